export const toursMigration = {
  id: 2,
  name: 'tours',
  statements: [
    // `closed` and `winner` are written with the entries they come from, for the list of tours.
    `create table tours (
      id text primary key,
      account text not null references accounts on delete cascade,
      name text not null,
      game text not null,
      plan text not null,
      stages integer not null,
      closed integer not null,
      winner text,
      version integer not null,
      follow text unique,
      made bigint not null,
      touched bigint not null
    )`,
    'create index tours_account on tours (account)',
    `create table entries (
      tour text not null references tours on delete cascade,
      version integer not null,
      id text not null,
      entry text not null,
      at bigint not null,
      account text references accounts on delete set null,
      primary key (tour, version),
      unique (tour, id)
    )`,
    'create index entries_account on entries (account)',
    `create table members (
      tour text not null references tours on delete cascade,
      account text not null references accounts on delete cascade,
      role text not null,
      made bigint not null,
      primary key (tour, account)
    )`,
    'create index members_account on members (account)',
    `create table invitations (
      hash text primary key,
      tour text not null references tours on delete cascade,
      role text not null,
      ends bigint not null
    )`,
    'create index invitations_tour on invitations (tour)',
  ],
} as const;

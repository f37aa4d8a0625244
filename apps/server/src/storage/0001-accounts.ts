/** Times are milliseconds since 1970; tokens are kept as the SHA-256 of what the person holds. */
export const accountsMigration = {
  id: 1,
  name: 'accounts',
  statements: [
    // `owner` is 1 or null, so that there is one owner at most.
    `create table accounts (
      id text primary key,
      name text not null,
      name_key text not null unique,
      password text not null,
      owner integer unique,
      made bigint not null
    )`,
    `create table sessions (
      hash text primary key,
      account text not null references accounts on delete cascade,
      made bigint not null,
      ends bigint not null
    )`,
    'create index sessions_account on sessions (account)',
    `create table keys (
      hash text primary key,
      made bigint not null,
      used bigint,
      account text references accounts on delete set null
    )`,
    'create index keys_account on keys (account)',
    `create table resets (
      hash text primary key,
      account text not null references accounts on delete cascade,
      ends bigint not null
    )`,
    'create index resets_account on resets (account)',
    `create table teams (
      account text not null references accounts on delete cascade,
      id text not null,
      name text not null,
      colour text not null,
      riders text not null,
      version integer not null,
      touched bigint not null,
      primary key (account, id)
    )`,
    `create table drafts (
      account text not null references accounts on delete cascade,
      id text not null,
      draft text not null,
      version integer not null,
      touched bigint not null,
      primary key (account, id)
    )`,
  ],
} as const;

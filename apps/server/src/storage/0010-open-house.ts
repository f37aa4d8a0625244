/** What programs may do in the name of people, what the owner of a server does, and who hears of results. */
export const openHouseMigration = {
  id: 10,
  name: 'open house',
  statements: [
    // The SHA-256 of what the program holds; rights as a list with commas.
    `create table api_tokens (
      id text primary key,
      hash text not null unique,
      account text not null references accounts on delete cascade,
      name text not null,
      rights text not null,
      made bigint not null,
      used bigint
    )`,
    'create index api_tokens_account on api_tokens (account)',
    // The secret signs what is sent: it has to be known here.
    `create table webhooks (
      id text primary key,
      account text not null references accounts on delete cascade,
      url text not null,
      secret text not null,
      made bigint not null
    )`,
    'create index webhooks_account on webhooks (account)',
    // Since when somebody may not sign in.
    'alter table accounts add column suspended bigint',
    // What the owner did about a report.
    'alter table reports add column settled bigint',
    `alter table reports add column answer text not null default ''`,
    // One row: people need a key to sign up once there are this many accounts.
    'create table house (id integer primary key, open_accounts integer not null)',
    `create table owner_log (
      id text primary key,
      at bigint not null,
      who text not null,
      action text not null,
      about text not null
    )`,
    'create index owner_log_at on owner_log (at)',
  ],
} as const;

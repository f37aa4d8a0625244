/** Racing apart: results that are settled once, reserved seats, stages of tours, ratings, friends, notices, clubs and contests. */
export const racingApartMigration = {
  id: 9,
  name: 'racing apart',
  statements: [
    `create table clubs (
      id text primary key,
      name text not null,
      link text unique,
      made bigint not null
    )`,
    `create table club_members (
      club text not null references clubs on delete cascade,
      account text not null references accounts on delete cascade,
      role text not null,
      made bigint not null,
      primary key (club, account)
    )`,
    'create index club_members_account on club_members (account)',
    // When the result of a race that is over was settled: places, ratings and points are written with it, once.
    'alter table shared_tables add column finished bigint',
    'alter table shared_tables add column rated integer not null default 0',
    'alter table shared_tables add column tour text references tours on delete set null',
    'alter table shared_tables add column stage integer',
    // JSON: what the table shows of the tour.
    'alter table shared_tables add column stage_info text',
    'alter table shared_tables add column club text',
    // The table that follows this one: a rematch, or the next stage.
    'alter table shared_tables add column next text',
    'create index shared_tables_finished on shared_tables (status, finished)',
    'create index shared_tables_tour on shared_tables (tour)',
    'create index shared_tables_club on shared_tables (club)',
    // A free seat that is reserved for a person, with or without an account, and their name.
    'alter table shared_seats add column held_person text',
    'alter table shared_seats add column held_name text',
    'create index shared_seats_held_for on shared_seats (held_for)',
    'create index shared_seats_held_person on shared_seats (held_person)',
    // Where the seat and its riders came in: JSON for the riders.
    'alter table shared_seats add column place integer',
    'alter table shared_seats add column finish text',
    // The rating after the race, where it was rated, and what the race changed.
    'alter table shared_seats add column mu double precision',
    'alter table shared_seats add column sigma double precision',
    'alter table shared_seats add column gain double precision',
    // The person who left the seat during a rated race, or lost it on time: they get the result.
    'alter table shared_seats add column gave_up text',
    // When the last turn began that the person was notified of.
    'alter table shared_seats add column told bigint not null default 0',
    `create table ratings (
      account text not null references accounts on delete cascade,
      game text not null,
      mu double precision not null,
      sigma double precision not null,
      races integer not null,
      touched bigint not null,
      primary key (account, game)
    )`,
    'create index ratings_game on ratings (game)',
    `create table friends (
      account text not null references accounts on delete cascade,
      friend text not null references accounts on delete cascade,
      made bigint not null,
      primary key (account, friend)
    )`,
    'create index friends_friend on friends (friend)',
    // A person's settings for all tables.
    `create table preferences (
      person text primary key,
      profile text not null,
      telling integer not null,
      quiet text,
      email text,
      email_confirmed integer not null,
      email_token text,
      email_sent bigint,
      vacation_from bigint,
      vacation_until bigint
    )`,
    `create table push_subscriptions (
      id text primary key,
      person text not null,
      endpoint text not null,
      keys text not null,
      made bigint not null
    )`,
    'create index push_subscriptions_person on push_subscriptions (person)',
    // Notices not sent yet.
    `create table notices (
      id text primary key,
      person text not null,
      shared_table text references shared_tables on delete cascade,
      turn_began bigint,
      channel text not null,
      target text not null,
      body text not null,
      due bigint not null,
      attempts integer not null
    )`,
    'create index notices_due on notices (due)',
    'create index notices_person on notices (person)',
    'create table server_keys (name text primary key, value text not null)',
    `create table seasons (
      id text primary key,
      club text not null references clubs on delete cascade,
      name text not null,
      points text not null,
      best integer,
      began bigint not null,
      ended bigint,
      winner text,
      winner_points integer
    )`,
    'create index seasons_club on seasons (club)',
    `create table season_results (
      season text not null references seasons on delete cascade,
      source text not null,
      account text not null references accounts on delete cascade,
      place integer not null,
      points integer not null,
      at bigint not null,
      primary key (season, source, account)
    )`,
    'create index season_results_account on season_results (account)',
    `create table club_events (
      id text primary key,
      club text not null references clubs on delete cascade,
      title text not null,
      at bigint not null,
      shared_table text references shared_tables on delete set null,
      made bigint not null
    )`,
    'create index club_events_club on club_events (club)',
    `create table club_replies (
      event text not null references club_events on delete cascade,
      account text not null references accounts on delete cascade,
      coming integer not null,
      primary key (event, account)
    )`,
    'create index club_replies_account on club_replies (account)',
    'alter table tours add column club text',
    'create index tours_club on tours (club)',
    `create table contests (
      id text primary key,
      club text not null references clubs on delete cascade,
      name text not null,
      kind text not null,
      game text not null,
      options text not null,
      clock text not null,
      rated integer not null,
      table_size integer not null,
      days integer not null,
      round integer not null,
      rounds integer not null,
      winner text,
      made bigint not null
    )`,
    'create index contests_club on contests (club)',
    `create table contest_entrants (
      contest text not null references contests on delete cascade,
      account text not null references accounts on delete cascade,
      seed integer not null,
      primary key (contest, account)
    )`,
    'create index contest_entrants_account on contest_entrants (account)',
    `create table contest_tables (
      contest text not null references contests on delete cascade,
      round integer not null,
      number integer not null,
      shared_table text references shared_tables on delete set null,
      accounts text not null,
      due bigint not null,
      result text,
      primary key (contest, round, number)
    )`,
    'create index contest_tables_table on contest_tables (shared_table)',
  ],
} as const;

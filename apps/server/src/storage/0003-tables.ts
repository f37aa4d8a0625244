/** A person is `a:` and the id of their account, or `g:` and the hash of the token that their browser holds. */
export const tablesMigration = {
  id: 3,
  name: 'tables',
  statements: [
    // The newest state is kept beside the log, so that opening a long race is one read.
    `create table shared_tables (
      id text primary key,
      game text not null,
      rules integer not null,
      options text not null,
      status text not null,
      host text not null,
      host_name text not null,
      open integer not null,
      spectators integer not null,
      clock text not null,
      secret text not null,
      seed text,
      setup text,
      version integer not null,
      steps integer not null,
      state text,
      turn integer,
      turn_began bigint,
      due bigint,
      clocks text,
      stand_ins text not null,
      undo text,
      broken integer not null,
      changes integer not null,
      made bigint not null,
      touched bigint not null
    )`,
    'create index shared_tables_open on shared_tables (open, status)',
    'create index shared_tables_due on shared_tables (due)',
    `create table shared_seats (
      shared_table text not null references shared_tables on delete cascade,
      seat integer not null,
      colour text not null,
      name text not null,
      player text,
      person text,
      held_for text,
      contribution text,
      webhook text,
      primary key (shared_table, seat)
    )`,
    'create index shared_seats_person on shared_seats (person)',
    // A step, or, with `left_steps`, a taking back.
    `create table shared_log (
      shared_table text not null references shared_tables on delete cascade,
      version integer not null,
      id text not null,
      seat integer not null,
      choice text,
      dice text,
      left_steps integer,
      at bigint not null,
      primary key (shared_table, version),
      unique (shared_table, id)
    )`,
    `create table shared_chat (
      shared_table text not null references shared_tables on delete cascade,
      number integer not null,
      id text not null,
      at bigint not null,
      seat integer,
      name text not null,
      text text not null,
      primary key (shared_table, number),
      unique (shared_table, id)
    )`,
    `create table shared_notes (
      shared_table text not null references shared_tables on delete cascade,
      person text not null,
      text text not null,
      primary key (shared_table, person)
    )`,
    `create table shared_bans (
      shared_table text not null references shared_tables on delete cascade,
      person text not null,
      at bigint not null,
      primary key (shared_table, person)
    )`,
    // Each process says who is connected to it, and for how long that may be believed.
    `create table shared_presence (
      process text not null,
      shared_table text not null references shared_tables on delete cascade,
      seats text not null,
      spectators integer not null,
      until bigint not null,
      primary key (shared_table, process)
    )`,
    'create index shared_presence_process on shared_presence (process)',
    `create table reports (
      id text primary key,
      shared_table text not null references shared_tables on delete cascade,
      at bigint not null,
      person text not null,
      seat integer,
      line integer,
      text text not null
    )`,
  ],
} as const;

/** The log of a table by a number instead of its long id, and without an index for the ids of its entries: half the work for every step. */
export const tableLogMigration = {
  id: 4,
  name: 'table log',
  statements: [
    'alter table shared_tables add column log bigint',
    'update shared_tables set log = (select count(*) from shared_tables as other where other.id <= shared_tables.id)',
    'create unique index shared_tables_log on shared_tables (log)',
    // A step, or, with `left_steps`, a taking back.
    `create table table_log (
      log bigint not null references shared_tables (log) on delete cascade,
      version integer not null,
      id text not null,
      seat integer not null,
      choice text,
      dice text,
      left_steps integer,
      at bigint not null,
      primary key (log, version)
    )`,
    `insert into table_log select shared_tables.log, shared_log.version, shared_log.id, seat, choice, dice, left_steps, at
      from shared_log join shared_tables on shared_tables.id = shared_log.shared_table`,
    'drop table shared_log',
  ],
} as const;

/** Decision 0020: contributions are committed to first; take-backs make new dice; who may take over a seat, and what happened at a table. */
export const fairStartMigration = {
  id: 7,
  name: 'fair start',
  statements: [
    'alter table shared_tables add column fairness integer not null default 1',
    'alter table shared_tables add column take_backs integer not null default 0',
    'alter table shared_seats add column commitment text',
    // From which version of the log on the person sees the race with the eyes of the seat.
    'alter table shared_seats add column since integer not null default 0',
    // Who may take over during a race: '*' for anyone, one person, or nobody.
    'alter table shared_seats add column open_to text',
    // How many people have had the seat in the race.
    'alter table shared_seats add column riders integer not null default 0',
    'alter table shared_chat add column event text',
    // Tables that have not begun follow the new scheme: open pages commit anew.
    `update shared_tables set fairness = 2 where status = 'gathering'`,
    `update shared_seats set contribution = null where shared_table in (select id from shared_tables where status = 'gathering')`,
    `update shared_seats set riders = 1 where player = 'person' or contribution is not null`,
    // A seat that stood free in a race is a bot's until somebody takes over.
    `update shared_seats set player = 'rule-of-thumb', open_to = '*', name = colour
      where player is null and shared_table in (select id from shared_tables where status = 'racing')`,
  ],
} as const;

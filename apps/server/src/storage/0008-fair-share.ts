/** For whoever shares the server with people who want much of it, and for a clock that goes wrong. */
export const fairShareMigration = {
  id: 8,
  name: 'fair share',
  statements: [
    // From where a forecast was asked for, as a hash: places take turns, not forecasts.
    "alter table forecasts add column origin text not null default ''",
    'create index forecasts_origin on forecasts (origin)',
    // A person's data is found without reading other people's.
    'create index shared_notes_person on shared_notes (person)',
    'create index shared_bans_person on shared_bans (person)',
    'create index reports_person on reports (person)',
    'create index shared_tables_host on shared_tables (host)',
    'create index shared_tables_touched on shared_tables (touched)',
    // When the server last threw things away, by its clock then.
    'create table swept (id integer primary key, at bigint not null)',
  ],
} as const;

/** What one person or one tour has is found, and counted, without reading what everybody else has. */
export const ownRowsMigration = {
  id: 14,
  name: 'own rows',
  statements: [
    // Whose line of chat it is. The ids begin with it, but no index finds a beginning on both databases.
    'alter table shared_chat add column person text',
    `update shared_chat set person = substr(id, 1, length(id) - 37) where length(id) > 37 and substr(id, length(id) - 36, 1) = ':'`,
    'create index shared_chat_person on shared_chat (person)',
    'create index shared_seats_open_to on shared_seats (open_to)',
    'create index shared_seats_gave_up on shared_seats (gave_up)',
    // What goes with a table, or stays without it.
    'create index reports_table on reports (shared_table)',
    'create index notices_table on notices (shared_table)',
    'create index club_events_table on club_events (shared_table)',
    // Where the owner's log names somebody who deletes their account.
    'create index owner_log_who on owner_log (who)',
    'create index owner_log_about on owner_log (about)',
    // How many characters the plan and the entries of a tour have together.
    'alter table tours add column size bigint not null default 0',
    `update tours set size = length(plan) + coalesce((select sum(length(entry)) from entries where entries.tour = tours.id), 0)`,
    // The list of somebody's tours, without reading their plans; PostgreSQL indexes nothing long.
    'create index tours_listing on tours (account, touched, id, name, game, stages, closed, substr(winner, 1, 200), size)',
    // The list of somebody's drafts, without reading them before it is their turn.
    'create index drafts_listing on drafts (account, touched, id)',
    // How long entries are, without reading them.
    'create index entries_length on entries (tour, version, length(entry))',
  ],
} as const;

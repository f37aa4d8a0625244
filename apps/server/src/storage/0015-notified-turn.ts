/** The column says what it holds: when the last turn began that the person was notified of. */
export const notifiedTurnMigration = {
  id: 15,
  name: 'notified turn',
  statements: ['alter table shared_seats rename column told to notified_turn'],
} as const;

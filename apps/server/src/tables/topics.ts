/** There is news of this when the race has a new version. */
export const raceTopic = (table: string): string => `race:${table}`;
/** And of this when something else has changed at the table. */
export const tableTopic = (table: string): string => `table:${table}`;
/** And of this when an account was deleted, and bots have turns that were its. */
export const leftTopic = 'left';

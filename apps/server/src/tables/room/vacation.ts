import type { Clock, TableEvent } from '@gruppetto/wire';
import type { Vacation } from './surroundings.ts';

/** What becomes of the tables of a person whose vacation begins or ends. */
export interface VacationChange {
  readonly event: TableEvent;
  /** When their time is up then, if it was up at `due` before. */
  dueOf(due: number, turnBegan: number): number;
}

/** Whether a clock waits for people on vacation: one that counts hours or days. */
export const standsStill = ({ kind }: Clock): boolean => kind === 'slow' || kind === 'days';

export const begun = ({ from, until }: Vacation): VacationChange => ({ event: 'vacation', dueOf: (due) => due + until - from });

/** Ended before its time. A turn that began during the vacation begins now. */
export const ended = ({ from, until }: Vacation, at: number): VacationChange => ({
  event: 'came-back',
  dueOf: (due, turnBegan) => (due > until ? due - (until - at) : at + due - Math.max(from, turnBegan)),
});

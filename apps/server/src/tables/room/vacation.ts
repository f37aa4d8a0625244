import type { Clock, TableEvent } from '@gruppetto/wire';
import type { Vacation } from './room-services.ts';

/** What happens to the tables of a person whose vacation begins or ends. */
export interface VacationChange {
  readonly event: TableEvent;
  /** When their time runs out then, if it ran out at `due` before. */
  dueOf(due: number, turnBegan: number): number;
}

/** Whether a clock waits for people on vacation: one that counts hours or days. */
export const standsStill = ({ kind }: Clock): boolean => kind === 'slow' || kind === 'days';

export const begun = ({ from, until }: Vacation): VacationChange => ({ event: 'vacation', dueOf: (due) => due + until - from });

/** The vacation ended early. A turn that began during it begins now. */
export const ended = ({ from, until }: Vacation, at: number): VacationChange => ({
  event: 'came-back',
  dueOf: (due, turnBegan) => (due > until ? due - (until - at) : at + due - Math.max(from, turnBegan)),
});

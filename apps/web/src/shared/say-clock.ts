import type { Clock } from '@gruppetto/wire';
import type { Words } from '@gruppetto/words';

/** "2 min a choice". */
export const sayClock = ({ kind, minutes, hours, days, increment }: Clock, words: Words['sharedTables']): string =>
  words.sayClock[kind]((kind === 'slow' ? hours : kind === 'days' ? days : minutes) ?? 0) +
  (kind === 'race' && increment ? words.sayIncrement(increment) : '');

import type { Clock } from '@gruppetto/wire';
import { sharedTables as words } from '@gruppetto/words';

/** "2 min a choice". */
export const sayClock = ({ kind, minutes, hours }: Clock): string => words.sayClock[kind]((kind === 'slow' ? hours : minutes) ?? 0);

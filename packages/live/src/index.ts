export type { Moment, TurnFor } from './moment.ts';
export { momentFor } from './moment.ts';

export type { Entrant, Line, Ranking, Tour } from './classify.ts';
export { classify } from './classify.ts';

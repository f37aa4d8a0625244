import '@gruppetto/catalogue/all';
import { type Part, ridePart, type Tally } from '@gruppetto/lab';

/** What each thread of the pool does. */
export const ride = ({ plan, from, to }: Part): Tally => ridePart(plan, from, to);

import '@gruppetto/catalogue/all';
import { type ForecastPart, ridePart, type Tally } from '@gruppetto/lab';

/** What each thread of the pool does. */
export const ride = ({ plan, from, to }: ForecastPart): Tally => ridePart(plan, from, to);

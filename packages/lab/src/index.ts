export type { Forecast, Part, Pool, Watching } from './forecast.ts';
export { forecast } from './forecast.ts';
export { csvOf, jsonOf } from './report.ts';
export type { SetUp } from './set-up.ts';
export { parseSetUp, setUpSchema } from './set-up.ts';
export type { Chances, Estimate, Finishes, RiderChances, SeatChances, Summary } from './summary.ts';
export { summarise } from './summary.ts';
export type { Plan, Tally } from './tally.ts';
export { merge, ridePart } from './tally.ts';

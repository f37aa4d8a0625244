import { fileURLToPath } from 'node:url';
import { anything, inside, integer, object, refine, text } from '@gruppetto/kernel';
import { type RacePlan, type Summary, summarise } from '@gruppetto/lab';
import { hashOf } from '../accounts/tokens.ts';
import type { Visitors } from '../accounts/visitors.ts';
import type { Context } from '../context.ts';
import { type App, uuid } from '../http/check.ts';
import { invalid, notFound, Refused } from '../http/errors.ts';
import { addressOf } from '../http/limits.ts';
import { Forecaster } from './forecaster.ts';
import { Rides } from './rides.ts';
import type { ForecastRow, ForecastState } from './rows.ts';
import { readTally } from './tally-text.ts';

export interface ForecastsOptions {
  /** The script of the thread that rides; for tests. */
  readonly forecastScript?: URL | string;
  /** How long a part may take. */
  readonly forecastLimitMs?: number;
}

/** What a page sees of a forecast. */
export interface ForecastAnswer {
  readonly id: string;
  readonly state: ForecastState | 'stopped';
  readonly seed: string;
  readonly races: number;
  /** Those of them that are home: always the races from 0 on without a gap. */
  readonly done: number;
  /** What they say, as soon as there is one. */
  readonly result?: Summary;
}

/** Less than pg-boss lets a process have a job. */
const forecastLimit = 20_000;
const maxRaces = 100_000;
/** A recorded race with all its steps. */
const bodyLimit = 1024 * 1024;

const seed = refine(text(100), (value, at) => (value === '' ? [{ at, need: { reason: 'too-short', with: { min: 1 } } }] : []));
const body = object({ id: uuid, seed, races: integer({ min: 1, max: maxRaces }), race: anything() });
const params = object({ id: uuid });

/** The odds of a race, ridden by the server: they go on when the page is closed. */
export function forecastRoutes(app: App, context: Context, visitors: Visitors, options: ForecastsOptions = {}): void {
  const { storage, jobs, limits, now } = context;
  const { forecastScript, forecastLimitMs = forecastLimit } = options;
  const script = forecastScript ?? fileURLToPath(new URL('./forecast-worker.js', import.meta.url));
  const forecaster = new Forecaster({ script, limitMs: forecastLimitMs });
  const rides = new Rides({ storage, jobs, forecaster, now, complain: (error) => app.log.error(error) });
  const { store } = rides;
  app.addHook('onClose', () => rides.close());

  app.post('/api/forecasts', { onRequest: limits.costly, schema: { body }, bodyLimit }, async (request, reply) => {
    const { person } = await visitors.know(request, reply);
    const { seed, races } = request.body;
    const origin = hashOf(addressOf(request)).slice(0, 16);
    const parsed = await forecaster.read(request.body.race, origin).catch((error) => {
      request.log.error(error);
      throw new Refused(503, 'unavailable', (say) => say.raceNotRead);
    });
    if (!parsed.ok) throw invalid(parsed.problems.map(({ at, need }) => ({ at: at === '' ? 'race' : inside('race', at), need })));
    const plan: RacePlan = { ...parsed.value, seed };
    const row = await store.make({ id: request.body.id.toLowerCase(), person, origin, plan: JSON.stringify(plan), races });
    rides.look();
    return reply.code(202).send(answerOf(row));
  });

  app.get('/api/forecasts/:id', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.recognise(request, reply);
    const row = visitor && (await store.read(request.params.id.toLowerCase(), visitor.person));
    if (!row) throw notFound();
    return answerOf(row);
  });

  app.delete('/api/forecasts/:id', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.recognise(request, reply);
    const row = visitor && (await store.remove(request.params.id.toLowerCase(), visitor.person));
    if (!row) throw notFound();
    const answer = answerOf(row);
    return answer.state === 'waiting' || answer.state === 'running' ? { ...answer, state: 'stopped' } : answer;
  });
}

function answerOf({ id, state, plan, races, done, tally }: ForecastRow): ForecastAnswer {
  const { seed } = JSON.parse(plan) as RacePlan;
  return { id, state, seed, races, done, ...(tally !== null && { result: summarise(readTally(tally)) }) };
}

import { merge, type RacePlan, type Tally } from '@gruppetto/lab';
import { type Kysely, sql } from 'kysely';
import { Refused } from '../http/errors.ts';
import type { Rows } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { ForecastRow, ForecastRows } from './rows.ts';
import { readTally, writeTally } from './tally-text.ts';

const day = 24 * 60 * 60 * 1000;
const keptFor = 7 * day;

/** At the same time, for one person and for everybody together. */
const maxOfPerson = 2;
const maxOfAll = 1000;

/** A job rides at least this share of a forecast. */
const maxParts = 1000;
/** After this many parts have broken off, a forecast is given up. */
const maxFaults = 3;

const unfinished = ['waiting', 'running'] as const;

type Db = Kysely<Rows & ForecastRows>;

/** Does more in the same transaction: puts jobs into a queue. `others` are under way from the same place. */
export type Besides = (transaction: Db, forecast: string, parts: readonly number[], others: number) => Promise<void>;

const tablesOf = (db: Kysely<Rows>): Db => db.withTables<ForecastRows>();

/** A guest who signs up keeps their forecasts. */
export async function adoptForecasts(db: Kysely<Rows>, guest: string, person: string): Promise<void> {
  const known = await tablesOf(db).selectFrom('forecasts').select('id').where('person', '=', guest).limit(1).execute();
  if (known.length > 0) await tablesOf(db).updateTable('forecasts').set({ person }).where('person', '=', guest).execute();
}

export async function removeForecastsOf(db: Kysely<Rows>, person: string): Promise<void> {
  await tablesOf(db).deleteFrom('forecasts').where('person', '=', person).execute();
}

export async function forecastsOf(
  db: Kysely<Rows>,
  person: string,
  limit: number,
  offset: number,
): Promise<readonly Pick<ForecastRow, 'id'>[]> {
  const own = tablesOf(db).selectFrom('forecasts').select('id').where('person', '=', person).orderBy('touched').orderBy('id');
  return await own.limit(limit).offset(offset).execute();
}

export async function exportedForecast(db: Kysely<Rows>, id: string): Promise<ForecastRow | undefined> {
  return await tablesOf(db).selectFrom('forecasts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Throws away what nobody has ridden on or asked for in a week. */
export async function forgetForecasts(db: Kysely<Rows>, now: number): Promise<void> {
  await tablesOf(db)
    .deleteFrom('forecasts')
    .where('touched', '<=', now - keptFor)
    .execute();
}

/** How many others from the same address are in progress. */
async function othersFrom(db: Db, { id, origin }: Pick<ForecastRow, 'id' | 'origin'>): Promise<number> {
  const others = await db
    .selectFrom('forecasts')
    .select('id')
    .where('origin', '=', origin)
    .where('id', '!=', id)
    .where('state', 'in', unfinished)
    .execute();
  return others.length;
}

/** From which races on. */
const partsLeft = (races: number, done: number, part: number): readonly number[] =>
  Array.from({ length: Math.ceil((races - done) / part) }, (_, index) => done + index * part);

export class ForecastStore {
  private readonly storage: Storage;
  private readonly db: Db;
  private readonly now: () => number;
  private readonly besides: Besides;

  /** `besides` is done for the parts that can be ridden now: from which races on. */
  constructor(storage: Storage, now: () => number, besides: Besides) {
    this.storage = storage;
    this.db = tablesOf(storage.db);
    this.now = now;
    this.besides = besides;
  }

  async make(wish: Pick<ForecastRow, 'id' | 'person' | 'origin' | 'plan' | 'races'>): Promise<ForecastRow> {
    const { id, person, origin, plan, races } = wish;
    return await this.db.transaction().execute(async (transaction) => {
      // Or two requests at once would each count without the other.
      if (this.storage.kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`.execute(transaction);
      const there = await transaction.selectFrom('forecasts').selectAll().where('id', '=', id).executeTakeFirst();
      // If the answer was lost and the page sends it again, it is still one forecast.
      if (there?.person === person && there.plan === plan && there.races === races) return there;
      const taken = () => new Refused(409, 'id-taken', (say) => say.idTaken);
      if (there) throw taken();
      const others = transaction.selectFrom('forecasts').select('id').where('state', 'in', unfinished);
      if ((await others.where('person', '=', person).execute()).length >= maxOfPerson)
        throw new Refused(409, 'too-many-forecasts', (say) => say.yourForecasts(maxOfPerson));
      if ((await others.limit(maxOfAll).execute()).length >= maxOfAll)
        throw new Refused(503, 'too-many-forecasts', (say) => say.tooManyForecasts);
      const made = await transaction
        .insertInto('forecasts')
        .values({ id, person, origin, plan, races, state: 'waiting', part: null, done: 0, tally: null, faults: 0, touched: this.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!made) throw taken();
      await this.besides(transaction, id, [0], await othersFrom(transaction, made));
      return made;
    });
  }

  async read(id: string, person: string): Promise<ForecastRow | undefined> {
    return await this.db.selectFrom('forecasts').selectAll().where('id', '=', id).where('person', '=', person).executeTakeFirst();
  }

  /** A part in progress then finds nothing to do. Returns the forecast that was there. */
  async remove(id: string, person: string): Promise<ForecastRow | undefined> {
    return await this.db.deleteFrom('forecasts').where('id', '=', id).where('person', '=', person).returningAll().executeTakeFirst();
  }

  /** The forecast whose turn it is: from the address that has waited longest, and of those the one that has waited longest. */
  async next(): Promise<Pick<ForecastRow, 'id' | 'done'> | undefined> {
    return await this.db
      .selectFrom('forecasts')
      .select(['id', 'done'])
      .where('state', 'in', unfinished)
      .orderBy((select) =>
        select
          .selectFrom('forecasts as other')
          .select(({ fn }) => fn.max('other.touched').as('last'))
          .whereRef('other.origin', '=', 'forecasts.origin')
          .where('other.state', 'in', unfinished),
      )
      .orderBy('touched')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  /** The part to ride from that race on, if it is still needed. */
  async begin(
    id: string,
    from: number,
  ): Promise<{ readonly plan: RacePlan; readonly races: number; readonly part: number | null; readonly origin: string } | undefined> {
    const row = await this.db
      .updateTable('forecasts')
      .set({ state: 'running' })
      .where('id', '=', id)
      .where('state', 'in', unfinished)
      .where('done', '<=', from)
      .returning(['plan', 'races', 'part', 'origin'])
      .executeTakeFirst();
    return row && { ...row, plan: JSON.parse(row.plan) as RacePlan };
  }

  /** Results always cover the races from 0 on without a gap; parts that finish early wait for those before them. */
  async keep(id: string, from: number, ridden: Tally): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      const found = transaction.selectFrom('forecasts').selectAll().where('id', '=', id);
      const row = await (this.storage.kind === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
      // It has been stopped, or somebody else has ridden this too.
      if (!row || from < row.done) return;
      const parts = transaction.selectFrom('forecast_parts').where('forecast', '=', id);
      if (from > row.done) {
        await transaction
          .insertInto('forecast_parts')
          .values({ forecast: id, first_race: from, tally: writeTally(ridden) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return;
      }
      let tally = row.tally === null ? ridden : merge(readTally(row.tally), ridden);
      const next = () => parts.select('tally').where('first_race', '=', tally.races).executeTakeFirst();
      for (let early = await next(); early; early = await next()) tally = merge(tally, readTally(early.tally));
      const { races: done } = tally;
      await transaction.deleteFrom('forecast_parts').where('forecast', '=', id).where('first_race', '<', done).execute();
      const part = row.part ?? Math.max(done, Math.ceil(row.races / maxParts));
      const state = done === row.races ? 'done' : row.state;
      await transaction
        .updateTable('forecasts')
        .set({ tally: writeTally(tally), done, part, state, touched: this.now() })
        .where('id', '=', id)
        .execute();
      if (row.part === null) await this.besides(transaction, id, partsLeft(row.races, done, part), await othersFrom(transaction, row));
    });
  }

  /** Queues whatever is left of every unfinished forecast. */
  async sendAgain(): Promise<void> {
    const rows = await this.db
      .selectFrom('forecasts')
      .select(['id', 'origin', 'races', 'done', 'part'])
      .where('state', 'in', unfinished)
      .execute();
    for (const row of rows)
      await this.db.transaction().execute(async (transaction) => {
        const parts = row.part === null ? [0] : partsLeft(row.races, row.done, row.part);
        await this.besides(transaction, row.id, parts, await othersFrom(transaction, row));
      });
  }

  /** Whether it is given up. */
  async fault(id: string): Promise<boolean> {
    const row = await this.db
      .updateTable('forecasts')
      .set(({ eb }) => ({ faults: eb('faults', '+', 1), touched: this.now() }))
      .where('id', '=', id)
      .returning('faults')
      .executeTakeFirst();
    if (!row || row.faults < maxFaults) return false;
    await this.db.updateTable('forecasts').set({ state: 'failed' }).where('id', '=', id).where('state', 'in', unfinished).execute();
    return true;
  }
}

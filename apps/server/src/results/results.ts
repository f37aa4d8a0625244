import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Rows } from '../storage/rows.ts';
import type { RaceResult } from '../tables/engine/engine-job.ts';
import { EngineOverran, type RulesEngines } from '../tables/engine/engines.ts';
import { raceOf } from '../tables/room/shared-table.ts';
import { stepTexts } from '../tables/store/log-store.ts';
import type { TableRows } from '../tables/store/rows.ts';
import type { ServerTable } from '../tables/store/server-table.ts';
import type { TableStore } from '../tables/store/table-store.ts';
import type { Timing } from '../timing.ts';

/** A part of the server that makes something of results. */
export interface ResultPart {
  /** Runs before the result is settled, and again if the server stopped meanwhile: it must know what it has done already. */
  before?(table: ServerTable, finished: RaceResult): Promise<void>;
  /** Runs once, in the transaction that settles the result. */
  within?(transaction: Transaction<Rows & TableRows>, settled: Settled): Promise<void>;
}

export interface Settled {
  readonly table: ServerTable;
  readonly finished: RaceResult;
  /** By seat. */
  readonly places: readonly number[];
  readonly at: number;
}

export interface ResultsOptions {
  readonly store: TableStore;
  readonly engines: RulesEngines;
  readonly parts: readonly ResultPart[];
  readonly log: FastifyBaseLogger;
  readonly timing: Timing;
  now(): number;
  /** Tells everybody at the table. */
  changed(table: string, changes: number): void;
  /** A table follows this one, with reserved seats. */
  followed(table: string): void;
}

/** The person who gets the result of a seat, also if they gave up. */
export const riderOf = ({ person, gaveUp }: ServerTable['seats'][number]): string | undefined => gaveUp ?? person;

/** The place of each seat: those who gave up come last. */
export function placesOf({ seats }: Pick<ServerTable, 'seats'>, finished: RaceResult): readonly number[] {
  const gaveUp = seats.map((seat) => (seat.gaveUp === undefined ? 0 : 1));
  const isAhead = (one: number, other: number) =>
    gaveUp[one] < gaveUp[other] || (gaveUp[one] === gaveUp[other] && finished.seats[one].place < finished.seats[other].place);
  return seats.map(({ seat }) => 1 + seats.filter((other) => isAhead(other.seat, seat)).length);
}

const again = 5_000;

/** Results of finished races: each settled once, also if the server is killed in between. */
export class Results {
  private readonly options: ResultsOptions;
  private readonly settling = new Map<string, Promise<void>>();
  /** Results that could not be settled, and how the next attempt is stopped. */
  private readonly later = new Map<string, () => void>();
  private closed = false;

  constructor(options: ResultsOptions) {
    this.options = options;
  }

  /** Settles the result of a race that is over, unless that has been done. */
  settle(id: string): Promise<void> {
    const known = this.settling.get(id);
    if (known) return known;
    const work = this.settleNow(id)
      .finally(() => this.settling.delete(id))
      .catch((error) => {
        this.options.log.error(error);
        this.settleLater(id);
      });
    this.settling.set(id, work);
    return work;
  }

  /** The database or the engine may be back by then. */
  private settleLater(id: string): void {
    if (this.closed || this.later.has(id)) return;
    const stop = this.options.timing.after(again, () => {
      this.later.delete(id);
      void this.settle(id);
    });
    this.later.set(id, stop);
  }

  /** Settles what was left when a server stopped, as soon as that can be. */
  async begin(): Promise<void> {
    while (!this.closed) {
      try {
        return await this.settleAll();
      } catch (error) {
        this.options.log.error(error);
        await new Promise<void>((resolve) => this.later.set('', this.options.timing.after(again, resolve)));
      }
    }
  }

  async settleAll(): Promise<void> {
    for (const id of await this.options.store.unsettled()) await this.settle(id);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.later.values()) stop();
    await Promise.all(this.settling.values());
  }

  private async settleNow(id: string): Promise<void> {
    const { store, parts, now, changed } = this.options;
    const table = await store.read(id);
    if (table?.status !== 'over' || table.finished !== undefined || table.state === undefined) return;
    const finished = await this.finish(table);
    for (const part of parts) await part.before?.(table, finished);
    const at = now();
    const places = placesOf(table, finished);
    const changes = await store.db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('shared_tables')
        .set(({ eb }) => ({ finished: at, changes: eb('changes', '+', 1) }))
        .where('id', '=', id)
        .where('finished', 'is', null)
        .returning('changes')
        .executeTakeFirst();
      if (!row) return undefined;
      for (const seat of table.seats)
        await transaction
          .updateTable('shared_seats')
          .set({ place: places[seat.seat], finish: JSON.stringify(finished.seats[seat.seat].riders) })
          .where('shared_table', '=', id)
          .where('seat', '=', seat.seat)
          .execute();
      for (const part of parts)
        await part.within?.(transaction as unknown as Transaction<Rows & TableRows>, { table, finished, places, at });
      return row.changes;
    });
    if (changes === undefined) return;
    changed(id, changes);
    const next = (await store.read(id))?.next;
    if (next !== undefined) this.options.followed(next);
  }

  /** A stage of a tour also gets its story, if there is time. */
  private async finish(table: ServerTable): Promise<RaceResult> {
    const { engines, store } = this.options;
    const race = JSON.stringify(raceOf(table));
    const order = { payer: table.host, own: true };
    const state = table.state as string;
    const stage = table.tour !== undefined;
    if (stage) {
      const steps = stepTexts(await store.log.after(table.log, -1));
      const whole = { setup: table.setup ?? [], steps };
      const answer = await engines.do({ do: 'finish', race, state, stage, whole }, order).catch((error) => {
        if (!(error instanceof EngineOverran)) throw error;
        return undefined;
      });
      if (answer?.kind === 'finished') return answer;
    }
    const answer = await engines.do({ do: 'finish', race, state, stage }, order);
    if (answer.kind !== 'finished') throw new Error(`no result of table ${table.id}: ${JSON.stringify(answer)}`);
    return answer;
  }
}

import { fileURLToPath } from 'node:url';
import type { Parsed } from '@gruppetto/kernel';
import type { TourPlan } from '@gruppetto/tour';
import type { NewEntry } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import { notFound, Refused } from '../http/errors.ts';
import type { Rows } from '../storage/rows.ts';
import { type Purse, TaskFailed, TaskThread } from '../threads/task-thread.ts';
import { sendResult } from '../webhooks/results.ts';
import { needRoom } from './tour-sizes.ts';
import { pagesOf } from './tour-text.ts';
import type { OpenStage, TourProgress, TourTask, Tried } from './tour-worker.ts';

interface TourDeskOptions {
  readonly db: Kysely<Rows>;
  now(): number;
  /** The script of the thread that works tours out; for tests. */
  readonly script?: URL | string;
}

const maxEntries = 50_000;
/** So many new entries are tried at a time. */
const chunk = 5;
/** What one request may cost the thread, in milliseconds of the processor: waiting for others costs nothing. */
const budget = 10_000;
const taskLimit = 20_000;
const attempts = 20;

/** Enters results into tours. Everything that grows with a tour is worked out in a thread, and never inside a transaction. */
export class TourDesk {
  private readonly db: Kysely<Rows>;
  private readonly now: () => number;
  private readonly thread: TaskThread<TourTask>;
  /** Entries of one tour are entered one after another. */
  private readonly lines = new Map<string, Promise<unknown>>();

  constructor({ db, now, script = fileURLToPath(new URL('./tour-worker.js', import.meta.url)) }: TourDeskOptions) {
    this.db = db;
    this.now = now;
    this.thread = new TaskThread({ script, limitMs: taskLimit });
  }

  close(): Promise<void> {
    return this.thread.close();
  }

  /** Starts the thread and waits until it has read the games, so that the first who enters something need not. */
  async prepare(): Promise<void> {
    await this.thread.do({ do: 'read', plan: undefined }, '').catch(() => undefined);
  }

  /** Reads the plan of a new tour. */
  async read(plan: unknown, payer: string): Promise<Parsed<{ readonly plan: TourPlan; readonly progress: TourProgress }>> {
    return this.thread.do<Parsed<{ plan: TourPlan; progress: TourProgress }>>({ do: 'read', plan }, payer).catch(tooCostly);
  }

  /** Enters those that have not been entered yet, all or none, and gives the version after that. Without an account the server does. */
  async enter(
    tour: string,
    account: string | undefined,
    entries: readonly NewEntry[],
    payer: string,
  ): Promise<{ version: number; changed: boolean }> {
    const before = this.lines.get(tour) ?? Promise.resolve();
    const entering = before.then(() => this.enterNow(tour, account, entries, payer));
    const line = entering.catch(() => undefined);
    this.lines.set(tour, line);
    try {
      return await entering;
    } finally {
      if (this.lines.get(tour) === line) this.lines.delete(tour);
    }
  }

  private async enterNow(tour: string, account: string | undefined, entries: readonly NewEntry[], payer: string) {
    const sent = new Map(entries.map(({ id, entry }) => [id.toLowerCase(), JSON.stringify(entry)]));
    for (let attempt = 0; attempt < attempts; attempt++) {
      const row = await this.db
        .selectFrom('tours')
        .select(['account', 'plan', 'version', 'size'])
        .where('id', '=', tour)
        .executeTakeFirst();
      if (!row) throw notFound();
      const wanted = await this.withoutStored(tour, sent);
      if (wanted.size === 0) return { version: row.version, changed: false };
      if (row.version + wanted.size > maxEntries) throw new Refused(409, 'too-many-kept', (say) => say.tourFull(maxEntries));
      const size = row.size + sizeOf(wanted);
      await needRoom(this.db, row.account, row.size, size);
      const progress = await this.try(tour, row, [...wanted.values()], payer).catch(tooCostly);
      const stored = progress && (await this.store(tour, account, row.version, wanted, progress));
      await this.thread.do({ do: stored ? 'keep' : 'drop', tour }, payer).catch(() => undefined);
      if (stored) return { version: row.version + wanted.size, changed: true };
    }
    throw new Refused(503, 'unavailable', (say) => say.tourBusy);
  }

  /** The stage that is open now; undefined if the tour is over. */
  async openStage(tour: string, payer: string): Promise<OpenStage | undefined> {
    const row = await this.db.selectFrom('tours').select(['plan', 'version']).where('id', '=', tour).executeTakeFirst();
    if (!row || !(await this.catchUp(tour, row, payer).catch(tooCostly))) return undefined;
    return this.thread.do<OpenStage | undefined>({ do: 'stage', tour }, payer).catch(tooCostly);
  }

  /** Where the seats stand, by seat. */
  async places(tour: string, payer: string): Promise<readonly number[] | undefined> {
    const row = await this.db.selectFrom('tours').select(['plan', 'version']).where('id', '=', tour).executeTakeFirst();
    if (!row || !(await this.catchUp(tour, row, payer).catch(tooCostly))) return undefined;
    return this.thread.do<readonly number[] | undefined>({ do: 'places', tour }, payer).catch(tooCostly);
  }

  /** Brings the thread up to what is stored; false if it has gone on meanwhile. */
  private async catchUp(
    tour: string,
    { plan, version }: { readonly plan: string; readonly version: number },
    payer: string,
    purse: Purse = { left: budget },
  ): Promise<boolean> {
    const known = await this.thread.do<number>({ do: 'open', tour, plan, version }, payer, purse);
    if (!(await this.follow(tour, known, version, payer, purse))) return false;
    while (!(await this.thread.do<boolean>({ do: 'settle', tour }, payer, purse))) needTime(purse);
    return true;
  }

  private async withoutStored(tour: string, sent: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
    const wanted = new Map(sent);
    if (wanted.size === 0) return wanted;
    const there = await this.db
      .selectFrom('entries')
      .select('id')
      .where('tour', '=', tour)
      .where('id', 'in', [...sent.keys()])
      .execute();
    for (const { id } of there) wanted.delete(id);
    return wanted;
  }

  /** How the tour stands with these entries; undefined if it has gone on meanwhile. Throws where they are refused. */
  private async try(
    tour: string,
    row: { readonly plan: string; readonly version: number },
    entries: readonly string[],
    payer: string,
  ): Promise<TourProgress | undefined> {
    const purse: Purse = { left: budget };
    if (!(await this.catchUp(tour, row, payer, purse))) return undefined;
    const { version } = row;
    let progress: TourProgress | undefined;
    for (let first = 0; first < entries.length; first += chunk) {
      needTime(purse);
      const some = entries.slice(first, first + chunk);
      const tried = await this.thread.do<Tried>({ do: 'try', tour, after: version + first, entries: some }, payer, purse);
      if (tried.kind === 'unknown') return undefined;
      if (tried.kind === 'refused') {
        await this.thread.do({ do: 'drop', tour }, payer);
        throw new Refused(409, 'refused', () => tried.sentence, { refusal: tried.refusal });
      }
      progress = tried.progress;
    }
    return progress;
  }

  /** Tells the thread what is stored and it does not know. */
  private async follow(tour: string, known: number, version: number, payer: string, purse: Purse): Promise<boolean> {
    for await (const { from: after, to } of pagesOf(this.db, tour, known, version)) {
      const rows = await this.db
        .selectFrom('entries')
        .select('entry')
        .where('tour', '=', tour)
        .where('version', '>', after)
        .where('version', '<=', to)
        .orderBy('version')
        .execute();
      const entries = rows.map(({ entry }) => entry);
      if (!(await this.thread.do<boolean>({ do: 'follow', tour, after, entries }, payer, purse))) return false;
    }
    return true;
  }

  /** Gives false if the tour has gone on since that version. */
  private async store(
    tour: string,
    account: string | undefined,
    version: number,
    entries: ReadonlyMap<string, string>,
    { closed, winner }: TourProgress,
  ) {
    return this.db.transaction().execute(async (transaction) => {
      const at = this.now();
      const before = await transaction
        .selectFrom('tours')
        .select(['account', 'name', 'game', 'winner'])
        .where('id', '=', tour)
        .executeTakeFirst();
      const { numUpdatedRows } = await transaction
        .updateTable('tours')
        .set(({ eb }) => ({
          version: version + entries.size,
          size: eb('size', '+', sizeOf(entries)),
          touched: at,
          closed,
          winner: winner ?? null,
        }))
        .where('id', '=', tour)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      const rows = [...entries].map(([id, entry], index) => ({
        tour,
        version: version + index + 1,
        id,
        entry,
        at,
        account: account ?? null,
      }));
      await transaction.insertInto('entries').values(rows).execute();
      if (before && winner !== undefined && winner !== before.winner) {
        const members = await transaction.selectFrom('members').select('account').where('tour', '=', tour).execute();
        const hook = { event: 'tour-over', tour, name: before.name, game: before.game, at, winner };
        await sendResult(transaction, [before.account, ...members.map((member) => member.account)], hook, at);
      }
      return true;
    });
  }
}

const sizeOf = (entries: ReadonlyMap<string, string>): number => [...entries.values()].reduce((sum, { length }) => sum + length, 0);

const costly = () => new Refused(503, 'too-costly', (say) => say.tooCostly);

function needTime({ left }: Purse): void {
  if (left <= 0) throw costly();
}

function tooCostly(error: unknown): never {
  throw error instanceof TaskFailed ? costly() : error;
}

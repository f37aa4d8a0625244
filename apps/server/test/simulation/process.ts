import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type { Bot } from '@gruppetto/bots';
import type { Game, Schema } from '@gruppetto/kernel';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Visitor, Visitors } from '../../src/accounts/visitors.ts';
import type { App } from '../../src/http/check.ts';
import { Refused } from '../../src/http/errors.ts';
import type { BusEnd } from '../../src/news/bus.ts';
import { type News, newsOver } from '../../src/news/news.ts';
import { vacationOf } from '../../src/profiles/preferences-store.ts';
import { Results } from '../../src/results/results.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { perform } from '../../src/tables/engine/engine-job.ts';
import { EngineOverran, type RulesEngines } from '../../src/tables/engine/engines.ts';
import { LivePage, type PageLine } from '../../src/tables/http/live-page.ts';
import { personRoutes } from '../../src/tables/http/person-routes.ts';
import { raceRoutes } from '../../src/tables/http/race-routes.ts';
import { seatRoutes } from '../../src/tables/http/seat-routes.ts';
import { TableCalls } from '../../src/tables/http/table-calls.ts';
import { tableRoutes } from '../../src/tables/http/table-routes.ts';
import { TableRooms } from '../../src/tables/room/table-rooms.ts';
import { Timers } from '../../src/tables/room/turn-jobs.ts';
import { type Appended, type Entry, GroupJournal, type Journal } from '../../src/tables/store/journal.ts';
import type { TableRow, TableRows } from '../../src/tables/store/rows.ts';
import { tableColumns } from '../../src/tables/store/server-table.ts';
import { TableStore } from '../../src/tables/store/table-store.ts';
import { type Disk, Injected } from './disk.ts';
import type { Actor, World } from './world.ts';

/** Gives back what is sent with it. */
const reply = { type: () => reply, send: (sent: unknown) => sent };

/** A mistake that is put in on purpose, to see whether the simulation finds it. */
export type Bug = 'answers-before-commit' | 'forgets-ids' | 'shows-a-neighbour';

export interface ProcessOptions {
  readonly world: World;
  readonly disk: Disk;
  readonly game: Game;
  /** Whether several processes share the database, as on PostgreSQL. */
  readonly shared: boolean;
  readonly bug: Bug | undefined;
  /** Hands news to the other processes. */
  readonly send: (text: string) => void;
  /** Told of what must never be. */
  readonly violation: (what: string) => void;
  /** Of a thousand jobs of the rules engine so many fail. */
  readonly engineFails: () => number;
}

interface Route {
  readonly method: string;
  readonly parts: readonly string[];
  readonly schema: { readonly params?: Schema<object>; readonly body?: Schema<unknown>; readonly querystring?: Schema<object> };
  readonly handler: (request: unknown, reply: unknown) => Promise<unknown>;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** When the simulation begins. */
const epoch = Date.UTC(2026, 0, 1);

/** The server's own code in one process, between a simulated database, network, clock and engine. */
export class SimulatedProcess implements Actor {
  gone = false;
  pausedUntil = 0;
  /** How wrong its clock is. */
  skew = 0;
  ready = false;
  busEnd: BusEnd | undefined;
  private readonly options: ProcessOptions;
  private readonly routes: Route[] = [];
  private readonly rooms: TableRooms;
  private readonly store: TableStore;
  private readonly timers: Timers | undefined;
  private readonly results: Results;
  readonly addJob: (table: string, version: number, due: number) => void;

  constructor(options: ProcessOptions) {
    const { world, disk, shared, bug } = options;
    this.options = options;
    const now = () => epoch + Math.round(world.now) + this.skew;
    const { db, batch } = disk.open(this);
    const chance = { now, newId: () => world.id(), newSecret: (bytes: number) => world.hex(bytes), integer: drawBetween(world) };
    this.store = new SimulatedStore({ db } as Storage, chance);
    if (bug === 'forgets-ids') Object.assign(this.store.log, { has: async () => false });
    const timing = world.timingFor(this, 'server');
    const log = this.log();
    this.timers = shared ? undefined : new Timers((table, version) => this.rooms.wake(table, version), log.error, now, timing);
    this.addJob = (table, version, due) => {
      void addJob(this.store.db, table, version, due).catch(log.error);
    };
    const wakeAt = this.timers ? this.timers.wakeAt.bind(this.timers) : this.addJob;
    const journal = shared ? new SharedJournal(this.store.db) : new GroupJournal(batch, wakeAt, timing);
    const news = this.news(log);
    const engines = this.engines();
    this.rooms = new TableRooms({
      store: this.store,
      engines,
      journal: bug === 'answers-before-commit' ? hasty(journal) : journal,
      news,
      log,
      timing,
      shared,
      now,
      wakeAt,
      yourTurn: () => undefined,
      raceOver: (table) => void this.results.settle(table),
      lookAfter: () => this.results.settleAll(),
      vacationOf: (person) => vacationOf(db, person),
    });
    this.results = new Results({
      store: this.store,
      engines,
      parts: [{ within: async (transaction, { table }) => void (await transaction.executeQuery(countResult(table.id))) }],
      log,
      timing,
      now,
      changed: (table, changes) => this.rooms.changed(table, changes),
      followed: () => undefined,
    });
    const allowed = async () => {};
    const limits = {
      request: allowed,
      secret: allowed,
      name: allowed,
      costly: allowed,
      race: allowed,
      list: allowed,
      keep: allowed,
      body: () => undefined,
    };
    const visitors = { know: visitorOf, recognise: visitorOf } as unknown as Visitors;
    const storage = { kind: shared ? 'postgres' : 'sqlite', db } as Storage;
    const invite = () => undefined;
    const context = {
      storage,
      news,
      limits,
      jobs: undefined,
      now,
      store: this.store,
      rooms: this.rooms,
      engines,
      visitors,
      wakeAt,
      invite,
    };
    const calls = new TableCalls(context as ConstructorParameters<typeof TableCalls>[0]);
    for (const add of [tableRoutes, seatRoutes, raceRoutes, personRoutes]) add(this.app(), calls);
    void this.start();
  }

  /** What was due when the server stopped is due now. */
  private async start(): Promise<void> {
    const { world } = this.options;
    for (;;) {
      try {
        if (this.timers) for (const { id, version, due } of await this.store.due()) this.timers.wakeAt(id, version, due);
        this.ready = true;
        void this.results.begin();
        return;
      } catch (error) {
        if (!(error instanceof Injected)) throw error;
        await world.pause(1000, 'start again', this);
      }
    }
  }

  /** A job of the queue that processes share. */
  async wake(table: string, version: number): Promise<void> {
    await this.rooms.wake(table, version);
  }

  connect(table: string, person: string, line: PageLine): LivePage {
    const { world } = this.options;
    return new LivePage(line, {
      table,
      rooms: this.rooms,
      visitor: { person },
      language: 'en',
      address: person,
      budget: { mayRead: () => true, mayChat: () => true },
      limited: false,
      timing: world.timingFor(this, 'line'),
      log: this.log(),
    });
  }

  async call(person: string, method: string, path: string, body: unknown): Promise<HttpAnswer> {
    const parts = path.split('/');
    const route = this.routes.find((one) => one.method === method && matches(one.parts, parts));
    if (!route) throw new Error(`there is no ${method} ${path}`);
    const params = Object.fromEntries(route.parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), parts[index]]] : [])));
    try {
      const request = {
        visitor: { person },
        ip: '192.0.2.1',
        headers: {},
        params: read(route.schema.params, params),
        body: read(route.schema.body, body),
        query: {},
      };
      const answer = await route.handler(request, reply);
      const text = answer instanceof Readable ? await textOf(answer) : JSON.stringify(answer);
      return { status: 200, body: JSON.parse(text) as unknown };
    } catch (error) {
      if (error instanceof Refused) return { status: error.statusCode, body: { code: error.code } };
      this.judge(error);
      return { status: 503, body: {} };
    }
  }

  private app(): App {
    const add =
      (method: string) => (url: string, options: Partial<Pick<Route, 'schema'>> | Route['handler'], handler?: Route['handler']) => {
        const isPlain = typeof options === 'function';
        const { schema = {} } = isPlain ? {} : options;
        this.routes.push({ method, parts: url.split('/'), schema, handler: isPlain ? options : (handler as Route['handler']) });
      };
    return { get: add('GET'), post: add('POST'), put: add('PUT'), delete: add('DELETE') } as unknown as App;
  }

  private news(log: FastifyBaseLogger): News {
    const { shared, send } = this.options;
    return newsOver((end) => {
      if (!shared) return undefined;
      this.busEnd = end;
      return { send, close: async () => undefined };
    }, log);
  }

  private engines(): RulesEngines {
    const { world, game, engineFails, bug } = this.options;
    const bot: Bot = (_race, _view, turn, dice) => turn.choices[dice.draw(turn.choices.length)];
    return {
      do: async (job) => {
        await world.pause(world.delay(3), `engine ${job.do}`, this);
        if (world.happens(engineFails())) {
          world.fault('engine fails');
          if (world.happens(500)) throw new EngineOverran('injected: it took too long');
          return { kind: 'failed', error: 'injected: the engine threw' };
        }
        const seen = bug === 'shows-a-neighbour' && 'viewers' in job ? { ...job, viewers: job.viewers.map(() => 0) } : job;
        const answer = perform(
          seen,
          (id) => (id === game.id ? game : undefined),
          () => bot,
        );
        await world.pause(world.delay(1), 'engine answer', this);
        return answer;
      },
    };
  }

  private log(): FastifyBaseLogger {
    const judge = (error: unknown, message?: string) => this.judge(error, message);
    const ignore = () => undefined;
    return { error: judge, warn: judge, info: ignore } as unknown as FastifyBaseLogger;
  }

  /** What was not injected is a mistake of ours. */
  private judge(error: unknown, message = ''): void {
    const text = error instanceof Error ? `${error.name} ${error.message} ${error.stack}` : `${JSON.stringify(error)} ${message}`;
    if (/injected/.test(text) || /"code":"(no-table|banned|no-spectators)"/.test(text)) return;
    this.options.violation(`the server complains: ${text}`);
  }
}

/** In the transaction that settles a result: once for every race. */
const countResult = (table: string) => CompiledQuery.raw('insert into results (shared_table) values (?)', [table]);

const drawBetween = (world: World) => (min: number, max: number) => min + world.draw(Math.min(2 ** 30, max - min));

const visitorOf = async (request: FastifyRequest): Promise<Visitor> => (request as unknown as { visitor: Visitor }).visitor;

const matches = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index]);

function read<T>(schema: Schema<T> | undefined, value: unknown): T | undefined {
  if (!schema) return undefined;
  const parsed = schema.parse(value ?? {});
  if (!parsed.ok) throw new Error(`a page sent what is invalid: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}

/** The one query that only PostgreSQL understands. */
class SimulatedStore extends TableStore {
  override async howFar(tables: readonly string[]): ReturnType<TableStore['howFar']> {
    if (tables.length === 0) return [];
    return this.db.selectFrom('shared_tables').select(['id', 'version', 'changes']).where('id', 'in', tables).execute();
  }
}

type JobRows = TableRows & { readonly jobs: { readonly shared_table: string; readonly version: number; readonly due: number } };

async function addJob(db: Kysely<TableRows>, shared_table: string, version: number, due: number): Promise<void> {
  await db.withTables<Pick<JobRows, 'jobs'>>().insertInto('jobs').values({ shared_table, version, due }).execute();
}

/** As on PostgreSQL: the step and the job that looks after it are stored together, and of several at the same version one wins. */
class SharedJournal implements Journal {
  private readonly db: Kysely<TableRows>;

  constructor(db: Kysely<TableRows>) {
    this.db = db;
  }

  append({ table, log, entry, after }: Entry): Promise<Appended> {
    const { leftSteps, choice, dice, ...rest } = entry;
    return this.db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('table_log')
        .values({ ...rest, log, left_steps: leftSteps ?? null, choice: choice ?? null, dice: dice ?? null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return 'conflict';
      await transaction
        .updateTable('shared_tables')
        .set(tableColumns(after) as Partial<TableRow>)
        .where('id', '=', table)
        .execute();
      if (after.due !== undefined) await addJob(transaction, table, after.version, after.due);
      return 'stored';
    });
  }
}

/** A bug: says that it is stored, and stores it then. */
const hasty = (journal: Journal): Journal => ({
  async append(entry) {
    journal.append(entry).catch(() => undefined);
    return 'stored';
  },
});

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import websocket from '@fastify/websocket';
import type { Sessions } from './accounts/sessions.ts';
import type { Visitors } from './accounts/visitors.ts';
import { Contests } from './clubs/contests.ts';
import { clubRoutes } from './clubs/routes.ts';
import type { Context } from './context.ts';
import type { App } from './http/check.ts';
import { Mailer, type MailOptions } from './notices/mail.ts';
import { Outbox } from './notices/outbox.ts';
import { preferencesRoutes } from './notices/preferences.ts';
import { Push } from './notices/push.ts';
import { languageRoutes } from './profiles/language.ts';
import { vacationOf } from './profiles/preferences-store.ts';
import { type ResultPart, Results } from './results/results.ts';
import { Engines } from './tables/engine/engines.ts';
import { liveSocketRoute, worthCompressing } from './tables/http/live-socket.ts';
import { personRoutes } from './tables/http/person-routes.ts';
import { createPictures } from './tables/http/pictures.ts';
import { raceRoutes } from './tables/http/race-routes.ts';
import { rematchRoutes } from './tables/http/rematch-routes.ts';
import { seatRoutes } from './tables/http/seat-routes.ts';
import { TableCalls } from './tables/http/table-calls.ts';
import { tableRoutes } from './tables/http/table-routes.ts';
import { travelRoutes } from './tables/http/travel-routes.ts';
import { TableRooms } from './tables/room/table-rooms.ts';
import { BossJobs, Timers, type TurnJobs } from './tables/room/turn-jobs.ts';
import type { VacationChange } from './tables/room/vacation.ts';
import { GroupJournal, StepJournal } from './tables/store/journal.ts';
import { racesOf } from './tables/store/lobby.ts';
import { TableStore } from './tables/store/table-store.ts';
import { leftTopic } from './tables/topics.ts';
import { systemTiming } from './timing.ts';
import { tourTravelRoutes } from './tours/travel-routes.ts';
import { Webhooks } from './webhooks/webhooks.ts';

export interface TablesOptions {
  /** The folder of the built pages. */
  readonly root: string;
  /** Off only for load tests. */
  readonly limited?: boolean;
  /** Whether "your turn" may be sent to addresses of the own network. */
  readonly nearWebhooks?: boolean;
  /** How letters are sent; without it none are. */
  readonly mail?: MailOptions;
  /** The script of the threads that play; for tests. */
  readonly engineScript?: URL | string;
  /** How long the rules engine or a bot may take for one step. */
  readonly engineLimitMs?: number;
  /** How often a server looks whether it has missed what others did; for tests. */
  readonly lookEveryMs?: number;
}

/** How often tables of contests are looked at that nobody has begun in time. */
const overdueEvery = 10 * 60_000;
const engineLimit = 2_000;
/** Push services want to know whom to write to; a server that is nobody's yet says so. */
const unknownSubject = 'mailto:nobody@example.org';
/** Nothing that a page says is long; a choice least of all. */
const maxPayload = 64 * 1024;

/** Shared tables: everyone plays on their own device. `parts` make something of the results. */
export async function serveTables(
  app: App,
  context: Context,
  visitors: Visitors,
  parts: readonly ResultPart[],
  sessions: Sessions,
  options: TablesOptions,
): Promise<void> {
  const running = startTables(app, context, parts, options);
  await beginWork(app, context, running);
  const perMessageDeflate = { threshold: worthCompressing, serverNoContextTakeover: true, clientNoContextTakeover: true };
  await app.register(websocket, { options: { maxPayload, perMessageDeflate } });
  answerCalls(app, { ...context, visitors, sessions }, running, options);
}

type Running = ReturnType<typeof startTables>;

/** The rooms of tables and what works for them: each knows the others only by what it calls. */
function startTables(app: App, context: Context, parts: readonly ResultPart[], options: TablesOptions) {
  const { storage, news, now } = context;
  const { nearWebhooks = false, engineScript, engineLimitMs = engineLimit, lookEveryMs, mail } = options;
  const complain = (error: Error) => app.log.error(error);
  const store = new TableStore(storage);
  const engines = new Engines({
    script: engineScript ?? fileURLToPath(new URL('./tables/engine/engine-worker.js', import.meta.url)),
    threads: Math.max(2, availableParallelism() - 1),
    limitMs: engineLimitMs,
  });
  const webhooks = new Webhooks({ log: app.log, nearAllowed: nearWebhooks });
  const mailer = mail && new Mailer(mail);
  const push = new Push({ db: storage.db, webhooks, subject: mail?.publicUrl ?? unknownSubject, now });
  const { jobs, journal, wakeAt } = turnsOf(context, store, () => rooms, complain);
  const rooms: TableRooms = new TableRooms({
    store,
    engines,
    journal,
    news,
    log: app.log,
    timing: systemTiming,
    shared: storage.kind === 'postgres',
    ...(lookEveryMs !== undefined && { lookEveryMs }),
    now,
    wakeAt,
    raceOver: (id) => void results.settle(id),
    lookAfter: async () => {
      await results.settleAll();
      await contests.callOverdue();
    },
    yourTurn: (table, seat) => void outbox.yourTurn(table, seat).catch(complain),
    vacationOf: (person) => vacationOf(storage.db, person),
  });
  const contests = new Contests({
    store,
    now,
    opened: (table) => outbox.inviteSoon(table),
  });
  const results = new Results({
    store,
    engines,
    parts: [...parts, contests.part],
    log: app.log,
    timing: systemTiming,
    now,
    changed: (table, changes) => rooms.changed(table, changes),
    followed: (table) => void outbox.invite(table).catch(complain),
  });
  const outbox = new Outbox({
    storage,
    webhooks,
    push,
    mailer,
    log: app.log,
    now,
    isHere: async (table, seat) => (await rooms.present(table)).seats.includes(seat),
  });
  return { store, engines, webhooks, mailer, push, jobs, rooms, contests, results, outbox, wakeAt, complain };
}

/** Whose turn it is when: timers in one process, or jobs that several processes share. */
function turnsOf({ storage, jobs: shared, now }: Context, store: TableStore, rooms: () => TableRooms, complain: (error: Error) => void) {
  const wake = async (table: string, version: number) => {
    // What cannot be opened now is for a later time; a room that fails sees to that itself.
    const opened = await rooms().open(table);
    await opened?.room.wake(version).catch(complain);
    opened?.release();
  };
  const boss = shared && new BossJobs(shared, wake, complain);
  const jobs: TurnJobs = boss ?? new Timers(wake, complain, now);
  const wakeAt: TurnJobs['wakeAt'] = (table, version, due) => jobs.wakeAt(table, version, due);
  const journal =
    storage.kind === 'sqlite' ? new GroupJournal(storage.batch, wakeAt) : new StepJournal(store.db, (boss as BossJobs).enqueue);
  return { jobs, journal, wakeAt };
}

/** Takes up what was left when the server stopped, and leaves nothing half done when it closes. */
async function beginWork(app: App, { news, now }: Context, running: Running): Promise<void> {
  const { store, engines, webhooks, mailer, jobs, rooms, contests, results, outbox, wakeAt, complain } = running;
  const wakeDue = async (before?: number) => {
    for (const { id, version, due } of await store.due(before)) wakeAt(id, version, due);
  };
  // What was due when the server stopped is due now; of tables that a backup has brought, no job knows.
  await wakeDue();
  void results
    .begin()
    .then(() => contests.callOverdue())
    .catch(complain);
  const stopLooking = repeat(overdueEvery, () => contests.callOverdue().catch(complain));
  const unsubscribe = news.subscribe(leftTopic, () => {
    wakeDue(now() + 1).catch(complain);
  });
  app.addHook('onClose', async () => {
    unsubscribe();
    stopLooking();
    webhooks.close();
    await outbox.close();
    mailer?.close();
    await jobs.close();
    await rooms.close();
    await engines.close();
    await results.close();
  });
}

interface CallContext extends Context {
  readonly visitors: Visitors;
  readonly sessions: Sessions;
}

function answerCalls(app: App, context: CallContext, running: Running, { root, limited = true }: TablesOptions): void {
  const { visitors, news } = context;
  const { store, rooms, engines, outbox, contests, push, mailer, wakeAt, complain } = running;
  const invite = (table: string) => void outbox.invite(table).catch(complain);
  const calls = new TableCalls({ ...context, store, rooms, engines, wakeAt, invite });
  const travel = { ...context, root, pictures: createPictures(calls.context) };
  travelRoutes(app, travel);
  tourTravelRoutes(app, travel);
  for (const routes of [tableRoutes, seatRoutes, raceRoutes, personRoutes, rematchRoutes]) routes(app, calls);
  clubRoutes(app, { ...context, contests, engines });
  const vacation = async (person: string, change: VacationChange) => {
    for (const table of await racesOf(store.db, person)) {
      const opened = await rooms.open(table);
      await opened?.room.vacation(person, change);
      opened?.release();
    }
  };
  preferencesRoutes(app, { ...context, push, mailer, vacation });
  languageRoutes(app, context);
  liveSocketRoute(app, { rooms, visitors, news, limited, timing: systemTiming });
}

function repeat(milliseconds: number, call: () => unknown): () => void {
  const timer = setInterval(call, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

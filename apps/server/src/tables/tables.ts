import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import websocket from '@fastify/websocket';
import type { Sessions } from '../accounts/sessions.ts';
import type { Visitors } from '../accounts/visitors.ts';
import { Contests } from '../clubs/contests.ts';
import { clubRoutes } from '../clubs/routes.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/check.ts';
import { Mailer, type MailOptions } from '../notices/mail.ts';
import { Outbox } from '../notices/outbox.ts';
import { Push } from '../notices/push.ts';
import { languageRoutes } from '../profiles/language.ts';
import { type PreferencesContext, preferencesRoutes, vacationOf } from '../profiles/preferences.ts';
import { type ResultPart, Results } from '../results/results.ts';
import { systemTiming } from '../timing.ts';
import { tourTravelRoutes } from '../tours/travel-routes.ts';
import { Engines } from './engine/engines.ts';
import { liveSocketRoute, worthCompressing } from './http/live-socket.ts';
import { createPictures } from './http/pictures.ts';
import { personRoutes } from './http/person-routes.ts';
import { raceRoutes } from './http/race-routes.ts';
import { rematchRoutes } from './http/rematch-routes.ts';
import { seatRoutes } from './http/seat-routes.ts';
import { TableCalls } from './http/table-calls.ts';
import { tableRoutes } from './http/table-routes.ts';
import { travelRoutes } from './http/travel-routes.ts';
import { Rooms } from './room/rooms.ts';
import { BossJobs, Timers, type TurnJobs } from './room/turn-jobs.ts';
import { Webhooks } from './room/webhook.ts';
import { GroupJournal, StepJournal } from './store/journal.ts';
import { racesOf } from './store/lobby.ts';
import { TableStore } from './store/table-store.ts';
import { leftTopic } from './topics.ts';

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
  const { storage, news, now } = context;
  const { root, limited = true, nearWebhooks = false, engineScript, engineLimitMs = engineLimit, lookEveryMs, mail } = options;
  const store = new TableStore(storage);
  const engines = new Engines({
    script: engineScript ?? fileURLToPath(new URL('./engine/engine-worker.js', import.meta.url)),
    threads: Math.max(2, availableParallelism() - 1),
    limitMs: engineLimitMs,
  });
  const webhooks = new Webhooks({ log: app.log, nearAllowed: nearWebhooks });
  const mailer = mail && new Mailer(mail);
  const push = new Push({ db: storage.db, webhooks, subject: mail?.publicUrl ?? unknownSubject, now });
  const complain = (error: Error) => app.log.error(error);
  const wake = async (table: string, version: number) => {
    // What cannot be opened now is for a later time; a room that fails sees to that itself.
    const opened = await rooms.open(table);
    await opened?.room.wake(version).catch(complain);
    opened?.release();
  };
  const boss = context.jobs && new BossJobs(context.jobs, wake, complain);
  const jobs: TurnJobs = boss ?? new Timers(wake, complain, now);
  const wakeAt: TurnJobs['wakeAt'] = (table, version, due) => jobs.wakeAt(table, version, due);
  const journal =
    storage.kind === 'sqlite' ? new GroupJournal(storage.batch, wakeAt) : new StepJournal(store.db, (boss as BossJobs).enqueue);
  const rooms: Rooms = new Rooms({
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
  const perMessageDeflate = { threshold: worthCompressing, serverNoContextTakeover: true, clientNoContextTakeover: true };
  await app.register(websocket, { options: { maxPayload, perMessageDeflate } });
  const calls = new TableCalls({
    ...context,
    store,
    rooms,
    engines,
    visitors,
    wakeAt,
    invite: (table) => void outbox.invite(table).catch(complain),
  });
  const travel = { ...context, root, pictures: createPictures(calls.context) };
  travelRoutes(app, travel);
  tourTravelRoutes(app, travel);
  for (const routes of [tableRoutes, seatRoutes, raceRoutes, personRoutes, rematchRoutes]) routes(app, calls);
  clubRoutes(app, { ...context, sessions, contests, engines });
  const vacation: PreferencesContext['vacation'] = async (person, change) => {
    for (const table of await racesOf(store.db, person)) {
      const opened = await rooms.open(table);
      await opened?.room.vacation(person, change);
      opened?.release();
    }
  };
  preferencesRoutes(app, { ...context, visitors, push, mailer, vacation });
  languageRoutes(app, { ...context, visitors });
  liveSocketRoute(app, { rooms, visitors, news, limited, timing: systemTiming });
}

function repeat(milliseconds: number, call: () => unknown): () => void {
  const timer = setInterval(call, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

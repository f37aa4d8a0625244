import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { createApiTokens } from './accounts/api-tokens.ts';
import { learnedRoutes } from './accounts/learned.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createSessions } from './accounts/sessions.ts';
import { teamAndDraftRoutes } from './accounts/teams-and-drafts.ts';
import { tokenRoutes } from './accounts/token-routes.ts';
import { createVisitors } from './accounts/visitors.ts';
import { answerOpenApi, describeApi } from './api/openapi.ts';
import { SeasonResults } from './clubs/seasons.ts';
import type { Context } from './context.ts';
import { forecastsData } from './forecasts/personal-data.ts';
import { type ForecastsOptions, forecastRoutes } from './forecasts/routes.ts';
import { type App, checkRequests } from './http/check.ts';
import { answerBadUrl, answerErrors, answerNoHttp } from './http/errors.ts';
import { answerHealth } from './http/health.ts';
import { needOwnHost } from './http/hosts.ts';
import { speakWithEveryone } from './http/language.ts';
import { createLimits } from './http/limits.ts';
import { loggerOptions } from './http/logs.ts';
import { servePages } from './http/pages.ts';
import { protect } from './http/protect.ts';
import { noteRoutes } from './http/routes.ts';
import { needSameOrigin } from './http/same-origin.ts';
import { stopInTime } from './http/stop.ts';
import { createNews } from './news/news.ts';
import type { BackupService } from './owner/backup-routes.ts';
import { answerMetrics } from './owner/metrics.ts';
import { ownerRoutes } from './owner/routes.ts';
import { friendRoutes } from './profiles/friends.ts';
import { peopleData } from './profiles/personal-data.ts';
import { profileRoutes } from './profiles/profiles.ts';
import { ratingResults } from './ratings/ratings.ts';
import { serveTables, type TablesOptions } from './serve-tables.ts';
import type { JobsOptions } from './storage/jobs.ts';
import type { Storage } from './storage/storage.ts';
import { sweep } from './sweep.ts';
import { tablesData } from './tables/personal-data.ts';
import { TableStore } from './tables/store/table-store.ts';
import { liveRoutes } from './tours/live.ts';
import { toursData } from './tours/personal-data.ts';
import { type ToursOptions, tourRoutes } from './tours/routes.ts';
import { sharingRoutes } from './tours/sharing.ts';
import { stageResults, stageTableRoutes } from './tours/stage-tables.ts';
import { TourDesk } from './tours/tour-desk.ts';
import { webhookResults } from './webhooks/results.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export interface AppOptions {
  /** The folder of the built web app. */
  readonly root: string;
  /** The app closes it when it closes, if the app opened it. */
  readonly storage: Storage;
  /** `redis://…`: through which several servers on one PostgreSQL tell each other what is new; without it, through PostgreSQL. */
  readonly redisUrl?: string;
  /** Structured logs, on the standard output or where they are wanted. */
  readonly log?: boolean | { write(line: string): void };
  /** How many proxies are in front of us, or their addresses: we believe them about where a request comes from. */
  readonly trustProxy?: number | string;
  /** Names of this server besides those of the local network. */
  readonly hosts?: readonly string[];
  /** Without it the figures of /metrics are for this computer only. */
  readonly metricsToken?: string;
  /** Off only for load tests. */
  readonly limited?: boolean;
  readonly tables?: Omit<TablesOptions, 'limited' | 'root'>;
  readonly tours?: ToursOptions;
  readonly forecasts?: ForecastsOptions;
  readonly jobs?: JobsOptions;
  /** Without it the owner's page has none. */
  readonly backups?: BackupService;
  /** For tests of what expires. */
  readonly now?: () => number;
}

/** Few routes take more; they know who asks, or count it, before they read it. */
const bodyLimit = 96 * 1024;
/** A whole request has to be here by then, or a few slow ones could hold every connection. */
const requestTimeout = 120_000;

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { root, storage, redisUrl, log = false, trustProxy, hosts, metricsToken, limited = true, tables = {}, now = Date.now } = options;
  const logger = log && loggerOptions(log === true ? undefined : log);
  const proxies = typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : (trustProxy ?? false);
  const app = fastify({
    logger,
    trustProxy: proxies,
    bodyLimit,
    requestTimeout,
    clientErrorHandler: answerNoHttp,
    frameworkErrors: answerBadUrl,
    routerOptions: { maxParamLength: 300 },
  });
  noteRoutes(app);
  const news = await createNews({ storage, redisUrl, log: app.log });
  app.addHook('onClose', () => news.close());
  const jobs =
    storage.kind === 'postgres'
      ? new (await import('./storage/jobs.ts')).Jobs(storage, (error) => app.log.error(error), options.jobs)
      : undefined;
  app.addHook('onClose', () => jobs?.close());
  speakWithEveryone(app);
  answerErrors(app);
  needOwnHost(app, hosts, trustProxy !== undefined);
  if (trustProxy === undefined) warnOfProxy(app);
  stopInTime(app);
  await protect(app);
  answerHealth(app, storage);
  answerMetrics(app, storage, metricsToken);
  const context: Context = { storage, news, now, jobs, limits: await createLimits(app, limited) };
  await answerApi(checkRequests(app), context, { ...options, tables: { ...tables, limited, root } });
  sweep(app, context);
  await servePages(app, root);
  return app;
}

/** An owner with a proxy that the server doesn't trust learns once what that costs. */
function warnOfProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    app.log.warn(
      'Requests come through a proxy, but GRUPPETTO_TRUST_PROXY is not set: everybody behind it shares one limit, and cookies are not Secure.',
    );
  });
}

/** Goes by the route, however its address is spelled: `/%61pi/account` is ours too. */
const isApi = ({ routeOptions, url }: FastifyRequest): boolean => [routeOptions.url, url].some((path) => path?.startsWith('/api/'));

type Parts = Pick<AppOptions, 'tours' | 'forecasts' | 'backups'> & { readonly tables: TablesOptions };

async function answerApi(app: App, context: Context, { tours, tables, forecasts, backups }: Parts): Promise<void> {
  answerOpenApi(app, describeApi(app));
  const tokens = createApiTokens(context);
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return;
    reply.header('cache-control', 'no-store');
    await context.limits.request(request);
    context.limits.body(request);
    await tokens.admit(request);
    // No page of a stranger can make a browser send a token.
    if (!tokens.of(request)) needSameOrigin(request);
  });
  const sessions = await createSessions(app, context, tokens);
  const ofTables = tablesData(context);
  const parts = [peopleData(context.storage.db), toursData, ofTables, forecastsData(context.storage)];
  const visitors = createVisitors(sessions, tokens, parts);
  accountRoutes(app, context, sessions, parts);
  tokenRoutes(app, context, sessions, ofTables);
  webhookRoutes(app, context, sessions);
  ownerRoutes(app, context, sessions, parts, backups);
  teamAndDraftRoutes(app, context, sessions);
  learnedRoutes(app, context, sessions);
  friendRoutes(app, context, sessions);
  profileRoutes(app, context, sessions);
  const desk = new TourDesk({ db: context.storage.db, now: context.now, ...tours });
  app.addHook('onClose', () => desk.close());
  if (tours?.prepared) app.addHook('onReady', () => desk.prepare());
  const stages = { ...context, desk, store: new TableStore(context.storage) };
  tourRoutes(app, context, sessions, desk);
  stageTableRoutes(app, stages, sessions);
  sharingRoutes(app, context, sessions);
  liveRoutes(app, context, sessions);
  await serveTables(
    app,
    context,
    visitors,
    [stageResults(stages, app.log), new SeasonResults(context.storage.db, desk), ratingResults, webhookResults],
    sessions,
    tables,
  );
  forecastRoutes(app, context, visitors, forecasts);
}

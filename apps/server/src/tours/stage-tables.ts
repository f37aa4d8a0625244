import { createHash } from 'node:crypto';
import { findGame, isBotName } from '@gruppetto/catalogue/all';
import { type Game, list, object, oneOf } from '@gruppetto/kernel';
import { type Settings, type StageTable, settingsSchema } from '@gruppetto/wire';
import { nameKey } from '../accounts/accounts.ts';
import { personOf } from '../accounts/personal-data.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { type App, line, uuid } from '../http/check.ts';
import { Refused } from '../http/errors.ts';
import { addressOf } from '../http/limits.ts';
import type { ResultPart } from '../results/results.ts';
import { playerOf, tooManyTables } from '../tables/http/table-calls.ts';
import { type ServerSeat, type ServerTable, settingsOf } from '../tables/store/server-table.ts';
import type { NewSeat, NewTable, TableStore } from '../tables/store/table-store.ts';
import { needRole, roleOf } from './access.ts';
import { topicOf } from './routes.ts';
import type { TourDesk } from './tour-desk.ts';
import type { OpenStage } from './tour-worker.ts';

interface StageTablesContext extends Context {
  readonly store: TableStore;
  readonly desk: TourDesk;
}

const params = object({ id: uuid });
/** Somebody has a bot's seat at their side, or waits for whoever comes by the link. */
const seatWish = object({ player: oneOf(['person', 'bot'], 'person') }, { account: line(0, 40) });
const wish = object({ id: uuid, settings: settingsSchema, seats: list(seatWish, { max: 20 }) });

/** Who is to sit where. */
type StagePlayer = Partial<Pick<NewSeat, 'heldFor' | 'heldPerson' | 'heldName'>> & { readonly bot?: boolean };

/** Stages that are raced at shared tables: the office opens the first, each result opens the next. */
export function stageTableRoutes(app: App, { storage, store, desk, limits, now }: StageTablesContext, sessions: Sessions): void {
  const { db } = storage;

  app.get('/api/tours/:id/tables', { schema: { params } }, async (request, reply): Promise<readonly StageTable[]> => {
    const { id: account } = await sessions.need(request, reply);
    const tour = request.params.id.toLowerCase();
    await roleOf(db, tour, account);
    const rows = await store.db
      .selectFrom('shared_tables')
      .select(['id', 'stage', 'status'])
      .where('tour', '=', tour)
      .orderBy('made')
      .orderBy('stage')
      .execute();
    return rows.map(({ id, stage, status }) => ({ id, stage: stage ?? 0, status }));
  });

  app.post('/api/tours/:id/tables', { schema: { params, body: wish } }, async (request, reply): Promise<StageTable> => {
    await limits.keep(request);
    const account = await sessions.need(request, reply);
    const tour = request.params.id.toLowerCase();
    await needRole(db, tour, account.id, ['owner', 'director']);
    const open = await desk.openStage(tour, addressOf(request));
    if (!open) throw new Refused(409, 'tour-over', (say) => say.tourOver);
    const { settings, seats } = request.body;
    const riders = open.seats.map((entry, seat): StagePlayer => {
      const { player = isBotName(entry.player) ? 'bot' : 'person', account: name } = seats[seat] ?? {};
      return player === 'bot' ? { bot: true } : { heldFor: name ? nameKey(name) : undefined, heldName: name || undefined };
    });
    const host = { host: personOf(account.id), hostName: account.name };
    const id = request.body.id.toLowerCase();
    const made = stageTable({ id, tour, open, riders, settings, host, at: now() });
    const there = await store.db.transaction().execute(async (transaction) => {
      // The lock of the tour: of two who open the same stage, one opens it.
      await transaction
        .withTables<{ tours: { id: string; touched: number } }>()
        .updateTable('tours')
        .set({ touched: now() })
        .where('id', '=', tour)
        .execute();
      const known = await transaction
        .selectFrom('shared_tables')
        .select(['id', 'stage', 'status'])
        .where('tour', '=', tour)
        .where('stage', '=', open.stage)
        .where('finished', 'is', null)
        .executeTakeFirst();
      const how = known ? 'made' : await store.makeWithin(transaction, made.table, made.seats);
      if (how === 'too-many') throw tooManyTables();
      if (how === 'id-taken') throw new Refused(409, 'id-taken', (say) => say.idTaken);
      return known;
    });
    return there ? { id: there.id, stage: open.stage, status: there.status } : { id, stage: open.stage, status: 'gathering' };
  });
}

interface NewStage {
  readonly id: string;
  readonly tour: string;
  readonly open: OpenStage;
  readonly riders: readonly StagePlayer[];
  readonly settings: Settings;
  readonly host: Pick<ServerTable, 'host' | 'hostName'>;
  readonly at: number;
}

function stageTable({ id, tour, open, riders, settings, host, at }: NewStage): {
  readonly table: NewTable;
  readonly seats: readonly NewSeat[];
} {
  const game = findGame(open.game) as Game;
  const { stage, info, options } = open;
  return {
    table: { id, game: game.id, rules: game.rules, options, ...host, ...settings, touched: at, tour, stage, stageInfo: info },
    seats: open.seats.map(({ colour, player, name }, seat): NewSeat => {
      const { bot = false, ...held } = riders[seat] ?? {};
      const plays = bot ? (isBotName(player) ? player : 'rule-of-thumb') : 'person';
      const free = { seat, colour, person: undefined };
      return { ...free, heldFor: undefined, ...held, ...playerOf(game.id, plays, 'player', name || undefined, { seat, colour }) };
    }),
  };
}

/** A UUID that is always the same for the same words. */
export function idOf(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The result of a stage enters its tour, once, and the table of the next stage stands ready with everybody's seat. */
export const stageResults = (
  { desk, store, news, now }: Pick<StageTablesContext, 'desk' | 'store' | 'news' | 'now'>,
  log: App['log'],
): ResultPart => ({
  async before(table, { result, story, race }) {
    const { id, tour, stage } = table;
    if (tour === undefined || stage === undefined || !result) return;
    const entry = { do: 'result' as const, stage, how: 'raced' as const, result, ...(story && { story }), ...(race && { race }) };
    try {
      // The table's own id: however often it is tried, it is one entry.
      const { version, changed } = await desk.enter(tour, undefined, [{ id, entry }], table.host);
      if (changed) news.publish(topicOf(tour), version);
    } catch (error) {
      // Somebody has typed the stage in meanwhile, or deleted the tour: what people have entered stays.
      if (!(error instanceof Refused) || error.statusCode >= 500) throw error;
      log.warn({ table: id, tour, code: error.code }, 'a stage result was not taken');
      return;
    }
    const open = await desk.openStage(tour, table.host);
    if (!open || open.stage !== stage + 1) return;
    const next = stageTable({
      id: idOf(tour, open.stage, id),
      tour,
      open,
      riders: table.seats.map(seatAgain),
      settings: settingsOf(table),
      host: { host: table.host, hostName: table.hostName },
      at: now(),
    });
    // The office opens it, once there is room.
    if ((await store.follow(id, next.table, next.seats)) === 'too-many')
      log.warn({ table: id, tour, code: 'too-many-kept' }, 'no next stage');
  },
});

/** The same person again; where nobody sits any longer, whoever was expected. */
const seatAgain = ({ player, person, name, heldFor, heldPerson, heldName }: ServerSeat): StagePlayer => {
  if (person !== undefined) return { heldPerson: person, heldName: name, heldFor: undefined };
  if (heldFor !== undefined || heldPerson !== undefined) return { heldFor, heldPerson, heldName };
  return player === 'person' ? {} : { bot: true };
};

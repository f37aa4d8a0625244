import { type RaceRecord, version } from '@gruppetto/kernel';
import { commitmentOf, fairnessOf, tableCalls } from '@gruppetto/wire';
import type { Visitor } from '../../accounts/visitors.ts';
import type { App } from '../../http/check.ts';
import { notFound } from '../../http/errors.ts';
import { sendText, withList } from '../../http/send-text.ts';
import { raceOf } from '../room/shared-table.ts';
import { calledOff, settleStart, startDue } from '../room/start.ts';
import { agreedTakeBacks, stepPages, stepTexts } from '../store/log-store.ts';
import { isStarting, type ServerSeat, type ServerTable } from '../store/server-table.ts';
import { conflict, params, type TableCalls } from './table-calls.ts';

/** The start of a race, and its record at the end. */
export function raceRoutes(app: App, calls: TableCalls): void {
  const { store, rooms, engines, visitors, limits, wakeAt, now } = calls.context;

  /** Starts the race if nothing is missing any more. */
  async function settle(id: string, visitor: Visitor) {
    const table = await settleStart(store, engines, now, id);
    if (!table) throw notFound();
    rooms.changed(id, table.changes);
    if (table.due !== undefined) wakeAt(id, table.version, table.due);
    if (table.status === 'racing') {
      await rooms.wake(id, table.version);
      await rooms.begun(table);
    }
    if (table.status === 'over') rooms.over(id);
    return calls.opened(table, visitor);
  }

  app.post('/api/tables/:id/start', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    await calls.hosting(request, reply, id, (table) =>
      table.status === 'gathering' && !isStarting(table) ? { table: { due: startDue(needReady(table), now()) } } : {},
    );
    return settle(id, visitor);
  });

  app.delete('/api/tables/:id/start', { schema: { params } }, async (request, reply) =>
    calls.hosting(request, reply, request.params.id.toLowerCase(), (table) => (isStarting(table) ? calledOff(table) : {})),
  );

  app.put('/api/tables/:id/commitment', { schema: { params, body: tableCalls.commit } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    return calls.change(request.params.id.toLowerCase(), visitor, (table) => {
      const { seat } = needSeat(table, visitor);
      if (table.status !== 'gathering' || isStarting(table)) throw conflict('settled', (say) => say.commitmentsSettled);
      return { seats: [{ seat, commitment: request.body.commitment }] };
    });
  });

  app.post('/api/tables/:id/contribution', { schema: { params, body: tableCalls.reveal } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    const { contribution } = request.body;
    await calls.change(id, visitor, (table) => {
      const own = needSeat(table, visitor);
      if (own.contribution === contribution) return {};
      if (!isStarting(table)) throw conflict('not-starting', (say) => say.notStarting);
      if (own.commitment !== commitmentOf(contribution)) throw conflict('other-contribution', (say) => say.otherContribution);
      return { seats: [{ seat: own.seat, contribution }] };
    });
    return settle(id, visitor);
  });

  app.get('/api/tables/:id/record', { onRequest: limits.race, schema: { params } }, async (request, reply) => {
    const visitor = await visitors.recognise(request, reply);
    const id = request.params.id.toLowerCase();
    const table = await store.read(id);
    if (!table || (visitor && (await store.isBanned(id, visitor.person)))) throw notFound();
    if (table.status !== 'over') throw conflict('racing', (say) => say.recordLater);
    if (!table.spectators && table.host !== visitor?.person && !table.seats.some(({ person }) => person && person === visitor?.person))
      throw notFound();
    const { game, options, seats } = raceOf(table);
    const log = await store.log.after(table.log, -1);
    const contributions = table.seats.map(({ contribution }) => contribution);
    const takeBacks = table.fairness === 2 ? agreedTakeBacks(log) : [];
    const record: Omit<RaceRecord, 'steps'> = {
      format: 'gruppetto-race',
      game,
      rules: table.rules,
      options,
      seats,
      setup: table.setup ?? [],
      fairness: fairnessOf(table.fairness, table.secret, contributions, takeBacks),
      version,
    };
    return sendText(reply, withList(JSON.stringify(record).slice(1, -1), 'steps', stepPages(stepTexts(log))));
  });
}

/** Every seat is taken, and every person's browser has sent its commitment. */
function needReady(table: ServerTable): ServerTable {
  const free = table.seats.filter(({ player }) => player === undefined).length;
  if (free > 0) throw conflict('seats-free', (say) => say.seatsFree(free));
  const missing = table.seats.filter(({ player, commitment }) => player === 'person' && commitment === undefined);
  if (missing.length > 0) throw conflict('not-ready', (say) => say.notReady(missing.map(({ name }) => name)));
  return table;
}

function needSeat({ seats }: ServerTable, { person }: Visitor): ServerSeat {
  const seat = seats.find((one) => one.person === person);
  if (!seat) throw conflict('not-your-seat', (say) => say.noSeat);
  return seat;
}

import { object, oneOf } from '@gruppetto/kernel';
import { clockKinds, type TableAnswer, tableCalls } from '@gruppetto/wire';
import { nameKey } from '../../accounts/accounts.ts';
import type { Visitor } from '../../accounts/visitors.ts';
import { type App, type Checked, gameName, line, uuid } from '../../http/check.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { addressOf } from '../../http/limits.ts';
import { EngineOverran } from '../engine/engines.ts';
import { openTables, tablesOf } from '../store/lobby.ts';
import type { ServerTable } from '../store/server-table.ts';
import type { NewSeat, NewTable } from '../store/table-store.ts';
import { conflict, hostOnly, params, personName, playerOf, read, type TableCalls, tooManyTables } from './table-calls.ts';

/** Settings that everyone at the table sees change. */
const maxOptions = 160 * 1024;
const wholeTable = 256 * 1024;

type Make = Checked<typeof tableCalls.make>;

/** Listing, creating, opening and deleting tables, and the host's settings. */
export function tableRoutes(app: App, calls: TableCalls): void {
  const { store, rooms, visitors, limits } = calls.context;

  const filters = object({}, { game: gameName, clock: oneOf(clockKinds), free: oneOf(['1']) });
  app.get('/api/tables', { onRequest: limits.list, schema: { querystring: filters } }, async (request) => {
    const { game = '', clock = '', free } = request.query;
    return { tables: await openTables(store.db, { game, clock, free: free === '1' }) };
  });

  app.get('/api/tables/mine', { onRequest: limits.list }, async (request, reply) => {
    const visitor = await visitors.recognise(request, reply);
    return { tables: visitor ? await tablesOf(store.db, visitor.person, visitor.account && nameKey(visitor.account.name)) : [] };
  });

  // Whoever makes one may be anybody: how often is counted before anything is read.
  app.post('/api/tables', { onRequest: limits.keep, schema: { body: tableCalls.make }, bodyLimit: wholeTable }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    rooms.seenAt(visitor.person, addressOf(request));
    return makeTable(calls, request.body, visitor, addressOf(request));
  });

  app.get('/api/tables/:id', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    await calls.needWelcome(id, visitor);
    const table = await store.read(id);
    if (!table) throw notFound();
    return calls.opened(table, visitor);
  });

  app.delete('/api/tables/:id', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    const table = await store.read(id);
    if (!table) return {};
    if (table.host !== visitor.person) throw hostOnly();
    if (table.status === 'racing' && table.seats.some(({ person }) => person !== undefined && person !== visitor.person))
      throw conflict('racing', (say) => say.othersRace);
    await store.remove(id);
    rooms.changed(id, Number.MAX_SAFE_INTEGER);
    return {};
  });

  app.put('/api/tables/:id/host', { schema: { params, body: tableCalls.handOver } }, async (request, reply) =>
    calls.hosting(request, reply, request.params.id.toLowerCase(), ({ seats }) => {
      const seat = seats[request.body.seat];
      if (!seat?.person) throw conflict('seat-free', (say) => say.seatFree);
      return { table: { host: seat.person, hostName: seat.name }, events: [{ event: 'host', seat }] };
    }),
  );

  app.put('/api/tables/:id/settings', { schema: { params, body: tableCalls.settings } }, async (request, reply) =>
    calls.hosting(request, reply, request.params.id.toLowerCase(), (table) => {
      const { open, spectators, clock, rated } = request.body;
      if (table.status !== 'gathering' && JSON.stringify(clock) !== JSON.stringify(table.clock))
        throw conflict('racing', (say) => say.clockFixed);
      if (table.status !== 'gathering' && rated !== table.rated) throw conflict('racing', (say) => say.ratedFixed);
      if (rated && table.seats.some(({ person }) => person?.startsWith('g:'))) throw conflict('account-needed', (say) => say.ratedAccounts);
      return { table: { open, spectators, clock, rated } };
    }),
  );
}

async function makeTable(calls: TableCalls, body: Make, visitor: Visitor, payer: string): Promise<TableAnswer> {
  const { store } = calls.context;
  const { table, seats } = await newTable(calls, body, visitor, payer);
  await calls.needOwnName(table.hostName, visitor);
  const made = await store.make(table, seats);
  if (made === 'too-many') throw tooManyTables();
  const there = (await store.read(table.id)) as ServerTable;
  // The first of two requests has created it; or somebody else uses the id.
  if (made === 'id-taken' && there.host !== visitor.person) throw conflict('id-taken', (say) => say.idTaken);
  return calls.opened(there, visitor);
}

/** Reads the options in a thread of the rules engine, at the sender's expense. */
async function readOptions({ context: { engines } }: TableCalls, { game, options }: Make, payer: string) {
  const tooCostly = () => invalid([{ at: 'options', need: { reason: 'too-costly' } }]);
  const answer = await engines.do({ do: 'options', game, options }, { payer }).catch((error: unknown) => {
    if (error instanceof EngineOverran) throw tooCostly();
    throw error;
  });
  if (answer.kind === 'invalid') throw invalid(answer.problems);
  if (answer.kind !== 'options') throw new Error(`options were not read: ${JSON.stringify(answer)}`);
  if (JSON.stringify(answer.options).length > maxOptions)
    throw invalid([{ at: 'options', need: { reason: 'too-long', with: { max: maxOptions } } }]);
  return answer;
}

async function newTable(
  calls: TableCalls,
  body: Make,
  { person }: Visitor,
  payer: string,
): Promise<{ readonly table: NewTable; readonly seats: readonly NewSeat[] }> {
  const { rules, options, seats: count } = await readOptions(calls, body, payer);
  if (body.seats.length !== count)
    throw invalid([{ at: 'seats', need: { reason: 'wrong-count', with: { count: body.seats.length, min: count, max: count } } }]);
  const { open, spectators, clock, rated } = body.settings;
  return {
    table: {
      id: read(uuid, body.id, 'id').toLowerCase(),
      game: body.game,
      rules,
      options,
      host: person,
      hostName: read(personName, body.hostName, 'hostName'),
      open,
      spectators,
      clock,
      rated,
      touched: calls.context.now(),
    },
    seats: body.seats.map(({ colour, player, name, heldFor }, seat) => ({
      seat,
      colour: read(line(0, 20), colour, `seats[${seat}].colour`),
      person: undefined,
      heldFor: heldFor === undefined ? undefined : nameKey(heldFor),
      heldName: heldFor,
      ...playerOf(body.game, player, `seats[${seat}].player`, name && read(personName, name, `seats[${seat}].name`), { seat, colour }),
    })),
  };
}

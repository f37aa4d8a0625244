import { randomUUID } from 'node:crypto';
import { findBot, isBotName } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import { type Game, object, oneOf, type RaceRecord, type Schema, text } from '@gruppetto/kernel';
import { clockKinds, fairnessOf, type Opened, seedOf, tableCalls } from '@gruppetto/wire';
import { type Colour, colours } from '@gruppetto/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameKey } from '../../accounts/accounts.ts';
import type { Visitor, Visitors } from '../../accounts/visitors.ts';
import type { Context } from '../../context.ts';
import { type App, gameName, line, uuid } from '../../http/check.ts';
import { invalid, notFound, Refused } from '../../http/errors.ts';
import type { Engines } from '../engine/engines.ts';
import { clocksAtStart, dueAt } from '../room/clock.ts';
import type { Rooms } from '../room/rooms.ts';
import { raceOf, sharedTable, youOf } from '../room/shared-table.ts';
import { isWebhook } from '../room/webhook.ts';
import type { SeatRow, TableRow } from '../store/rows.ts';
import { type StoredTable, settingsOf, stepsOf, type TableChange, type TableStore } from '../store/table-store.ts';

export interface CallsContext extends Context {
  readonly store: TableStore;
  readonly rooms: Rooms;
  readonly engines: Engines;
  readonly visitors: Visitors;
  wakeAt(table: string, version: number, due: number): void;
}

const mostTables = 200;
const botGrace = 5_000;
const leftTo = 'rule-of-thumb';

const params = object({ id: uuid });
const seatParams = object({ id: uuid, seat: text(2) });
const personName: Schema<string> = line(1, 40);

const conflict = (code: string, message: string) => new Refused(409, code, message);
const hostOnly = () => new Refused(403, 'host-only', 'Only the host of this table may do this.');

/** Making a table, sitting down, and all else that is not the race itself. */
export function tableCallRoutes(app: App, context: CallsContext): void {
  const { store, rooms, engines, visitors, now } = context;

  async function opened(table: StoredTable, { person }: Visitor): Promise<Opened> {
    const here = await rooms.present(table.row.id);
    return { table: sharedTable(table, here, now()), you: youOf(table, person, await store.notes(table.row.id, person)) };
  }

  async function needWelcome(id: string, { person }: Visitor): Promise<void> {
    if (await store.isBanned(id, person)) throw new Refused(403, 'banned', 'The host does not want you at this table.');
  }

  /** Changes a table, if the one who asks may come near it, and tells everybody. */
  async function change(id: string, visitor: Visitor, decide: (table: StoredTable) => TableChange): Promise<Opened> {
    await needWelcome(id, visitor);
    const changed = await store.change(id, decide);
    if (!changed) throw notFound();
    rooms.changed(id, changed.row.changes);
    return opened(changed, visitor);
  }

  async function hosting(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    decide: (table: StoredTable) => TableChange,
  ): Promise<Opened> {
    const visitor = await visitors.know(request, reply);
    return change(id, visitor, (table) => {
      if (table.row.host !== visitor.person) throw hostOnly();
      return decide(table);
    });
  }

  const filters = object({}, { game: gameName, clock: oneOf(clockKinds), free: oneOf(['1']) });
  app.get('/api/tables', { schema: { querystring: filters } }, async (request) => {
    const { game, clock, free } = request.query;
    return { tables: await store.lobby({ ...(game && { game }), ...(clock && { clock }), free: free === '1' }) };
  });

  app.get('/api/tables/mine', async (request, reply) => {
    const visitor = await visitors.recognise(request, reply);
    return { tables: visitor ? await store.of(visitor.person) : [] };
  });

  app.post('/api/tables', { schema: { body: tableCalls.make } }, async (request, reply): Promise<Opened> => {
    await context.limits.keep(request);
    const visitor = await visitors.know(request, reply);
    const { game: gameId, hostName, settings, seats } = request.body;
    const id = readUuid(request.body.id);
    const game = findGame(gameId);
    if (!game) throw invalid([{ at: 'game', need: { reason: 'unknown-game', with: { game: gameId } } }]);
    const options = game.options.parse(request.body.options, 'options');
    if (!options.ok) throw invalid(options.problems);
    const count = game.seats(options.value);
    if (seats.length !== count)
      throw invalid([{ at: 'seats', need: { reason: 'wrong-count', with: { count: seats.length, min: count, max: count } } }]);
    if ((await store.of(visitor.person)).filter(({ status }) => status !== 'over').length >= mostTables)
      throw conflict('too-many-kept', `You have ${mostTables} tables already: finish one first.`);
    const rows = seats.map(({ colour, player, name, heldFor }, seat) => ({
      seat,
      colour: readLine(colour, `seats[${seat}].colour`, 20),
      person: null,
      held_for: heldFor === undefined ? null : nameKey(heldFor),
      ...playerOf(game, player, `seats[${seat}].player`, name && readLine(name, `seats[${seat}].name`, 40), { seat, colour }),
    }));
    const made = await store.make(
      {
        id,
        game: game.id,
        rules: game.rules,
        options: JSON.stringify(options.value),
        host: visitor.person,
        host_name: readLine(hostName, 'hostName', 40),
        open: settings.open ? 1 : 0,
        spectators: settings.spectators ? 1 : 0,
        clock: JSON.stringify(settings.clock),
        made: now(),
        touched: now(),
      },
      rows,
    );
    const table = (await store.read(id)) as StoredTable;
    // Made by the first of two requests; or the id is somebody else's.
    if (!made && table.row.host !== visitor.person) throw conflict('id-taken', 'There is a table with this id already.');
    return opened(table, visitor);
  });

  app.get('/api/tables/:id', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    await needWelcome(id, visitor);
    const table = await store.read(id);
    if (!table) throw notFound();
    return opened(table, visitor);
  });

  app.delete('/api/tables/:id', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    const table = await store.read(id);
    if (!table) return {};
    if (table.row.host !== visitor.person) throw hostOnly();
    if (table.row.status === 'racing' && table.seats.some(({ person }) => person !== null && person !== visitor.person))
      throw conflict('racing', 'Others are racing at this table.');
    await store.remove(id);
    rooms.changed(id, Number.MAX_SAFE_INTEGER);
    return {};
  });

  app.post('/api/tables/:id/seats/:seat', { schema: { params: seatParams, body: tableCalls.sit } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const name = readLine(request.body.name, 'name', 40);
    const { contribution } = request.body;
    return change(request.params.id.toLowerCase(), visitor, ({ row, seats }) => {
      const seat = seatIn(seats, request.params.seat);
      const own = seats.find(({ person }) => person === visitor.person);
      if (own?.seat === seat.seat) return { seats: [{ seat: seat.seat, name }] };
      if (row.status === 'over') throw conflict('race-over', 'The race is over.');
      if (own && row.status === 'racing') throw conflict('seated', 'You have a seat already.');
      // Who knows what the one who sits there contributed is he: the answer was lost, and with it the cookie.
      const himself = row.status === 'gathering' && seat.contribution === contribution;
      if (seat.player !== null && !himself) throw conflict('seat-taken', 'Somebody sits there already.');
      if (seat.held_for !== null && seat.held_for !== (visitor.account && nameKey(visitor.account.name)))
        throw new Refused(403, 'seat-held', 'This seat is kept for somebody else.');
      const sit = { seat: seat.seat, name, player: 'person', person: visitor.person, webhook: null };
      // What the dice come from was settled at the start.
      const taken = row.status === 'gathering' ? { ...sit, contribution } : sit;
      return { seats: own ? [freed(own), taken] : [taken] };
    });
  });

  app.delete('/api/tables/:id/seats/:seat', { schema: { params: seatParams } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    return change(request.params.id.toLowerCase(), visitor, ({ row, seats }) => {
      const seat = seatIn(seats, request.params.seat);
      if (seat.person !== visitor.person && row.host !== visitor.person) throw hostOnly();
      return seat.player === 'person' ? { seats: [left(row, seat)] } : {};
    });
  });

  app.put('/api/tables/:id/seats/:seat', { schema: { params: seatParams, body: tableCalls.seat } }, async (request, reply) =>
    hosting(request, reply, request.params.id.toLowerCase(), ({ row, seats }) => {
      if (row.status === 'over') throw conflict('race-over', 'The race is over.');
      const seat = seatIn(seats, request.params.seat);
      const { player, heldFor } = request.body;
      const held_for = heldFor === undefined ? null : nameKey(heldFor);
      const next = playerOf(findGame(row.game) as Game, player, 'player', undefined, seat);
      const contribution = row.status === 'gathering' ? null : seat.contribution;
      return { seats: [{ seat: seat.seat, person: null, webhook: null, held_for, contribution, ...next }], ...wakes(row, seat) };
    }),
  );

  app.post('/api/tables/:id/bots', { schema: { params } }, async (request, reply) =>
    hosting(request, reply, request.params.id.toLowerCase(), ({ row, seats }) => {
      if (row.status !== 'gathering') return {};
      const game = findGame(row.game) as Game;
      const free = seats.filter(({ player }) => player === null);
      return { seats: free.map((place) => ({ seat: place.seat, held_for: null, ...playerOf(game, leftTo, 'player', undefined, place) })) };
    }),
  );

  app.post('/api/tables/:id/start', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    const started = await start(id, visitor);
    rooms.changed(id, started.row.changes);
    const { version, due } = started.row;
    if (due !== null) context.wakeAt(id, version, due);
    await rooms.wake(id, version);
    return opened(started, visitor);
  });

  /** Lays the race out by those who sit there now; if that changes meanwhile, again. */
  async function start(id: string, visitor: Visitor): Promise<StoredTable> {
    for (;;) {
      const table = await store.read(id);
      if (!table) throw notFound();
      if (table.row.host !== visitor.person) throw hostOnly();
      if (table.row.status !== 'gathering') return table;
      const free = table.seats.filter(({ player }) => player === null).length;
      if (free > 0) throw conflict('seats-free', `${free} of the seats are free: wait for somebody, or let a bot sit there.`);
      const seed = seedOf(
        table.row.secret,
        table.seats.map(({ contribution }) => contribution ?? undefined),
      );
      const laid = await engines.do({ do: 'lay', race: JSON.stringify(raceOf(table)), seed, viewers: [] }).catch(() => undefined);
      if (laid?.kind !== 'laid') throw new Refused(503, 'engine-failed', 'The race could not be set up. Try again in a moment.');
      const at = now();
      const { clock } = settingsOf(table.row);
      const clocks = clocksAtStart(clock, table.seats.length);
      const turn = laid.turn ?? null;
      const bot = turn !== null && table.seats[turn]?.player !== 'person';
      const due = turn === null ? null : bot ? at + botGrace : (dueAt(clock, at, clocks?.[turn]) ?? null);
      const begun = {
        status: turn === null ? ('over' as const) : ('racing' as const),
        seed,
        setup: JSON.stringify(laid.setup),
        version: 0,
        steps: 0,
        state: laid.state,
        turn,
        turn_began: at,
        due,
        clocks: clocks ? JSON.stringify(clocks) : null,
      };
      const started = await store.change(id, ({ row }) => (row.changes === table.row.changes + 1 ? { table: begun } : {}));
      if (started?.row.status !== 'gathering') return started ?? Promise.reject(notFound());
    }
  }

  app.put('/api/tables/:id/host', { schema: { params, body: tableCalls.handOver } }, async (request, reply) =>
    hosting(request, reply, request.params.id.toLowerCase(), ({ seats }) => {
      const seat = seats[request.body.seat];
      if (!seat?.person) throw conflict('seat-free', 'Nobody sits there.');
      return { table: { host: seat.person, host_name: seat.name } };
    }),
  );

  app.put('/api/tables/:id/settings', { schema: { params, body: tableCalls.settings } }, async (request, reply) =>
    hosting(request, reply, request.params.id.toLowerCase(), ({ row }) => {
      const { open, spectators, clock } = request.body;
      const text = JSON.stringify(clock);
      if (row.status !== 'gathering' && text !== row.clock) throw conflict('racing', 'The clock is not changed during the race.');
      return { table: { open: open ? 1 : 0, spectators: spectators ? 1 : 0, clock: text } };
    }),
  );

  app.post('/api/tables/:id/bans', { schema: { params, body: tableCalls.ban } }, async (request, reply) =>
    hosting(request, reply, request.params.id.toLowerCase(), ({ row, seats }) => {
      const seat = seats[request.body.seat];
      if (!seat?.person) throw conflict('seat-free', 'Nobody sits there.');
      if (seat.person === row.host) throw conflict('own-seat', 'That is your own seat.');
      return { ban: seat.person, seats: [left(row, seat)] };
    }),
  );

  app.post('/api/tables/:id/reports', { schema: { params, body: tableCalls.report } }, async (request, reply) => {
    await context.limits.secret(request);
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    if (!(await store.read(id))) throw notFound();
    const { text: words, seat = null, line: number = null } = request.body;
    await store.report({ id: randomUUID(), shared_table: id, at: now(), person: visitor.person, seat, line: number, text: words });
    return {};
  });

  app.put('/api/tables/:id/notes', { schema: { params, body: tableCalls.notes } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    if (!(await store.read(id))) throw notFound();
    await needWelcome(id, visitor);
    if ((await store.notes(id, visitor.person)) === '') await context.limits.keep(request);
    await store.writeNotes(id, visitor.person, request.body.text);
    await change(id, visitor, () => ({}));
    return {};
  });

  app.put('/api/tables/:id/webhook', { schema: { params, body: tableCalls.webhook } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const { url } = request.body;
    if (url !== '' && !isWebhook(url)) throw invalid([{ at: 'url', need: { reason: 'need-web-address' } }]);
    return change(request.params.id.toLowerCase(), visitor, ({ seats }) => {
      const seat = seats.find(({ person }) => person === visitor.person);
      if (!seat) throw conflict('not-your-seat', 'You have no seat at this table.');
      return { seats: [{ seat: seat.seat, webhook: url === '' ? null : url }] };
    });
  });

  app.get('/api/tables/:id/record', { schema: { params } }, async (request, reply): Promise<RaceRecord> => {
    const visitor = await visitors.recognise(request, reply);
    const id = request.params.id.toLowerCase();
    const table = await store.read(id);
    if (!table || (visitor && (await store.isBanned(id, visitor.person)))) throw notFound();
    const { row, seats } = table;
    if (row.status !== 'over') throw conflict('racing', 'The record tells secrets: it is given when the race is over.');
    if (row.spectators === 0 && row.host !== visitor?.person && !seats.some(({ person }) => person !== null && person === visitor?.person))
      throw notFound();
    const race = raceOf(table);
    return {
      format: 'gruppetto-race',
      game: row.game,
      rules: row.rules,
      options: race.options,
      seats: race.seats,
      setup: JSON.parse(row.setup as string) as number[],
      steps: stepsOf(await store.logAfter(row, -1)),
      fairness: fairnessOf(
        1,
        row.secret,
        seats.map(({ contribution }) => contribution ?? undefined),
      ),
    };
  });

  /** It may be a bot's turn now that was a person's. */
  function wakes(row: TableRow, seat: SeatRow): TableChange {
    if (row.status !== 'racing' || row.turn !== seat.seat) return {};
    context.wakeAt(row.id, row.version, now());
    return { table: { due: now() } };
  }

  /** Who leaves a race leaves it to a bot; before the race his seat is free. */
  function left(row: TableRow, seat: SeatRow) {
    if (row.status === 'gathering') return freed(seat);
    wakes(row, seat);
    return { seat: seat.seat, person: null, webhook: null, player: leftTo };
  }
}

const freed = ({ seat }: SeatRow) => ({ seat, name: '', player: null, person: null, contribution: null, webhook: null });

/** A bot with a name, else that of its jersey; or a free seat. */
function playerOf(game: Game, player: string, at: string, name: string | undefined, { seat, colour }: Pick<SeatRow, 'seat' | 'colour'>) {
  if (player === 'person') return { player: null, name: '' };
  if (!isBotName(player) || !findBot(game, player))
    throw invalid([{ at, need: { reason: 'need-one-of', with: { values: 'person, rule-of-thumb, random' } } }]);
  return { player, name: name || (Object.hasOwn(colours, colour) ? colours[colour as Colour] : `Bot ${seat + 1}`) };
}

function seatIn(seats: readonly SeatRow[], text: string): SeatRow {
  const seat = /^\d+$/.test(text) ? seats[Number(text)] : undefined;
  if (!seat) throw notFound('no such seat');
  return seat;
}

function readLine(value: string, at: string, max: number): string {
  const parsed = (max === 40 ? personName : line(0, max)).parse(value, at);
  if (!parsed.ok) throw invalid(parsed.problems);
  return parsed.value;
}

function readUuid(value: string): string {
  const parsed = uuid.parse(value, 'id');
  if (!parsed.ok) throw invalid(parsed.problems);
  return parsed.value.toLowerCase();
}

import type { RaceRecord } from '@gruppetto/kernel';
import { fairnessOf, seedOf } from '@gruppetto/wire';
import type { Visitor } from '../../accounts/visitors.ts';
import type { App } from '../../http/check.ts';
import { notFound, Refused } from '../../http/errors.ts';
import { clocksAtStart, dueAt } from '../room/clock.ts';
import { raceOf } from '../room/shared-table.ts';
import { botGrace } from '../room/turns.ts';
import { stepsOf } from '../store/log-store.ts';
import type { ServerTable, TableFields } from '../store/server-table.ts';
import { conflict, hostOnly, params, type TableCalls } from './table-calls.ts';

/** The start of a race, and its record at the end. */
export function raceRoutes(app: App, calls: TableCalls): void {
  const { store, rooms, visitors, wakeAt } = calls.context;

  app.post('/api/tables/:id/start', { schema: { params } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    const started = await start(calls, id, visitor);
    rooms.changed(id, started.changes);
    const { version, due } = started;
    if (due !== undefined) wakeAt(id, version, due);
    await rooms.wake(id, version);
    return calls.opened(started, visitor);
  });

  app.get('/api/tables/:id/record', { schema: { params } }, async (request, reply): Promise<RaceRecord> => {
    const visitor = await visitors.recognise(request, reply);
    const id = request.params.id.toLowerCase();
    const table = await store.read(id);
    if (!table || (visitor && (await store.isBanned(id, visitor.person)))) throw notFound();
    if (table.status !== 'over') throw conflict('racing', 'The record tells secrets: it is given when the race is over.');
    if (!table.spectators && table.host !== visitor?.person && !table.seats.some(({ person }) => person && person === visitor?.person))
      throw notFound();
    const { game, options, seats } = raceOf(table);
    return {
      format: 'gruppetto-race',
      game,
      rules: table.rules,
      options,
      seats,
      setup: table.setup ?? [],
      steps: stepsOf(await store.log.after(table.log, -1)),
      fairness: fairnessOf(
        1,
        table.secret,
        table.seats.map(({ contribution }) => contribution),
      ),
    };
  });
}

/** Sets the race up for the people who sit there now; if that changes meanwhile, again. */
async function start(calls: TableCalls, id: string, visitor: Visitor): Promise<ServerTable> {
  const { store } = calls.context;
  for (;;) {
    const table = await store.read(id);
    if (!table) throw notFound();
    if (table.host !== visitor.person) throw hostOnly();
    if (table.status !== 'gathering') return table;
    const begun = await setUp(calls, table);
    const started = await store.change(id, ({ changes }) => (changes === table.changes + 1 ? { table: begun } : {}));
    if (started?.status !== 'gathering') return started ?? Promise.reject(notFound());
  }
}

async function setUp(calls: TableCalls, table: ServerTable): Promise<Partial<TableFields>> {
  const { engines, now } = calls.context;
  const free = table.seats.filter(({ player }) => player === undefined).length;
  if (free > 0) throw conflict('seats-free', `${free} of the seats are free: wait for somebody, or let a bot sit there.`);
  const seed = seedOf(
    table.secret,
    table.seats.map(({ contribution }) => contribution),
  );
  const laid = await engines
    .do({ do: 'lay', race: JSON.stringify(raceOf(table)), seed, viewers: [] }, { payer: `table ${table.id}` })
    .catch(() => undefined);
  if (laid?.kind !== 'laid') throw new Refused(503, 'engine-failed', 'The race could not be set up. Try again in a moment.');
  const at = now();
  const { turn } = laid;
  const clocks = clocksAtStart(table.clock, table.seats.length);
  const bot = turn !== undefined && table.seats[turn]?.player !== 'person';
  return {
    status: turn === undefined ? 'over' : 'racing',
    seed,
    setup: laid.setup,
    version: 0,
    steps: 0,
    state: laid.state,
    turn,
    turnBegan: at,
    due: turn === undefined ? undefined : bot ? at + botGrace : dueAt(table.clock, at, clocks?.[turn]),
    clocks,
  };
}

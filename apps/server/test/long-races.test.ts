import { findBot, findGame, gameIds } from '@gruppetto/catalogue/all';
import { type Game, type RaceRecord, type Shape, type Step, startTable, type Table, take } from '@gruppetto/kernel';
import { fairBotDice, fairDice, seedOf, verifyRecord } from '@gruppetto/wire';
import { describe, expect, test } from 'vitest';
import type { TableRows } from '../src/tables/store/rows.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();
/** It takes its time. */
const bot = 'random';

/** Every number at its maximum, every choice at its last, where the game takes that. */
function largestOptions(game: Game): object {
  const { shape } = game.options;
  let options: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape.kind === 'object' ? shape.fields : {})) {
    const largest = largestOf(field);
    if (largest === undefined) continue;
    const tried = { ...options, [name]: largest };
    if (game.options.parse(tried).ok) options = tried;
  }
  return options;
}

function largestOf(shape: Shape): unknown {
  if (shape.kind === 'integer') return shape.max;
  if (shape.kind === 'one-of') return shape.values.at(-1);
  return shape.kind === 'flag' ? true : undefined;
}

/** Rides the table's race to its end with bots, and puts that into the database. */
async function rideAll(server: TableServer, id: string): Promise<Table> {
  const store = new TableStore(server.storage);
  const stored = (await store.read(id)) as ServerTable;
  const { secret, log, game: gameId, options } = stored;
  const seed = seedOf(
    secret,
    stored.seats.map(() => undefined),
  );
  const game = findGame(gameId) as Game;
  const entries = stored.seats.map(({ name, colour, player = '' }) => ({ name, colour, player }));
  let { table } = startTable(game, options, entries, fairDice(seed, 0));
  const { setup } = table;
  const rows: TableRows['table_log'][] = [];
  const steps: Step[] = [];
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const number = rows.length + 1;
    const choose = findBot(gameId, bot);
    const choice = choose?.(table.race, table.race.view(table.state, turn.seat), turn, fairBotDice(secret, number));
    const taken = take({ ...table, steps: [] }, turn.seat, choice ?? turn.choices[0], fairDice(seed, number));
    if (taken.kind !== 'taken') throw new Error(JSON.stringify(taken));
    const { seat, choice: chosen, dice } = taken.step;
    const texts = { choice: JSON.stringify(chosen), dice: JSON.stringify(dice) };
    rows.push({ log, version: number, id: `bot:${number}`, seat, ...texts, left_steps: null, at: 0 });
    steps.push(taken.step);
    table = taken.table;
  }
  for (let first = 0; first < rows.length; first += 200)
    await store.db
      .insertInto('table_log')
      .values(rows.slice(first, first + 200))
      .execute();
  const state = JSON.stringify(table.state);
  await store.change(id, () => ({ table: { status: 'over', seed, setup, version: rows.length, steps: rows.length, state } }));
  return { ...table, steps };
}

describe.each(gameIds)('the longest race of %s', (gameId) => {
  test('opens in pieces, is given whole, and its dice are proved', async () => {
    const game = findGame(gameId) as Game;
    const options = largestOptions(game);
    const parsed = game.options.parse(options);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const server = await house.open('sqlite');
    const ana = house.player(server, 'Ana');
    const { id } = await ana.make(gameId, options, seats(0, game.race(parsed.value).seats));
    const ridden = await rideAll(server, id);
    await server.restart();

    ana.open(id);
    const { moments, version } = await ana.caughtUp;
    expect(version).toBe(ridden.steps.length);
    expect(moments.map((moment) => moment.version)).toEqual(Array.from({ length: version + 1 }, (_, at) => at));
    expect(moments.at(-1)?.view).toEqual(JSON.parse(JSON.stringify(ridden.race.view(ridden.state, 'spectator'))));
    expect(moments.at(-1)?.turn).toBeUndefined();

    // A page that lost its line in the middle is sent the rest.
    const ben = house.player(server, 'Ben');
    ben.open(id);
    await ben.until(({ version: seen }) => seen >= Math.min(11, version));
    ben.cut();
    await ben.until(({ link, version: seen }) => link === 'caught-up' && seen === version);
    expect(ben.state.moments).toEqual(moments);

    const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
    expect(record.steps).toEqual(ridden.steps);
    expect(verifyRecord(game, record)).toMatchObject({ ok: true });
    const length = ana.heard.reduce((sum, text) => sum + text.length, 0);
    const longest = Math.max(...ana.heard.filter((text) => text.startsWith('{"type":"moments"')).map((text) => text.length));
    console.log(`${gameId}: ${version} steps, ${(length / 1e6).toFixed(1)} MB of moments, ${(longest / 1e3).toFixed(0)} kB at a time`);
    expect(server.errors).toEqual([]);
  }, 120_000);
});

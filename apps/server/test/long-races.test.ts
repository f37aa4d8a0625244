import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBot, findGame, gameIds } from '@gruppetto/catalogue/all';
import { type Game, type RaceRecord, type Step, startTable, type Table, take } from '@gruppetto/kernel';
import { fairBotDice, fairDice, livePath, type Moment, type ServerMessage, seedOf, verifyRecord } from '@gruppetto/wire';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { TableRows } from '../src/tables/store/rows.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import type { Player } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();
/** Both take their time, each at other games. */
const players = ['random', 'first choice'];

const riderTypes = ['leader', 'climber', 'sprinter', 'helper'];
const allRiders = Array.from({ length: 200 }, (_, rider) => `Team ${rider >> 2},Rider ${rider},${riderTypes[rider % 4]}`);
const allTiles = Array.from({ length: 20 }, (_, tile) => `${tile + 1}a`);

/** Everything at its maximum, and whatever ends a race early or makes it quick left out. */
const longest: Readonly<Record<string, object>> = {
  'los-ciclistas': { players: 10, length: 300, events: true },
  'cycling-party': {
    version: 'master',
    teams: 6,
    riders: 6,
    stage: 'own',
    own: { length: 300, type: 'high', passes: [40, 110, 180, 250].map((from) => ({ from, category: 'hors' })), sprints: [10, 30, 100] },
  },
  'leader-1': {
    players: 4,
    ridersEach: 3,
    weather: 6,
    race: 'own',
    own: { hexagons: allTiles, feeds: [60], sprints: [115], climbs: [{ hexagon: 16, category: 1 }] },
  },
  'pace-wheel': { teams: 5, course: 'u300', feed: true, incidents: true, race: 'stage' },
  wielersim: {
    route:
      'The long way\nlocation|km|event|sqr|sec\nStart|0|||\nTown|10||300|red\nSummit|200|finish|0|\nhierarchy: leader, sprinter, helper, climber',
    riders: allRiders.join('\n'),
    mountainPoints: true,
  },
};

interface Ridden {
  /** How the race stood after each step, up to the last decision of seat 0. */
  readonly tables: readonly Table[];
  readonly steps: readonly Step[];
}

/** Rides the table's race with bots up to the last decision of the person in seat 0, and puts that into the database. */
async function rideAlong(server: TableServer, id: string, contribution: string): Promise<Ridden> {
  const store = new TableStore(server.storage);
  const { secret, log, game: gameId, options, seats } = (await store.read(id)) as ServerTable;
  const seed = seedOf(
    secret,
    seats.map(({ seat }) => (seat === 0 ? contribution : undefined)),
  );
  const game = findGame(gameId) as Game;
  const entries = seats.map(({ name, colour, player = '' }) => ({ name, colour, player }));
  const rideWith = (player: string) => {
    const choose = findBot(gameId, player);
    let { table } = startTable(game, options, entries, fairDice(seed, 0));
    const tables = [table];
    const steps: Step[] = [];
    for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
      const number = steps.length + 1;
      const choice = choose?.(table.race, table.race.view(table.state, turn.seat), turn, fairBotDice(secret, number));
      const taken = take({ ...table, steps: [] }, turn.seat, choice ?? turn.choices[0], fairDice(seed, number));
      if (taken.kind !== 'taken') throw new Error(JSON.stringify(taken));
      steps.push(taken.step);
      table = taken.table;
      tables.push(table);
    }
    return { tables, steps };
  };
  const [{ tables, steps }] = players.map(rideWith).sort((one, other) => other.steps.length - one.steps.length);
  const last = steps.findLastIndex(({ seat }) => seat === 0);
  const rows = steps.slice(0, last).map(({ seat, choice, dice }, index): TableRows['table_log'] => {
    const texts = { choice: JSON.stringify(choice), dice: JSON.stringify(dice) };
    return { log, version: index + 1, id: `bot:${index + 1}`, seat, ...texts, left_steps: null, at: 0 };
  });
  for (let first = 0; first < last; first += 200)
    await store.db
      .insertInto('table_log')
      .values(rows.slice(first, first + 200))
      .execute();
  await store.change(id, () => ({
    table: {
      status: 'racing',
      seed,
      setup: tables[0].setup,
      version: last,
      steps: last,
      state: JSON.stringify(tables[last].state),
      turn: 0,
      turnBegan: 0,
    },
    seats: [{ seat: 0, contribution, riders: 1 }],
  }));
  return { tables: tables.slice(0, last + 1), steps: steps.slice(0, last) };
}

/** Reads nothing in the middle until no more is sent, as a page on a slow line does. Gives all moments, and how long each piece was. */
async function readSlowly(
  server: TableServer,
  player: Player,
  id: string,
): Promise<{ readonly moments: readonly Moment[]; readonly lengths: readonly number[] }> {
  let wire: Socket | undefined;
  server.app.server.once('connection', (socket) => {
    wire = socket;
  });
  const nothingMoreIsSent = async () => {
    for (let sent = -1; wire?.bytesWritten !== sent; await sleep(1_000)) sent = wire?.bytesWritten ?? 0;
  };
  const socket = new WebSocket(player.base.replace('http', 'ws') + livePath(id), {
    headers: { origin: player.base, cookie: player.cookie },
    perMessageDeflate: false,
  });
  const moments: Moment[] = [];
  const lengths: number[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`cut off after ${moments.length} moments`)));
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', after: -1 })));
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type !== 'moments') return;
      if (lengths.length === 0) {
        socket.pause();
        nothingMoreIsSent().then(() => socket.resume());
      }
      moments.push(...message.moments);
      lengths.push(data.toString().length);
      if (!message.more) resolve();
    });
  });
  socket.removeAllListeners('close');
  socket.terminate();
  return { moments, lengths };
}

const asSent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
/** With more unread than this a line is cut. */
const maxUnread = 4 * 1024 * 1024;
const lengths = new Map<string, number>();

describe.each(gameIds)('the longest race of %s', (gameId) => {
  test('opens in pieces, is looked through, taken back, ridden to its end, given whole, and its dice are proved', async () => {
    const game = findGame(gameId) as Game;
    const parsed = game.options.parse(longest[gameId]);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const server = await house.open('sqlite');
    const ana = house.player(server, 'Ana');
    const bots = Array.from({ length: game.race(parsed.value).seats - 1 }, () => ({ colour: 'black', player: 'random' }));
    const { id } = await ana.make(gameId, parsed.value, [{ colour: 'red' }, ...bots]);
    await ana.sit(id, 0);
    const { tables, steps } = await rideAlong(server, id, ana.memory.get(id)?.contribution ?? '');
    await server.restart();

    ana.open(id);
    const { moments, version } = await ana.caughtUp;
    expect(version).toBe(steps.length);
    expect(moments.map((moment) => moment.version)).toEqual(tables.map((_, at) => at));
    for (const at of [0, 1, version >> 1, version - 1, version])
      expect(moments[at].view).toEqual(asSent(tables[at].race.view(tables[at].state, 0)));

    // Somebody who watches on a slow line gets everything, in pieces; one who lost the line in the middle is sent the rest.
    const slow = await readSlowly(server, house.player(server, 'Cid'), id);
    expect(slow.moments.map((moment) => moment.version)).toEqual(tables.map((_, at) => at));
    expect(Math.max(...slow.lengths)).toBeLessThan(1024 * 1024);
    lengths.set(
      gameId,
      slow.lengths.reduce((sum, length) => sum + length, 0),
    );
    const ben = house.player(server, 'Ben');
    ben.open(id);
    await ben.until(({ version: seen }) => seen >= Math.min(11, version));
    ben.cut();
    await ben.until(({ link, version: seen }) => link === 'caught-up' && seen === version);
    expect(ben.state.moments).toEqual(slow.moments);
    const still = await fetch(`${server.base}/still/${id}/race.svg?at=${version >> 1}`);
    expect(still.status).toBe(200);

    // What bots and dice have done since is taken back with the own choice.
    const own = steps.findLastIndex(({ seat }) => seat === 0);
    await ana.turn;
    expect(await ana.client?.undo()).toEqual({ kind: 'done' });
    await ana.until((state) => state.moments.length === own + 1);
    expect(ana.state.moments[own].view).toEqual(moments[own].view);
    await ben.until((state) => state.moments.length === own + 1);
    ana.plays = true;
    ana.nudge();
    await ana.over;
    await ben.over;
    expect(ben.state.moments.slice(0, own + 1)).toEqual(slow.moments.slice(0, own + 1));

    const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
    expect(record.steps.slice(0, own)).toEqual(asSent(steps.slice(0, own)));
    expect(verifyRecord(game, record)).toMatchObject({ ok: true });
    expect(server.errors).toEqual([]);
    console.log(`${gameId}: ${record.steps.length} steps, ${((lengths.get(gameId) ?? 0) / 1e6).toFixed(1)} MB of moments`);
  }, 120_000);
});

test('among them is one with more moments than a line may have unread', () => {
  expect(Math.max(...lengths.values())).toBeGreaterThan(2 * maxUnread);
});

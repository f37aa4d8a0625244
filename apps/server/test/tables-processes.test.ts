import { findGame } from '@gruppetto/catalogue/all';
import type { Game, RaceRecord } from '@gruppetto/kernel';
import { verifyRecord } from '@gruppetto/wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { databases, readyDatabase, redisUrl, wires } from './databases.ts';
import { Player, seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';
import { tableServers } from './table-server.ts';

const house = tableServers();
let processes: Awaited<ReturnType<typeof serverProcesses>>;
beforeAll(async () => {
  processes = await serverProcesses();
});
afterAll(() => processes.stop());

const sees = (player: Player, version: number) => player.until((state) => state.version >= version, `version ${version}`);

test.each(wires)(
  'three processes serve the players of one table, with news by %s; killed one after another, they cost nothing but time',
  async (wire) => {
    const database = await readyDatabase('postgres');
    const news = wire === 'redis' ? { redisUrl: await redisUrl() } : {};
    const start = () => processes.start(database.options, 0, news);
    const servers: ServerProcess[] = await Promise.all([1, 2, 3].map(start));
    const people = servers.map(({ base }, index) => new Player(base, `Player ${index}`));
    onTestFailed(() => {
      for (const { whereabouts } of people) process.stderr.write(`${whereabouts}\n`);
    });
    const [ana, ben, cid] = people as [Player, Player, Player];
    const { id } = await ana.make('los-ciclistas', { players: 4, length: 60 }, seats(3, 1));
    for (const [seat, player] of people.entries()) {
      await player.sit(id, seat);
      player.open(id);
      await player.caughtUp;
    }
    // Each is connected to another process, and sees all of them.
    for (const player of people) await player.until(({ table }) => table?.seats.filter(({ here }) => here).length === 3, 'the other two');
    ben.client?.say('hello from the second');
    for (const player of people) await player.until(({ chat }) => chat.length === 1, 'what Ben says');
    for (const player of people) player.plays = true;
    await ana.start(id);
    await sees(ana, 20);
    await servers[0]?.kill();
    ana.base = servers[1]?.base;
    await sees(ben, 45);
    await servers[1]?.kill();
    ana.base = servers[2]?.base;
    ben.base = servers[2]?.base;
    await sees(cid, 70);
    // All at once: and a new one takes over.
    await servers[2]?.kill();
    const last = await start();
    for (const player of people) {
      player.base = last.base;
      player.client?.wake();
    }
    await Promise.all(people.map((player) => player.over));
    const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
    expect(verifyRecord(findGame('los-ciclistas') as Game, record).ok).toBe(true);
    for (const player of people) {
      expect(player.state.version).toBe(record.steps.length);
      expect(player.state.moments.map(({ facts }) => facts)).toEqual(ana.state.moments.map(({ facts }) => facts));
      player.close();
    }
    await last.kill();
    await database.drop();
  },
  120_000,
);

test.runIf(databases.includes('postgres'))('what no news tell of is seen by looking', async () => {
  const database = await readyDatabase('postgres');
  // There is no Redis there.
  const withoutNews = { redisUrl: 'redis://127.0.0.1:1', tables: { lookEveryMs: 100 } };
  const [one, two] = (await Promise.all([1, 2].map(() => processes.start(database.options, 0, withoutNews)))) as [
    ServerProcess,
    ServerProcess,
  ];
  const ana = new Player(one.base, 'Ana');
  const ben = new Player(two.base, 'Ben');
  const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
  for (const [seat, player] of [ana, ben].entries()) {
    await player.sit(id, seat);
    player.open(id);
    await player.caughtUp;
    player.plays = true;
  }
  await ana.start(id);
  ben.client?.say('is anybody there?');
  await ana.until(({ chat }) => chat.length === 1, 'what Ben says');
  for (const player of [ana, ben]) await sees(player, 6);
  const storage = await openStorage(database.options);
  await new TableStore(storage).remove(id);
  for (const player of [ana, ben]) await player.until(({ closedBy }) => closedBy?.code === 'no-table', 'the end of the table');
  for (const server of [one, two]) await server.kill();
  await storage.close();
  await database.drop();
});

test.runIf(databases.includes('postgres'))('a clock whose job was lost is seen to have run out', async () => {
  const server = await house.open('postgres', { tables: { lookEveryMs: 100 } });
  const ana = house.player(server, 'Ana');
  const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(1, 1), { clock: { kind: 'move', minutes: 1 } });
  await ana.sit(id, 0);
  ana.open(id);
  await ana.caughtUp;
  await ana.start(id);
  await ana.turn;
  await vi.waitFor(async () => {
    const jobs = sql`delete from pgboss.job where name = 'gruppetto-turn'`;
    expect((await jobs.execute(server.storage.db)).numAffectedRows).toBeGreaterThan(0n);
  }, 30_000);
  server.wait(76_000);
  await ana.until(({ table }) => table?.seats[0]?.standIn !== undefined, 'a bot to take over');
});

test.runIf(databases.includes('postgres'))(
  'who was connected to a process that was killed is gone when it has said nothing for a minute',
  async () => {
    const server = await house.open('postgres', { tables: { lookEveryMs: 100 } });
    const ana = house.player(server, 'Ana');
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    await ana.sit(id, 0);
    ana.open(id);
    await ana.caughtUp;
    await new TableStore(server.storage).presence.write('killed', id, { seats: [1], spectators: 0 }, Date.now() + 60_000);
    ana.client?.say('is anybody there?');
    await ana.until(({ table, outbox }) => table?.seats[1]?.here === true && outbox.length === 0, 'the other');
    server.wait(61_000);
    await ana.until(({ table }) => table?.seats[1]?.here === false, 'the other to be gone');
    expect(ana.state.table?.seats[0]?.here).toBe(true);
  },
);

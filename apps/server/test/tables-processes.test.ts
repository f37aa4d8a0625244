import { findGame } from '@gruppetto/catalogue';
import type { Game, RaceRecord } from '@gruppetto/kernel';
import { type LiveState, verifyRecord } from '@gruppetto/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases, makeDatabase } from './databases.ts';
import { Player, seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';

let processes: Awaited<ReturnType<typeof serverProcesses>>;
beforeAll(async () => {
  processes = await serverProcesses();
});
afterAll(() => processes.stop());

test.runIf(databases.includes('postgres'))(
  'three processes serve the players of one table; killed one after another, they cost nothing but time',
  async () => {
    const database = await makeDatabase('postgres');
    const servers: ServerProcess[] = await Promise.all([1, 2, 3].map(() => processes.start(database.options)));
    const people = servers.map(({ base }, index) => new Player(base, `Player ${index}`));
    const [ana, ben, cid] = people as [Player, Player, Player];
    const { id } = await ana.make('los-ciclistas', { players: 4, length: 60 }, seats(3, 1));
    for (const [seat, player] of people.entries()) {
      await player.sit(id, seat);
      player.open(id);
      await player.caughtUp;
    }
    // Each is connected to another process, and sees all of them.
    for (const player of people) await player.until(({ table }) => table?.seats.filter(({ here }) => here).length === 3);
    ben.client?.say('hello from the second');
    for (const player of people) await player.until(({ chat }) => chat.length === 1);
    for (const player of people) player.plays = true;
    await ana.need('POST', `/api/tables/${id}/start`);
    const seen = (version: number) => (state: LiveState) => state.version >= version;
    await ana.until(seen(20));
    await servers[0]?.kill();
    ana.base = servers[1]?.base as string;
    await ben.until(seen(45));
    await servers[1]?.kill();
    ana.base = servers[2]?.base as string;
    ben.base = servers[2]?.base as string;
    await cid.until(seen(70));
    // All at once: and a new one takes over.
    await servers[2]?.kill();
    const { base } = await processes.start(database.options);
    for (const player of people) {
      player.base = base;
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
    processes.stop();
    await database.drop();
  },
  120_000,
);

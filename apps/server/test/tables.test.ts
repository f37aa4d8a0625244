import { findGame } from '@gruppetto/catalogue';
import { type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { verifyRecord } from '@gruppetto/live';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bundled, bundle } from './bundle.ts';
import { databases } from './databases.ts';
import { type Opened, openApp } from './opened.ts';
import { Player, seats } from './player.ts';

let engine: Bundled;
beforeAll(async () => {
  engine = await bundle('../src/tables/engine-worker.ts');
});
afterAll(() => engine.remove());

describe.each(databases)('on %s', (kind) => {
  let server: Opened;
  let base: string;
  const players: Player[] = [];
  beforeEach(async () => {
    server = await openApp(kind, { tables: { engineScript: engine.file } });
    base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const player of players.splice(0)) player.close();
    await server.close();
  });

  const newPlayer = (name: string): Player => {
    const player = new Player(base, name);
    players.push(player);
    return player;
  };

  test.each([
    ['los-ciclistas', { players: 3 }],
    ['leader-1', { players: 3 }],
  ])('a whole race of %s between two people and a bot, and its proof', async (game, options) => {
    const ana = newPlayer('Ana');
    const ben = newPlayer('Ben');
    const watcher = newPlayer('Eve');
    const { id } = await ana.make(game, options, seats(2, 1));
    await ana.sit(id, 0);
    await ben.sit(id, 1);
    for (const player of [ana, ben, watcher]) {
      player.plays = player !== watcher;
      player.open(id);
      await player.caughtUp;
    }
    await ana.need('POST', `/api/tables/${id}/start`);
    const ends = await Promise.all([ana.over, ben.over, watcher.over]);
    const record = await ben.need<RaceRecord>('GET', `/api/tables/${id}/record`);
    for (const { moments, version } of ends) {
      expect(version).toBe(record.steps.length);
      expect(moments.map((moment) => moment.version)).toEqual(moments.map((_, index) => index));
      expect(moments).toHaveLength(record.steps.length + 1);
    }
    const parsed = parseRecord(record, findGame);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(replay(findGame(game) as Game, parsed.value).ok).toBe(true);
    const { table } = ends[0];
    const witnessed = { commitment: table?.commitment as string, seats: table?.seats.map(({ commitment }) => commitment) ?? [] };
    expect(witnessed.seats.slice(0, 2).every((commitment) => commitment !== undefined)).toBe(true);
    expect(verifyRecord(findGame(game) as Game, parsed.value, witnessed)).toMatchObject({ ok: true });
  });
});

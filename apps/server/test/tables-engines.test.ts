import { describe, expect, test } from 'vitest';
import { Engines } from '../src/tables/engine/engines.ts';
import { bundled, engineWorker } from './databases.ts';
import { type Player, seats } from './player.ts';
import { tableServers } from './table-server.ts';

const house = tableServers('./looping-worker.ts');

async function race(player: Player, length: number, bots = 1): Promise<string> {
  const { id } = await player.make('los-ciclistas', { players: 2, length }, seats(2 - bots, bots));
  if (bots < 2) await player.sit(id, 0);
  player.open(id);
  await player.caughtUp;
  await player.start(id);
  return id;
}

describe('a rules engine that does not come back', () => {
  test.each([
    ['loops', 65],
    ['breaks', 70],
  ])('that %s is ended, its table told, and no other harmed', async (_what, length) => {
    const server = await house.open('sqlite', { tables: { engineLimitMs: 500 } });
    const ana = house.player(server, 'Ana');
    const others = [house.player(server, 'Ben'), house.player(server, 'Cid'), house.player(server, 'Dan')];
    await race(ana, length);
    await ana.turn;
    for (const other of others) {
      other.plays = true;
      await race(other, 60);
    }
    ana.client?.choose(ana.wish);
    const { refusal, version } = await ana.until((state) => state.refusal !== undefined);
    expect(refusal).toEqual({ reason: 'engine-failed' });
    expect(version).toBe(0);
    await Promise.all(others.map((other) => other.over));
    // And they are still there, and may try again.
    await ana.turn;
    expect(server.errors.length).toBeGreaterThan(0);
  });

  test('where only bots are left the table says that it is broken', async () => {
    const server = await house.open('sqlite', { tables: { engineLimitMs: 200 } });
    const ana = house.player(server, 'Ana');
    await race(ana, 65, 2);
    expect((await ana.until(({ table }) => table?.broken === true)).version).toBe(0);
  });

  test('a failure that passes heals by itself', async () => {
    const server = await house.open('sqlite');
    const ana = house.player(server, 'Ana');
    await race(ana, 85, 2);
    await ana.until(({ version, table }) => version > 0 && !table?.broken);
    expect(server.errors.length).toBeGreaterThan(0);
  });

  test.each([
    ['loops', 75],
    ['breaks', 80],
  ])('a bot that %s is replaced by a simpler one, and the race goes on', async (_what, length) => {
    const server = await house.open('sqlite', { tables: { engineLimitMs: 400 } });
    const ana = house.player(server, 'Ana');
    await race(ana, length);
    await ana.turn;
    ana.plays = true;
    ana.nudge();
    const { moments } = await ana.until(({ version }) => version >= 4);
    expect(moments.some(({ seat }) => seat === 1)).toBe(true);
  });
});

test('a thread that cannot even start fails its jobs, and nothing else', async () => {
  const engines = new Engines({ script: '/nowhere/engine.mjs', threads: 2, limitMs: 200 });
  const job = { do: 'undo', race: '{}', base: { state: '{}', steps: 0 }, steps: [] } as const;
  await expect(engines.do(job, { payer: 'anybody' })).rejects.toThrow('the thread of the rules engine');
  await expect(engines.do(job, { payer: 'anybody' })).rejects.toThrow('the thread of the rules engine');
  await engines.close();
  await expect(engines.do(job, { payer: 'anybody' })).rejects.toThrow('closing');
});

test('a job that cannot be handed to a thread fails, and nothing else', async () => {
  const engines = new Engines({ script: await engineWorker(), threads: 1, limitMs: 10_000 });
  let bottomless: unknown[] = [];
  for (let level = 0; level < 50_000; level++) bottomless = [bottomless];
  const job = { do: 'undo', race: '{}', base: { state: '{}', steps: 0 }, steps: bottomless as never } as const;
  await expect(engines.do(job, { payer: 'anybody' })).rejects.toThrow('call stack');
  await expect(engines.do({ ...job, steps: [] }, { payer: 'anybody' })).resolves.toMatchObject({ kind: 'failed' });
  await engines.close();
});

test('a job that wants all the memory ends its thread, and nothing else', async () => {
  const engines = new Engines({ script: await bundled('./greedy-worker.ts'), threads: 1, limitMs: 30_000 });
  const job = { do: 'undo', race: 'greedy', base: { state: '{}', steps: 0 }, steps: [] } as const;
  await expect(engines.do(job, { payer: 'anybody' })).rejects.toThrow('memory');
  await expect(engines.do({ ...job, race: 'modest' }, { payer: 'anybody' })).resolves.toMatchObject({ kind: 'undo' });
  await engines.close();
});

test('a job that waits for the processor is not one that takes long, and the start of its thread is not its own', async () => {
  const engines = new Engines({ script: await bundled('./slow-worker.ts'), threads: 1, limitMs: 400 });
  const job = { do: 'undo', race: 'starts slowly', base: { state: '{}', steps: 0 }, steps: [] } as const;
  await expect(engines.do(job, { payer: 'anybody' })).resolves.toMatchObject({ kind: 'undo' });
  await expect(engines.do({ ...job, race: 'waits' }, { payer: 'anybody' })).resolves.toMatchObject({ kind: 'undo' });
  await expect(engines.do({ ...job, race: 'works' }, { payer: 'anybody' })).rejects.toThrow('longer than 400 ms');
  await expect(engines.do({ ...job, race: 'waits forever' }, { payer: 'anybody' })).rejects.toThrow('longer than 400 ms');
  await engines.close();
});

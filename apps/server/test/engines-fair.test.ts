import { findGame } from '@gruppetto/catalogue/all';
import { afterEach, expect, test, vi } from 'vitest';
import { type EngineJob, perform } from '../src/tables/engine/engine-job.ts';
import { Engines } from '../src/tables/engine/engines.ts';
import { bundled } from './databases.ts';
import { seats } from './player.ts';
import { tableServers } from './table-server.ts';

const house = tableServers();

function raceOn(length: number) {
  const entries = ['red', 'blue'].map((colour) => ({ name: colour, colour, player: 'person' as const }));
  const options = findGame('los-ciclistas')?.options.parse({ players: 2, length });
  if (!options?.ok) throw new Error(JSON.stringify(options));
  const race = JSON.stringify({ game: 'los-ciclistas', options: options.value, seats: entries });
  const started = perform({ do: 'start', race, seed: 'seed', viewers: [] }, findGame);
  if (started.kind !== 'started') throw new Error(JSON.stringify(started));
  const at = { state: started.state, steps: 0 };
  const from = { seed: 'seed', takeBacks: 0 };
  return {
    bot: (bot: string): EngineJob => ({ do: 'bot', race, at, from, viewers: [], bot, secret: 'secret' }),
    step: { do: 'take', race, at, from, viewers: [], seat: 0, choice: { do: 'nothing' } } as EngineJob,
  };
}

let engines: Engines;
const open = async (threads: number) => {
  engines = new Engines({ script: await bundled('./thinking-worker.ts'), threads, limitMs: 10_000 });
};
afterEach(() => engines?.close());

/** Many jobs of many payers, and how many of them are done. */
function crowd(jobs: number, job: EngineJob) {
  const done = { count: 0 };
  const all = Array.from({ length: jobs }, async (_, host) => {
    await engines.do(job, { payer: `host ${host}`, own: true }).catch(() => undefined);
    done.count++;
  });
  return { done, first: Promise.race(all), all: Promise.all(all) };
}

const ana = { payer: 'ana' };

test('however many champions think, a step of a person does not wait for them', async () => {
  await open(2);
  const { bot, step } = raceOn(60);
  // Both threads are there.
  await Promise.all([engines.do(step, ana), engines.do(step, ana)]);
  const { done, first } = crowd(200, bot('champion'));
  await first;
  for (let steps = 0; steps < 5; steps++) {
    const before = done.count;
    expect(await engines.do(step, ana)).toMatchObject({ kind: 'refused' });
    expect(done.count - before).toBeLessThan(10);
  }
  expect(done.count).toBeLessThan(100);
});

test('jobs that take longer than expected go back to the queue, and a step comes first', async () => {
  await open(1);
  const quick = raceOn(60);
  const slow = raceOn(75);
  await engines.do(quick.step, ana);
  for (let known = 0; known < 200; known++) await engines.do(quick.bot('rule-of-thumb'), ana);
  const { done, first, all } = crowd(60, slow.bot('rule-of-thumb'));
  await first;
  await engines.do(quick.step, ana);
  expect(done.count).toBeLessThan(20);
  await all;
});

test('what a table does on its own is paid for by the address of its host, however many guests that is', async () => {
  const asked = vi.spyOn(Engines.prototype, 'do');
  const server = await house.open('sqlite');
  for (const name of ['Ana', 'Ben']) {
    const host = house.player(server, name);
    const { id } = await host.make('los-ciclistas', { players: 2, length: 60 }, seats(0, 2));
    host.open(id);
    await host.start(id);
    await host.over;
  }
  const bots = asked.mock.calls.filter(([job]) => job.do === 'bot');
  expect(bots.length).toBeGreaterThan(20);
  expect(new Set(bots.map(([, { payer }]) => payer))).toEqual(new Set(['127.0.0.1']));
  vi.restoreAllMocks();
});

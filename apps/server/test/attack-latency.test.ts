import { randomUUID } from 'node:crypto';
import { livePath } from '@gruppetto/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeDatabase } from './databases.ts';
import { Player, seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';

/** `node scripts/attacks.cjs` says for how many seconds each; it measures, so it is not for a machine that does other things too. */
const seconds = Number(process.env.GRUPPETTO_ATTACK_SECONDS ?? 0);
const maxWait = 250;

/** Somebody at an address of their own: the server believes one proxy. */
class Neighbour extends Player {
  readonly address: string;

  constructor(base: string, name: string, address: string) {
    super(base, name);
    this.address = address;
  }

  protected override get more(): Readonly<Record<string, string>> {
    return { 'x-forwarded-for': this.address };
  }
}

/** One thing that one address does, again and again, as often as it can. */
interface Attack {
  readonly name: string;
  readonly prepare?: (eve: Neighbour) => Promise<unknown>;
  readonly strike: (eve: Neighbour, prepared: unknown) => Promise<unknown>;
  /** How many at the same time. */
  readonly atOnce: number;
}

const rideAlone = async (eve: Neighbour): Promise<string> => {
  const { id } = await eve.make('los-ciclistas', { players: 2 }, seats(0, 2));
  await eve.start(id);
  return id;
};

const open = (eve: Neighbour, table: string): Promise<void> =>
  new Promise((done) => {
    const headers = { origin: eve.base, cookie: eve.cookie, 'x-forwarded-for': eve.address };
    const socket = new WebSocket(eve.base.replace('http', 'ws') + livePath(table), { headers });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', after: -1 })));
    let heard = 0;
    socket.on('message', () => ++heard > 3 && socket.terminate());
    socket.on('error', () => undefined);
    socket.on('close', () => done());
  });

/** A page that has the table open, and stays. */
const greeted = (eve: Neighbour, table: string): Promise<WebSocket> =>
  new Promise((done, fail) => {
    const headers = { origin: eve.base, cookie: eve.cookie, 'x-forwarded-for': eve.address };
    const socket = new WebSocket(eve.base.replace('http', 'ws') + livePath(table), { headers });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', after: -1 })));
    socket.once('message', () => done(socket));
    socket.on('error', fail);
  });

const table = (options: object, game = 'los-ciclistas') => ({
  id: randomUUID(),
  game,
  options,
  seats: seats(2),
  hostName: 'Eve',
  settings: { open: true, clock: { kind: 'none' } },
});

const listsOf = (count: number): string => `[${Array.from({ length: count }, () => '[]').join()}]`;
const lists = listsOf(80_000);
const fewerLists = listsOf(15_000);

/** With a body that is written already, and an answer that nobody reads: whoever rides honestly shares this process. */
async function send(eve: Neighbour, path: string, body?: string): Promise<void> {
  const headers = { origin: eve.base, cookie: eve.cookie, 'x-forwarded-for': eve.address, 'content-type': 'application/json' };
  const answer = await fetch(eve.base + path, body === undefined ? { headers } : { method: 'POST', headers, body });
  await answer.arrayBuffer();
}

const attacks: readonly Attack[] = [
  { name: 'nothing', strike: () => new Promise((done) => setTimeout(done, 100)), atOnce: 1 },
  {
    name: '24 races opened again and again',
    prepare: async (eve) => {
      const tables: string[] = [];
      for (let count = 0; count < 24; count++) tables.push(await rideAlone(eve));
      return tables;
    },
    strike: (eve, tables) => open(eve, (tables as string[])[Math.floor(Math.random() * 24)] as string),
    atOnce: 24,
  },
  {
    name: 'start lists and routes of 30,000 characters',
    strike: (eve) => eve.ask('POST', '/api/tables', table({ route: 'x\n'.repeat(15_000), riders: '1 a\n'.repeat(7_000) }, 'wielersim')),
    atOnce: 12,
  },
  {
    name: 'the lobby with 100 open tables',
    prepare: async (eve) => {
      for (let count = 0; count < 100; count++) await eve.ask('POST', '/api/tables', table({ players: 2 }));
    },
    strike: (eve) => send(eve, '/api/tables'),
    atOnce: 24,
  },
  { name: 'bodies of 250 kB that are nothing', strike: (eve) => eve.ask('POST', '/api/tables', { x: 'x'.repeat(250_000) }), atOnce: 12 },
  {
    name: 'bodies of 240 kB that are lists in a list',
    strike: (eve) => send(eve, '/api/tables', lists),
    atOnce: 12,
  },
  {
    name: 'champions alone at 60 tables of Leader 1',
    prepare: async (eve) => {
      for (let count = 0; count < 60; count++) {
        const champions = seats(0, 4).map((seat) => ({ ...seat, player: 'champion' }));
        const { id } = await eve.make('leader-1', { players: 4 }, champions);
        await eve.start(id);
      }
    },
    strike: () => new Promise((done) => setTimeout(done, 100)),
    atOnce: 1,
  },
  {
    name: 'chat and nonsense from 100 pages at one table',
    prepare: async (eve) => {
      const { id } = await eve.make('los-ciclistas', { players: 2 }, seats(2));
      await eve.sit(id, 0);
      return Promise.all(Array.from({ length: 100 }, () => greeted(eve, id)));
    },
    strike: async (_eve, sockets) => {
      const socket = (sockets as WebSocket[])[Math.floor(Math.random() * 100)] as WebSocket;
      if (socket.readyState === socket.OPEN) {
        socket.send(JSON.stringify({ type: 'chat', id: randomUUID(), text: 'x'.repeat(300) }));
        socket.send(`{"type":"step","id":"${randomUUID()}","after":0,"choice":${fewerLists}}`);
      }
      await new Promise((done) => setTimeout(done, 1));
    },
    atOnce: 4,
  },
  {
    name: 'forecasts of 100,000 races',
    strike: async (eve) => {
      const race = { game: 'leader-1', options: { players: 4 }, seats: Array.from({ length: 4 }, () => 'bot') };
      await eve.ask('POST', '/api/forecasts', { id: randomUUID(), seed: 'x', races: 100_000, race });
      await new Promise((done) => setTimeout(done, 20));
    },
    atOnce: 4,
  },
];

describe.runIf(seconds > 0)('while one address does its worst, a step elsewhere is seen soon', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let server: ServerProcess;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  beforeAll(async () => {
    processes = await serverProcesses();
    database = await makeDatabase('sqlite');
    server = await processes.start(database.options, 0, { limited: true, trustProxy: 1 });
  });
  afterAll(async () => {
    processes.stop();
    await database.drop();
  });

  test.each(attacks)(
    '$name',
    async ({ name, prepare, strike, atOnce }) => {
      const eve = new Neighbour(server.base, 'Eve', `203.0.113.${attacks.findIndex((one) => one.name === name)}`);
      const prepared = await prepare?.(eve);
      let over = false;
      let strikes = 0;
      const striking = Array.from({ length: atOnce }, async () => {
        while (!over) {
          await strike(eve, prepared).catch(() => undefined);
          strikes++;
        }
      });
      const waits = await rideHonestly(server.base, seconds * 1000);
      over = true;
      await Promise.all(striking);
      const sorted = waits.sort((a, b) => a - b);
      const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number).toFixed(0);
      console.log(
        `${name}: ${sorted.length} honest steps, ${at(0.5)} ms at the median, ${at(0.99)} ms at the 99th percentile; ${strikes} strikes`,
      );
      expect(Number(at(0.99))).toBeLessThan(maxWait);
    },
    60_000 + seconds * 3_000,
  );
});

/** Rides race after race against a bot, and tells how long each step took from being sent to being done. */
async function rideHonestly(base: string, milliseconds: number): Promise<number[]> {
  const waits: number[] = [];
  const until = performance.now() + milliseconds;
  for (let race = 0; performance.now() < until; race++) {
    const ana = new Neighbour(base, `Ana ${race}`, '198.51.100.7');
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(1, 1));
    await ana.sit(id, 0);
    ana.open(id);
    await ana.caughtUp;
    await ana.need('POST', `/api/tables/${id}/start`);
    while (performance.now() < until) {
      const { moments } = await ana.until(({ moments: all }) => all.length > 0 && (all.at(-1)?.turn?.seat ?? 0) === 0);
      if (!moments.at(-1)?.turn) break;
      const began = performance.now();
      await ana.client?.choose(ana.wish);
      waits.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, 20));
    }
    ana.close();
  }
  return waits;
}

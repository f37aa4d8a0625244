import { livePath } from '@gruppetto/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openStorage } from '../src/data.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { makeDatabase } from './databases.ts';
import { Player, seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';

let processes: Awaited<ReturnType<typeof serverProcesses>>;
let server: ServerProcess;
let database: Awaited<ReturnType<typeof makeDatabase>>;
let ana: Player;
let table: string;
beforeAll(async () => {
  processes = await serverProcesses();
  database = await makeDatabase('sqlite');
  server = await processes.start(database.options);
  ana = new Player(server.base, 'Ana');
  ({ id: table } = await ana.make('los-ciclistas', { players: 2 }, seats(1, 1)));
  await ana.sit(table, 0);
  ana.open(table);
  await ana.caughtUp;
  await ana.need('POST', `/api/tables/${table}/start`);
});
afterAll(async () => {
  ana.close();
  processes.stop();
  await database.drop();
});

async function stepsOfAna(): Promise<number> {
  const storage = await openStorage(database.options);
  const store = new TableStore(storage);
  const { log } = (await store.read(table)) as ServerTable;
  const entries = await store.log.after(log, -1);
  await storage.close();
  return entries.filter(({ id }) => id.startsWith('0:')).length;
}

test('a server that stands still in the middle of a step goes on with it, once', async () => {
  await ana.turn;
  const before = await stepsOfAna();
  const paused = server.pause(2_500);
  const sent = ana.client?.choose(ana.wish);
  // The page loses patience meanwhile, and says it again on another line.
  ana.cut();
  await paused;
  ana.client?.wake();
  expect(await sent).toEqual({ kind: 'done' });
  expect(await stepsOfAna()).toBe(before + 1);
});

test('half of a message is none, and holds nobody up', async () => {
  await ana.turn;
  const before = await stepsOfAna();
  const headers = { origin: server.base, cookie: ana.cookie };
  const socket = new WebSocket(server.base.replace('http', 'ws') + livePath(table), { headers });
  await new Promise((opened) => socket.once('open', opened));
  socket.send(JSON.stringify({ type: 'hello', after: -1 }));
  await new Promise((heard) => socket.once('message', heard));
  const text = JSON.stringify({ type: 'step', id: 'half', after: ana.state.version, choice: ana.wish });
  // RFC 6455, 5.2: a masked text, of which only the first half is ever sent. The mask is 0.
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
  expect(text.length).toBeLessThan(126);
  const { _socket: wire } = socket as unknown as { readonly _socket: NodeJS.WritableStream & { destroy(): void } };
  await new Promise<void>((written) => {
    wire.write(frame.subarray(0, Math.floor(frame.length / 2)), () => written());
  });
  wire.destroy();
  expect(await ana.client?.choose(ana.wish)).toEqual({ kind: 'done' });
  expect(await stepsOfAna()).toBe(before + 1);
});

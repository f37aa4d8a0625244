import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../src/tables/room/frame.ts';

test.each([0, 1, 125, 126, 65_535, 65_536])('a frame with %d bytes of text is read as it was meant', async (length) => {
  const text = 'é'.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  server.on('connection', (_socket, { socket }) => socket.write(frameOf(text).bytes));
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read = await new Promise<string>((resolve, reject) => {
    page.on('message', (data, isBinary) => resolve(`${isBinary} ${data}`));
    page.on('error', reject);
  });
  expect(read).toBe(`false ${text}`);
  page.terminate();
  server.close();
});

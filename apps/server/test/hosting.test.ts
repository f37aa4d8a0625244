import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startNginx, withoutNginx } from '../../../scripts/parts/nginx.cjs';
import { type Served, serve } from '../src/index.ts';

const text = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
const block = (language: string): string => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text)?.[1] ?? '';

let place: string;

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'gruppetto-hosting-'));
  writeFileSync(join(place, 'index.html'), '<!doctype html><title>Gruppetto</title>');
});
afterAll(() => rmSync(place, { recursive: true }));

const analyze = '/usr/bin/systemd-analyze';

test.skipIf(!existsSync(analyze))('systemd finds nothing wrong with the unit', () => {
  const program = join(place, 'gruppetto');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  const unit = join(place, 'gruppetto.service');
  writeFileSync(unit, block('ini').replace('/usr/bin/gruppetto', program));
  const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', unit], { encoding: 'utf8' });
  expect({ status, said: stderr.split('\n').filter((line) => line.includes('gruppetto.service')) }).toEqual({ status: 0, said: [] });
});

describe.skipIf(process.env[withoutNginx])('behind nginx as it is written there', () => {
  let served: Served;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    served = await serve({ host: '127.0.0.1', port: 0, root: place, storage: { folder: join(place, 'data') }, trustProxy: 1 });
    nginx = await startNginx(block('nginx').replace('127.0.0.1:1903', `127.0.0.1:${served.port}`));
  });
  afterAll(async () => {
    await nginx.stop();
    await served.stop();
  });

  test('the address of whoever asks is handed on and believed', async () => {
    const answer = await (await fetch(`${nginx.url}/healthz?seen`)).json();
    expect(answer).toMatchObject({ status: 'ok', seen: { protocol: 'http', proxy: 'trusted' } });
  });

  test('pages and requests that change something pass', async () => {
    expect(await (await fetch(nginx.url)).text()).toContain('Gruppetto');
    const signUp = await fetch(`${nginx.url}/api/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: nginx.url },
      body: JSON.stringify({ name: 'Ann', password: 'over the hills' }),
    });
    expect(signUp.status).toBe(201);
  });

  test('live updates pass', async () => {
    const socket = new WebSocket(`${nginx.url.replace('http', 'ws')}/api/tables/${crypto.randomUUID()}/live`, { origin: nginx.url });
    // There is no such table: what counts is that the server answered, not the proxy.
    const answer = await new Promise<string>((resolve) => {
      socket.once('unexpected-response', (_, response) => resolve(`${response.statusCode} ${response.headers['content-type']}`));
      socket.once('open', () => resolve('open'));
      socket.once('error', (error) => resolve(error.message));
    });
    socket.terminate();
    expect(answer).toMatch(/^(open|404 application\/json)/);
  });
});

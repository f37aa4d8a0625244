import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { version } from '@gruppetto/kernel';
import { languages, speak, type Words, words } from '@gruppetto/words';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Storage } from '../src/data.ts';
import { createApp, serve } from '../src/index.ts';

const script = 'console.log("up the hill");';
let root: string;
let app: FastifyInstance;
let storage: Storage;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gruppetto-server-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Gruppetto</title>');
  writeFileSync(join(root, 'icon.svg'), '<svg/>');
  writeFileSync(join(root, '.secret'), 'no');
  writeFileSync(join(root, 'assets', 'main-Ab12.js'), script);
  writeFileSync(join(root, 'assets', 'main-Ab12.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'assets', 'main-Ab12.js.gz'), gzipSync(script));
  storage = await openStorage({ folder: join(root, '.data') });
  app = await createApp({ root, storage });
  app.get('/breaks', () => {
    throw new Error('the password is velo');
  });
});

afterAll(async () => {
  await app.close();
  await storage.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('pages', () => {
  test.each(['/', '/index.html', '/table/7', '/games/los-ciclistas?players=3'])(
    '%s is the one page, asked for anew each time',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('Gruppetto');
    },
  );

  test('a file that is shared where no service worker takes it leads to the page that asks for it', async () => {
    const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.race.json"\r\n\r\n{}\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'none' };
    const answer = await app.inject({ method: 'POST', url: '/share', headers, payload: form });
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/?shared', '']);
  });

  test('a hashed asset is kept for good', async () => {
    const answer = await get('/assets/main-Ab12.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.body).toBe(script);
  });

  test('a file without a hash in its name is not', async () => {
    const answer = await get('/icon.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['br', brotliCompressSync(script)],
    ['gzip', gzipSync(script)],
  ])('what was compressed at the build goes out as %s', async (encoding, bytes) => {
    const answer = await get('/assets/main-Ab12.js', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toMatch(/immutable/);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.rawPayload).toEqual(bytes);
  });

  test('who has it already is told so', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

describe('errors have one shape', () => {
  test.each([
    ['GET', '/assets/gone-Ab12.js', 404, 'not-found'],
    ['GET', '/assets/folder', 404, 'not-found'],
    ['GET', '/gone.png', 404, 'not-found'],
    ['GET', '/api/nothing', 404, 'not-found'],
    ['GET', '/.secret', 404, 'not-found'],
    ['POST', '/table/7', 404, 'not-found'],
    ['GET', '/%zz', 400, 'bad-request'],
    ['GET', '/assets/%2e%2e/%2e%2e/package.json', 404, 'not-found'],
  ] as const)('%s %s', async (method, url, status, code) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: { code, message: expect.any(String) } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  const json = { 'content-type': 'application/json' };
  test.each([
    ['no JSON', '/api/session', json, '{', (say: Words['faults']) => say.bodyNotJson],
    ['too large', '/api/session', json, `"${'x'.repeat(300_000)}"`, (say: Words['faults']) => say.tooLarge],
    ['another type', '/api/session', { 'content-type': 'text/plain' }, 'x', (say: Words['faults']) => say.needsJson],
    ['another length', '/api/session', { ...json, 'content-length': '9' }, '{}', (say: Words['faults']) => say.badRequest],
    ['nothing there', '/api/nothing', json, '{}', (say: Words['faults']) => say.nothingAt('/api/nothing')],
    ['no address', '/api/%ff', json, '{}', (say: Words['faults']) => say.badAddress],
  ])('%s is said in the language of the request', async (_what, url, headers, payload, sentence) => {
    const said = await Promise.all(
      languages.map(async (language) => {
        await words.load(language);
        const answer = await app.inject({
          method: 'POST',
          url,
          headers: { ...headers, 'sec-fetch-site': 'same-origin', 'accept-language': language },
          payload,
        });
        expect(answer.json().error.message).toBe(sentence(words(language).faults));
        return answer.json().error.message;
      }),
    );
    expect(new Set(said).size).toBe(languages.length);
  });

  test('what broke inside is not told', async () => {
    const answer = await get('/breaks');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong on the server.' } });
  });
});

describe('protection', () => {
  test.each(['/', '/assets/main-Ab12.js', '/gone.png', '/healthz'])('%s carries the content policy', async (url) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

test('health', async () => {
  const answer = await get('/healthz');
  expect(answer.json()).toEqual({ status: 'ok', version });
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('serve', () => {
  test('a stop answers what is under way first', async () => {
    const stopping = await createApp({ root, storage });
    let arrive = () => {};
    let release = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    stopping.get('/slow', async () => {
      arrive();
      await released;
      return { home: true };
    });
    const base = await stopping.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${base}/slow`);
    await arrived;
    const stopped = stopping.close();
    release();
    expect(await (await answer).json()).toEqual({ home: true });
    await stopped;
    await expect(fetch(`${base}/healthz`)).rejects.toThrow();
  });

  test('takes a free port, answers there, and stops', async () => {
    const served = await serve({ host: '127.0.0.1', port: 0, root, storage: { folder: join(root, '.served') } });
    const address = `http://127.0.0.1:${served.port}/healthz`;
    expect((await fetch(address)).status).toBe(200);
    await served.stop();
    await expect(fetch(address)).rejects.toThrow();
  });

  test('a taken port is said in one sentence', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const onTaken = () => serve({ host: '127.0.0.1', port, root, storage: { folder: join(root, '.served') } });
    await expect(onTaken()).rejects.toMatchObject({
      exitCode: 1,
      message: `Port ${port} is taken: stop what runs there, or choose another with --port ${port + 1}.`,
    });
    await speak('nl');
    await expect(onTaken()).rejects.toThrow(`Poort ${port} is bezet: stop wat daar draait, of kies een andere met --port ${port + 1}.`);
    await speak('en');
    await new Promise((done) => other.close(done));
  });

  test('so is a host that is not this computer', async () => {
    await expect(serve({ host: '192.0.2.1', port: 0, root, storage: { folder: join(root, '.served') } })).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/^This computer cannot serve at 192\.0\.2\.1, port 0/),
    });
  });
});

import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { words } from '@gruppetto/words';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../src/http/limits.ts';
import { plainUrl } from '../src/http/logs.ts';
import { createApp } from '../src/index.ts';
import { serverOptions } from '../src/serve.ts';
import { databases, suffices } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, password, signUp } from './person.ts';
import { planOf } from './plans.ts';

const script = '<script>alert(1)</script>';
const sqlTricks = ["'; drop table tours; --", '" or ""="', "') union select 1 from accounts --", "\\'; select 1; --", '%', '_'];

describe.each(databases)('on %s', (kind) => {
  let opened: OpenedApp;
  let ann: Person;
  let tour: string;
  beforeAll(async () => {
    opened = await openApp(kind);
    ann = await signUp(opened.app, 'Ann');
    await signUp(opened.app, 'Ben', ann);
    tour = randomUUID();
    await ann.post('/api/tours', { id: tour, plan: planOf() });
  });
  afterAll(() => opened.close());
  const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
  const logged = () => opened.log.map((line) => JSON.parse(line) as { level: number; code?: string; because?: string });

  test('a key used by many at the same moment lets one in', async () => {
    const [key] = (await ann.post('/api/keys', { count: 1 })).json().keys;
    const wishes = Array.from({ length: 8 }, (_, index) =>
      new Person(opened.app).post('/api/accounts', { name: `Crowd ${index}`, password, key }),
    );
    const answers = await Promise.all(wishes);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(403)]);
    expect(logged().filter(({ code }) => code === 'bad-key')).toHaveLength(7);
    const crowd = await opened.storage.db.selectFrom('accounts').select('name').where('name_key', 'like', 'crowd%').execute();
    expect(crowd).toHaveLength(1);
  });

  test('script in names is data, stored and given back as it came', async () => {
    await ann.put('/api/teams/script', { name: script, colour: 'red', riders: [{ name: script }], version: 0 });
    await ann.post('/api/tours', { id: randomUUID(), plan: planOf(1, script) });
    for (const url of ['/api/teams', '/api/tours']) {
      const answer = await ann.get(url);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toContainEqual(expect.objectContaining({ name: script }));
    }
  });

  test('SQL in every text is text', async () => {
    const { db } = opened.storage;
    for (const [index, trick] of sqlTricks.entries()) {
      const encoded = encodeURIComponent(trick);
      const [key] = (await ann.post('/api/keys', { count: 1 })).json().keys;
      const person = new Person(opened.app);
      const name = `${trick} ${index}`;
      expect((await person.post('/api/accounts', { name, password, key })).statusCode).toBe(201);
      expect((await person.get('/api/account')).json().account).toEqual({ name: name.trim(), owner: false });
      expect((await new Person(opened.app).post('/api/session', { name: trick, password })).statusCode).toBe(401);
      expect((await new Person(opened.app).post('/api/accounts', { name: 'Eve', password, key: trick })).statusCode).toBe(403);
      expect((await ann.post('/api/resets', { name: trick })).statusCode).toBe(404);
      expect((await person.post('/api/resets/use', { token: trick, password })).statusCode).toBe(trick === '_' ? 403 : 400);
      expect((await person.get(`/api/tours/${encoded}`)).statusCode).toBe(400);
      expect((await person.get(`/api/follow/${encoded}`)).statusCode).toBe(trick === '_' ? 404 : 400);
      expect((await person.get(`/api/invitations/${encoded}`)).statusCode).toBe(trick === '_' ? 404 : 400);
      expect((await ann.get(`/api/tours/${tour}?after=${encoded}`)).statusCode).toBe(400);
      expect((await ann.delete(`/api/tours/${tour}/members/${encoded}`)).statusCode).toBe(404);
      const team = { name: trick, colour: trick.slice(0, 20), riders: [{ name: trick }], version: 0 };
      expect((await person.put('/api/teams/t', team)).statusCode).toBe(200);
      expect((await person.get('/api/teams')).json()).toMatchObject([{ name: trick.trim() }]);
      expect((await person.put('/api/drafts/d', { version: 0, draft: trick })).statusCode).toBe(200);
      expect((await person.get('/api/drafts/d')).json().draft).toBe(trick);
      const id = randomUUID();
      expect((await person.post('/api/tours', { id, plan: planOf(1, trick) })).statusCode).toBe(201);
      expect((await person.get('/api/tours')).json()).toMatchObject([{ name: trick.trim() }]);
      const leaving = { do: 'leave', stage: 0, rider: 0, reason: trick };
      const left = await person.post(`/api/tours/${id}/entries`, { after: 0, entries: [{ id: randomUUID(), entry: leaving }] });
      expect([200, 409]).toContain(left.statusCode);
    }
    expect((await db.selectFrom('tours').select('id').where('id', '=', tour).execute()).length).toBe(1);
  });

  test('no text and no number breaks a route, whatever the database thinks of it', async () => {
    const table = randomUUID();
    const settings = { open: true, spectators: true, clock: { kind: 'none' } };
    const made = { id: table, game: 'los-ciclistas', options: { players: 2 }, hostName: 'Ann', settings };
    expect((await ann.post('/api/tables', { ...made, seats: [{ colour: 'red' }, { colour: 'blue' }] })).statusCode).toBe(200);
    const commitment = '0'.repeat(64);
    expect((await ann.post(`/api/tables/${table}/seats/0`, { name: 'Ann', commitment })).statusCode).toBe(200);
    const nul = 'a\0b';
    const turned = 'a\u202eb';
    const tries: readonly [number, Promise<LightMyRequestResponse>][] = [
      [400, ann.get('/api/tables?game=%00')],
      [400, ann.post('/api/tables', { ...made, id: randomUUID(), seats: [{ colour: 'red', heldFor: nul }, { colour: 'blue' }] })],
      [400, ann.put(`/api/tables/${table}/seats/1`, { player: 'person', heldFor: nul })],
      [400, ann.post(`/api/tables/${table}/seats/1`, { name: nul, commitment })],
      [400, ann.post('/api/tables', { ...made, id: randomUUID(), seats: [{ colour: 'red', heldFor: turned }, { colour: 'blue' }] })],
      [400, ann.put(`/api/tables/${table}/seats/1`, { player: 'person', heldFor: turned })],
      [400, ann.put(`/api/tables/${table}/notes`, { text: nul })],
      [400, ann.post(`/api/tables/${table}/reports`, { text: nul })],
      [400, ann.put(`/api/tables/${table}/webhook`, { url: `https://example.org/${nul}` })],
      [400, ann.put('/api/teams/t', { name: nul, colour: '', riders: [], version: 0 })],
      [400, ann.post('/api/tours', { id: randomUUID(), plan: planOf(1, nul) })],
      [400, ann.post('/api/session', { name: nul, password })],
      [401, ann.post('/api/session', { name: 'Ann', password: nul })],
      [403, ann.post('/api/accounts', { name: 'Nul', password, key: nul })],
      [200, ann.put('/api/drafts/nul', { version: 0, draft: nul })],
      [200, ann.get(`/api/tours/${tour}?after=999999999`)],
      [400, ann.get(`/api/tours/${tour}?after=9999999999`)],
      [400, ann.put('/api/drafts/large', { version: 2 ** 31, draft: 1 })],
      [400, ann.post(`/api/tours/${tour}/entries`, { after: 1e308, entries: [] })],
      [404, ann.put(`/api/tables/${table}/seats/99`, { player: 'random' })],
      [400, ann.post('/api/keys', { count: 2 ** 53 })],
      [400, ann.post('/api/clubs', { id: randomUUID(), name: nul })],
      [400, ann.put('/api/preferences', { profile: 'everyone', telling: true, email: `${nul}@example.org` })],
      [400, ann.post('/api/push', { endpoint: `https://example.org/${nul}`, keys: { p256dh: '', auth: '' } })],
      [400, ann.put('/api/vacation', { days: 2 ** 53 })],
      [400, ann.get('/api/players/%00')],
      [400, ann.get('/api/owner/backups/%00')],
      [404, ann.get('/api/owner/backups/%2e%2e%2fgruppetto.sqlite')],
      [400, ann.post('/api/owner/backups/x.backup/restoration', { password, made: 1e308 })],
      [404, ann.post('/api/owner/backups/x.backup/restoration', { password, made: 0 })],
      [404, ann.get('/api/ratings/constructor')],
    ];
    for (const [index, [status, answer]] of tries.entries()) expect([index, (await answer).statusCode]).toEqual([index, status]);
  });

  // No database decides the rest.
  if (!suffices(kind)) return;

  test.each([
    ['POST', '/api/session'],
    ['POST', '/api/tours'],
    ['PUT', '/api/drafts/d'],
    ['POST', '/api/learned'],
    ['POST', '/api/accounts'],
  ] as const)('10 MB to %s %s are refused', async (method, url) => {
    const answer = await ann.ask(method, url, JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) }));
    expect(answer.statusCode).toBe(413);
    expect(code(answer)).toBe('too-large');
    expect(logged().at(-2)).toMatchObject({ level: 40, code: 'too-large' });
  });

  test('entries may have 1 MB and not more', async () => {
    const batch = (bytes: number) => JSON.stringify({ after: 0, entries: [], filling: 'x'.repeat(bytes) });
    expect((await ann.ask('POST', `/api/tours/${tour}/entries`, batch(900 * 1024))).statusCode).toBe(400);
    expect((await ann.ask('POST', `/api/tours/${tour}/entries`, batch(1100 * 1024))).statusCode).toBe(413);
  });

  test.each([
    ['{"name":', 400],
    ['[[[[', 400],
    ['"text"', 400],
    ['7', 400],
    ['null', 400],
    ['{"name":{"$ne":""},"password":{"$ne":""}}', 400],
    ['{"__proto__":{"owner":true},"name":"Ann","password":"12345678"}', 400],
    ['{"constructor":{"prototype":{"owner":true}},"name":"Ann","password":"12345678"}', 400],
    [`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    ['', 400],
  ])('a body that is no sign-in: %.60s', async (body, status) => {
    const answer = await new Person(opened.app).ask('POST', '/api/session', body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }) });
    expect(answer.body).not.toMatch(/at .*\.(ts|js):\d/);
    expect(logged().at(-2)).toMatchObject({ level: 40, code: code(answer) });
  });

  test('a body full of mistakes is told the first of them', async () => {
    const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
    const answer = await new Person(opened.app).post('/api/session', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.problems).toHaveLength(50);
    expect(answer.body.length).toBeLessThan(20_000);
  });

  test.each(['/api/tours/%2e%2e%2faccount', '/api/tours/..%5c..', '/api/teams/..%2f..%2fetc', '/api/drafts/%00'])(
    'a trick with the path finds nothing: %s',
    async (url) => {
      const answer = await ann.get(url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json().error.code).toEqual(expect.any(String));
    },
  );
});

describe('from another page', () => {
  let opened: OpenedApp;
  let ann: Person;
  let listening: Promise<string>;
  beforeAll(async () => {
    opened = await openApp('sqlite', { hosts: ['gruppetto.example'] });
    ann = await signUp(opened.app, 'Ann');
    listening = opened.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => opened.close());

  const send = (headers: Record<string, string>, body = '{}') =>
    opened.app.inject({
      method: 'DELETE',
      url: '/api/sessions',
      headers: { cookie: `gruppetto=${ann.cookie}`, host: 'gruppetto.example', ...headers },
      payload: body,
    });

  test.each([
    ['no word on where it comes from', { 'content-type': 'application/json' }, 403],
    ['another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['a neighbour', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { 'content-type': 'application/json', origin: 'https://evil.example' }, 403],
    ['another port', { 'content-type': 'application/json', origin: 'http://gruppetto.example:81' }, 403],
    ['a hidden origin', { 'content-type': 'application/json', origin: 'null' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }, 415],
    ['a plain text', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 415],
    ['no type', { 'sec-fetch-site': 'same-origin' }, 415],
  ])('%s is refused and logged', async (_name, headers, status) => {
    const answer = await send(headers);
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(opened.log.filter((line) => line.includes('"refused"')).at(-1) as string)).toMatchObject({ level: 40, status });
    expect((await ann.get('/api/teams')).statusCode).toBe(200);
  });

  test.each(['/%61pi/sessions', '/a%70i/sessions', 'http://gruppetto.example/api/sessions'])(
    'another spelling of the address is no way around: %s',
    async (address) => {
      const base = new URL(await listening);
      const { cookie } = ann;
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { cookie: `gruppetto=${cookie}`, 'sec-fetch-site': 'same-site', origin: 'http://evil.gruppetto.example' };
        httpRequest({ port: base.port, host: base.hostname, method: 'DELETE', path: address, headers }, resolve).on('error', reject).end();
      });
      answer.resume();
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await ann.get('/api/teams')).statusCode).toBe(200);
    },
  );

  test('our own page is not, whichever of the two its browser tells', async () => {
    const other = new Person(opened.app);
    await other.post('/api/session', { name: 'Ann', password });
    const headers = { 'content-type': 'application/json', origin: 'http://gruppetto.example' };
    const answer = await opened.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { cookie: `gruppetto=${other.cookie}`, host: 'gruppetto.example', ...headers },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('too often', () => {
  let opened: OpenedApp;
  beforeAll(async () => {
    opened = await openApp('sqlite', { limited: true });
    await signUp(opened.app, 'Ann');
  });
  afterAll(() => opened.close());

  test('a thousand sign-ins are stopped early; the right person gets in from elsewhere', async () => {
    const attacker = new Person(opened.app, '192.0.2.66');
    const answers: LightMyRequestResponse[] = [];
    for (let guess = 0; guess < 1000; guess++)
      answers.push(await attacker.post('/api/session', { name: 'Ann', password: `guess number ${guess}` }));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json().error.code).toBe('too-many');
    expect(opened.log.filter((line) => JSON.parse(line).code === 'too-many')).toHaveLength(990);
    // Even with the right password, from there.
    expect((await attacker.post('/api/session', { name: 'Ann', password })).statusCode).toBe(429);
    expect((await new Person(opened.app, '198.51.100.7').post('/api/session', { name: 'Ann', password })).statusCode).toBe(200);
  });

  test('many names from one address are stopped too', async () => {
    const attacker = new Person(opened.app, '192.0.2.77');
    const answers: LightMyRequestResponse[] = [];
    for (let name = 0; name < 150; name++)
      answers.push(await attacker.post('/api/session', { name: `Name ${name}`, password: 'a frequent one' }));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
  });

  test('lists that are put together from many tables are not for every moment', async () => {
    const attacker = new Person(opened.app, '192.0.2.88');
    for (const list of ['/api/tables', '/api/tables/mine']) {
      const answers: LightMyRequestResponse[] = [];
      for (let count = 0; count < 40; count++) answers.push(await attacker.get(list));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(list === '/api/tables' ? 40 : 20);
    }
    expect((await new Person(opened.app, '198.51.100.8').get('/api/tables')).statusCode).toBe(200);
  });

  test('what costs much is not for every second: exports', async () => {
    const ann = new Person(opened.app, '192.0.2.55');
    await ann.post('/api/session', { name: 'Ann', password });
    const answers: LightMyRequestResponse[] = [];
    for (let count = 0; count < 40; count++) answers.push(await ann.get('/api/account/export'));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });

  test('nobody fills the disk with tables and notes, whoever they say they are', async () => {
    const make = (id: string) => {
      const settings = { open: false, spectators: true, clock: { kind: 'none' } };
      const table = { id, game: 'los-ciclistas', options: { players: 2 }, hostName: 'Eve', settings };
      // Without their cookies they are somebody new every time.
      return new Person(opened.app, '192.0.2.99').post('/api/tables', { ...table, seats: [{ colour: 'red' }, { colour: 'blue' }] });
    };
    const id = randomUUID();
    const answers = [await make(id), ...(await Promise.all(Array.from({ length: 149 }, () => make(randomUUID()))))];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const write = () => new Person(opened.app, '192.0.2.99').put(`/api/tables/${id}/notes`, { text: 'x'.repeat(9000) });
    const notes: LightMyRequestResponse[] = [];
    for (let count = 0; count < 60; count++) notes.push(await write());
    expect(notes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
    expect((await make(randomUUID())).json().error.code).toBe('too-many');
  });

  test('an address is believed only from a proxy that is trusted', async () => {
    const spoof = (app: OpenedApp['app'], index: number) =>
      app.inject({
        method: 'POST',
        url: '/api/session',
        remoteAddress: '192.0.2.88',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
        payload: JSON.stringify({ name: 'Ann', password: 'a wrong one' }),
      });
    const plain = await Promise.all(Array.from({ length: 20 }, (_, index) => spoof(opened.app, index)));
    expect(plain.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    expect(opened.log.filter((line) => line.includes('GRUPPETTO_TRUST_PROXY'))).toHaveLength(1);
    const behind = await createApp({ root: import.meta.dirname, storage: opened.storage, trustProxy: '192.0.2.88' });
    const proxied = await Promise.all(Array.from({ length: 20 }, (_, index) => spoof(behind, index)));
    expect(proxied.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
    const secure = await behind.inject({
      method: 'POST',
      url: '/api/session',
      remoteAddress: '192.0.2.88',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      payload: JSON.stringify({ name: 'Ann', password }),
    });
    expect(secure.cookies[0]).toMatchObject({ secure: true });
    await behind.close();
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, counted) => {
    expect(addressOf({ ip })).toBe(counted);
  });
});

describe('what is logged and shown', () => {
  let opened: OpenedApp;
  let ann: Person;
  beforeAll(async () => {
    opened = await openApp('sqlite', { metricsToken: 'for the collector' });
    ann = await signUp(opened.app, 'Ann');
  });
  afterAll(() => opened.close());

  test('no cookie, password, key or token is ever in the log', async () => {
    const tour = randomUUID();
    await ann.post('/api/tours', { id: tour, plan: planOf() });
    const { token: follow } = (await ann.post(`/api/tours/${tour}/follow`)).json();
    const { token: invitation } = (await ann.post(`/api/tours/${tour}/invitations`, { role: 'reader' })).json();
    const { token: reset } = (await ann.post('/api/resets', { name: 'Ann' })).json();
    const [key] = (await ann.post('/api/keys', { count: 1 })).json().keys;
    await ann.get(`/api/follow/${follow}?token=${invitation}`);
    await ann.get(`/api/invitations/${invitation}`);
    await ann.get(`/follow/${follow}`);
    await ann.get(`/reset/${reset}`);
    await ann.get(`/nothing/${invitation}.png`);
    await new Person(opened.app).post('/api/accounts', { name: 'Ben', password: 'my dog is called Rex', key });
    await new Person(opened.app).post('/api/resets/use', { token: reset, password: 'my cat is called Tom' });
    const cookie = ann.cookie as string;
    const log = opened.log.join('');
    for (const secret of [password, cookie, follow, invitation, reset, key, 'Rex', 'Tom']) expect(log).not.toContain(secret);
    expect(log).toContain(`/api/tours/${tour}`);
    expect(log).toContain('/api/follow/…');
  });

  test('an address is logged without its query and without anything that could be a token', () => {
    expect(plainUrl('/api/tours?after=3')).toBe('/api/tours');
    expect(plainUrl('/api/follow/abcdefghijklmnopqrstuvwxyz012345/live')).toBe('/api/follow/…/live');
    expect(plainUrl('/api/tours/11111111-2222-4333-8444-555555555555')).toBe('/api/tours/11111111-2222-4333-8444-555555555555');
  });

  test('the figures are for this computer and for who knows the token', async () => {
    const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
      opened.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });
    const near = await ask('127.0.0.1');
    expect(near.statusCode).toBe(200);
    expect(near.body).toMatch(/^gruppetto_accounts \d+$/m);
    expect(near.body).toContain('route="/api/accounts"');
    const far = await ask('192.0.2.1', { 'accept-language': 'nl' });
    expect(far.statusCode).toBe(403);
    expect(far.json().error.message).toBe(words('nl').faults.figuresOnly);
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(403);
    expect((await ask('192.0.2.1', { authorization: 'Bearer for the collector' })).statusCode).toBe(200);
    expect((await ask('192.0.2.1', { authorization: 'Bearer for the others' })).statusCode).toBe(403);
  });

  test('figures that the database does not give leave the others', async () => {
    await sql`alter table entries rename to away`.execute(opened.storage.db);
    const figures = await opened.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
    await sql`alter table away rename to entries`.execute(opened.storage.db);
    expect(figures.statusCode).toBe(200);
    expect(figures.body).toMatch(/^gruppetto_tours \d+$/m);
    expect(figures.body).not.toMatch(/^gruppetto_entries /m);
    expect((await opened.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' })).body).toMatch(
      /^gruppetto_entries \d+$/m,
    );
  });

  test('readiness asks the database', async () => {
    expect((await opened.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const away = await createApp({
      root: import.meta.dirname,
      storage: { ...opened.storage, answers: () => Promise.reject(new Error('gone')) },
    });
    const answer = await away.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error.code).toBe('unavailable');
    await away.close();
  });
});

test('a server stops although somebody holds a connection and says nothing', async () => {
  const opened = await openApp('sqlite');
  const base = new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' }));
  const silent = connect(Number(base.port), base.hostname);
  await new Promise((done) => silent.once('connect', done));
  const closed = new Promise((done) => silent.once('close', done));
  // Answered, so that the server knows of both.
  await fetch(`${base}healthz`);
  await opened.close();
  await closed;
});

test.each([
  ['nonsense', 'UP THE HILL\r\n\r\n', 400, 'bad-request'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nCookie: gruppetto=secret${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'bad-request',
  ],
])('%s: no HTTP, but the one shape of errors', async (_name, sent, status, code) => {
  const opened = await openApp('sqlite');
  const base = new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(base.port), base.hostname);
  socket.write(sent);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const body = answer.split('\r\n\r\n')[1];
  expect(JSON.parse(body)).toEqual({ error: { code, message: expect.any(String) } });
  expect(opened.log.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ level: 40, code, status, msg: 'refused' }));
  expect(opened.log.join('')).not.toContain('secret');
  // Node ends what is still being sent after that time.
  expect(opened.app.server.requestTimeout).toBe(120_000);
  await opened.close();
});

test('the settings of the environment', () => {
  expect(serverOptions({})).toEqual({});
  expect(serverOptions({ GRUPPETTO_TRUST_PROXY: '1', GRUPPETTO_METRICS_TOKEN: 'x' })).toEqual({ trustProxy: 1, metricsToken: 'x' });
  expect(serverOptions({ GRUPPETTO_TRUST_PROXY: 'loopback, 10.0.0.0/8' })).toEqual({ trustProxy: 'loopback, 10.0.0.0/8' });
  expect(() => serverOptions({ GRUPPETTO_TRUST_PROXY: 'true' })).toThrow(/GRUPPETTO_TRUST_PROXY is "true"/);
});

import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signatureOf } from '../src/webhooks/results.ts';
import { databases, tourWorker } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, password, signUp } from './person.ts';
import { planOf } from './plans.ts';
import { tableServers } from './table-server.ts';

describe.each(databases)('the owner’s page on %s', (kind) => {
  let opened: OpenedApp;
  let ann: Person;
  let ben: Person;
  beforeEach(async () => {
    opened = await openApp(kind);
    ann = await signUp(opened.app, 'Ann');
    ben = await signUp(opened.app, 'Ben', ann);
  });
  afterEach(() => opened.close());
  const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
  const actions = async () =>
    (await ann.get('/api/owner/log')).json().actions.map(({ who, action, about }: Record<string, string>) => `${who} ${action} ${about}`);

  test('is for the owner only', async () => {
    const tries = (person: Person) => [
      person.get('/api/owner'),
      person.get('/api/owner/people'),
      person.get('/api/owner/keys'),
      person.get('/api/owner/reports'),
      person.get('/api/owner/log'),
      person.get('/api/owner/backups'),
      person.post('/api/owner/backups'),
      person.get('/api/owner/backups/a.backup'),
      person.delete('/api/owner/backups/a.backup'),
      person.post('/api/owner/backups/a.backup/restoration', { password, made: 1 }),
      person.post('/api/owner/people/Ann/suspension'),
      person.delete('/api/owner/people/Ann/suspension'),
      person.delete('/api/owner/people/Ann'),
      person.post('/api/owner/heir', { name: 'Ben', password }),
      person.delete('/api/owner/keys/0123456789ab'),
      person.put('/api/owner/sign-up', { openAccounts: 5 }),
      person.put(`/api/owner/reports/${randomUUID()}`, { answer: '' }),
    ];
    for (const answer of await Promise.all(tries(ben))) expect(code(answer)).toBe('owner-only');
    for (const answer of await Promise.all(tries(new Person(opened.app)))) expect(code(answer)).toBe('signed-out');
  });

  test('says how the server stands, and who follows the owner', async () => {
    const house = (await ann.get('/api/owner')).json();
    expect(house).toMatchObject({ database: kind, heir: 'Ben', counts: { accounts: 2, tours: 0 }, openAccounts: 0 });
    expect(house.bytes).toBeGreaterThan(10_000);
    await ann.delete('/api/account', { password });
    expect((await ben.get('/api/account')).json().account).toEqual(expect.objectContaining({ name: 'Ben', owner: true }));
  });

  test('somebody who is suspended is out at once, with their tokens, until they are let in', async () => {
    const { token } = (await ben.post('/api/tokens', { name: 'x', rights: ['read'] })).json();
    const byToken = () => opened.app.inject({ url: '/api/tours', headers: { authorization: `Bearer ${token}` } });
    expect((await byToken()).statusCode).toBe(200);
    expect((await ann.post('/api/owner/people/ben/suspension')).statusCode).toBe(200);
    expect((await ben.get('/api/account')).json().account).toBeUndefined();
    expect(code(await byToken())).toBe('bad-token');
    expect(code(await ben.post('/api/session', { name: 'Ben', password }))).toBe('suspended');
    expect(code(await ben.post('/api/session', { name: 'Ben', password: 'not it at all' }))).toBe('wrong-sign-in');
    await ann.delete('/api/owner/people/Ben/suspension');
    expect((await ben.post('/api/session', { name: 'Ben', password })).statusCode).toBe(200);
    expect(await actions()).toEqual(expect.arrayContaining(['Ann suspended Ben', 'Ann let-in Ben', 'Ann keys 1']));
    expect(code(await ann.post('/api/owner/people/Ann/suspension'))).toBe('own-account');
    expect(code(await ann.post('/api/owner/people/Nobody/suspension'))).toBe('not-found');
  });

  test('the server is handed over with the password, and an account is deleted', async () => {
    expect(code(await ann.post('/api/owner/heir', { name: 'Ben', password: 'not it at all' }))).toBe('wrong-password');
    expect((await ann.post('/api/owner/heir', { name: 'Ben', password })).statusCode).toBe(200);
    expect(code(await ann.get('/api/owner'))).toBe('owner-only');
    expect((await ben.delete('/api/owner/people/Ann')).statusCode).toBe(200);
    expect((await ben.get('/api/owner/people')).json().people).toEqual([expect.objectContaining({ name: 'Ben', owner: true, tours: 0 })]);
  });

  test('keys are listed without telling them, and unused ones are revoked', async () => {
    const [key] = (await ann.post('/api/keys', { count: 1 })).json().keys;
    const { keys } = (await ann.get('/api/owner/keys')).json();
    expect(keys).toEqual(
      expect.arrayContaining([expect.objectContaining({ by: 'Ben' }), expect.not.objectContaining({ used: expect.anything() })]),
    );
    const unused = keys.find(({ used }: { used?: number }) => used === undefined);
    expect((await ann.delete(`/api/owner/keys/${unused.id}`)).statusCode).toBe(200);
    expect((await ann.delete(`/api/owner/keys/${unused.id}`)).statusCode).toBe(404);
    expect(code(await new Person(opened.app).post('/api/accounts', { name: 'Cleo', password, key }))).toBe('bad-key');
  });

  test('open sign-up lets people in without a key, and stops at its limit', async () => {
    await ann.put('/api/owner/sign-up', { openAccounts: 4 });
    const answers = await Promise.all(
      ['Cleo', 'Dan', 'Eve', 'Fay', 'Gil'].map((name) => new Person(opened.app).post('/api/accounts', { name, password })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 403, 403, 403]);
    await ann.put('/api/owner/sign-up', { openAccounts: 0 });
    expect(code(await new Person(opened.app).post('/api/accounts', { name: 'Hal', password }))).toBe('key-needed');
  });
});

describe('results', () => {
  const { open, player } = tableServers();
  let heard: { body: string; signature: string | undefined }[];
  let listener: Server;
  let url: string;
  beforeEach(async () => {
    heard = [];
    listener = createServer(async (request, response) => {
      heard.push({ body: await text(request), signature: request.headers['x-gruppetto-signature'] as string | undefined });
      response.end();
    });
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/results`;
  });
  afterEach(() => new Promise((done) => listener.close(done)));

  test('of a tour are sent to its owner and its members, signed, when it is over, and once', async () => {
    const server = await open('sqlite', { tours: { script: await tourWorker() }, tables: { nearWebhooks: true } });
    const ann = player(server, 'Ann');
    await ann.need('POST', '/api/accounts', { name: 'Ann', password });
    const { secret } = await ann.need<{ secret: string }>('POST', '/api/webhooks', { url });
    const id = randomUUID();
    const plan = planOf(1);
    await ann.need('POST', '/api/tours', { id, plan });
    const enter = (after: number, entries: readonly object[]) =>
      ann.need('POST', `/api/tours/${id}/entries`, { after, entries: entries.map((entry) => ({ id: randomUUID(), entry })) });
    const home = plan.seats.flatMap((_, seat) => [0, 1, 2].map((nth) => 3 * seat + nth));
    const passes = home.map((rider, index) => ({ do: 'pass', stage: 0, at: 'finish', rider, arrival: { round: 1 + index, label: 0 } }));
    await enter(0, passes);
    expect(heard).toEqual([]);
    await enter(passes.length, [{ do: 'end', stage: 0 }]);
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1);
    const [{ body, signature } = { body: '', signature: '' }] = heard;
    expect(signature).toBe(signatureOf(secret, body));
    expect(JSON.parse(body)).toMatchObject({ event: 'tour-over', tour: id, name: plan.name, game: plan.game, winner: expect.anything() });
  });

  test('of a table are sent to whoever rode there, signed', async () => {
    const server = await open('sqlite', { tables: { nearWebhooks: true } });
    const ann = player(server, 'Ann');
    await ann.need('POST', '/api/accounts', { name: 'Ann', password });
    const { secret } = await ann.need<{ secret: string }>('POST', '/api/webhooks', { url });
    expect((await ann.ask('POST', '/api/webhooks', { url: 'file:///etc/passwd' })).status).toBe(400);
    const { id } = await ann.make('los-ciclistas', { players: 2, length: 60 }, [{ colour: 'red' }, { colour: 'blue', player: 'random' }]);
    await ann.sit(id, 0);
    ann.plays = true;
    ann.open(id);
    await ann.start(id);
    await ann.over;
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1);
    const [{ body, signature } = { body: '', signature: '' }] = heard;
    expect(signature).toBe(signatureOf(secret, body));
    expect(JSON.parse(body)).toMatchObject({ event: 'table-over', table: id, seats: [{ name: 'Ann' }, {}] });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Route, routesOf } from '../src/http/routes.ts';
import { databases } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, signUp } from './person.ts';
import { planOf } from './plans.ts';
import { ask, nameOf, nobody } from './samples.ts';

/** What people without an account may ask for. Whoever adds a route to these opens it to strangers. */
const open = [
  'GET /api/openapi.json',
  'GET /api/account',
  'POST /api/accounts',
  'POST /api/session',
  'DELETE /api/session',
  'POST /api/resets/use',
  'GET /api/players/:name',
  'GET /api/ratings/:game',
  'GET /api/follow/:token',
  'GET /api/follow/:token/live',
  'GET /api/invitations/:token',
  'GET /api/club-links/:token',
  'PUT /api/language',
];
const openUnder = ['/api/tables', '/api/preferences', '/api/push', '/api/forecasts'];
/** Only the owner of the installation may. */
const ownersOnly = ['POST /api/keys', 'POST /api/resets'];

/** What changes nothing: other apps share files with ours by it. */
const harmless = ['POST /share'];

/** As they were registered: a new route cannot be forgotten. */
describe.each(databases)('every route, on %s', (kind) => {
  let opened: OpenedApp;
  let ann: Person;
  let ben: Person;
  let routes: readonly Route[];
  beforeAll(async () => {
    opened = await openApp(kind, { hosts: ['gruppetto.example'] });
    ann = await signUp(opened.app, 'Ann');
    ben = await signUp(opened.app, 'Ben', ann);
    routes = routesOf(opened.app).filter(({ method, url }) => ['GET', 'POST', 'PUT', 'DELETE'].includes(method) && !url.includes('*'));
    expect(routes.length).toBeGreaterThan(100);
  });
  afterAll(() => opened.close());

  test('is ours alone: another name of the server gets nothing', async () => {
    for (const route of routes.filter(({ endless }) => !endless))
      expect([nameOf(route), (await ask(ann, route, nobody, { host: 'evil.example' })).statusCode]).toEqual([nameOf(route), 421]);
  });

  test('that changes something is for our own pages', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const route of routes.filter((one) => one.method !== 'GET' && !harmless.includes(nameOf(one))))
      expect([nameOf(route), (await ask(ann, route, nobody, headers)).statusCode]).toEqual([nameOf(route), 403]);
  });

  test('that takes a body takes no large one', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(4 * 1024 * 1024) });
    for (const route of routes.filter(({ method, schema }) => method !== 'GET' && schema.body)) {
      const answer = await ann.ask(route.method as 'POST', route.url.replace(/:\w+/g, nobody), large);
      expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 413]);
    }
  });

  test('is for people who have signed in, except those that are known to be open', async () => {
    const known = (route: Route) =>
      open.includes(nameOf(route)) || openUnder.some((path) => route.url === path || route.url.startsWith(`${path}/`));
    for (const route of routes.filter((one) => one.url.startsWith('/api/') && !known(one)))
      expect([nameOf(route), (await ask(new Person(opened.app), route)).statusCode]).toEqual([nameOf(route), 401]);
  });

  test("that is the owner's is nobody else's", async () => {
    const owners = routes.filter((route) => route.url.startsWith('/api/owner') || ownersOnly.includes(nameOf(route)));
    expect(owners.length).toBeGreaterThan(10);
    for (const route of owners) expect([nameOf(route), (await ask(ben, route)).statusCode]).toEqual([nameOf(route), 403]);
  });

  test.each(['tours', 'clubs'])('of %s tells nothing of what belongs to others', async (what) => {
    const id = randomUUID();
    const made = { tours: { id, plan: planOf() }, clubs: { id, name: 'Private' } }[what];
    expect((await ann.post(`/api/${what}`, made)).statusCode).toBe(201);
    if (what === 'tours') await ann.post(`/api/tours/${id}/follow`);
    const own = routes.filter(({ url }) => url.startsWith(`/api/${what}/:id`));
    expect(own.length).toBeGreaterThan(10);
    for (const route of own) {
      const [foreign, unknown] = [await ask(ben, route, id), await ask(ben, route, randomUUID())];
      expect([nameOf(route), foreign.statusCode, foreign.body]).toEqual([nameOf(route), 404, unknown.body]);
    }
    // Nor can its id be taken.
    expect([404, 409]).toContain((await ben.post(`/api/${what}`, made)).statusCode);
    expect((await ann.get(`/api/${what}/${id}`)).statusCode).toBe(200);
  });
});

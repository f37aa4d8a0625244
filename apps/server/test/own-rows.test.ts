import { randomUUID } from 'node:crypto';
import { DefaultQueryExecutor, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { routesOf } from '../src/http/routes.ts';
import { sqliteFile } from '../src/storage/sqlite.ts';
import { connect } from '../src/storage/sqlite-connection.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, password, signUp } from './person.ts';
import { planOf } from './plans.ts';
import { ask, nameOf } from './samples.ts';

/** Tables that stay small whoever comes. */
const small = ['house', 'swept', 'migrations'];

/** Asked every few seconds, and not by a route: whose notices wait to be sent. */
const inTheBackground = /^select distinct "person" from "notices"/;

/** SQLite reads and writes on the loop of the server: whatever a route does for one person must not grow with what everybody has. */
describe('what routes ask the database', () => {
  let opened: OpenedApp;
  let ann: Person;
  let ben: Person;
  const statements = new Map<string, string>();
  let during = '';
  beforeAll(async () => {
    const executors = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as DefaultQueryExecutor;
    const execute = executors.executeQuery;
    vi.spyOn(executors, 'executeQuery').mockImplementation(function (this: DefaultQueryExecutor, query, ...rest) {
      if (during !== '' && !statements.has(query.sql)) statements.set(query.sql, during);
      return execute.call(this, query, ...rest) as never;
    });
    opened = await openApp('sqlite');
    ann = await signUp(opened.app, 'Ann');
    ben = await signUp(opened.app, 'Ben', ann);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await opened.close();
  });

  test('is found without reading what others have', async () => {
    const ids = { tables: randomUUID(), tours: randomUUID(), clubs: randomUUID(), teams: 't', drafts: 'd', forecasts: randomUUID() };
    const settings = { clock: { kind: 'none' } };
    const said = async (name: string, work: Promise<{ readonly statusCode: number; readonly body: string }>) => {
      const answer = await work;
      expect([name, answer.statusCode < 300, answer.body]).toEqual([name, true, answer.body]);
    };
    during = 'what is there';
    await said('tour', ben.post('/api/tours', { id: ids.tours, plan: planOf() }));
    await said('club', ben.post('/api/clubs', { id: ids.clubs, name: 'A club' }));
    await said('draft', ben.put('/api/drafts/d', { version: 0, draft: {} }));
    await said('team', ben.put('/api/teams/t', { version: 0, name: 'T', colour: 'red', riders: [] }));
    // A guest with a table of their own signs in.
    const guest = new Person(opened.app);
    const seats = ['red', 'blue', 'green', 'black'].map((colour) => ({ colour, player: 'person' }));
    const body = { id: ids.tables, hostName: 'Guest', game: 'los-ciclistas', options: {}, seats, settings };
    const made = await guest.post('/api/tables', body);
    await said('table', Promise.resolve(made));
    const token = made.cookies.find(({ name }) => name === 'gruppetto-guest')?.value;
    during = 'a guest signs in';
    const cookie = `gruppetto=${ben.cookie}; gruppetto-guest=${token}`;
    for (let time = 0; time < 2; time++) await said('sign in', ben.get('/api/tables/mine', { cookie }));
    const routes = routesOf(opened.app).filter(
      ({ method, url, endless }) =>
        ['GET', 'POST', 'PUT', 'DELETE'].includes(method) && url.startsWith('/api/') && !url.includes('*') && !endless,
    );
    const order = ['GET', 'PUT', 'POST', 'DELETE'];
    const sorted = routes.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
    // Those end the session, and the owner looks at everybody's.
    const others = ['DELETE /api/account', 'DELETE /api/session', 'PUT /api/account/password', 'POST /api/session', 'GET /api/owner'];
    for (const route of sorted.filter((one) => !others.some((other) => nameOf(one).startsWith(other)))) {
      during = nameOf(route);
      const [, , kind] = route.url.split('/');
      await ask(ben, route, ids[kind as keyof typeof ids]);
    }
    during = 'GET /api/players/Ben';
    await said(during, ben.get('/api/players/Ben'));
    during = 'DELETE /api/account';
    await said(during, ben.delete('/api/account', { password }));
    during = '';

    const native = connect(sqliteFile(opened.database.options.folder));
    const scans = [...statements].flatMap(([text, by]) => {
      if (inTheBackground.test(text) || !/^\s*(select|update|delete|insert|with)/i.test(text)) return [];
      const plan = native.prepare(`explain query plan ${text}`).all() as unknown as { readonly detail: string }[];
      const read = plan.flatMap(({ detail }) => /^SCAN ([a-z]\w*)/.exec(detail)?.[1] ?? []);
      return read.filter((table) => !small.includes(table)).map((table) => `${by}: reads all of ${table}: ${text}`);
    });
    native.close();
    expect(statements.size).toBeGreaterThan(150);
    expect(scans).toEqual([]);
  }, 120_000);

  test('is nothing to change for a guest who has nothing, however often a browser sends them', async () => {
    const transactions = vi.spyOn(Kysely.prototype, 'transaction');
    const updates = vi.spyOn(Kysely.prototype, 'updateTable');
    const headers = { cookie: `gruppetto=${ann.cookie}; gruppetto-guest=somebody` };
    expect((await ann.get('/api/tables/mine', headers)).statusCode).toBe(200);
    expect([transactions.mock.calls.length, updates.mock.calls.length]).toEqual([0, 0]);
    transactions.mockRestore();
    updates.mockRestore();
  });
});

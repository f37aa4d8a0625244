import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ForecastRows } from '../src/forecasts/rows.ts';
import type { TableRows } from '../src/tables/store/rows.ts';
import { databases } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, password, signUp } from './person.ts';
import { planOf } from './plans.ts';

const day = 24 * 60 * 60 * 1000;
const id = '11111111-2222-4333-8444-555555555555';
const bens = '11111111-2222-4333-8444-666666666666';

const someTable: TableRows['shared_tables'] = {
  id: 'alpe',
  log: 1,
  game: 'los-ciclistas',
  rules: 1,
  options: '{}',
  status: 'racing',
  host: 'g:somebody',
  host_name: 'Somebody',
  open: 0,
  spectators: 1,
  clock: '{}',
  fairness: 2,
  secret: '',
  seed: null,
  setup: null,
  version: 0,
  steps: 0,
  state: null,
  turn: null,
  turn_began: null,
  due: null,
  finished: null,
  rated: 0,
  tour: null,
  stage: null,
  stage_info: null,
  club: null,
  next: null,
  clocks: null,
  stand_ins: '[]',
  undo: null,
  take_backs: 0,
  broken: 0,
  changes: 0,
  made: 0,
  touched: 0,
};

describe.each(databases)('on %s', (kind) => {
  let opened: OpenedApp;
  beforeAll(async () => {
    opened = await openApp(kind);
  });
  // All that is kept belongs to an account.
  afterEach(async () => {
    await opened.storage.db.deleteFrom('accounts').execute();
    await opened.storage.db.deleteFrom('keys').execute();
  });
  afterAll(() => opened.close());
  const person = () => new Person(opened.app);
  const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

  describe('signing up', () => {
    test('the first person needs no key and owns the installation', async () => {
      const ann = person();
      expect((await ann.get('/api/account')).json()).toEqual({ fresh: true });
      expect((await ann.post('/api/accounts', { name: '  Ann  Mary ', password })).statusCode).toBe(201);
      expect((await ann.get('/api/account')).json()).toEqual({ account: { name: 'Ann Mary', owner: true }, fresh: false });
      expect((await person().get('/api/account')).json()).toEqual({ fresh: false });
    });

    test('of several first persons at the same moment one is the owner, and the others need a key', async () => {
      const wishes = Array.from({ length: 6 }, (_, index) => person().post('/api/accounts', { name: `First ${index}`, password }));
      const answers = await Promise.all(wishes);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403, 403, 403, 403]);
      const rows = await opened.storage.db.selectFrom('accounts').select('owner').execute();
      expect(rows).toEqual([{ owner: 1 }]);
    });

    test('everybody else needs a key, and each key is good once', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const { keys } = (await ann.post('/api/keys', { count: 2 })).json();
      expect(keys).toHaveLength(2);
      expect(keys[0]).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
      expect(code(await person().post('/api/accounts', { name: 'Ben', password }))).toBe('key-needed');
      expect(code(await person().post('/api/accounts', { name: 'Ben', password, key: 'AAAA-AAAA-AAAA-AAAA' }))).toBe('bad-key');
      const typed = ` ${keys[0].toLowerCase().replaceAll('-', ' ')}`;
      const ben = person();
      expect((await ben.post('/api/accounts', { name: 'Ben', password, key: typed })).statusCode).toBe(201);
      expect((await ben.get('/api/account')).json()).toEqual({ account: { name: 'Ben', owner: false }, fresh: false });
      expect(code(await person().post('/api/accounts', { name: 'Cat', password, key: keys[0] }))).toBe('bad-key');
      // A name that is taken does not use the key up.
      for (const name of ['BEN', 'B\u200ben', 'Ｂen', 'Ben\u{e0041}'])
        expect(code(await person().post('/api/accounts', { name, password, key: keys[1] }))).toBe('name-taken');
      expect((await person().post('/api/accounts', { name: 'Cat', password, key: keys[1] })).statusCode).toBe(201);
    });

    test('only the owner makes keys', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const ben = await signUp(opened.app, 'Ben', ann);
      expect(code(await ben.post('/api/keys', { count: 1 }))).toBe('owner-only');
      expect(code(await person().post('/api/keys', { count: 1 }))).toBe('signed-out');
    });

    test.each([
      [{ name: 'A', password }, 'name: It is too short'],
      [{ name: '\u200b\u2060\u3164', password }, 'name: It is too short'],
      [{ name: 'x'.repeat(41), password }, 'name: It is too long'],
      [{ name: 'A\u0000B', password }, 'name: It contains a character'],
      [{ name: 'Ann\u202egnp', password }, 'name: It contains a character'],
      [{ name: '\ud800\ud800', password }, 'name: It contains a character'],
      [{ name: 'Ann', password: '1234567' }, 'password: It is too short'],
      [{ name: 'Ann', password: 'x'.repeat(201) }, 'password: It is too long'],
      [{ name: 'Ann' }, 'password: It is missing'],
      [{ name: ['Ann'], password }, 'name: It must be text'],
      [{ name: 'Ann', password, owner: true }, 'owner: Unknown field'],
    ])('%j is refused with what is wrong', async (body, sentence) => {
      const answer = await person().post('/api/accounts', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toMatchObject({
        code: 'invalid',
        message: expect.stringContaining(sentence),
        problems: [expect.anything()],
      });
    });
  });

  describe('signing in', () => {
    test('with the right name in any case and the right password', async () => {
      await signUp(opened.app, 'Ann');
      const again = person();
      expect((await again.post('/api/session', { name: ' ANN ', password })).statusCode).toBe(200);
      expect((await again.get('/api/account')).json().account).toEqual({ name: 'Ann', owner: true });
    });

    test('an unknown name and a wrong password get the same answer', async () => {
      await signUp(opened.app, 'Ann');
      const wrong = await person().post('/api/session', { name: 'Ann', password: 'up the Stelvio' });
      const unknown = await person().post('/api/session', { name: 'Nobody', password });
      expect(wrong.statusCode).toBe(401);
      expect(wrong.body).toBe(unknown.body);
      expect(wrong.cookies).toEqual([]);
    });

    test('the cookie is http-only, same-site, and secure behind TLS', async () => {
      await signUp(opened.app, 'Ann');
      const [cookie] = (await person().post('/api/session', { name: 'Ann', password })).cookies;
      expect(cookie).toMatchObject({ name: 'gruppetto', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 90 * 24 * 60 * 60 });
      expect(cookie).not.toHaveProperty('secure');
      const forwarded = await person().post('/api/session', { name: 'Ann', password }, { 'x-forwarded-proto': 'https' });
      expect(forwarded.cookies[0]).not.toHaveProperty('secure');
    });

    test('what the database keeps is neither the password nor the token', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const { keys } = (await ann.post('/api/keys', { count: 1 })).json();
      const { token } = (await ann.post('/api/resets', { name: 'Ann' })).json();
      const { db } = opened.storage;
      const rows = JSON.stringify([
        await db.selectFrom('accounts').selectAll().execute(),
        await db.selectFrom('sessions').selectAll().execute(),
        await db.selectFrom('keys').selectAll().execute(),
        await db.selectFrom('resets').selectAll().execute(),
      ]);
      for (const secret of [password, ann.cookie as string, keys[0], keys[0].replaceAll('-', ''), token])
        expect(rows).not.toContain(secret);
      expect(rows).toContain('$argon2id$');
    });

    test('signing out ends this session, everywhere ends all', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const phone = person();
      await phone.post('/api/session', { name: 'Ann', password });
      const stolen = new Person(opened.app);
      stolen.cookie = ann.cookie;
      expect((await ann.delete('/api/session')).statusCode).toBe(200);
      expect(ann.cookie).toBeUndefined();
      expect((await stolen.get('/api/teams')).statusCode).toBe(401);
      expect((await phone.get('/api/teams')).statusCode).toBe(200);
      const other = person();
      await other.post('/api/session', { name: 'Ann', password });
      await other.delete('/api/sessions');
      expect((await phone.get('/api/teams')).statusCode).toBe(401);
    });

    test('a session lasts 90 days from the last visit', async () => {
      const ann = await signUp(opened.app, 'Ann');
      opened.wait(60 * day);
      const visit = await ann.get('/api/teams');
      expect(visit.statusCode).toBe(200);
      expect(visit.cookies[0]).toMatchObject({ name: 'gruppetto', maxAge: 90 * 24 * 60 * 60 });
      opened.wait(60 * day);
      expect((await ann.get('/api/teams')).statusCode).toBe(200);
      opened.wait(91 * day);
      expect((await ann.get('/api/teams')).statusCode).toBe(401);
    });

    test('a token that was planted before is worth nothing after', async () => {
      await signUp(opened.app, 'Ann');
      const victim = person();
      victim.cookie = 'planted';
      await victim.post('/api/session', { name: 'Ann', password });
      expect(victim.cookie).not.toBe('planted');
      const attacker = person();
      attacker.cookie = 'planted';
      expect((await attacker.get('/api/teams')).statusCode).toBe(401);
    });

    test('a session of somebody else that was planted ends with the sign-in', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const ben = await signUp(opened.app, 'Ben', ann);
      const planted = ben.cookie;
      const victim = person();
      victim.cookie = planted;
      await victim.post('/api/session', { name: 'Ann', password });
      expect((await ben.get('/api/teams')).statusCode).toBe(401);
    });
  });

  describe('the password', () => {
    test('is changed by who knows it, and ends the other sessions', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const phone = person();
      await phone.post('/api/session', { name: 'Ann', password });
      expect(code(await ann.put('/api/account/password', { old: 'wrong', new: 'up the Stelvio' }))).toBe('wrong-password');
      expect((await ann.put('/api/account/password', { old: password, new: 'up the Stelvio' })).statusCode).toBe(200);
      expect((await ann.get('/api/teams')).statusCode).toBe(200);
      expect((await phone.get('/api/teams')).statusCode).toBe(401);
      expect((await person().post('/api/session', { name: 'Ann', password })).statusCode).toBe(401);
      expect((await person().post('/api/session', { name: 'Ann', password: 'up the Stelvio' })).statusCode).toBe(200);
    });

    test('is reset by a link of the owner, once, within the hour', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const ben = await signUp(opened.app, 'Ben', ann);
      expect(code(await ben.post('/api/resets', { name: 'Ann' }))).toBe('owner-only');
      expect(code(await ann.post('/api/resets', { name: 'Nobody' }))).toBe('not-found');
      const old = (await ann.post('/api/resets', { name: 'ben' })).json().token;
      const { token } = (await ann.post('/api/resets', { name: 'ben' })).json();
      expect(code(await person().post('/api/resets/use', { token: old, password: 'down the Stelvio' }))).toBe('bad-reset');
      expect((await person().post('/api/resets/use', { token, password: 'down the Stelvio' })).statusCode).toBe(200);
      expect(code(await person().post('/api/resets/use', { token, password: 'down the Stelvio' }))).toBe('bad-reset');
      expect((await ben.get('/api/teams')).statusCode).toBe(401);
      expect((await person().post('/api/session', { name: 'Ben', password: 'down the Stelvio' })).statusCode).toBe(200);
      // Who changes it themselves needs the link no longer, and nobody else may.
      const unused = (await ann.post('/api/resets', { name: 'Ann' })).json().token;
      await ann.put('/api/account/password', { old: password, new: 'up the Stelvio' });
      expect(code(await person().post('/api/resets/use', { token: unused, password: 'down the Stelvio' }))).toBe('bad-reset');
      const late = (await ann.post('/api/resets', { name: 'Ben' })).json().token;
      opened.wait(61 * 60 * 1000);
      expect(code(await person().post('/api/resets/use', { token: late, password: 'up and down' }))).toBe('bad-reset');
    });

    test('a reset used by several at the same moment is used once', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const { token } = (await ann.post('/api/resets', { name: 'Ann' })).json();
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, index) => person().post('/api/resets/use', { token, password: `password ${index}` })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });
  });

  describe('all data', () => {
    const team = { name: 'Kelme', colour: 'green', riders: [{ name: 'Herrera' }], version: 0 };

    test('can be taken away as one file', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const ben = await signUp(opened.app, 'Ben', ann);
      await ann.put('/api/teams/kelme', team);
      await ann.put('/api/drafts/new', { version: 0, draft: { name: 'half a tour' } });
      await ann.post('/api/tours', { id, plan: planOf() });
      const entry = { do: 'pass', stage: 0, at: 'finish', rider: 0, arrival: { round: 9, label: 1 } };
      await ann.post(`/api/tours/${id}/entries`, { after: 0, entries: [{ id, entry }] });
      const answer = await ann.get('/api/account/export');
      expect(answer.headers['content-disposition']).toContain('attachment');
      expect(answer.json()).toMatchObject({
        format: 'gruppetto-account',
        account: { name: 'Ann', owner: true },
        teams: [{ id: 'kelme', name: 'Kelme', riders: [{ name: 'Herrera' }] }],
        drafts: [{ id: 'new', draft: { name: 'half a tour' } }],
        tours: [{ id, plan: { name: 'Vuelta de prueba' }, entries: [{ id, entry, by: 'Ann' }] }],
      });
      expect(answer.body).not.toContain('argon2');
      expect((await ben.get('/api/account/export')).json().tours).toEqual([]);
    });

    /** All rows of all tables, whatever they are, as a text. */
    async function everything(): Promise<string> {
      const { db, kind } = opened.storage;
      const rows: unknown[] = [];
      for (const { name, schema } of await db.introspection.getTables())
        rows.push(name, (await sql.raw(`select * from ${kind === 'postgres' ? `${schema}.${name}` : name}`).execute(db)).rows);
      return JSON.stringify(rows);
    }

    /** Ann has left her traces wherever one can; Ben and Cat are there too. */
    async function annEverywhere() {
      const ann = await signUp(opened.app, 'Ann');
      const ben = await signUp(opened.app, 'Ben', ann);
      await signUp(opened.app, 'Cat', ann);
      await ann.put('/api/teams/kelme', team);
      await ann.put('/api/drafts/new', { version: 0, draft: 1 });
      await ann.post('/api/learned', { lessons: ['los-ciclistas/draft'] });
      await ann.post('/api/tours', { id, plan: planOf() });
      const leaving = { do: 'leave', stage: 0, rider: 0, reason: 'out' };
      await ann.post(`/api/tours/${id}/entries`, { after: 0, entries: [{ id, entry: leaving }] });
      await ben.post('/api/tours', { id: bens, plan: planOf() });
      const { token } = (await ben.post(`/api/tours/${bens}/invitations`, { role: 'director' })).json();
      await ann.post(`/api/invitations/${token}`);
      await ann.post(`/api/tours/${bens}/entries`, { after: 0, entries: [{ id, entry: leaving }] });
      await ann.post('/api/resets', { name: 'Ann' });
      const account = await opened.storage.db.selectFrom('accounts').select('id').where('name', '=', 'Ann').executeTakeFirstOrThrow();
      const person = `a:${account.id}`;
      const tables = opened.storage.db.withTables<TableRows & ForecastRows>();
      await tables
        .insertInto('shared_tables')
        .values([
          { ...someTable, host: person, host_name: 'Ann', turn: 0 },
          { ...someTable, id: 'stelvio', log: 2, status: 'gathering', host: person, host_name: 'Ann' },
          { ...someTable, id: 'ventoux', log: 3, status: 'gathering', open: 1 },
        ])
        .execute();
      const nothing = {
        held_for: null,
        commitment: null,
        contribution: null,
        webhook: null,
        open_to: null,
        since: 0,
        riders: 1,
        notified_turn: 0,
      };
      const seat = { shared_table: 'alpe', colour: 'blue', player: 'person', ...nothing };
      await tables
        .insertInto('shared_seats')
        .values([
          { ...seat, seat: 0, name: 'Ann', person, webhook: 'https://example.org/' },
          { ...seat, seat: 1, name: 'Eve', person: 'g:eve' },
          { ...seat, shared_table: 'ventoux', seat: 0, name: '', player: null, person: null, held_for: 'ann' },
        ])
        .execute();
      const at = { shared_table: 'alpe', at: 1 };
      await tables.insertInto('shared_notes').values({ shared_table: 'alpe', person, text: 'attack at the church' }).execute();
      await tables.insertInto('shared_bans').values({ shared_table: 'ventoux', person, at: 1 }).execute();
      await tables
        .insertInto('reports')
        .values({ ...at, id: 'r', person, seat: 1, line: null, text: 'rude', settled: null, answer: '' })
        .execute();
      await tables
        .insertInto('shared_chat')
        .values([
          { ...at, number: 1, id: `${person}:1`, seat: 0, name: 'Ann', text: 'allez', person },
          { ...at, number: 2, id: 'g:eve:1', seat: 1, name: 'Eve', text: 'hop', person: 'g:eve' },
        ])
        .execute();
      const forecast = {
        id: 'f',
        origin: 'somewhere',
        person,
        plan: '{"seed":"s"}',
        races: 9,
        part: null,
        done: 0,
        tally: null,
        faults: 0,
        touched: Date.now(),
      };
      await tables
        .insertInto('forecasts')
        .values({ ...forecast, state: 'done' })
        .execute();
      onTestFinished(async () => {
        await tables.deleteFrom('shared_tables').execute();
        await tables.deleteFrom('forecasts').execute();
      });
      return { ann, ben, tables, account: account.id };
    }

    test('is all that is kept of them, wherever', async () => {
      const { ann, ben } = await annEverywhere();
      expect((await ann.get('/api/account/export')).json()).toMatchObject({
        tours: [{ id }],
        memberships: [{ id: bens, role: 'director' }],
        seats: [{ id: 'alpe', seat: 0, webhook: 'https://example.org/' }],
        hosted: expect.arrayContaining([expect.objectContaining({ id: 'alpe' }), expect.objectContaining({ id: 'stelvio' })]),
        notes: [{ table: 'alpe', text: 'attack at the church' }],
        chat: [{ table: 'alpe', text: 'allez' }],
        reports: [{ table: 'alpe', text: 'rude' }],
        forecasts: [{ id: 'f', plan: { seed: 's' }, races: 9 }],
      });
      const { body } = await ben.get('/api/account/export');
      for (const hers of ['Kelme', 'church', 'allez', 'rude', 'example.org']) expect(body).not.toContain(hers);
    });

    test('is deleted with the account, and the installation goes to who has been here longest', async () => {
      const { ann, ben, tables, account } = await annEverywhere();
      expect(code(await ann.delete('/api/account', { password: 'wrong' }))).toBe('wrong-password');
      expect(await everything()).toContain(account);
      expect((await ann.delete('/api/account', { password })).statusCode).toBe(200);
      expect((await ann.get('/api/account')).json()).toEqual({ fresh: false });
      expect((await ben.get('/api/account')).json().account.owner).toBe(true);
      const left = await everything();
      for (const trace of [account, '"Ann"', '"ann"', 'Kelme', 'church', 'allez', 'example.org', '"s"']) expect(left).not.toContain(trace);
      const { db } = opened.storage;
      for (const table of ['teams', 'drafts', 'learned', 'resets'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('tours').select('id').execute()).toEqual([{ id: bens }]);
      expect((await db.selectFrom('sessions').selectAll().execute()).length).toBe(2);
      // What others had part in stays, without her: her race is ridden on, her table hosted by who sits there.
      expect((await ben.get(`/api/tours/${bens}`)).json().entries).toHaveLength(1);
      expect(await tables.selectFrom('shared_chat').select('name').execute()).toEqual([{ name: 'Eve' }]);
      expect(await tables.selectFrom('shared_tables').select(['id', 'host', 'host_name']).orderBy('id').execute()).toEqual([
        { id: 'alpe', host: 'g:eve', host_name: 'Eve' },
        { id: 'ventoux', host: 'g:somebody', host_name: 'Somebody' },
      ]);
      const seats = tables
        .selectFrom('shared_seats')
        .select(['name', 'player', 'person', 'held_for'])
        .orderBy('shared_table')
        .orderBy('seat');
      expect(await seats.execute()).toEqual([
        { name: 'blue', player: 'rule-of-thumb', person: null, held_for: null },
        { name: 'Eve', player: 'person', person: 'g:eve', held_for: null },
        { name: '', player: null, person: null, held_for: null },
      ]);
    });

    test('a name is free again, and the last person leaves a fresh installation', async () => {
      const ann = await signUp(opened.app, 'Ann');
      await ann.delete('/api/account', { password });
      expect((await person().get('/api/account')).json()).toEqual({ fresh: true });
      await signUp(opened.app, 'Ann');
    });
  });

  describe('what has been learned', () => {
    test('only grows, whichever device tells it, and belongs to one account', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const ben = await signUp(opened.app, 'Ben', ann);
      expect((await ann.get('/api/learned')).json()).toEqual({ lessons: [] });
      await ann.post('/api/learned', { lessons: ['los-ciclistas/draft', 'los-ciclistas/start'] });
      const merged = await ann.post('/api/learned', { lessons: ['leader-1/first-race', 'los-ciclistas/draft'] });
      expect(merged.json()).toEqual({ lessons: ['leader-1/first-race', 'los-ciclistas/draft', 'los-ciclistas/start'] });
      expect((await ann.post('/api/learned', { lessons: [] })).json()).toEqual(merged.json());
      expect((await ben.get('/api/learned')).json()).toEqual({ lessons: [] });
      expect((await ann.get('/api/account/export')).json().learned).toMatchObject([
        { lesson: 'leader-1/first-race' },
        { lesson: 'los-ciclistas/draft' },
        { lesson: 'los-ciclistas/start' },
      ]);
    });

    test('two devices that tell the same at once lose nothing', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const tell = (lesson: string) => ann.post('/api/learned', { lessons: ['los-ciclistas/draft', lesson] });
      const answers = await Promise.all(['a/1', 'a/2', 'a/3', 'a/4'].map(tell));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect((await ann.get('/api/learned')).json().lessons).toEqual(['a/1', 'a/2', 'a/3', 'a/4', 'los-ciclistas/draft']);
    });

    test('has names of lessons only, and not more than a limit', async () => {
      const ann = await signUp(opened.app, 'Ann');
      for (const lesson of ['draft', 'a/b/c', '<script>/x', 'a/', `a/${'x'.repeat(41)}`, 7])
        expect((await ann.post('/api/learned', { lessons: [lesson] })).statusCode, `${lesson}`).toBe(400);
      const many = (from: number, count: number) => ({ lessons: Array.from({ length: count }, (_, index) => `a/${from + index}`) });
      expect((await ann.post('/api/learned', many(0, 501))).statusCode).toBe(400);
      expect((await ann.post('/api/learned', many(0, 500))).statusCode).toBe(200);
      expect(code(await ann.post('/api/learned', many(500, 1)))).toBe('too-many-kept');
      expect((await ann.post('/api/learned', many(0, 1))).json().lessons).toHaveLength(500);
    });

    test('has that limit also where many devices tell at once', async () => {
      const owner = await signUp(opened.app, 'Ann');
      // Several people, because devices that tell at once don't always meet.
      for (const name of ['Ben', 'Cid', 'Dee', 'Eva', 'Flo', 'Gus']) {
        const one = await signUp(opened.app, name, owner);
        const tell = (device: number) =>
          one.post('/api/learned', { lessons: Array.from({ length: 200 }, (_, index) => `device-${device}/${index}`) });
        const answers = await Promise.all([1, 2, 3, 4, 5].map(tell));
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
        expect((await one.get('/api/learned')).json().lessons).toHaveLength(400);
      }
    });
  });

  describe('teams and drafts', () => {
    const team = { name: ' Kelme ', colour: 'green', riders: [{ name: 'Herrera' }, { name: '' }], version: 0 };

    test('are changed by the version that was seen last', async () => {
      const ann = await signUp(opened.app, 'Ann');
      expect((await ann.get('/api/teams')).json()).toEqual([]);
      const made = await ann.put('/api/teams/kelme', team);
      expect(made.json()).toEqual({ id: 'kelme', name: 'Kelme', colour: 'green', riders: team.riders, version: 1 });
      // Sent again because the answer was lost.
      expect((await ann.put('/api/teams/kelme', team)).json().version).toBe(1);
      expect((await ann.put('/api/teams/kelme', { ...team, name: 'Reynolds', version: 1 })).json().version).toBe(2);
      const stale = await ann.put('/api/teams/kelme', { ...team, name: 'ONCE', version: 1 });
      expect(stale.statusCode).toBe(409);
      expect(stale.json().error).toMatchObject({ code: 'stale', current: { name: 'Reynolds', version: 2 } });
      expect((await ann.get('/api/teams')).json()).toEqual([{ ...team, id: 'kelme', name: 'Reynolds', version: 2 }]);
      await ann.delete('/api/teams/kelme');
      expect((await ann.get('/api/teams')).json()).toEqual([]);
    });

    test('a draft is anything, given back as it was', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const draft = { step: 2, name: 'T\u0000our', stages: [null, { deep: [[[]]] }], text: '<script>' };
      expect((await ann.put('/api/drafts/d1', { version: 0, draft })).json()).toEqual({ version: 1 });
      expect((await ann.put('/api/drafts/d1', { version: 0, draft })).json()).toEqual({ version: 1 });
      expect((await ann.get('/api/drafts/d1')).json()).toMatchObject({ id: 'd1', version: 1, draft });
      expect(code(await ann.put('/api/drafts/d1', { version: 0, draft: 2 }))).toBe('stale');
      expect((await ann.get('/api/drafts')).json()).toMatchObject([{ id: 'd1', version: 1, draft }]);
      await ann.delete('/api/drafts/d1');
      expect(code(await ann.get('/api/drafts/d1'))).toBe('not-found');
    });

    test('belong to one account: another has its own of the same id', async () => {
      const ann = await signUp(opened.app, 'Ann');
      const ben = await signUp(opened.app, 'Ben', ann);
      await ann.put('/api/teams/kelme', team);
      await ann.put('/api/drafts/d1', { version: 0, draft: 'mine' });
      expect((await ben.get('/api/teams')).json()).toEqual([]);
      expect(code(await ben.get('/api/drafts/d1'))).toBe('not-found');
      await ben.put('/api/drafts/d1', { version: 0, draft: 'theirs' });
      await ben.delete('/api/teams/kelme');
      expect((await ann.get('/api/drafts/d1')).json().draft).toBe('mine');
      expect((await ann.get('/api/teams')).json()).toHaveLength(1);
    });

    test('a draft of 256 kB is kept, a larger one is not', async () => {
      const ann = await signUp(opened.app, 'Ann');
      expect((await ann.put('/api/drafts/d1', { version: 0, draft: 'x'.repeat(256 * 1024 - 2) })).statusCode).toBe(200);
      expect((await ann.put('/api/drafts/d2', { version: 0, draft: 'x'.repeat(258 * 1024) })).statusCode).toBe(413);
    });
  });
});

import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@gruppetto/catalogue/all';
import { type Game, type RaceRecord, replay } from '@gruppetto/kernel';
import { parseSetUp, type RacePlan, ridePart, type SetUp, summarise } from '@gruppetto/lab';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStorage } from '../src/data.ts';
import { ForecastStore } from '../src/forecasts/forecast-store.ts';
import type { ForecastAnswer } from '../src/forecasts/routes.ts';
import type { ForecastRow, ForecastRows } from '../src/forecasts/rows.ts';
import { readTally, writeTally } from '../src/forecasts/tally-text.ts';
import { createApp } from '../src/index.ts';
import { bundled, databases, makeDatabase, suffices } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, signUp } from './person.ts';

const day = 24 * 60 * 60 * 1000;
const goldenRace = 'elimination.race.json';
vi.setConfig({ testTimeout: 240_000 });
const patient = { timeout: 100_000, interval: 200 };

let rider: string;
let teller: string;
let looper: string;
let program: string;
beforeAll(async () => {
  [rider, teller, looper, program] = await Promise.all([
    bundled('../src/forecasts/forecast-worker.ts'),
    bundled('./telling-forecast.ts'),
    bundled('./looping-forecast.ts'),
    bundled('./forecast-process.ts'),
  ]);
}, 120_000);

async function open(kind: 'sqlite' | 'postgres', script = rider): Promise<OpenedApp> {
  const opened = await openApp(kind, { forecasts: { forecastScript: script, forecastLimitMs: script === looper ? 500 : 20_000 } });
  onTestFinished(() => opened.close());
  return opened;
}

const setUp = { game: 'los-ciclistas', options: { players: 3, length: 60 }, seats: ['bot', 'random', 'bot'] };
const wish = (races: number, rest: object = {}) => ({ id: randomUUID(), seed: 'alpe', races, race: setUp, ...rest });

/** What the laboratory says of the same races, ridden in one go. */
function odds(race: unknown, races: number, seed = 'alpe'): unknown {
  const parsed = parseSetUp(race);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const plan: RacePlan = { ...parsed.value, seed };
  return JSON.parse(JSON.stringify(summarise(ridePart(plan, 0, races))));
}

async function stateOf(person: Person, id: string): Promise<ForecastAnswer> {
  const answer = await person.get(`/api/forecasts/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const until = (person: Person, id: string, enough: (answer: ForecastAnswer) => boolean): Promise<ForecastAnswer> =>
  vi.waitUntil(async () => {
    const answer = await stateOf(person, id);
    return enough(answer) && answer;
  }, patient);

const done = ({ state }: ForecastAnswer): boolean => state === 'done';

/** Somebody without an account. */
class Guest extends Person {
  private guest = '';

  override async ask(...[method, url, body]: Parameters<Person['ask']>) {
    const answer = await super.ask(method, url, body, { cookie: this.guest });
    const set = answer.cookies.find(({ name }) => name === 'gruppetto-guest');
    if (set) this.guest = `gruppetto-guest=${set.value}`;
    return answer;
  }

  get token(): string {
    return this.guest;
  }
}

describe.each(databases)('a forecast on %s', (kind) => {
  test('says what the laboratory says, however it was cut', async () => {
    const { app, storage } = await open(kind);
    const ann = await signUp(app, 'Ann');
    const body = wish(1_000);
    const answer = await ann.post('/api/forecasts', body);
    expect(answer.statusCode, answer.body).toBe(202);
    expect(answer.json()).toEqual({ id: body.id, state: 'waiting', seed: 'alpe', races: 1_000, done: 0 });
    const running = await until(ann, body.id, (one) => one.done > 0);
    expect(running.result).toEqual(odds(setUp, running.done));
    const { result, ...rest } = await until(ann, body.id, done);
    expect(rest).toEqual({ id: body.id, state: 'done', seed: 'alpe', races: 1_000, done: 1_000 });
    expect(result).toEqual(odds(setUp, 1_000));
    const { part } = await storage.db.withTables<ForecastRows>().selectFrom('forecasts').select('part').executeTakeFirstOrThrow();
    expect(part).toBeLessThanOrEqual(500);
  });

  test('sent twice is one; of another person it is nothing', async () => {
    const { app } = await open(kind);
    const ann = await signUp(app, 'Ann');
    const ben = await signUp(app, 'Ben', ann);
    const body = wish(200);
    await ann.post('/api/forecasts', body);
    await until(ann, body.id, done);
    const again = await ann.post('/api/forecasts', body);
    expect([again.statusCode, again.json().state]).toEqual([202, 'done']);
    expect((await ann.post('/api/forecasts', { ...body, races: 201 })).json().error.code).toBe('id-taken');
    expect((await ben.post('/api/forecasts', body)).json().error.code).toBe('id-taken');
    for (const other of [ben, new Person(app), new Guest(app)]) {
      const asked = await other.get(`/api/forecasts/${body.id}`);
      expect([asked.statusCode, asked.json().error.code]).toEqual([404, 'not-found']);
      expect((await other.delete(`/api/forecasts/${body.id}`)).statusCode).toBe(404);
    }
    expect((await stateOf(ann, body.id)).state).toBe('done');
  });

  test('is one of two at a time, also when they come at once', async () => {
    const { app } = await open(kind);
    const ann = await signUp(app, 'Ann');
    const bodies = Array.from({ length: 5 }, () => wish(100_000));
    const answers = await Promise.all(bodies.map((body) => ann.post('/api/forecasts', body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toMatchObject({ code: 'too-many-forecasts' });
    // Both get on.
    const taken = bodies.filter((_, index) => answers[index]?.statusCode === 202);
    for (const { id } of taken) await until(ann, id, (one) => one.done > 0);
    await ann.delete(`/api/forecasts/${taken[0]?.id}`);
    expect((await ann.post('/api/forecasts', wish(10))).statusCode).toBe(202);
  });

  test('counts its parts in their order, each once, whoever is home first', async () => {
    const { storage } = await open(kind);
    const sent: number[] = [];
    // Nobody tells the riders of the server of this one.
    const store = new ForecastStore(storage, Date.now, async (_transaction, _id, parts) => {
      sent.push(...parts);
    });
    const plan: RacePlan = { ...(parseSetUp(setUp) as { value: SetUp }).value, seed: 'alpe' };
    const id = randomUUID();
    await store.make({ id, person: 'a:ann', origin: 'here', plan: JSON.stringify(plan), races: 100 });
    const keep = async (from: number, to: number) => {
      await store.keep(id, from, ridePart(plan, from, to));
      const { done, tally, state } = (await store.read(id, 'a:ann')) as ForecastRow;
      expect(JSON.parse(JSON.stringify(summarise(readTally(tally as string))))).toEqual(odds(setUp, done));
      return [done, state];
    };
    expect(await keep(0, 30)).toEqual([30, 'waiting']);
    expect(sent).toEqual([0, 30, 60, 90]);
    expect(await keep(60, 90)).toEqual([30, 'waiting']);
    expect(await keep(0, 20)).toEqual([30, 'waiting']);
    expect(await keep(60, 90)).toEqual([30, 'waiting']);
    expect(await keep(30, 60)).toEqual([90, 'waiting']);
    expect(await keep(90, 100)).toEqual([100, 'done']);
    expect(sent).toHaveLength(4);
    expect(await store.begin(id, 90)).toBeUndefined();
  });

  // No database decides the rest.
  if (!suffices(kind)) return;

  test('rides a recorded race on from where it stands', async () => {
    const { app } = await open(kind);
    const ann = await signUp(app, 'Ann');
    const golden = fileURLToPath(new URL('../../../packages/games/los-ciclistas/test/', import.meta.url));
    const whole = JSON.parse(readFileSync(join(golden, goldenRace), 'utf8')) as RaceRecord;
    const record = { ...whole, steps: whole.steps.slice(0, 30) };
    const game = findGame(record.game) as Game;
    const replayed = replay(game, record);
    if (!replayed.ok) throw new Error('it does not replay');
    const seats = record.seats.map(({ player }) => (player === 'person' ? 'bot' : player));
    const race: SetUp = {
      game: game.id,
      options: record.options,
      seats,
      position: replayed.value.table.race.position(replayed.value.table.state),
    };
    const body = wish(300, { race: record });
    expect((await ann.post('/api/forecasts', body)).statusCode).toBe(202);
    expect((await until(ann, body.id, done)).result).toEqual(odds(race, 300));
    const over = await ann.post('/api/forecasts', wish(300, { race: whole }));
    expect(over.statusCode).toBe(400);
    expect(over.json().error).toMatchObject({ code: 'invalid', problems: [{ at: 'race', need: { reason: 'race-over' } }] });
    const wrong = { ...record, steps: [{ ...record.steps[0], seat: 1 }] };
    const refused = await ann.post('/api/forecasts', wish(300, { race: wrong }));
    expect(refused.json().error.problems[0].at).toBe('race.steps[0]');
  });

  test('can be stopped: what it says then is of the races that it has ridden', async () => {
    const { app } = await open(kind);
    const ann = await signUp(app, 'Ann');
    const body = wish(100_000);
    await ann.post('/api/forecasts', body);
    await until(ann, body.id, (one) => one.done > 0);
    const stopped = await ann.delete(`/api/forecasts/${body.id}`);
    expect(stopped.json()).toMatchObject({ state: 'stopped', result: odds(setUp, stopped.json().done) });
    expect((await ann.get(`/api/forecasts/${body.id}`)).statusCode).toBe(404);
    expect((await ann.delete(`/api/forecasts/${body.id}`)).statusCode).toBe(404);
    // And the thread is free for others.
    const next = wish(50);
    await ann.post('/api/forecasts', next);
    await until(ann, next.id, done);
  });

  test('belongs to a guest as well, who keeps it when they make an account', async () => {
    const { app } = await open(kind);
    const guest = new Guest(app);
    const body = wish(100);
    expect((await guest.post('/api/forecasts', body)).statusCode).toBe(202);
    await until(guest, body.id, done);
    const ann = await signUp(app, 'Ann');
    expect((await ann.get(`/api/forecasts/${body.id}`)).statusCode).toBe(404);
    const both = await ann.get(`/api/forecasts/${body.id}`, { cookie: `gruppetto=${ann.cookie}; ${guest.token}` });
    expect(both.statusCode).toBe(200);
    expect((await stateOf(ann, body.id)).state).toBe('done');
    expect((await guest.get(`/api/forecasts/${body.id}`)).statusCode).toBe(404);
    const gone = await ann.delete('/api/account', { password: 'up the Mortirolo' });
    expect(gone.statusCode, gone.body).toBe(200);
    const bob = await signUp(app, 'Bob');
    expect((await bob.post('/api/forecasts', body)).statusCode).toBe(202);
  });

  test('is forgotten after a week', async () => {
    const { app, storage } = await open(kind);
    const guest = new Guest(app);
    const body = wish(20);
    await guest.post('/api/forecasts', body);
    await until(guest, body.id, done);
    const later = await openApp(kind, { storage, now: () => Date.now() + 6 * day });
    await later.app.close();
    expect((await stateOf(guest, body.id)).state).toBe('done');
    const last = await openApp(kind, { storage, now: () => Date.now() + 8 * day });
    await vi.waitUntil(async () => (await guest.get(`/api/forecasts/${body.id}`)).statusCode === 404, patient);
    await last.app.close();
  });
});

describe('a forecast', () => {
  test.each([
    ['no id', { id: 'x' }, 'id'],
    ['no races', { races: 0 }, 'races'],
    ['too many', { races: 100_001 }, 'races'],
    ['no seed', { seed: '' }, 'seed'],
    ['no race', { race: 7 }, 'race'],
    ['an unknown game', { race: { game: 'chess' } }, 'race.game'],
    ['an unknown bot', { race: { ...setUp, seats: ['bot', 'Eddy', 'bot'] } }, 'race.seats[1]'],
    ['a wrong option', { race: { ...setUp, options: { players: 3, length: -1 } } }, 'race.options.length'],
  ])('with %s is told what is wrong with it', async (_what, wrong, at) => {
    const { app } = await open('sqlite');
    const answer = await new Guest(app).post('/api/forecasts', wish(100, wrong));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'invalid', message: expect.any(String), problems: [{ at }] });
  });

  test('whose race never ends is given up, and the others are ridden', async () => {
    const { app } = await open('sqlite', looper);
    const ann = await signUp(app, 'Ann');
    const [endless, other] = [wish(100, { seed: 'for ever' }), wish(100)];
    for (const body of [endless, other]) {
      const answer = await ann.post('/api/forecasts', body);
      expect(answer.statusCode, answer.body).toBe(202);
    }
    await until(ann, other.id, done);
    expect(await until(ann, endless.id, ({ state }) => state === 'failed')).toMatchObject({ done: 0 });
    expect((await ann.post('/api/forecasts', wish(10))).statusCode).toBe(202);
    const unread = await ann.post('/api/forecasts', wish(10, { race: 'for ever' }));
    expect([unread.statusCode, unread.json().error.code]).toEqual([503, 'unavailable']);
  });
});

test.runIf(databases.includes('postgres'))('that came with a copy of other data is ridden, although it has no jobs here', async () => {
  const { app, storage } = await open('postgres');
  const ann = await signUp(app, 'Ann');
  const { id: account } = await storage.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const parsed = parseSetUp(setUp);
  if (!parsed.ok) throw new Error('it is no set-up');
  const plan: RacePlan = { ...parsed.value, seed: 'alpe' };
  const row = { person: `a:${account}`, origin: 'here', plan: JSON.stringify(plan), races: 200, faults: 0, touched: Date.now() };
  const [begun, waiting] = [randomUUID(), randomUUID()];
  await storage.db
    .withTables<ForecastRows>()
    .insertInto('forecasts')
    .values([
      { ...row, id: begun, state: 'running', part: 70, done: 60, tally: writeTally(ridePart(plan, 0, 60)) },
      { ...row, id: waiting, state: 'waiting', part: null, done: 0, tally: null },
    ])
    .execute();
  const root = mkdtempSync(join(tmpdir(), 'gruppetto-pages-'));
  const next = await createApp({ root, storage, forecasts: { forecastScript: rider } });
  onTestFinished(async () => {
    await next.close();
    rmSync(root, { recursive: true });
  });
  for (const id of [begun, waiting]) expect((await until(ann, id, done)).result).toEqual(odds(setUp, 200));
});

describe.each(databases)('killed on %s', (kind) => {
  const races = 3_000;
  // It is killed before it has ridden them all.
  const watchful = { ...patient, interval: 50 };

  test('it is ridden to its end all the same', async () => {
    const database = await makeDatabase(kind);
    const root = mkdtempSync(join(tmpdir(), 'gruppetto-pages-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Gruppetto</title>');
    const riddenBy = join(root, 'ridden-by');
    writeFileSync(riddenBy, '');
    const { folder, url = '' } = database.options;
    const running = new Set<ChildProcess>();
    onTestFinished(async () => {
      for (const child of running) child.kill('SIGKILL');
      rmSync(root, { recursive: true });
      await database.drop();
    });
    const start = async (restsUntil: string) => {
      const env = { ...process.env, GRUPPETTO_RIDDEN_BY: riddenBy, GRUPPETTO_RESTS_UNTIL: restsUntil };
      const child = fork(program, [root, teller, folder, url], { env });
      running.add(child);
      const base = await new Promise<string>((resolve) => child.once('message', (address) => resolve(String(address))));
      return { child, base };
    };
    const kill = async (child: ChildProcess) => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    };
    let cookie = '';
    const ask = async (base: string, method: string, path: string, body?: object): Promise<ForecastAnswer> => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
      const answer = await fetch(`${base}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      expect(answer.ok).toBe(true);
      return (await answer.json()) as ForecastAnswer;
    };

    // The first would need for ever, and the second goes on when the first is gone.
    const gone = join(root, 'gone');
    const first = await start(join(root, 'never'));
    // SQLite is for one process: there, the second takes over from the first.
    const second = kind === 'postgres' ? await start(gone) : undefined;
    const body = wish(races);
    await ask(first.base, 'POST', '/api/forecasts', body);
    const riders = () => new Set(readFileSync(riddenBy, 'utf8').split('\n').filter(Boolean));
    await vi.waitUntil(async () => (await ask(first.base, 'GET', `/api/forecasts/${body.id}`)).done > 0, watchful);
    if (second) await vi.waitUntil(() => riders().size === 2, watchful);
    await kill(first.child);
    const { base } = second ?? (await start(gone));
    expect((await ask(base, 'GET', `/api/forecasts/${body.id}`)).state).toBe('running');
    writeFileSync(gone, '');
    const end = await vi.waitUntil(async () => {
      const answer = await ask(base, 'GET', `/api/forecasts/${body.id}`);
      return answer.state === 'done' && answer;
    }, watchful);
    expect(end.result).toEqual(odds(setUp, races));
  });
});

test('a place with many forecasts waits as long for each part as a place with one', async () => {
  const database = await makeDatabase('sqlite');
  const storage = await openStorage(database.options);
  onTestFinished(async () => {
    await storage.close();
    await database.drop();
  });
  let now = 1;
  const store = new ForecastStore(
    storage,
    () => now++,
    async () => undefined,
  );
  const plan: RacePlan = { ...(parseSetUp(setUp) as { value: SetUp }).value, seed: 'alpe' };
  const ask = async (person: string, origin: string) => {
    const id = randomUUID();
    await store.make({ id, person, origin, plan: JSON.stringify(plan), races: 100_000 });
    return id;
  };
  for (let guest = 0; guest < 10; guest++) await ask(`g:${guest}`, 'crowded');
  const honest = await ask('g:honest', 'home');
  const served: string[] = [];
  for (let part = 0; part < 10; part++) {
    const next = await store.next();
    if (!next) throw new Error('nothing is left to ride');
    served.push(next.id);
    await store.begin(next.id, next.done);
    await store.keep(next.id, next.done, ridePart(plan, next.done, next.done + 1));
  }
  expect(served.filter((id) => id === honest)).toHaveLength(5);
});

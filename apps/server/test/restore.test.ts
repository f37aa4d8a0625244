import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HouseBackup, HousePerson } from '@gruppetto/wire';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Backups, openStorage } from '../src/data.ts';
import { type Served, serve } from '../src/index.ts';
import { databases, engineWorker, makeDatabase, type TestDatabase, tourWorker, writerWorker } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { type Person, password, signUp } from './person.ts';

/** Whatever is changed, the last line fits. */
function resign(file: string, change: (lines: string[]) => string[]): void {
  const lines = change(readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1));
  const text = lines.map((line) => `${line}\n`).join('');
  const footer = { rows: lines.length - 1, sha256: createHash('sha256').update(text).digest('hex') };
  writeFileSync(file, `${text}${JSON.stringify(footer)}\n`);
}

describe.each(databases)('backups on the owner’s page, on %s', (kind) => {
  let opened: OpenedApp;
  let ann: Person;
  beforeEach(async () => {
    opened = await openApp(kind);
    ann = await signUp(opened.app, 'Ann');
  });
  afterEach(() => opened.close());
  const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
  const fileOf = (name: string) => join(opened.database.options.folder, 'backups', name);
  const restoring = (name: string, made: number, typed = password) =>
    ann.post(`/api/owner/backups/${encodeURIComponent(name)}/restoration`, { made, password: typed });
  const make = async () => (await ann.post('/api/owner/backups')).json() as HouseBackup;

  test('are made, listed with what they hold, fetched and deleted; each time it is written down', async () => {
    const { name, ...about } = await make();
    expect(about).toMatchObject({ version: expect.stringMatching(/^\d/), counts: { accounts: 1, tours: 0, tables: 0 } });
    expect((await ann.get('/api/owner/backups')).json()).toMatchObject({ lasting: true, backups: [{ name, ...about }] });
    const fetched = await ann.get(`/api/owner/backups/${name}`);
    expect(fetched.rawPayload.equals(readFileSync(fileOf(name)))).toBe(true);
    expect(fetched.rawPayload.length).toBe(about.bytes);
    expect((await ann.delete(`/api/owner/backups/${name}`)).statusCode).toBe(200);
    expect(code(await ann.delete(`/api/owner/backups/${name}`))).toBe('not-found');
    expect((await ann.get('/api/owner/backups')).json().backups).toEqual([]);
    const done = (await ann.get('/api/owner/log')).json().actions.map(({ action }: { action: string }) => action);
    expect(done.sort()).toEqual(['backup', 'deleted-backup', 'made-backup']);
  });

  test('are only those in the folder: no path leads out, no link, no file of another kind', async () => {
    const { name, made } = await make();
    writeFileSync(join(opened.database.options.folder, 'secret.backup'), readFileSync(fileOf(name)));
    symlinkSync(join(opened.database.options.folder, 'secret.backup'), fileOf('link.backup'));
    writeFileSync(fileOf('other.backup'), '{"format":"gruppetto-race"}\n');
    expect((await ann.get('/api/owner/backups')).json().backups).toHaveLength(1);
    for (const bad of ['../secret.backup', 'link.backup', 'other.backup', '.backup', '..', 'gruppetto.sqlite'])
      for (const answer of [
        await ann.get(`/api/owner/backups/${encodeURIComponent(bad)}`),
        await ann.delete(`/api/owner/backups/${encodeURIComponent(bad)}`),
        await restoring(bad, made),
      ])
        expect([bad, answer.statusCode]).toEqual([bad, 404]);
  });

  test('are restored only with the password, and by whoever knows what is lost', async () => {
    const { name, made } = await make();
    expect(code(await restoring(name, made, 'not it at all'))).toBe('wrong-password');
    expect(code(await restoring(name, made + 1))).toBe('stale');
  });

  test('that cannot be restored are refused before anything stops', async () => {
    const damaged = await make();
    appendFileSync(fileOf(damaged.name), '[]\n');
    expect(code(await restoring(damaged.name, damaged.made))).toBe('damaged');
    const newer = await make();
    resign(fileOf(newer.name), ([header = '', ...rows]) => [header.replace('"migrations":[', '"migrations":[9999,'), ...rows]);
    expect(code(await restoring(newer.name, newer.made))).toBe('newer');
    const nobodys = await make();
    resign(fileOf(nobodys.name), (lines) => lines.map((line) => line.replace('"owner":1', '"owner":null')));
    expect(code(await restoring(nobodys.name, nobodys.made))).toBe('no-owner');
    expect((await ann.get('/api/owner')).statusCode).toBe(200);
  });

  test.runIf(kind === 'postgres')('are not restored while another server uses the database, however quiet it is', async () => {
    const { name, made } = await make();
    const other = await openStorage({ ...opened.database.options, alone: true });
    await other.answers();
    expect(code(await restoring(name, made))).toBe('other-servers');
    await other.close();
    expect((await restoring(name, made)).statusCode).toBe(202);
  });
});

/** Somebody with a browser, who comes back when the server does. */
class Visitor {
  cookie = '';
  private readonly base: string;

  constructor({ port }: Served) {
    this.base = `http://127.0.0.1:${port}/api/`;
  }

  async ask(method: string, path: string, body?: object) {
    const answer = await fetch(this.base + path, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: this.cookie },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), json: (await answer.json()) as never };
  }

  async signUp(name: string, owner?: Visitor): Promise<this> {
    const key = owner && (await owner.need<{ keys: string[] }>('POST', 'keys', { count: 1 })).keys[0];
    await this.need('POST', 'accounts', { name, password, ...(key && { key }) });
    return this;
  }

  async need<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, json } = await this.ask(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  /** Restores a backup and waits for the server; gives the name of the one that was made before, and all answers meanwhile. */
  async restore({ name, made }: HouseBackup) {
    const { before } = await this.need<{ before: string }>('POST', `owner/backups/${name}/restoration`, { made, password });
    const meanwhile = [];
    for (;;) {
      const answer = await this.ask('GET', 'account').catch(() => undefined);
      if (answer?.status === 200) return { before, meanwhile };
      if (answer) meanwhile.push(answer);
      await sleep(2);
    }
  }

  people = async () => (await this.need<{ people: readonly HousePerson[] }>('GET', 'owner/people')).people.map(({ name }) => name);
  log = async () =>
    (await this.need<{ actions: readonly { action: string; about: string }[] }>('GET', 'owner/log')).actions.map(
      ({ action, about }) => `${action} ${about}`,
    );
}

describe.each(databases)('a server that restores a backup, on %s', (kind) => {
  let database: TestDatabase;
  let served: Served;
  beforeEach(async () => {
    database = await makeDatabase(kind);
    served = await serve({
      host: '127.0.0.1',
      port: 0,
      root: import.meta.dirname,
      limited: false,
      storage: { ...database.options, writerScript: await writerWorker() },
      tables: { engineScript: await engineWorker() },
      tours: { script: await tourWorker() },
    });
    const { stop, closed } = served;
    onTestFinished(async () => {
      await stop();
      await closed;
      await database.drop();
    });
  });

  test('has the old state again, and the one before as a backup that restores too', async () => {
    const ann = await new Visitor(served).signUp('Ann');
    const first = await ann.need<HouseBackup>('POST', 'owner/backups');
    const ben = await new Visitor(served).signUp('Ben', ann);
    expect(await ann.people()).toEqual(['Ann', 'Ben']);

    const { before, meanwhile } = await ann.restore(first);
    for (const answer of meanwhile) expect(answer).toMatchObject({ status: 503, retryAfter: '2', json: { error: { code: 'restoring' } } });
    expect(await ann.people()).toEqual(['Ann']);
    expect((await ben.ask('GET', 'tours')).status).toBe(401);
    expect(await ann.log()).toEqual(expect.arrayContaining([`restored ${first.name}`, `made-backup ${before}`]));

    const { backups } = await ann.need<{ backups: readonly HouseBackup[] }>('GET', 'owner/backups');
    expect(backups.map(({ name }) => name)).toEqual([before, first.name]);
    await ann.restore(backups[0] as HouseBackup);
    expect(await ann.people()).toEqual(['Ann', 'Ben']);
    expect((await ben.ask('GET', 'tours')).status).toBe(200);
    // It serves as before: what is written now is kept.
    await new Visitor(served).signUp('Cleo', ann);
    expect(await ann.people()).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  test('leaves everything as it was where a row cannot be taken, and says so in the log', async () => {
    const ann = await new Visitor(served).signUp('Ann');
    const bad = await ann.need<HouseBackup>('POST', 'owner/backups');
    resign(join(database.options.folder, 'backups', bad.name), (lines) => [...lines, '["accounts",{"id":"x"}]']);
    await new Visitor(served).signUp('Ben', ann);
    const { before } = await ann.restore(bad);
    expect(await ann.people()).toEqual(['Ann', 'Ben']);
    expect(await ann.log()).toEqual(expect.arrayContaining([`not-restored ${bad.name}`, `made-backup ${before}`]));
  });

  test('and is told to stop meanwhile finishes that first', async () => {
    const ann = await new Visitor(served).signUp('Ann');
    const { name, made } = await ann.need<HouseBackup>('POST', 'owner/backups');
    await new Visitor(served).signUp('Ben', ann);
    await ann.need('POST', `owner/backups/${name}/restoration`, { made, password });
    await sleep(5);
    await served.stop();
    const storage = await openStorage({ ...database.options, alone: true });
    expect((await storage.db.selectFrom('accounts').select('name').execute()).map((row) => row.name)).toEqual(['Ann']);
    await storage.close();
  });
});

test('without a folder to write to, backups lie in one of the process, and go with it', async () => {
  const database = await makeDatabase('sqlite');
  const storage = await openStorage(database.options);
  const backups = new Backups(join(database.options.folder, 'gruppetto.sqlite'));
  expect(backups.lasting).toBe(false);
  const name = backups.newName('gruppetto');
  await backups.make(storage, name);
  expect((await backups.list()).map((one) => one.name)).toEqual([name]);
  backups.close();
  await expect(backups.list()).rejects.toMatchObject({ code: 'ENOENT' });
  await storage.close();
  await database.drop();
});

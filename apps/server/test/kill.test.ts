import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededDice } from '@gruppetto/kernel';
import type { TourEntry } from '@gruppetto/tour';
import type { House, HouseBackup } from '@gruppetto/wire';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { soaks } from '../../../scripts/test/soaks.ts';
import { openStorage } from '../src/data.ts';
import { bundled, databases, readyDatabase, type TestDatabase, tourWorker } from './databases.ts';
import { password } from './person.ts';
import { planOf } from './plans.ts';

const clients = 4;
/** `node scripts/kills.cjs` asks for more: so many in all, of which these are three tenths and a tenth. */
const all = process.env.GRUPPETTO_KILLS;
/** PostgreSQL is not killed itself: fewer times tell as much there. */
const kills =
  all === undefined
    ? { sqlite: soaks ? 10 : 3, postgres: soaks ? 5 : 2 }
    : { sqlite: Math.ceil(Number(all) * 0.3), postgres: Math.ceil(Number(all) * 0.1) };
/** A server that comes back folds the whole tour: with many kills there are many tours. */
const killsATour = 25;

let program: string;
beforeAll(async () => {
  program = await bundled('./killed-server.ts');
}, 120_000);

/** A server that is killed and goes on in another process, which has been waiting for that. */
class Phoenix {
  private readonly env: Record<string, string>;
  private next: ChildProcess;
  private now: ChildProcess | undefined;
  private port = 0;

  constructor({ options: { folder, url = '' } }: TestDatabase, worker: string) {
    this.env = { PATH: process.env.PATH ?? '', GRUPPETTO_DATA: folder, DATABASE_URL: url, TOUR_WORKER: worker };
    this.next = this.prepare();
  }

  private prepare(): ChildProcess {
    return spawn(process.execPath, [program], { env: this.env, stdio: ['pipe', 'pipe', 'inherit'] });
  }

  async rise(): Promise<void> {
    const child = this.next;
    await heard(child, /ready/);
    this.now = child;
    child.stdin?.write(`${this.port}\n`);
    this.port = Number((await heard(child, /listening (\d+)/))[1]);
    this.next = this.prepare();
  }

  async kill(): Promise<void> {
    const child = this.now as ChildProcess;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    this.next.kill('SIGKILL');
    await this.kill();
  }

  async ask(method: string, path: string, body?: object, cookie = ''): Promise<{ readonly json: never; readonly cookie: string }> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = (await answer.json()) as never;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
    return { json, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
  }
}

function heard(child: ChildProcess, what: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part) => {
      text += part;
      const match = what.exec(text);
      if (match) resolve(match);
    });
    child.once('exit', () => reject(new Error(`it ended without saying ${what}`)));
  });
}

/** One more rider comes home and is taken back, again and again: whatever the others do, the tour takes it. */
const entryOf = (rider: number, index: number): TourEntry =>
  index % 2 === 0
    ? { do: 'pass', stage: 0, at: 'finish', rider, arrival: { round: 9, label: 0 } }
    : { do: 'remove', stage: 0, at: 'finish', rider };

describe.each(databases)('on %s', (kind) => {
  test(
    `killed ${kills[kind]} times while tours are entered, it loses no entry that was acknowledged and doubles none`,
    async () => {
      const database = await readyDatabase(kind);
      const server = new Phoenix(database, await tourWorker());
      onTestFinished(async () => {
        await server.end();
        await database.drop();
      });
      await server.rise();
      const { cookie } = await server.ask('POST', '/api/accounts', { name: 'Ann', password });
      const dice = new SeededDice('kill -9');
      const began = performance.now();
      for (let left = kills[kind]; left > 0; left -= killsATour) await enterTour(server, cookie, Math.min(left, killsATour), dice);
      const aMinute = (kills[kind] * 60_000) / (performance.now() - began);
      console.log(`${kind}: killed ${kills[kind]} times while tours were entered, ${aMinute.toFixed(0)} a minute, nothing lost`);
    },
    180_000 + kills[kind] * 30_000,
  );
});

describe.each(databases)('on %s', (kind) => {
  test(`killed in the middle of a restoration, it has the old data or the new, whole, and starts`, async () => {
    const database = await readyDatabase(kind);
    const storage = await openStorage(database.options);
    const at = Date.now();
    for (let batch = 0; batch < 40; batch++)
      await storage.db
        .insertInto('owner_log')
        .values(Array.from({ length: 100 }, () => ({ id: randomUUID(), at, who: 'Ann', action: 'keys', about: 'x'.repeat(500) })))
        .execute();
    await storage.close();
    const server = new Phoenix(database, await tourWorker());
    onTestFinished(async () => {
      await server.end();
      await database.drop();
    });
    await server.rise();
    const { cookie } = await server.ask('POST', '/api/accounts', { name: 'Ann', password });
    const need = async (method: string, path: string, body?: object) => (await server.ask(method, path, body, cookie)).json;
    const { name, made } = (await need('POST', '/api/owner/backups', {})) as HouseBackup;
    for (const wait of soaks ? [0, 15, 30, 50, 80, 120] : [0, 50]) {
      await need('PUT', '/api/owner/sign-up', { openAccounts: 77 });
      await need('POST', `/api/owner/backups/${name}/restoration`, { made, password });
      // It answers no more, or with a 503: it has begun.
      for (let serves = true; serves; ) serves = await need('GET', '/api/owner').then(Boolean, () => false);
      await sleep(wait);
      await server.kill();
      await server.rise();
      const { openAccounts } = (await need('GET', '/api/owner')) as House;
      const { actions } = (await need('GET', '/api/owner/log')) as { actions: readonly { action: string }[] };
      if (openAccounts !== 77)
        expect([openAccounts, actions[0]]).toEqual([0, expect.objectContaining({ action: 'restored', about: name })]);
      const beside = await openStorage(database.options);
      const { rows } = await sql<{ count: number }>`select count(*) as count from owner_log`.execute(beside.db);
      await beside.close();
      expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(4000);
    }
  }, 120_000);
});

/** Four people enter a tour, and the server is killed so many times meanwhile. */
async function enterTour(server: Phoenix, cookie: string, times: number, dice: SeededDice): Promise<void> {
  const each = Math.max(24, 4 * times);
  const tour = randomUUID();
  await server.ask('POST', '/api/tours', { id: tour, plan: planOf() }, cookie);
  const acknowledged: string[] = [];
  const own = Array.from({ length: clients }, () => Array.from({ length: each }, (): string => randomUUID()));
  let lost = 0;
  const enter = async (rider: number) => {
    let after = 0;
    for (const [index, id] of (own[rider] ?? []).entries()) {
      for (;;) {
        try {
          const entries = [{ id, entry: entryOf(rider, index) }];
          const { json } = await server.ask('POST', `/api/tours/${tour}/entries`, { after, entries }, cookie);
          after = (json as { version: number }).version;
          acknowledged.push(id);
          break;
        } catch (error) {
          // No answer: it may have been entered or not, so the same is sent again.
          if (!(error instanceof TypeError)) throw error;
          lost++;
          await sleep(5);
        }
      }
    }
  };
  const killer = async () => {
    for (let kill = 1; kill <= times; kill++) {
      const when = Math.floor((kill * clients * each) / (times + 2)) - dice.roll(8);
      while (acknowledged.length < when) await sleep(1);
      await sleep(dice.roll(10) - 1);
      await server.kill();
      await server.rise();
    }
  };
  await Promise.all([killer(), ...[...own.keys()].map((rider) => enter(rider))]);

  const { json } = await server.ask('GET', `/api/tours/${tour}`, undefined, cookie);
  const { entries, version } = json as { entries: readonly { id: string }[]; version: number };
  const kept = entries.map(({ id }) => id);
  expect(lost).toBeGreaterThanOrEqual(times);
  expect(acknowledged).toHaveLength(clients * each);
  expect(version).toBe(clients * each);
  expect(new Set(kept).size).toBe(kept.length);
  for (const ids of own) expect(kept.filter((id) => ids.includes(id))).toEqual(ids);
}

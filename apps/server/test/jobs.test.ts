import { type ChildProcess, fork } from 'node:child_process';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStorage, type Storage } from '../src/data.ts';
import { Jobs, type JobsOptions } from '../src/storage/jobs.ts';
import type { PostgresStorage } from '../src/storage/storage.ts';
import { bundled, databases, makeDatabase } from './databases.ts';

let taker: string;
beforeAll(async () => {
  taker = await bundled('./job-taker.ts');
}, 60_000);

const patient = { timeout: 60_000, interval: 50 };

async function newDatabase() {
  const database = await makeDatabase('postgres');
  const storage: Storage = await openStorage(database.options);
  onTestFinished(async () => {
    await storage.close();
    await database.drop();
  });
  return { storage: storage as PostgresStorage, url: database.options.url as string };
}

function open(storage: PostgresStorage, options?: JobsOptions) {
  const complaints: string[] = [];
  const jobs = new Jobs(storage, (error) => complaints.push(error.message), options);
  onTestFinished(() => jobs.close());
  return { jobs, complaints };
}

interface Numbered {
  readonly number: number;
}

/** Takes all jobs of the queue, and keeps the numbers. */
function work(jobs: Jobs): number[] {
  const done: number[] = [];
  const worker = jobs.work<Numbered>('numbers', { atOnce: 5 }, async ({ number }) => {
    done.push(number);
  });
  onTestFinished(() => worker.close());
  return done;
}

const numbered = (...numbers: readonly number[]) => numbers.map((number) => ({ data: { number } }));

describe.runIf(databases.includes('postgres'))(
  'the queues',
  () => {
    test('start when the database lets them, and nothing that was given meanwhile is lost', async () => {
      const { storage } = await newDatabase();
      await sql.raw('create schema pgboss').execute(storage.db);
      await sql.raw('create table pgboss.version (wrong text)').execute(storage.db);
      const { jobs, complaints } = open(storage);
      const done = work(jobs);
      const sent = jobs.send('numbers', numbered(1));
      await vi.waitUntil(() => complaints.length >= 2, patient);
      expect(done).toEqual([]);
      await sql.raw('drop schema pgboss cascade').execute(storage.db);
      await sent;
      await vi.waitUntil(() => done.length === 1, patient);
    });

    test('that cannot start are given up when the server closes', async () => {
      const { storage } = await newDatabase();
      await sql.raw('create schema pgboss').execute(storage.db);
      await sql.raw('create table pgboss.version (wrong text)').execute(storage.db);
      const jobs = new Jobs(storage, () => undefined);
      const sent = expect(jobs.send('numbers', numbered(1))).rejects.toThrow('closing');
      const worker = jobs.work('numbers', { atOnce: 1 }, async () => undefined);
      await worker.close();
      await jobs.close();
      await sent;
    });

    test('may be started by many at the same moment; each job is done once', async () => {
      const { storage } = await newDatabase();
      const processes = Array.from({ length: 5 }, () => open(storage));
      const done = processes.map(({ jobs }) => work(jobs));
      await Promise.all(processes.map(({ jobs }, index) => jobs.send('numbers', numbered(index, index + 5))));
      await vi.waitUntil(() => done.flat().length >= 10, patient);
      expect(done.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(processes.flatMap(({ complaints }) => complaints)).toEqual([]);
    });

    test('several are made by several at the same moment, and none waits for another for ever', async () => {
      const { storage } = await newDatabase();
      const all = Array.from({ length: 4 }, () => open(storage));
      const names = ['one', 'two', 'three'];
      await Promise.all(all.flatMap(({ jobs }) => names.map((name) => jobs.send(name, numbered(1)))));
      expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
    });

    test('a job is there if and only if the transaction is that it was given in', async () => {
      const { storage } = await newDatabase();
      const { jobs } = open(storage);
      const done = work(jobs);
      const failing = storage.db.transaction().execute(async (transaction) => {
        await jobs.send('numbers', numbered(1), transaction);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await storage.db.transaction().execute((transaction) => jobs.send('numbers', numbered(2), transaction));
      await vi.waitUntil(() => done.length > 0, patient);
      expect(done).toEqual([2]);
    });

    test('what fails is taken again, and nothing of what was done is left', async () => {
      const { storage } = await newDatabase();
      const { jobs, complaints } = open(storage);
      let attempts = 0;
      const worker = jobs.work('numbers', { atOnce: 1 }, async () => {
        attempts++;
        if (attempts < 2) throw new Error('not now');
      });
      onTestFinished(() => worker.close());
      await jobs.send('numbers', numbered(1));
      await vi.waitUntil(() => attempts === 2, patient);
      expect(complaints).toEqual(['not now']);
      const left = () => sql.raw('select 1 from pgboss.job').execute(storage.db);
      await vi.waitUntil(async () => (await left()).rows.length === 0, patient);
    });

    test('what a process has when it stops is for the others', async () => {
      const { storage } = await newDatabase();
      // Longer than anybody waits here: it is given back, or it is not.
      const takenFor = 3600;
      const first = new Jobs(storage, () => undefined, { takenFor });
      let taken = 0;
      const worker = first.work('numbers', { atOnce: 1 }, () => {
        taken++;
        return new Promise(() => undefined);
      });
      await first.send('numbers', numbered(1));
      await vi.waitUntil(() => taken === 1, patient);
      await worker.close();
      await first.close();
      const done = work(open(storage, { takenFor }).jobs);
      await vi.waitUntil(() => done.length === 1, patient);
    });

    test('what a process had when it was killed is done by another', async () => {
      const { storage, url } = await newDatabase();
      const { jobs } = open(storage, { takenFor: 2 });
      const child: ChildProcess = fork(taker, [url]);
      onTestFinished(() => {
        child.kill('SIGKILL');
      });
      const taken = new Promise((resolve) => child.once('message', resolve));
      await jobs.send('numbers', numbered(1));
      expect(await taken).toEqual({ number: 1 });
      const done = work(jobs);
      child.kill('SIGKILL');
      await vi.waitUntil(() => done.length === 1, patient);
    });
  },
  90_000,
);

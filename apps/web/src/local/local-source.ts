import type { GameId } from '@gruppetto/catalogue';
import type { RaceRecord } from '@gruppetto/kernel';
import { type Remote, wrap } from 'comlink';
import type { RaceNow, RaceSource, SourceAnswer, StageOfTour, TableInfo } from '../race/race-source.ts';
import type { LocalNews } from './local-table.ts';
import type { LocalTableNews, LocalTables } from './local-worker.ts';
import type { NewLocalTable, OpenedFile } from './new-table.ts';

interface Started {
  readonly worker: Worker;
  readonly tables: Remote<LocalTables>;
  /** Rejects when the worker breaks down. */
  readonly broken: Promise<never>;
}

let started: Started | undefined;

/** The worker that keeps the tables of this browser, as long as the page is open. */
function start(): Started {
  if (started) return started;
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      worker.terminate();
      started = undefined;
      reject(new Error(event.message || 'the worker of the tables did not start'));
    });
  });
  broken.catch(() => undefined);
  started = { worker, broken, tables: wrap<LocalTables>(worker) };
  return started;
}

function ask<T>(request: (tables: Remote<LocalTables>) => Promise<T>): Promise<T> {
  const { tables, broken } = start();
  return Promise.race([request(tables), broken]);
}

export const openTable = (fresh: NewLocalTable): Promise<string> => ask((tables) => tables.openTable(fresh));
export const botTable = (game: GameId): Promise<string> => ask((tables) => tables.botTable(game));
export const openFile = (file: File): Promise<OpenedFile> => ask<OpenedFile>((tables) => tables.openFile(file));
export const openRecordAt = (record: RaceRecord, version: number): Promise<string> => ask((tables) => tables.openRecordAt(record, version));
export const openStageRecord = (record: RaceRecord, tour: StageOfTour): Promise<string> =>
  ask((tables) => tables.openStageRecord(record, tour));
export const positionIn = (record: RaceRecord, version: number): Promise<object> => ask((tables) => tables.positionIn(record, version));

/** The source of a race that this browser keeps. */
export function localSource(id: string): RaceSource {
  let now: RaceNow = { status: 'loading' };
  return {
    now: () => now,
    subscribe(changed) {
      const { worker, tables, broken } = start();
      let table: TableInfo | undefined;
      let drives = false;
      now = { status: 'loading' };
      const after = (news: LocalNews): RaceNow => {
        switch (news.kind) {
          case 'missing':
            return { status: 'missing' };
          case 'failed':
            return { status: 'failed', failure: news.failure };
          case 'drives':
            drives = news.drives;
            return now.status === 'ready' ? { ...now, drives } : now;
          case 'table':
            table = news.table;
            return now;
          case 'race': {
            const { from, ...race } = news.race;
            const before = now.status === 'ready' ? now.race.moments.slice(0, from) : [];
            return table ? { status: 'ready', table, race: { ...race, moments: [...before, ...race.moments] }, drives } : now;
          }
        }
      };
      const hear = (news: LocalNews) => {
        now = after(news);
        changed();
      };
      const heard = ({ data }: MessageEvent<Partial<LocalTableNews>>) => {
        if (data.table === id && data.news) hear(data.news);
      };
      worker.addEventListener('message', heard);
      broken.catch((error: Error) => hear({ kind: 'failed', failure: { kind: 'broke-down', detail: error.message } }));
      void tables.follow(id);
      return () => {
        worker.removeEventListener('message', heard);
        void tables.leave(id);
      };
    },
    choose: (choice, version, faces) => ask<SourceAnswer>((tables) => tables.choose(id, choice, version, faces)),
    ride: (max) => ask<SourceAnswer>((tables) => tables.ride(id, max)),
    rideIn: (max) => ask<SourceAnswer>((tables) => tables.rideIn(id, max)),
    undo: () => ask<SourceAnswer>((tables) => tables.undo(id)),
    record: () => ask((tables) => tables.record(id)),
    position: (version) => ask((tables) => tables.position(id, version)),
    branch: (version) => ask((tables) => tables.branch(id, version)),
  };
}

import type { GameId, RaceRecord } from '@gruppetto/kernel';
import { type Remote, wrap } from 'comlink';
import type { Answer, Referee, Told } from '../race/race-source.ts';
import type { Keeper, TableTells } from './local-worker.ts';
import type { NewTable, Opened } from './new-table.ts';

interface Started {
  readonly worker: Worker;
  readonly keeper: Remote<Keeper>;
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
  started = { worker, broken, keeper: wrap<Keeper>(worker) };
  return started;
}

function ask<T>(wish: (keeper: Remote<Keeper>) => Promise<T>): Promise<T> {
  const { keeper, broken } = start();
  return Promise.race([wish(keeper), broken]);
}

export const openTable = (fresh: NewTable): Promise<string> => ask((keeper) => keeper.openTable(fresh));
export const watchTable = (game: GameId): Promise<string> => ask((keeper) => keeper.watchTable(game));
export const openFile = (file: File): Promise<Opened> => ask<Opened>((keeper) => keeper.openFile(file));
export const openRecordAt = (record: RaceRecord, version: number): Promise<string> => ask((keeper) => keeper.openRecordAt(record, version));
export const positionIn = (record: RaceRecord, version: number): Promise<object> => ask((keeper) => keeper.positionIn(record, version));

/** The referee of a table of this browser. */
export const localReferee = (id: string): Referee => ({
  follow(hear: (told: Told) => void) {
    const { worker, keeper, broken } = start();
    const heard = ({ data }: MessageEvent<Partial<TableTells>>) => {
      if (data.table === id && data.told) hear(data.told);
    };
    worker.addEventListener('message', heard);
    broken.catch((error: Error) => hear({ kind: 'spoilt', reason: `The table broke down: ${error.message}` }));
    void keeper.follow(id);
    return () => {
      worker.removeEventListener('message', heard);
      void keeper.leave(id);
    };
  },
  choose: (choice, version, faces) => ask<Answer>((keeper) => keeper.choose(id, choice, version, faces)),
  ride: (most) => ask<Answer>((keeper) => keeper.ride(id, most)),
  undo: () => ask<Answer>((keeper) => keeper.undo(id)),
  record: () => ask((keeper) => keeper.record(id)),
  position: (version) => ask((keeper) => keeper.position(id, version)),
  branch: (version) => ask((keeper) => keeper.branch(id, version)),
});

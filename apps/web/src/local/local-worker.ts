import type { GameId } from '@gruppetto/catalogue';
import type { Choice, RaceRecord } from '@gruppetto/kernel';
import { expose } from 'comlink';
import type { StageOfTour } from '../race/race-source.ts';
import { type LocalNews, LocalTable } from './local-table.ts';
import { botTable, type NewLocalTable, openFile, openTable } from './new-table.ts';
import { openRecordAt, openStageRecord, positionIn } from './records.ts';

/** News of a table travel like answers: so a request's changes arrive before its answer. */
export interface LocalTableNews {
  readonly table: string;
  readonly news: LocalNews;
}

const followed = new Map<string, LocalTable>();

function followedTable(id: string): LocalTable {
  const table = followed.get(id);
  if (!table) throw new Error(`nobody follows the table ${id}`);
  return table;
}

/** All that knows a whole race of this browser: its seed, its steps, its states. None of these leaves the worker. */
const localTables = {
  openTable: (fresh: NewLocalTable) => openTable(fresh),
  botTable: (game: GameId) => botTable(game),
  openFile: (file: File) => openFile(file),
  openRecordAt: (record: RaceRecord, version: number) => openRecordAt(record, version),
  openStageRecord: (record: RaceRecord, tour: StageOfTour) => openStageRecord(record, tour),
  positionIn: (record: RaceRecord, version: number) => positionIn(record, version),
  follow(id: string): void {
    followed.get(id)?.close();
    followed.set(id, new LocalTable(id, (news) => postMessage({ table: id, news } satisfies LocalTableNews)));
  },
  leave(id: string): void {
    followed.get(id)?.close();
    followed.delete(id);
  },
  choose: (id: string, choice: Choice, version: number, faces: readonly number[]) => followedTable(id).choose(choice, version, faces),
  ride: (id: string, max: number) => followedTable(id).ride(max),
  rideIn: (id: string, max: number) => followedTable(id).ride(max, true),
  undo: (id: string) => followedTable(id).undo(),
  record: (id: string) => followedTable(id).record(),
  position: (id: string, version: number) => followedTable(id).position(version),
  branch: (id: string, version: number) => followedTable(id).branch(version),
};

export type LocalTables = typeof localTables;

expose(localTables);

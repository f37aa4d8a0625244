import type { Choice, GameId, RaceRecord } from '@gruppetto/kernel';
import { expose } from 'comlink';
import type { Told } from '../race/race-source.ts';
import { LocalTable } from './local-table.ts';
import { type NewTable, openFile, openTable, watchTable } from './new-table.ts';
import { openRecordAt, positionIn } from './records.ts';

/** What a table has told, on the same line as the answers: so what a wish has changed is heard before its answer. */
export interface TableTells {
  readonly table: string;
  readonly told: Told;
}

const followed = new Map<string, LocalTable>();

function followedTable(id: string): LocalTable {
  const table = followed.get(id);
  if (!table) throw new Error(`nobody follows the table ${id}`);
  return table;
}

/** All that knows a whole race of this browser: its seed, its steps, its states. None of these leaves the worker. */
const keeper = {
  openTable: (fresh: NewTable) => openTable(fresh),
  watchTable: (game: GameId) => watchTable(game),
  openFile: (file: File) => openFile(file),
  openRecordAt: (record: RaceRecord, version: number) => openRecordAt(record, version),
  positionIn: (record: RaceRecord, version: number) => positionIn(record, version),
  follow(id: string): void {
    followed.get(id)?.close();
    followed.set(id, new LocalTable(id, (told) => postMessage({ table: id, told } satisfies TableTells)));
  },
  leave(id: string): void {
    followed.get(id)?.close();
    followed.delete(id);
  },
  choose: (id: string, choice: Choice, version: number, faces: readonly number[]) => followedTable(id).choose(choice, version, faces),
  ride: (id: string, most: number) => followedTable(id).ride(most),
  undo: (id: string) => followedTable(id).undo(),
  record: (id: string) => followedTable(id).record(),
  position: (id: string, version: number) => followedTable(id).position(version),
  branch: (id: string, version: number) => followedTable(id).branch(version),
};

export type Keeper = typeof keeper;

expose(keeper);

import { isGameId, openRoom } from '@gruppetto/catalogue';
import { type RaceRecord, replay, type Table } from '@gruppetto/kernel';
import type { StageOfTour } from '../race/race-source.ts';
import { isOver, openRecord } from './new-table.ts';

/** The table of a record after this many steps. */
async function tableAt(record: RaceRecord, version: number): Promise<Table> {
  if (!isGameId(record.game)) throw new Error(`no game ${record.game}`);
  const { game } = await openRoom(record.game);
  const replayed = replay(game, record, version);
  if (!replayed.ok) throw new Error('the record does not replay');
  return replayed.value.table;
}

export async function positionIn(record: RaceRecord, version: number): Promise<object> {
  const { race, state } = await tableAt(record, version);
  return race.position(state);
}

/** A table to look at a stage of a tour again: its id. */
export async function openStageRecord(record: RaceRecord, tour: StageOfTour): Promise<string> {
  if (!isGameId(record.game)) throw new Error(`no game ${record.game}`);
  await openRoom(record.game);
  return openRecord(record, true, false, tour);
}

/** A new table that goes on from there: its id. */
export const openRecordAt = async (record: RaceRecord, version: number): Promise<string> =>
  openRecord({ ...record, steps: record.steps.slice(0, version) }, isOver(await tableAt(record, version)));

import { findGame } from '@gruppetto/catalogue';
import { type Game, type RaceRecord, replay, type Table } from '@gruppetto/kernel';
import { openRecord } from './new-table.ts';

/** The table of a record as it stood after so many steps. */
function tableAt(record: RaceRecord, version: number): { game: Game; table: Table } {
  const game = findGame(record.game);
  const replayed = game && replay(game, record, version);
  if (!game || !replayed?.ok) throw new Error('the record does not replay');
  return { game, table: replayed.value.table };
}

export function positionIn(record: RaceRecord, version: number): object {
  const { game, table } = tableAt(record, version);
  return game.position(table.state);
}

/** A new table that goes on from there. Gives its id. */
export async function openRecordAt(record: RaceRecord, version: number): Promise<string> {
  const { game, table } = tableAt(record, version);
  return openRecord({ ...record, steps: record.steps.slice(0, version) }, game.turn(table.state) === undefined);
}

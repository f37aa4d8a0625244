import type { Board, GameTypes, Race } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';

const boards = new WeakMap<Moment, Board<GameTypes>>();

/** The board at a moment of this race, made once: what stands on it is the same for everybody who draws it, and isn't drawn anew. */
export function boardAt(race: Pick<Race, 'board'>, moment: Moment): Board<GameTypes> {
  const board = boards.get(moment) ?? race.board(moment.view);
  boards.set(moment, board);
  return board;
}

import { type Board, type Fact, follow, type Spot } from '@gruppetto/kernel';
import type { Moment, Ready } from './race-controller.ts';

/** What the page draws now: the board as far as the facts on show have taken it, and nothing that is still to come. */
export interface Shown {
  readonly board: Board;
  /** The last moment that is shown to its end. */
  readonly after: Moment;
  /** The facts of the moment on show that have happened. */
  readonly facts: readonly Fact[];
  readonly moment: Moment;
  readonly complete: boolean;
}

export function shownOf({ moments, playhead, game }: Ready): Shown {
  const moment = moments[playhead.moment];
  const complete = playhead.beat >= moment.beats.length;
  if (complete) return { board: game.board(moment.view), after: moment, facts: moment.facts, moment, complete };
  const facts = moment.facts.slice(0, moment.beats[playhead.beat - 1]?.upTo ?? 0);
  const before = moments[playhead.moment - 1];
  if (!before) return { board: { ...game.board(moment.view), riders: [], groups: [] }, after: moment, facts, moment, complete };
  const board = game.board(before.view);
  const spots = facts.reduce<readonly Spot[]>(follow, board.riders);
  // Who has left a piece that carried him is on the road, and not in both places.
  const blocks = board.blocks?.map((block) => ({
    ...block,
    riders: block.riders.filter((one) => !spots.some(({ rider }) => rider === one)),
  }));
  return { board: { ...board, riders: spots, ...(blocks && { blocks }) }, after: before, facts, moment, complete };
}

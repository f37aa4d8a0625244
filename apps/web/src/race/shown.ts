import { type Board, type Fact, follow, type GameTypes, type Spot } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';
import { beatsOf } from './beats.ts';
import type { RaceState } from './race-controller.ts';

/** What the page draws now: the board as far as the facts on show have taken it, and nothing that is still to come. */
export interface Shown {
  readonly board: Board<GameTypes>;
  /** The last moment that is shown to its end. */
  readonly after: Moment;
  /** The facts of the moment on show that have happened. */
  readonly facts: readonly Fact[];
  readonly moment: Moment;
  readonly complete: boolean;
}

export function shownOf({ moments, playhead, race }: Pick<RaceState, 'moments' | 'playhead' | 'race'>): Shown {
  const moment = moments[playhead.moment];
  const beats = beatsOf(moment.facts);
  const complete = playhead.beat >= beats.length;
  if (complete) return { board: race.board(moment.view), after: moment, facts: moment.facts, moment, complete };
  const facts = moment.facts.slice(0, beats[playhead.beat - 1]?.upTo ?? 0);
  const before = moments[playhead.moment - 1];
  if (!before) return { board: { ...race.board(moment.view), riders: [], groups: [] }, after: moment, facts, moment, complete };
  const board = race.board(before.view);
  const spots = facts.reduce<readonly Spot[]>(follow, board.riders);
  // A rider who has left a piece that carried them is on the road, and not in both places.
  const blocks = board.blocks?.map((block) => ({
    ...block,
    riders: block.riders.filter((one) => !spots.some(({ rider }) => rider === one)),
  }));
  return { board: { ...board, riders: spots, ...(blocks && { blocks }) }, after: before, facts, moment, complete };
}

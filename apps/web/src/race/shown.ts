import {
  type Board,
  type Fact,
  type Finished,
  follow,
  type GameTypes,
  type RiderStanding,
  type Spot,
  type Standings,
} from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';
import { beatsOf } from './beats.ts';
import { boardAt } from './board-at.ts';
import type { RaceState } from './race-state.ts';

/** What the page draws now: the board as far as the facts on show have taken it, and nothing that is still to come. */
export interface Shown {
  readonly board: Board<GameTypes>;
  readonly standings: Standings;
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
  const { standings } = moment;
  if (complete) return { board: boardAt(race, moment), standings, after: moment, facts: moment.facts, moment, complete };
  const facts = moment.facts.slice(0, beats[playhead.beat - 1]?.upTo ?? 0);
  const before = moments[playhead.moment - 1];
  if (!before) return { board: { ...boardAt(race, moment), riders: [], groups: [] }, standings, after: moment, facts, moment, complete };
  const board = boardAt(race, before);
  const spots = facts.reduce<readonly Spot[]>(follow, board.riders);
  // A rider who has left a piece that carried them is on the road, and not in both places.
  const blocks = board.blocks?.map((block) => ({
    ...block,
    riders: block.riders.filter((one) => !spots.some(({ rider }) => rider === one)),
  }));
  return {
    board: { ...board, riders: spots, groups: race.groups?.(spots) ?? board.groups, ...(blocks && { blocks }) },
    standings: standingsNow(before.standings, spots, facts),
    after: before,
    facts,
    moment,
    complete,
  };
}

/** The standings inside a step: finishers, then the riders as they are drawn on the road. */
export function standingsNow(before: Standings, spots: readonly Spot[], facts: readonly Fact[]): Standings {
  const home = before.riders.filter(({ value }) => value !== undefined);
  const finished = facts
    .filter((fact): fact is Finished => fact.type === 'finished')
    .map(({ rider, place }): RiderStanding => ({ rider, place }));
  const first = home.length + finished.length + 1;
  const racing = spots.map(({ rider, square }, index): RiderStanding => ({ rider, place: first + index, square }));
  const listed = new Set([...home, ...finished, ...racing].map(({ rider }) => rider));
  const others = before.riders.filter(({ rider }) => !listed.has(rider));
  // Riders who are on the road but not drawn on it are carried by a piece: only the game knows their order.
  if (others.some(({ square }) => square !== undefined)) return before;
  const last = first + racing.length;
  const waiting = others.map((one) => (one.out === undefined ? { ...one, place: last } : one));
  return { ...before, riders: [...home, ...finished, ...racing, ...waiting] };
}

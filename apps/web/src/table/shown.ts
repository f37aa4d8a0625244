import { type Board, type Fact, factFor, follow, type Spot, type Table, type Viewer } from '@gruppetto/kernel';
import { type Line, wordsOf } from '@gruppetto/words';
import { lastMoment, type Moment, personToMove, type Ready } from './session.ts';

/** What the page draws now: the board as far as the facts on show have taken it, and nothing that is still to come. */
export interface Shown {
  readonly board: Board;
  /** The last table whose step is shown to its end. */
  readonly table: Table;
  /** The facts of the moment on show that have happened. */
  readonly facts: readonly Fact[];
  readonly moment: Moment;
  readonly complete: boolean;
}

/** Through whose eyes a local table is seen: the person to move, or the only person, or a spectator. */
export function viewerOf(state: Ready): Viewer {
  const turn = personToMove(state);
  if (turn) return turn.seat;
  const people = lastMoment(state).table.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] as number) : 'spectator';
}

/** What became of a step, as the viewer of this table may hear it. */
export function linesFor(state: Ready, { facts, lines }: Moment): readonly Line[] {
  const viewer = viewerOf(state);
  if (!facts.some(({ secret }) => secret !== undefined && secret.seat === viewer)) return lines;
  const heard = facts.map((fact) => factFor(fact, viewer));
  return wordsOf(state.game.id).lines(heard, state.names);
}

/** Whether the record of this race would tell somebody here what another seat keeps to itself. After the race everybody may know. */
export function tellsSecrets(state: Ready): boolean {
  const { table } = lastMoment(state);
  if (state.game.turn(table.state) === undefined) return false;
  const people = table.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  return state.moments.some(({ facts }) => facts.some(({ secret }) => secret !== undefined && people.some((seat) => seat !== secret.seat)));
}

export function shownOf(state: Ready): Shown {
  const { moments, playhead, game } = state;
  const viewer = viewerOf(state);
  const moment = moments[playhead.moment] as Moment;
  const after = game.board(game.view(moment.table.state, viewer));
  const complete = playhead.beat >= moment.beats.length;
  if (complete) return { board: after, table: moment.table, facts: moment.facts, moment, complete };
  const facts = moment.facts.slice(0, moment.beats[playhead.beat - 1]?.upTo ?? 0);
  const before = moments[playhead.moment - 1];
  if (!before) return { board: { ...after, riders: [], groups: [] }, table: moment.table, facts, moment, complete };
  const board = game.board(game.view(before.table.state, viewer));
  const spots = facts.reduce<readonly Spot[]>(follow, board.riders);
  return { board: { ...board, riders: spots }, table: before.table, facts, moment, complete };
}

import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, isFull, seatOf, squareHolds, stand } from './course.ts';
import type { Choice, Fact, Pushing, State, View } from './types.ts';

const keep: Choice = { do: 'keep' };

/** PW-5.2: a racer who is left behind rides apart, though they belong to their group until the end of the turn. */
const ridesIn = (state: View, rider: RiderId, group: number): boolean => state.group[rider] === group && state.mishap[rider] !== 'behind';

/** PW-3.3: the squares of a group, the first one first. */
function squaresOf(state: View, group: number): number[] {
  const squares: number[] = [];
  for (const rider of state.road) {
    const square = state.square[rider];
    if (square !== squares.at(-1) && ridesIn(state, rider, group)) squares.push(square);
  }
  return squares;
}

/** PW-3.3: whether the active player has something to move in this group. */
export function mayShuffle(state: View, group: number): boolean {
  let ours = false;
  let first: number | undefined;
  let squares = false;
  for (const rider of state.road) {
    if (!ridesIn(state, rider, group)) continue;
    first ??= state.square[rider];
    if (state.square[rider] !== first) squares = true;
    if (seatOf(rider) === state.seat) ours = true;
    if (ours && squares) return true;
  }
  return false;
}

/** PW-3.3: each of the player's racers to each other square of the group. */
export function shuffles(state: View, group: number): readonly Choice[] {
  const choices: Choice[] = [keep];
  const squares = squaresOf(state, group);
  for (const rider of state.road)
    if (seatOf(rider) === state.seat && ridesIn(state, rider, group))
      for (const to of squares) if (to !== state.square[rider]) choices.push({ do: 'shuffle', rider, to });
  return choices;
}

/** PW-3.3. */
export function shuffleTo(course: Course, state: State, rider: RiderId, to: number, tell: Tell<Fact>): void {
  if (isFull(course, state, to)) {
    state.pushing = { rider, to, pushed: [] };
    state.step = 'push-back';
  } else {
    move(state, rider, to, 'shuffle', tell);
    state.current++;
  }
}

/** PW-3.3: the four of whom one has to go one square back. */
export function pushable(state: View): RiderId[] {
  const { rider, to, pushed } = state.pushing as Pushing;
  return state.road.filter((other) => other !== rider && state.square[other] === to - pushed.length);
}

/** PW-3.3: one square back; if that is full, one of the four there goes back too, and so on. All move when the last has room. */
export function pushBack(state: State, rider: RiderId, tell: Tell<Fact>): void {
  const before = state.pushing as Pushing;
  const pushing = { ...before, pushed: [...before.pushed, rider] };
  state.pushing = pushing;
  // The racer who comes forward leaves room behind.
  if (pushable(state).length >= squareHolds) return;
  for (const one of pushing.pushed.toReversed()) move(state, one, state.square[one] - 1, 'push', tell);
  move(state, pushing.rider, pushing.to, 'shuffle', tell);
  state.pushing = undefined;
  state.step = 'shuffle';
  state.current++;
}

function move(state: State, rider: RiderId, to: number, by: 'shuffle' | 'push', tell: Tell<Fact>): void {
  const from = state.square[rider];
  stand(state, rider, to);
  tell?.({ type: 'moved', rule: 'PW-3.3', rider, from, to, by });
}

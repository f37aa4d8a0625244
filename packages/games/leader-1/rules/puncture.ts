import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { faceOf, throwDie } from './die.ts';
import { drop, insideInTokenOrder, isAhead, isInside } from './peloton.ts';
import type { Fact, State } from './types.ts';

/** L1-5.6: the peloton's throw showed red, so every rider throws: in order on the road, those in the peloton in token order. */
export function threatenPunctures(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  if (faceOf(state.die).colour !== 'red') return;
  const { road, row } = state;
  const ahead = road.filter((rider) => isAhead(state, row[rider]));
  const dropped = road.filter((rider) => !isAhead(state, row[rider]));
  const inside = insideInTokenOrder(state);
  for (const rider of [...ahead, ...inside, ...dropped]) {
    const die = throwDie(dice);
    const face = faceOf(die);
    const punctured = face.colour === 'red';
    tell?.({ type: 'tried', rule: 'L1-5.6', rider, die, face, punctured });
    if (!punctured) continue;
    if (isInside(state, rider)) drop(course, state, rider, 'punctured', dice, tell);
    puncture(state, rider);
  }
}

/** L1-5.6: the rider stays on their square, and moves last of all in the next turn. */
export function puncture(state: State, rider: RiderId): void {
  state.punctured[rider] = state.turn + 1;
}

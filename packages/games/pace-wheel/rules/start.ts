import type { Dice, RiderId, Seat, Tell } from '@gruppetto/kernel';
import { type Course, numberOf, racersEach, seatOf, squareHolds, stand, teamOf } from './course.ts';
import { sidesOf, sumOf, throwDie } from './die.ts';
import { maxPoints, pointsEach, skills, usualProfile } from './racers.ts';
import type { Choice, Fact, Points, State, View } from './types.ts';

/** PW-1.3: the highest throw; ties throw again. */
export function firstSeat({ options }: Course, dice: Dice, tell: Tell<Fact>): Seat {
  let best: Seat[] = [];
  for (let seat = 0; seat < options.teams; seat++) best.push(seat);
  while (best.length > 1) {
    const sums = best.map((seat) => {
      const faces = throwDie(options, dice);
      tell?.({ type: 'threw', rule: 'PW-1.3', seat, dice: faces, sides: sidesOf(options) });
      return sumOf(faces);
    });
    const highest = Math.max(...sums);
    best = best.filter((_, index) => sums[index] === highest);
  }
  return best[0];
}

/** PW-1.2: in which order racers are given points: everybody's first, clockwise from the seat that begins, then the second, the third. */
export function givingOrder({ options: { teams } }: Course, first: Seat): RiderId[] {
  const order: RiderId[] = [];
  for (let number = 0; number < racersEach; number++)
    for (let place = 0; place < teams; place++) order.push(racersEach * ((first + place) % teams) + number);
  return order;
}

/** PW-1.2: every way to give out the points. */
const profiles: readonly Choice[] = Array.from({ length: maxPoints + 1 }, (_, sprint) =>
  Array.from({ length: maxPoints + 1 }, (_none, stamina) => ({ sprint, stamina, climbing: pointsEach - sprint - stamina })),
)
  .flat()
  .filter(({ climbing }) => climbing >= 0 && climbing <= maxPoints)
  .map((points) => ({ do: 'give', ...points }));

const profilesOrUsual: readonly Choice[] = [{ do: 'give-usual' }, ...profiles];

/** PW-1.2: before the first racer of a team has any, its player may ask for the usual three. */
export const givings = (rider: RiderId): readonly Choice[] => (numberOf(rider) === 1 ? profilesOrUsual : profiles);

/** PW-1.2. */
export function give(state: State, points: Points, tell: Tell<Fact>): void {
  giveTo(state, state.asked.shift() as RiderId, points, tell);
}

/** PW-1.2: the usual three, and this player is not asked again. */
export function giveUsual(state: State, tell: Tell<Fact>): void {
  const seat = seatOf(state.asked[0]);
  for (const rider of teamOf(seat)) giveTo(state, rider, usualProfile(rider), tell);
  state.asked = state.asked.filter((rider) => seatOf(rider) !== seat);
}

function giveTo(state: State, rider: RiderId, { sprint, stamina, climbing }: Points, tell: Tell<Fact>): void {
  state.profiles[rider] = { sprint, stamina, climbing };
  for (const skill of skills) state.points[skill][rider] = state.profiles[rider][skill];
  tell?.({ type: 'profiled', rule: 'PW-1.2', seat: seatOf(rider), rider, sprint, stamina, climbing });
}

/** PW-1.3: the last square of the start area, which has as many as the racers need. */
export const lastStartSquare = ({ racers }: Course): number => 1 - Math.ceil(racers / squareHolds);

/** PW-1.3: squares with room that leave no empty one before them. */
function startSquares(course: Course, { road, square }: View): number[] {
  const squares: number[] = [];
  const last = lastStartSquare(course);
  for (let to = 0, from = 0; to >= last; to--) {
    let end = from;
    while (end < road.length && square[road[end]] === to) end++;
    if (end - from < squareHolds) squares.push(to);
    if (end === from) break;
    from = end;
  }
  return squares;
}

/** PW-1.3: any of the player's racers, on any of those squares. */
export function placings(course: Course, state: View): readonly Choice[] {
  const squares = startSquares(course, state);
  const choices: Choice[] = [];
  for (const rider of teamOf(state.seat))
    if (!state.road.includes(rider)) for (const to of squares) choices.push({ do: 'place', rider, to });
  return choices;
}

/** PW-1.3: whether there is more than one of them. */
export function mayChoosePlace(course: Course, state: View): boolean {
  let racers = 0;
  for (const rider of teamOf(state.seat)) if (!state.road.includes(rider)) racers++;
  return racers > 0 && racers * startSquares(course, state).length > 1;
}

/** PW-1.3: the start area ends directly before square 1 (PW-1.4). */
export function place(course: Course, state: State, rider: RiderId, to: number, tell: Tell<Fact>): void {
  state.square[rider] = lastStartSquare(course) - 1;
  state.road.push(rider);
  stand(state, rider, to);
  tell?.({ type: 'placed', rule: 'PW-1.3', rider, to });
  state.seat = (state.seat + 1) % course.options.teams;
}

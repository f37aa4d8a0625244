import type { Seat } from '@gruppetto/kernel';
import { bottlesEach } from './bottles.ts';
import { type Climb, type Course, isMountain, seatOf } from './course.ts';
import type { Fault } from './legal-asking.ts';
import { isBetweenTurns } from './legal-turn.ts';
import { riderOf } from './roles.ts';
import type { Position, State } from './types.ts';

/** CP-2.1: nobody starts with more than two sixes; CP-5.4, CP-7.1: nor comes further in a turn than with an attack and two bottles. */
const startReach = 12;
const turnReach = 25;

/** The furthest square on which anybody can have been after so many turns. */
const reachIn = (turns: number): number => startReach + turnReach * turns;

/** The furthest square on which the climber of a team can have been. */
export function furthestOfClimber({ options, length }: Course, { turn, square, home, teams }: State, seat: Seat): number {
  const climber = riderOf(options, seat, 'climber');
  const here = square[climber];
  if (home.some(({ rider }) => rider === climber)) return length;
  // CP-7.1, CP-7.2: without a broken chain only falls take a rider back, two squares in a turn; who is out stands nowhere.
  const back = here > 0 && teams[seat].attacks > 0 ? here + 2 * turn : reachIn(turn);
  return Math.max(here, Math.min(back, reachIn(turn)));
}

/** CP-7.4: whether a six can end on the last square of this pass or just behind it. A hill is too short. */
const hasDescent = (course: Course, { to, category }: Climb): boolean =>
  category !== 'hill' && to < course.length && !isMountain(course, to + 1);

/** CP-7.4: whoever crashes has come from a pass in an earlier turn. */
export function crashFaults({ turn, out }: State, fault: Fault): void {
  if (turn > 1) return;
  for (const [index, { rider, reason }] of out.entries())
    if (reason === 'crashed') fault(`out[${index}].reason`, 'no-crash-yet', { rider });
}

/** CP-7.4: on the last square of a pass after a six in this turn; or just behind it, but for bottles that have been drunk since. */
export function descentFaults(course: Course, state: State, descents: NonNullable<Position['descents']>, fault: Fault): void {
  const { turn, square, teams, now } = state;
  const climbs = course.climbs.filter((climb) => hasDescent(course, climb));
  for (const [index, { rider, descent }] of descents.entries()) {
    const here = square[rider];
    const drunk = bottlesEach - teams[seatOf(course.options, rider)].bottles;
    const possible =
      descent === 'in-reach'
        ? !isBetweenTurns(now) && now.move[rider] === 'moved' && climbs.some(({ to }) => here === to)
        : turn > 0 && climbs.some(({ to }) => here > to && here <= to + 1 + drunk);
    if (!possible) fault(`descents[${index}].rider`, 'no-descent', { rider });
  }
}

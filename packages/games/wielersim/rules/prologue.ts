import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { type Course, roleOf } from './course.ts';
import type { Fact, State, View } from './types.ts';

/** WS-7.1. */
const prologueDice = 10;
const worthAgain = 2;
const leadersAgain = 4;
const othersAgain = 2;

/** WS-7.1: how many dice of 1 or 2 the rider may throw again. */
function maxAgain(course: Course, rider: RiderId): number {
  const role = roleOf(course, rider);
  if (role === 'leader') return leadersAgain;
  return role === course.route.prologue ? othersAgain : 0;
}

/** WS-7.1: the nth to ride: those who would start first ride last. */
export const nthRider = ({ startOrder }: Course, nth: number): RiderId => startOrder[startOrder.length - 1 - nth];

/** WS-7.1: one rider against the clock. */
export function rideProloguePart(state: State, course: Course, dice: Dice, tell: Tell<Fact>): void {
  const rider = nthRider(course, state.turn);
  if (state.turn === 0)
    tell?.({ type: 'began', rule: 'WS-7.1', round: 0, race: course.route.name, riders: course.startOrder.length, home: 0, toGo: 0 });
  const thrown: number[] = [];
  for (let die = 0; die < prologueDice; die++) thrown.push(dice.roll(6));
  const poor = thrown.filter((face) => face <= worthAgain).sort((a, b) => a - b);
  const given = poor.slice(0, maxAgain(course, rider));
  const again = given.map(() => dice.roll(6));
  const pips = sum(thrown) - sum(given) + sum(again);
  state.pips[rider] = pips;
  state.turn++;
  if (tell) {
    const { place, seconds } = prologueResult(state).find((one) => one.rider === rider) as PrologueResult;
    tell({ type: 'timed', rule: 'WS-7.1', rider, dice: thrown, sides: 6, again, pips, place, seconds });
  }
  if (state.turn < course.startOrder.length) return;
  for (const one of tell ? prologueResult(state) : [])
    tell?.({ type: 'finished', rule: 'WS-7.1', ...one, role: roleOf(course, one.rider) });
  tell?.({ type: 'ended', rule: 'WS-7.1' });
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

interface PrologueResult {
  readonly rider: RiderId;
  readonly place: number;
  readonly seconds: number;
}

/** WS-7.1: those who have ridden, the most pips first; riders with equal pips share the place. */
export function prologueResult({ pips }: View): readonly PrologueResult[] {
  const ridden = [...pips.keys()].filter((rider) => pips[rider] !== 0).sort((a, b) => pips[b] - pips[a]);
  const best = pips[ridden[0]];
  return ridden.map((rider) => {
    const own = pips[rider];
    return { rider, place: ridden.findIndex((other) => pips[other] === own) + 1, seconds: best - own };
  });
}

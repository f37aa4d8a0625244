import type { Dice, RiderId, RuleId, Tell } from '@gruppetto/kernel';
import { type Course, roleOf } from './course.ts';
import { riderTypes } from './rider-types.ts';
import type { Fact, State } from './types.ts';

const sprinter = riderTypes.indexOf('sprinter');

/** From the last row of a group a sprint cannot go further than two dice, and a square for each row that they pass. */
const maxSprint = 12 + 11;

/** WS-6.1: a group sprints, front row first, rightmost first, as it is listed; returns it in the order in which it ends. Nobody moves. */
export function sprint(
  state: State,
  course: Course,
  group: readonly RiderId[],
  rule: RuleId,
  dice: Dice,
  tell: Tell<Fact>,
): readonly RiderId[] {
  if (group.length === 1) return group;
  const lowest = state.row[group.at(-1) as RiderId];
  const taken = new Uint8Array(state.row[group[0]] - lowest + maxSprint + 1);
  const arrived: RiderId[] = [];
  const rows: number[] = [];
  for (const rider of group) {
    const from = state.row[rider];
    const a = dice.roll(6);
    const b = course.types[rider] === sprinter ? dice.roll(6) : 0;
    const aim = from + a + b;
    let passed = 0;
    // Beyond, not beside: the row where the dice lead isn't passed.
    for (let row = from + 1; row < aim; row++) passed += taken[row - lowest];
    const to = aim + passed;
    taken[to - lowest] = 1;
    // Of riders on one row the first to come is placed first.
    let place = arrived.length;
    for (; place > 0 && rows[place - 1] < to; place--) {
      arrived[place] = arrived[place - 1];
      rows[place] = rows[place - 1];
    }
    arrived[place] = rider;
    rows[place] = to;
    tell?.({ type: 'sprinted', rule, rider, role: roleOf(course, rider), dice: b > 0 ? [a, b] : [a], sides: 6, from, passed, to });
  }
  return arrived;
}

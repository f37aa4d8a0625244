import type { Dice, RiderId, Risk as RiskAhead, Tell } from '@gruppetto/kernel';
import { chanceOf, faceOf, throwDie } from './die.ts';
import type { Danger, Face, Fact, Risk, Risked, State } from './types.ts';
import type { Road } from './ways.ts';

const orangeOrBlue = ({ colour }: Face): boolean => colour === 'orange' || colour === 'blue';

/** L1-5.2: what the die must show at the first, the second and any later risk. */
const ladder: readonly ((face: Face) => boolean)[] = [({ value }) => value > 3, ({ value }) => value > 4, orangeOrBlue];

const stepOf = (risks: number): number => Math.min(risks, ladder.length - 1);
const failing = ladder.map((holds) => chanceOf((face) => !holds(face)));

/** L1-5.2: how likely the next risk fails, after so many. */
export const failChance = (risks: number): number => failing[stepOf(risks)];

/** L1-5.5: what dark cobbles do to a rider. */
const overCobbles = (face: Face): Risked['result'] => (orangeOrBlue(face) ? 'fell' : face.colour === 'red' ? 'punctured' : 'held');

const rules: Readonly<Record<Danger, string>> = { crack: 'L1-5.3', fall: 'L1-5.4', cobbles: 'L1-5.5' };

/** L1-5.1: the chances, seen before the move. */
export function risksAhead(road: Road, rider: RiderId, risk: Danger): readonly RiskAhead<Risk>[] {
  const rule = rules[risk];
  if (risk === 'cobbles')
    return [
      { what: 'fall', chance: chanceOf(orangeOrBlue), rule },
      { what: 'puncture', chance: chanceOf(({ colour }) => colour === 'red'), rule },
    ];
  return [{ what: risk, chance: failChance(road.risks[rider]), rule }];
}

/** L1-5.2: throws, and crosses the box whatever comes. */
export function runRisk(state: State, rider: RiderId, risk: Danger, dice: Dice, tell: Tell<Fact>): Risked['result'] {
  const die = throwDie(dice);
  const face = faceOf(die);
  if (risk === 'cobbles') {
    const result = overCobbles(face);
    tell?.({ type: 'risked', rule: rules.cobbles, rider, risk, step: 0, die, face, result });
    return result;
  }
  const taken = state.risks[rider];
  state.risks[rider] = taken + 1;
  const holds = ladder[stepOf(taken)];
  const result = holds(face) ? 'held' : risk === 'crack' ? 'cracked' : 'fell';
  tell?.({ type: 'risked', rule: rules[risk], rider, risk, step: taken + 1, die, face, result });
  return result;
}

import type { Fact, RiderId, Threw } from '@gruppetto/kernel';
import type { Line } from '@gruppetto/words';
import type { RaceState } from './race-state.ts';
import type { Shown } from './shown.ts';

interface LatestAct {
  readonly rider?: RiderId;
  readonly dice?: readonly number[];
  readonly sides?: number;
}

/** Who acted last among these facts, and their throw. */
export function latestAct(facts: readonly Fact[]): LatestAct {
  const act = facts.findLast((fact) => 'rider' in fact && fact.type !== 'finished') as (Fact & { rider?: RiderId }) | undefined;
  const threw = facts.findLast((fact): fact is Threw => 'dice' in fact);
  return { ...(act?.rider !== undefined && { rider: act.rider }), ...(threw && { dice: threw.dice, sides: threw.sides }) };
}

export function roundAt({ moments, playhead }: RaceState, { facts }: Shown): number {
  const beganIn = (facts: readonly Fact[]) => facts.findLast(({ type }) => type === 'began') as (Fact & { round: number }) | undefined;
  let began = beganIn(facts);
  for (let index = playhead.moment - 1; index >= 0 && !began; index--) began = beganIn(moments[index].facts);
  return began?.round ?? 0;
}

/** The newest line of the log that has been shown. */
export function latestLine({ moments, linesOf, playhead }: RaceState, { moment, facts }: Shown): Line | undefined {
  const here = linesOf(moment).findLast(({ fact }) => fact < facts.length);
  if (here) return here;
  for (let index = playhead.moment - 1; index >= 0; index--) {
    const line = linesOf(moments[index]).at(-1);
    if (line) return line;
  }
  return undefined;
}

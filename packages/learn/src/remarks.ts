import { type GameTypes, holds, type RiderId, type Seat } from '@gruppetto/kernel';
import type { Cue, Remark, Situation } from './course.ts';

/** Whether it is time for a remark: `facts` are all that has happened, so a cue that was met once stays met. */
function cueIsMet<T extends GameTypes>(cue: Cue<T>, situation: Situation<T>, facts: readonly T['Fact'][]): boolean {
  if ('when' in cue) return cue.when(situation);
  if ('offered' in cue) return situation.turn.choices.some((choice) => holds(cue.offered, choice));
  return facts.some((fact) => holds(cue.fact, fact) && (!cue.mine || isMine(situation, fact)));
}

function isMine<T extends GameTypes>({ race, turn }: Situation<T>, fact: T['Fact']): boolean {
  const { seat, rider } = fact as { readonly seat?: Seat; readonly rider?: RiderId };
  return seat === turn.seat || (rider !== undefined && race.riders[rider]?.seat === turn.seat);
}

/** The remark for this question, if any: the first of the list that has not been said yet. `said` are the numbers of those that have. */
export function remarkAt<T extends GameTypes>(
  remarks: readonly Remark<T>[],
  said: ReadonlySet<number>,
  situation: Situation<T>,
  facts: readonly T['Fact'][],
): number | undefined {
  const index = remarks.findIndex(({ on }, number) => !said.has(number) && cueIsMet(on, situation, facts));
  return index < 0 ? undefined : index;
}

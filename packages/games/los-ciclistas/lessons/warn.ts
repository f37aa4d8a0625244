import type { Situation, Warning } from '@gruppetto/learn';
import { type LosCiclistas, lapLine, lastSpace, outNext } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

type Here = Situation<LosCiclistas>;

/** What two dice show at most. */
const twoDice = 12;

/** The warnings of Los Ciclistas: the end of a lap in an elimination race, and the round that decides. */
export const warn =
  ({ warnings: say }: CoachSentences) =>
  (moment: Here): Warning | undefined => {
    const { view, turn, names } = moment;
    const { rider } = turn;
    if (rider === undefined || view.round === 1) return undefined;
    const spaces = spacesToBeSafe(moment, rider);
    if (spaces !== undefined) return { kind: 'lap', said: say.lap({ rider: names.rider(rider), spaces }), rule: 'LC-5.3' };
    if (view.finishRound > 0) return undefined;
    const last = lastSpace(moment.race.options);
    const wheel = view.order[view.next - 1];
    if (turn.choices[0].do === 'draft' && view.space[wheel] > last)
      return { kind: 'behind', said: say.behind({ wheel: names.rider(wheel) }), rule: 'LC-3.2' };
    const thrown = view.thrown.reduce((sum, die) => sum + die, 0);
    const decides = view.space[view.road[0]] > last || view.space[rider] + thrown > last;
    return turn.choices[0].do === 'add' && decides ? { kind: 'bonuses', said: say.bonuses, rule: 'LC-4.2' } : undefined;
  };

/** LC-5.3: how far a rider among the last has to go to pass the line of a lap that this round may decide. */
function spacesToBeSafe({ race, view }: Here, rider: number): number | undefined {
  const { options } = race;
  const goOut = outNext(options, view);
  if (goOut === 0) return undefined;
  const line = lapLine(options, view);
  const behind = view.road.filter((other) => view.space[other] <= line);
  const cannotPass = behind.filter((other) => view.space[other] + twoDice <= line);
  if (cannotPass.length > goOut || !behind.slice(-goOut - 1).includes(rider)) return undefined;
  return line + 1 - view.space[rider];
}

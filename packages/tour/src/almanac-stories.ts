import type { RiderId } from '@gruppetto/kernel';
import { type MemoryContest, type MemoryContests, type MemoryEntrant, tenth, winnersOf } from './memories.ts';
import type { Counter, Tour } from './tour.ts';

/** Luck needs a few dice to show. */
const minDice = 10;

/** What the facts of raced stages tell of their riders. */
export function fromStories(
  tour: Tour,
): MemoryContests<
  | 'fastest-stage'
  | 'slowest-stage'
  | 'escape-artist'
  | 'pace-setter'
  | 'overtaker'
  | 'giant-leap'
  | 'lucky-dice'
  | 'cursed-dice'
  | 'big-spender'
  | 'bad-luck'
  | 'broom-wagon'
  | 'caught-again'
> {
  const closed = tour.stages.slice(0, tour.after.length);
  const total = (counter: Counter): MemoryContest => {
    const among = tour.riders.map((_, entrant): MemoryEntrant => {
      const value = closed.reduce((sum, { story }) => sum + (story?.[counter]?.[entrant] ?? 0), 0);
      return { entrant, value, why: { count: value } };
    });
    return { best: 'highest', min: 1, among };
  };
  const speeds = closed.flatMap(({ story, result }, stage): MemoryEntrant[] => {
    const [winner] = result ? winnersOf(result) : [];
    const [squares, rounds] = winner ? [story?.squares?.[winner.rider], story?.rounds?.[winner.rider]] : [];
    if (!winner || !squares || !rounds) return [];
    const value = squares / rounds;
    return [{ entrant: winner.rider, value, why: { stage: stage + 1, squares, rounds, speed: tenth(value) } }];
  });
  const leaps = closed.flatMap(({ story }, stage) =>
    (story?.longest ?? []).map((value, entrant): MemoryEntrant => ({ entrant, value, why: { stage: stage + 1, squares: value } })),
  );
  const sum = (counter: Counter, rider: RiderId) => closed.reduce((all, { story }) => all + (story?.[counter]?.[rider] ?? 0), 0);
  const luck = tour.riders.flatMap((_, entrant): MemoryEntrant[] => {
    const [dice, pips, expected] = [sum('dice', entrant), sum('pips', entrant), sum('expected', entrant) / 2];
    return dice < minDice ? [] : [{ entrant, value: pips - expected, why: { dice, pips, expected } }];
  });
  return {
    'fastest-stage': { best: 'highest', among: speeds.length > 1 ? speeds : [] },
    'slowest-stage': { best: 'lowest', among: speeds.length > 1 ? speeds : [] },
    'escape-artist': total('alone'),
    'pace-setter': total('led'),
    overtaker: total('overtook'),
    'giant-leap': { best: 'highest', min: 1, among: leaps },
    'lucky-dice': { best: 'highest', min: 1, among: luck },
    'cursed-dice': { best: 'highest', min: 1, among: luck.map((row) => ({ ...row, value: -row.value })) },
    'big-spender': total('spent'),
    'bad-luck': total('stayed'),
    'broom-wagon': total('last'),
    'caught-again': total('caught'),
  };
}

import type { Decision } from '@gruppetto/bots';
import { type Choice, sameData } from '@gruppetto/kernel';

/** A small puzzle has so many answers at most. */
const max = 6;

/** Which of the choices a puzzle offers, in their order: the best, the one that was played, and of the others good and bad ones. */
export function offeredIn({ wins, best, played }: Pick<Decision, 'wins' | 'best' | 'played'>): readonly number[] {
  const all = [...wins.keys()];
  if (all.length <= max) return all;
  const isAsked = (index: number) =>
    sameData(wins[index].choice as Choice, best as Choice) || sameData(wins[index].choice as Choice, played as Choice);
  const asked = all.filter(isAsked);
  const others = all.filter((index) => !isAsked(index)).sort((a, b) => wins[b].win - wins[a].win);
  const places = max - asked.length;
  const spread = Array.from({ length: places }, (_, place) => others[Math.round((place * (others.length - 1)) / (places - 1))]);
  return [...asked, ...spread].sort((a, b) => a - b);
}

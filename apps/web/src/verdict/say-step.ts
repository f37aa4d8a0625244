import type { Began, RiderId } from '@gruppetto/kernel';
import type { RaceState } from '../race/race-state.ts';

/** What the log says of a step; where many riders rode in it, of this one's throw. */
export function lineOfStep({ linesOf, moments }: RaceState, step: number, rider?: RiderId): string {
  const lines = linesOf(moments[step]);
  const own = rider === undefined ? [] : lines.filter((line) => line.rider === rider);
  return (own.find(({ why }) => why.dice) ?? own[0] ?? lines[0])?.text ?? '';
}

/** The round in which a step was taken: one that it ended with had not begun yet. */
export function roundOfStep({ moments, words }: RaceState, step: number): string {
  const isBegan = (fact: { readonly type: string } | undefined): fact is Began => fact?.type === 'began';
  const [first] = moments[step].facts;
  const earlier = () =>
    moments
      .slice(0, step)
      .flatMap(({ facts }) => facts)
      .findLast(isBegan);
  const began = isBegan(first) ? first : earlier();
  return words.round(began?.round ?? 0);
}

import type { RiderId } from '@gruppetto/kernel';
import type { Names } from '@gruppetto/words';
import type { Fact } from '../rules/types.ts';
import type { Sentences } from './en.ts';

export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** One of several ways to say it: the same fact is always said in the same way. */
export function pick(fact: Fact, ways: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(fact)) hash = Math.imul(hash ^ (sign.codePointAt(0) as number), 0x01000193);
  return ways[(hash >>> 0) % ways.length];
}

export const sumText = (numbers: readonly number[]): string => numbers.join(' + ');

/** Of three everybody is named, of more the first two. */
export function people(say: Sentences, riders: readonly RiderId[], names: Names): string {
  const named = riders.length > 3 ? riders.slice(0, 2) : riders;
  return say.people(
    named.map((rider) => names.rider(rider)),
    riders.length - named.length,
  );
}

/** The last fact of this kind about the rider before this one. */
export function before<T extends Fact['type']>(facts: readonly Fact[], index: number, type: T, rider: RiderId): FactOf<T> | undefined {
  const found = facts.slice(0, index).findLast((fact) => fact.type === type && (fact as { rider?: RiderId }).rider === rider);
  return found as FactOf<T> | undefined;
}

/** What was won with a place: the facts that follow at once. */
export function prizes(
  say: Sentences,
  facts: readonly Fact[],
  index: number,
): { readonly texts: readonly string[]; readonly rules: readonly string[] } {
  const won: FactOf<'gained'>[] = [];
  for (let at = index + 1; ; at++) {
    const next = facts[at];
    if (next?.type !== 'gained') break;
    won.push(next);
  }
  return { texts: won.map(({ what, amount }) => say.things[what](amount)), rules: won.map(({ rule }) => rule) };
}

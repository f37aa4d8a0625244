import { type Language, language } from './languages.ts';

const collators = new Map<Language, Intl.Collator>();

function collatorOf(tag: Language): Intl.Collator {
  const known = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true });
  collators.set(tag, known);
  return known;
}

/** Names in the order of the language: accents and case don't part what belongs together, and Team 2 comes before Team 10. */
export const compareNames = (one: string, other: string, tag: Language = language()): number => collatorOf(tag).compare(one, other);

export const byName = <T extends { readonly name: string }>(list: readonly T[], tag?: Language): readonly T[] =>
  list.toSorted((one, other) => compareNames(one.name, other.name, tag));

const rules = new Intl.PluralRules('de');
const lists = new Intl.ListFormat('de', { type: 'conjunction' });

/** "1 Feld", "2 Felder"; without its number where `counted` is false. */
export function plural(count: number, one: string, many: string, counted = true): string {
  const word = rules.select(count) === 'one' ? one : many;
  return counted ? `${decimal(count)} ${word}` : word;
}

/** "Anna", "Anna und Berta", "Anna, Berta und Carla". */
export const list = (names: readonly string[]): string => lists.format(names);

/** 10.000 and 0,5; with `digits` that many behind the comma. */
export const decimal = (value: number, digits?: number): string =>
  value.toLocaleString('de', digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** "einmal", "zweimal", "7-mal". */
export const times = (count: number): string => ['nie', 'einmal', 'zweimal', 'dreimal'][count] ?? `${count}-mal`;

/** Felder, Reihen; kilometres as they are abbreviated. */
export const many = (square: string): string => ({ Feld: 'Felder', Reihe: 'Reihen' })[square] ?? square;

/** Kilometres are a measure, rows and spaces are counted. */
export const long = (length: number, square: string): string => plural(length, square, many(square));

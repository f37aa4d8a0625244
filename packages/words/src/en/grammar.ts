import { grammarOf, measuresIn } from '../grammar.ts';

const english = grammarOf('en-GB');

export const { clauses, date, either, form, labelled, list, number, points, signed } = english;

export const plural = (count: number, one: string, many = `${one}s`): string => english.plural(count, one, many);

/** A share of 0 to 1. */
export const percent = (share: number, digits = 0): string => english.percent(share, digits).replace('%', '\u00a0%');

const endings = ['th', 'st', 'nd', 'rd'];

export const ordinal = (place: number): string => {
  const tens = place % 100;
  return `${place}${tens > 10 && tens < 14 ? 'th' : (endings[place % 10] ?? 'th')}`;
};

export const measures = measuresIn((value, what) => plural(value, what.slice(0, -1)));

/** "Red 1 and Blue 2", "Red 1 and 6 others". */
export const ridersNamed = {
  two: (first: string, second: string): string => `${first} and ${second}`,
  more: (first: string, others: number): string => `${first} and ${others} others`,
};

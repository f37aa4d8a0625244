import { grammarOf, measuresIn } from '../grammar.ts';

export const { clauses, date, either, form, labelled, list, number, percent, plural, points, signed } = grammarOf('nl');

export const ordinal = (place: number): string => `${place}e`;

const nouns = {
  turns: ['ronde', 'rondes'],
  squares: ['vak', 'vakken'],
  points: ['punt', 'punten'],
} as const;

export const measures = measuresIn((value, what) => plural(value, nouns[what][0], nouns[what][1]));

export const ridersNamed = {
  two: (first: string, second: string): string => `${first} en ${second}`,
  more: (first: string, others: number): string => `${first} en ${others} anderen`,
};

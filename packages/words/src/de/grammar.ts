import { grammarOf, measuresIn } from '../grammar.ts';

export const { clauses, date, either, form, labelled, list, number, percent, plural, points, signed } = grammarOf('de');

export const ordinal = (place: number): string => `${place}.`;

const nouns = {
  turns: ['Runde', 'Runden'],
  squares: ['Feld', 'Felder'],
  points: ['Punkt', 'Punkte'],
} as const;

export const measures = measuresIn((value, what) => plural(value, nouns[what][0], nouns[what][1]));

export const ridersNamed = {
  two: (first: string, second: string): string => `${first} und ${second}`,
  more: (first: string, others: number): string => `${first} und ${others} weitere`,
};

/** "einmal", "zweimal", "7-mal". */
export const times = (count: number): string => ['nie', 'einmal', 'zweimal', 'dreimal'][count] ?? `${count}-mal`;

import { grammarOf, measuresIn } from '../grammar.ts';

export const { clauses, date, either, form, labelled, list, number, percent, plural, points, signed } = grammarOf('es');

export const ordinal = (place: number): string => `${place}.º`;

const nouns = {
  turns: ['turno', 'turnos'],
  squares: ['casilla', 'casillas'],
  points: ['punto', 'puntos'],
} as const;

export const measures = measuresIn((value, what) => plural(value, nouns[what][0], nouns[what][1]));

export const ridersNamed = {
  two: (first: string, second: string): string => `${first} y ${second}`,
  more: (first: string, others: number): string => `${first} y ${others} más`,
};

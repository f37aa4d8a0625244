import { grammarOf, measuresIn } from '../grammar.ts';

const french = grammarOf('fr', ' ');

export const { clauses, either, form, labelled, list, number, percent, points, signed } = french;

export const plural = (count: number, one: string, many = `${one}s`): string => french.plural(count, one, many);

export const ordinal = (place: number): string => (place === 1 ? '1er' : `${place}e`);

/** « 1re place », « 2e place ». */
export const ordinalFeminine = (place: number): string => (place === 1 ? '1re' : `${place}e`);

/** « jeudi 1er janvier ». */
export const date = (at: number, style: Intl.DateTimeFormatOptions): string =>
  french.date(at, style).replace(/(?<![\d:])1(?= \p{L})/u, '1er');

const nouns = {
  turns: ['tour', 'tours'],
  squares: ['case', 'cases'],
  points: ['point', 'points'],
} as const;

export const measures = measuresIn((value, what) => plural(value, nouns[what][0], nouns[what][1]));

export const ridersNamed = {
  two: (first: string, second: string): string => `${first} et ${second}`,
  more: (first: string, others: number): string => `${first} et ${others} autres`,
};

/** « de Bleu 1 », « d’Orange 1 ». */
export const de = (name: string): string => (/^(?:[aeiouàâäåáãéèêëîïíôöóøõùûüúœæ]|y[^aeiouy])/iu.test(name) ? `d’${name}` : `de ${name}`);

const figures = new Intl.NumberFormat('fr', { maximumFractionDigits: 2, useGrouping: false });

/** With a decimal comma where there is one: « rangée 9,6 ». */
export const figure = (value: number): string => figures.format(value);

import { grammarOf, measuresIn } from '../grammar.ts';

const italian = grammarOf('it');

export const { clauses, either, form, labelled, number, percent, plural, points, signed } = italian;

/** "Anna ed Enrico", but "Anna e Ewan", which begins with another sound. */
export const list = (items: readonly string[]): string => italian.list(items).replace(/ e (?=[EÈÉ](?!w))/gu, ' ed ');

/** "giovedì 1º gennaio". */
export const date = (at: number, style: Intl.DateTimeFormatOptions): string =>
  italian.date(at, style).replace(/(?<![\d:])1(?= \p{L})/u, '1º');

export const ordinal = (place: number): string => `${place}º`;

const articles = {
  il: ['l’', 'lo'],
  al: ['all’', 'allo'],
  dal: ['dall’', 'dallo'],
  del: ['dell’', 'dello'],
  nel: ['nell’', 'nello'],
} as const;

/** "al 7º", "all’8º", "l’11%", "lo 0%": the form of an article before a figure depends on how the figure is read. */
export function article(word: keyof typeof articles, figure: number | string): string {
  const [elided, long] = articles[word];
  if (/^(?:8|11(?!\d)|1(?![\dº]))/.test(`${figure}`)) return `${elided}${figure}`;
  return `${`${figure}`.startsWith('0') ? long : word} ${figure}`;
}

/** "a Rosso 1", "ad Arancione 2". */
export const toName = (name: number | string): string => `${/^[aàáâä]/i.test(`${name}`) ? 'ad' : 'a'} ${name}`;

const nouns = {
  turns: ['turno', 'turni'],
  squares: ['casella', 'caselle'],
  points: ['punto', 'punti'],
} as const;

export const measures = measuresIn((value, what) => plural(value, nouns[what][0], nouns[what][1]));

export const ridersNamed = {
  two: (first: string, second: string): string => `${first} e ${second}`,
  more: (first: string, others: number): string => `${first} e altri ${others}`,
};

export const day = (at: number): string => date(at, { weekday: 'short', day: 'numeric', month: 'short' });
export const longDay = (at: number): string => date(at, { weekday: 'long', day: 'numeric', month: 'long' });
export const time = (at: number): string => date(at, { hour: '2-digit', minute: '2-digit' });
export const monthAndYear = (at: number): string => date(at, { month: 'long', year: 'numeric' });
export const shortMonth = (at: number): string => date(at, { month: 'short' });

import type { Measure } from '@gruppetto/kernel';

/** A noun that a game brings: what its squares are called. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** Where grammar needs it. */
  readonly gender?: 'f' | 'm' | 'n';
}

/** What the sentences of one language are made with. */
export interface Grammar {
  /** "1 rider", "12 riders": the figure, and the form that goes with it. */
  plural(count: number, one: string, many: string): string;
  /** The form alone. */
  form(count: number, one: string, many: string): string;
  number(value: number, digits?: number): string;
  /** A share of 0 to 1. */
  percent(share: number, digits?: number): string;
  /** What a rating or a sum gains or loses: "+12", "−3". */
  signed(points: number): string;
  /** What a chance gains or loses, in points: "+2.5", "−0.1". */
  points(share: number): string;
  /** "Red 1, Red 2 and Blue 1". */
  list(items: readonly string[]): string;
  /** "Red 1, Red 2 or Blue 1". */
  either(items: readonly string[]): string;
  date(at: number, style: Intl.DateTimeFormatOptions): string;
  /** "Better: ride on": a label before what it is about. */
  labelled(label: string, text: string): string;
  /** "3 spaces; 2 riders passed": parts with commas of their own. */
  clauses(parts: readonly string[]): string;
}

/** Made when it is first used: these take a while to make, and many programs say little. */
function late<V>(make: () => V): () => V {
  let made: V | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** `apart` stands before a colon and a semicolon. */
export function grammarOf(locale: string, apart = ''): Grammar {
  const rules = late(() => new Intl.PluralRules(locale));
  const and = late(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = late(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const numbers = new Map<string, Intl.NumberFormat>();
  const format = (style: 'decimal' | 'percent', digits: number): Intl.NumberFormat => {
    const key = `${style} ${digits}`;
    const known =
      numbers.get(key) ?? new Intl.NumberFormat(locale, { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
    numbers.set(key, known);
    return known;
  };
  const dates = new Map<string, Intl.DateTimeFormat>();
  const dateIn = (style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = JSON.stringify(style);
    const known = dates.get(key) ?? new Intl.DateTimeFormat(locale, style);
    dates.set(key, known);
    return known;
  };
  const form = (count: number, one: string, many: string): string => (rules().select(count) === 'one' ? one : many);
  const number = (value: number, digits = 0): string => format('decimal', digits).format(value);
  /** What may happen is never said to be impossible, nor what may not happen to be certain. */
  const percent = (share: number, digits = 0): string => {
    const unit = 0.01 / 10 ** digits;
    const say = (of: number): string => format('percent', digits).format(of);
    if (share > 0 && share < unit / 2) return `<${say(unit)}`;
    return share < 1 && share >= 1 - unit / 2 ? `>${say(1 - unit)}` : say(share);
  };
  return {
    form,
    number,
    plural: (count, one, many) => `${number(count, Number.isInteger(count) ? 0 : 1)} ${form(count, one, many)}`,
    percent,
    signed: (points) => `${points < 0 ? '−' : '+'}${Math.abs(Math.round(points))}`,
    points: (share) => `${share <= -0.0005 ? '−' : '+'}${number(Math.abs(100 * share), 1)}`,
    list: (items) => and().format(items),
    either: (items) => or().format(items),
    date: (at, style) => dateIn(style).format(at),
    labelled: (label, text) => `${label}${apart}: ${text}`,
    clauses: (parts) => parts.join(`${apart}; `),
  };
}

/** Seconds, points or the label of a finishing round (1′4), as people read them. */
export function measuresIn(
  count: (value: number, what: 'turns' | 'squares' | 'points') => string,
): Readonly<Record<Measure, (value: number) => string>> {
  const counted = (what: 'turns' | 'squares' | 'points') => (value: number) => `${value < 0 ? '−' : ''}${count(Math.abs(value), what)}`;
  return {
    seconds: (value) => {
      const whole = Math.abs(value);
      return `${value < 0 ? '−' : ''}${Math.floor(whole / 60)}′${String(whole % 60).padStart(2, '0')}″`;
    },
    turns: counted('turns'),
    squares: counted('squares'),
    points: counted('points'),
    'round-label': (value) => `${Math.floor(value / 10)}′${value % 10}`,
  };
}

/** A word at the beginning of a line. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** As people search: without accents, whatever the case. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const rules = new Intl.PluralRules('it');
const lists = new Intl.ListFormat('it', { type: 'conjunction' });

/** The form that goes with a count. */
export const select = (count: number, one: string, many: string): string => (rules.select(count) === 'one' ? one : many);

/** "1 tappa", "3 tappe". */
export const plural = (count: number, one: string, many: string): string => `${number(count)} ${select(count, one, many)}`;

/** "Rosso, Blu e Verde". */
export const list = (parts: readonly string[]): string => lists.format(parts);

export const number = (value: number, digits?: number): string =>
  new Intl.NumberFormat('it', digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export const percent = (share: number, digits = 0): string => `${number(100 * share, digits)}\u00a0%`;

export const ordinal = (place: number): string => `${place}º`;

export const capital = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase('it')}${text.slice(1)}`;

export const day = (at: number): string => new Intl.DateTimeFormat('it', { weekday: 'short', day: 'numeric', month: 'short' }).format(at);
export const time = (at: number): string => new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' }).format(at);
export const monthAndYear = (at: number): string => new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric' }).format(at);
export const shortMonth = (at: number): string => new Intl.DateTimeFormat('it', { month: 'short' }).format(at);

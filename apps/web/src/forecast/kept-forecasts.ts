import { findGame } from '@gruppetto/catalogue';
import type { SeatEntry } from '@gruppetto/kernel';

/** What this browser has asked the server to ride, and all that is needed to show what comes of it. */
export interface KeptForecast {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly title: string;
  readonly from: string;
  readonly seed: string;
  readonly races: number;
}

const key = 'gruppetto-forecasts';
const most = 10;

/** Storage may be denied; then they last as long as the page. */
let unkept: readonly KeptForecast[] = [];

/** The newest first. */
export function keptForecasts(): readonly KeptForecast[] {
  let kept: readonly KeptForecast[];
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly KeptForecast[];
  } catch {
    kept = unkept;
  }
  // Another version may have kept it.
  return kept.filter(({ game, options }) => findGame(game)?.options.parse(options).ok);
}

const write = (kept: readonly KeptForecast[]): readonly KeptForecast[] => {
  unkept = kept;
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {}
  return kept;
};

export const keepForecast = (forecast: KeptForecast): readonly KeptForecast[] =>
  write([forecast, ...keptForecasts().filter(({ id }) => id !== forecast.id)].slice(0, most));

export const forgetForecast = (id: string): readonly KeptForecast[] => write(keptForecasts().filter((one) => one.id !== id));

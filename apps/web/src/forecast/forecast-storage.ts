import { type GameId, isGameId, openRoom } from '@gruppetto/catalogue';
import type { SeatEntry } from '@gruppetto/kernel';

/** The forecasts this browser has asked the server for, with everything needed to show them. */
export interface ServerForecastEntry {
  readonly id: string;
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly title: string;
  readonly from: string;
  readonly seed: string;
  readonly races: number;
}

const key = 'gruppetto-forecasts';
const max = 10;

/** Storage may be denied; then they last as long as the page. */
let inMemory: readonly ServerForecastEntry[] = [];

function read(): readonly ServerForecastEntry[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly ServerForecastEntry[];
  } catch {
    return inMemory;
  }
}

/** The newest first; without those of another version, which this one can't read. */
export async function storedForecasts(): Promise<readonly ServerForecastEntry[]> {
  const readable = await Promise.all(
    read().map(async ({ game, options }) => isGameId(game) && (await openRoom(game)).game.options.parse(options).ok),
  );
  return read().filter((_, index) => readable[index]);
}

function write(forecasts: readonly ServerForecastEntry[]): void {
  inMemory = forecasts;
  try {
    localStorage.setItem(key, JSON.stringify(forecasts));
  } catch {}
}

export const storeForecast = (forecast: ServerForecastEntry): void =>
  write([forecast, ...read().filter(({ id }) => id !== forecast.id)].slice(0, max));

export const forgetForecast = (id: string): void => write(read().filter((one) => one.id !== id));

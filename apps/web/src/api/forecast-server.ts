import type { SetUp, Summary } from '@gruppetto/lab';
import { ask, at } from './server.ts';

/** The calls for forecasts that the server rides. */
export interface ServerForecast {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  readonly seed: string;
  readonly races: number;
  /** Those of them that are home. */
  readonly done: number;
  readonly result?: Summary;
}

export interface ForecastWish {
  readonly id: string;
  readonly seed: string;
  readonly races: number;
  readonly race: SetUp;
}

export const maxServerRaces = 100_000;

export const forecastServer = {
  start: (wish: ForecastWish) => ask<ServerForecast>('POST', 'forecasts', wish),
  read: (id: string, signal: AbortSignal) => ask<ServerForecast>('GET', at('forecasts', id), undefined, signal),
  /** Gives what was known by then; the server forgets it. */
  stop: (id: string) => ask<ServerForecast>('DELETE', at('forecasts', id)),
} as const;

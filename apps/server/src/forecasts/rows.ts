export type ForecastState = 'waiting' | 'running' | 'done' | 'failed';

/** The rows of forecasts as the database has them; what is JSON is text. */
export type ForecastRows = {
  readonly forecasts: ForecastRow;
  readonly forecast_parts: { readonly forecast: string; readonly first_race: number; readonly tally: string };
};

export interface ForecastRow {
  readonly id: string;
  readonly person: string;
  /** From where it was asked for, as a hash. */
  readonly origin: string;
  readonly plan: string;
  readonly races: number;
  readonly state: ForecastState;
  /** How many races to ride at a time; known when the first are done. */
  readonly part: number | null;
  /** The races from 0 on, without a gap, that are home. */
  readonly done: number;
  readonly tally: string | null;
  /** How often a part of it broke off. */
  readonly faults: number;
  readonly touched: number;
}

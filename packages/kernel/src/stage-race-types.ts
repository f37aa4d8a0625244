import type { LeaderJersey } from './board.ts';

/** How a rider came home, as somebody at a real table types it; the fields are the game's. */
export type Arrival = Readonly<Record<string, number>>;

/** The types of the stage races of one game, by the names the contract has for them. */
export interface StageRaceTypes {
  /** The kinds of tours that `model` makes. */
  Kind: string;
  Classification: string;
  Jersey: LeaderJersey;
  /** What is won on the way goes by its kind: `hors`, `sprint`. */
  Prime: string;
  /** The kinds of days; what a place is worth may go by them: `flat`, `mountain`. */
  Day: string;
  Arrival: Arrival;
  /** Why a rider at a real table may not come home. */
  Out: string;
  /** What a seat may use so often in a stage. */
  Advantage: string;
  /** What is settled before a stage; without fields where there is nothing to settle. */
  Prepared: Readonly<Record<string, unknown>>;
}

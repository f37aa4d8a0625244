import type { TimedWork } from './alternate.ts';
import { riddenTours, typedTours } from './tours.ts';
import { boardgameIoRaces } from './works.ts';

/** What the table shows of a game, in this order. */
export const measures = {
  botRaces: 'races/s, a rule of thumb on every seat',
  engineMoves: 'moves/s, the engine alone',
  peerMoves: 'moves/s, the same core on boardgame.io',
  timesPeer: 'engine against boardgame.io',
  timesDice: 'a race against its dice alone',
  timesVariance: 'less variance than plain races to the finish, at equal cost',
  thinking: 'the longest thought of a Champion',
  advice: 'the longest wait for advice',
  imagined: 'choices imagined/s',
  tour: 'a tour of 21 stages between bots',
  fold: 'a typed tour of 21 stages, 6 teams of 6, opened',
  entry: 'one entry of it',
  correction: 'its first stage corrected, all others counted anew',
} as const;

export type BenchMeasure = keyof typeof measures;

/** In milliseconds. */
export type TourMeasure = 'tour' | 'fold' | 'entry' | 'correction';

export type Goal = { readonly min: number } | { readonly max: number };

/** What is measured of a game beside its races. */
interface Extra {
  readonly goals: Partial<Readonly<Record<BenchMeasure, Goal>>>;
  /** The same game on another engine; the unit is a move. */
  readonly peer?: () => TimedWork;
  /** What is measured of its tours. */
  readonly tours?: () => Partial<Readonly<Record<TourMeasure, TimedWork>>>;
}

/** Of every game with choices. */
export const thinkingGoals: Partial<Readonly<Record<BenchMeasure, Goal>>> = {
  timesVariance: { min: 20 },
  thinking: { max: 300 },
  advice: { max: 500 },
};

export const extras: Readonly<Record<string, Extra | undefined>> = {
  'los-ciclistas': { goals: { timesPeer: { min: 300 }, timesDice: { max: 30 } }, peer: boardgameIoRaces },
  'cycling-party': { goals: { fold: { max: 100 }, entry: { max: 5 }, correction: { max: 100 } }, tours: typedTours },
  wielersim: { goals: { timesDice: { max: 60 }, tour: { max: 50 } }, tours: () => ({ tour: riddenTours() }) },
};

import type { GameId } from '@gruppetto/kernel';
import { routes } from '@gruppetto/wielersim';
import type { Work } from './alternate.ts';
import { riddenTours, typedTours } from './tours.ts';
import { boardgameIoRaces } from './works.ts';

/** What the table shows of a game, in this order. */
export const measures = {
  botRaces: 'races/s, a rule of thumb on every seat',
  engineMoves: 'moves/s, the engine alone',
  peerMoves: 'moves/s, the same core on boardgame.io',
  timesPeer: 'engine against boardgame.io',
  timesDice: 'a race against its dice alone',
  tour: 'a tour of 21 stages between bots',
  fold: 'a typed tour of 21 stages, 6 teams of 6, opened',
  entry: 'one entry of it',
  correction: 'its first stage corrected, all others counted anew',
} as const;

export type Measure = keyof typeof measures;

/** In milliseconds. */
export type TourMeasure = 'tour' | 'fold' | 'entry' | 'correction';

export type Goal = { readonly least: number } | { readonly most: number };

interface Bench {
  /** The race that is measured. */
  readonly options: object;
  readonly goals: Partial<Readonly<Record<Measure, Goal>>>;
  /** The same game on another engine; the unit is a move. */
  readonly peer?: () => Work;
  /** What is measured of its tours. */
  readonly tours?: () => Partial<Readonly<Record<TourMeasure, Work>>>;
}

const route = (id: string): string => routes.find((one) => one.id === id)?.text ?? '';

export const benches: Partial<Readonly<Record<GameId, Bench>>> = {
  'los-ciclistas': {
    options: { players: 4 },
    goals: { botRaces: { least: 5000 }, timesPeer: { least: 300 }, timesDice: { most: 30 } },
    peer: boardgameIoRaces,
  },
  'cycling-party': {
    options: { teams: 5 },
    goals: { botRaces: { least: 500 }, fold: { most: 100 }, entry: { most: 5 }, correction: { most: 100 } },
    tours: typedTours,
  },
  'leader-1': { options: { players: 4 }, goals: { botRaces: { least: 400 } } },
  // WielerSIM: 36 riders over 150 squares.
  wielersim: {
    options: { route: route('stage-plain-of-poplars') },
    goals: { botRaces: { least: 3000 }, timesDice: { most: 60 }, tour: { most: 50 } },
    tours: () => ({ tour: riddenTours() }),
  },
  'pace-wheel': { options: { teams: 4 }, goals: { botRaces: { least: 2000 } } },
};

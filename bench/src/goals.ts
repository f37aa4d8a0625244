import type { GameId } from '@gruppetto/kernel';
import { routes } from '@gruppetto/wielersim';
import type { Work } from './alternate.ts';
import { boardgameIoRaces } from './works.ts';

/** What the table shows of a game, in this order. */
export const measures = {
  botRaces: 'races/s, a rule of thumb on every seat',
  engineMoves: 'moves/s, the engine alone',
  peerMoves: 'moves/s, the same core on boardgame.io',
  timesPeer: 'engine against boardgame.io',
  timesDice: 'a race against its dice alone',
} as const;

export type Measure = keyof typeof measures;

export type Goal = { readonly least: number } | { readonly most: number };

interface Bench {
  /** The race that is measured. */
  readonly options: object;
  readonly goals: Partial<Readonly<Record<Measure, Goal>>>;
  /** The same game on another engine; the unit is a move. */
  readonly peer?: () => Work;
}

const route = (id: string): string => routes.find((one) => one.id === id)?.text ?? '';

export const benches: Partial<Readonly<Record<GameId, Bench>>> = {
  'los-ciclistas': {
    options: { players: 4 },
    goals: { botRaces: { least: 5000 }, timesPeer: { least: 300 }, timesDice: { most: 30 } },
    peer: boardgameIoRaces,
  },
  'cycling-party': { options: { teams: 5 }, goals: { botRaces: { least: 500 } } },
  'leader-1': { options: { players: 4 }, goals: { botRaces: { least: 400 } } },
  // WielerSIM: 36 riders over 150 squares.
  wielersim: { options: { route: route('stage-plain-of-poplars') }, goals: { botRaces: { least: 3000 }, timesDice: { most: 60 } } },
  'pace-wheel': { options: { teams: 4 }, goals: { botRaces: { least: 2000 } } },
};

import type { GameId } from '@gruppetto/kernel';

/** What is said of a game before it is opened. */
export interface ShelfWords {
  readonly title: string;
  readonly pitch: string;
  readonly seats: string;
}

/** What the start page says of the games, also of those that cannot be played yet. */
export const shelf: Readonly<Record<GameId, ShelfWords>> = {
  'los-ciclistas': {
    title: 'Los Ciclistas',
    pitch: 'Throw and be free, or take a wheel and be safe. Three riders each, two dice, one sprint.',
    seats: '2–10 players',
  },
  'cycling-party': {
    title: 'Cycling Party',
    pitch: 'A team each: sprinters, climbers, domestiques. Hold the peloton together or blow it apart.',
    seats: '2–6 managers',
  },
  'leader-1': {
    title: 'Leader 1: Hell of the North',
    pitch: 'Cobbles, energy and one big peloton that the teams steer together.',
    seats: '2–10 players',
  },
  'pace-wheel': {
    title: 'Pace Wheel',
    pitch: 'Groups roll at the pace you set. Few points to burn: when do you burn them?',
    seats: '1–5 players',
  },
  wielersim: { title: 'WielerSIM', pitch: 'A race that rides itself. Design it, watch it, know the odds.', seats: 'the commentator' },
};

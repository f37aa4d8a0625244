import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder los-ciclistas --deals 30 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 480,
  levels: {
    rookie: { rating: 1361, error: 34, wins: 0.133, winsError: 0.032 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1523, error: 25, wins: 0.3, winsError: 0.042 },
    champion: { rating: 1520, error: 25, wins: 0.25, winsError: 0.04 },
  },
};

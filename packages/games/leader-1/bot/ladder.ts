import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder leader-1 --deals 3 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 48,
  levels: {
    rookie: { rating: 1559, error: 103, wins: 0.25, winsError: 0.13 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 2136, error: 93, wins: 1, winsError: 0.074 },
    champion: { rating: 2277, error: 98, wins: 1, winsError: 0.074 },
  },
};

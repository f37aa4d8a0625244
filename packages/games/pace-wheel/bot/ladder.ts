import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder pace-wheel --deals 30 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 480,
  levels: {
    rookie: { rating: 1399, error: 39, wins: 0.167, winsError: 0.003 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1815, error: 23, wins: 0.692, winsError: 0.042 },
    champion: { rating: 1866, error: 24, wins: 0.758, winsError: 0.039 },
  },
};

import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder pace-wheel --deals 8 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 128,
  levels: {
    rookie: { rating: 1421, error: 70, wins: 0.125, winsError: 0.063 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1781, error: 45, wins: 0.656, winsError: 0.084 },
    champion: { rating: 1838, error: 45, wins: 0.781, winsError: 0.075 },
  },
};

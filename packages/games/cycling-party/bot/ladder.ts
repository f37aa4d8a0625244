import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder cycling-party --deals 8 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 128,
  levels: {
    rookie: { rating: 1440, error: 60, wins: 0.219, winsError: 0.075 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1671, error: 43, wins: 0.469, winsError: 0.088 },
    champion: { rating: 1559, error: 48, wins: 0.375, winsError: 0.086 },
  },
};

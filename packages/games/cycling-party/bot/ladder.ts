import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder cycling-party --deals 4 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 64,
  levels: {
    rookie: { rating: 1438, error: 77, wins: 0.25, winsError: 0.112 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1314, error: 101, wins: 0.125, winsError: 0.093 },
    champion: { rating: 1590, error: 62, wins: 0.313, winsError: 0.118 },
  },
};

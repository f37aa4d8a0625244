import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder cycling-party --deals 24 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 384,
  levels: {
    rookie: { rating: 1383, error: 38, wins: 0.177, winsError: 0.04 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1587, error: 26, wins: 0.375, winsError: 0.049 },
    champion: { rating: 1587, error: 26, wins: 0.302, winsError: 0.047 },
  },
};

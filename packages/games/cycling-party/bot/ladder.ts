import type { Ladder } from '@gruppetto/bots';

/** As `gruppetto ladder cycling-party --deals 24 --seed ladder` rides them, but the four opponents together only in the first 5 deals. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 308,
  levels: {
    rookie: { rating: 1421, error: 43, wins: 0.177, winsError: 0.04 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1617, error: 33, wins: 0.375, winsError: 0.049 },
    champion: { rating: 1623, error: 33, wins: 0.427, winsError: 0.051 },
  },
};

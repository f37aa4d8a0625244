import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder cycling-party --deals 40 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 640,
  levels: {
    rookie: { rating: 1412, error: 28, wins: 0.113, winsError: 0.002 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1601, error: 20, wins: 0.4, winsError: 0.039 },
    champion: { rating: 1610, error: 20, wins: 0.394, winsError: 0.039 },
  },
};

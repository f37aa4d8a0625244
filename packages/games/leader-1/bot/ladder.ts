import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder leader-1 --deals 16 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 256,
  levels: {
    rookie: { rating: 1385, error: 59, wins: 0.146, winsError: 0.004 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 2026, error: 36, wins: 0.828, winsError: 0.048 },
    champion: { rating: 2073, error: 37, wins: 0.969, winsError: 0.026 },
  },
};

import type { Ladder } from '@gruppetto/bots';

/** Written by `gruppetto ladder los-ciclistas --deals 60 --seed ladder --write`. */
export const ladder: Ladder = {
  seed: 'ladder',
  races: 960,
  levels: {
    rookie: { rating: 1360, error: 24, wins: 0.124, winsError: 0.002 },
    'rule-of-thumb': { rating: 1500, error: 0, wins: 0.25, winsError: 0 },
    captain: { rating: 1492, error: 18, wins: 0.246, winsError: 0.028 },
    champion: { rating: 1529, error: 17, wins: 0.242, winsError: 0.028 },
  },
};

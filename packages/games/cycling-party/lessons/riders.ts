import type { RiderId } from '@gruppetto/kernel';
import { courseOf, cyclingParty, type Options, type Position, type Stage } from '../rules/index.ts';

/** Two teams of five. */
export const [red1, red2, red3, red4, red5, blue1, blue2, blue3, blue4, blue5] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const named = { red1, red2, red3, red4, red5, blue1, blue2, blue3, blue4, blue5 };

type Squares = Partial<Record<keyof typeof named, number>>;
type Team = NonNullable<Position['teams']>[number];

export const junior: Partial<Options> = {
  version: 'junior',
  teams: 2,
  stage: 'own',
  own: { length: 100, type: 'flat', passes: [{ from: 50, length: 11 }] },
};

/** Passes of 32, 24 and 8 squares: 40 to 71, 90 to 113 and 125 to 132. */
const high: Stage = {
  length: 150,
  type: 'high',
  passes: [
    { from: 40, category: 'hors' },
    { from: 90, category: 'first' },
    { from: 125, category: 'third' },
  ],
};
export const senior: Partial<Options> = { version: 'senior', teams: 2, stage: 'own', own: high };
export const master: Partial<Options> = { version: 'master', teams: 2, stage: 'own', own: { ...high, sprints: [20, 78, 118] } };

const turn = 5;

/** No bottles and no special throws, and no questions about them in the coming turn. */
export const quiet = { bottles: 0, sprints: 0, attacks: 0, quiet: turn + 1 } as const satisfies Team;

/** Between two turns: these riders are on the road, and all others have left the race. */
export function between(options: Partial<Options>, squares: Squares, red: Team = quiet, more: Partial<Position> = {}): Position {
  const parsed = cyclingParty.options.parse(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { pass, primes } = courseOf(parsed.value);
  const road = Object.entries(squares)
    .map(([name, square]) => ({ rider: named[name as keyof typeof named], square }))
    .sort((a, b) => b.square - a.square);
  const isOut = (rider: RiderId) => !road.some((spot) => spot.rider === rider);
  // CP-6.6: a climber on a pass has come to it.
  const climbing = (climber: number | undefined) =>
    parsed.value.version !== 'junior' && climber !== undefined ? { pass: pass[climber] } : {};
  return {
    turn,
    road,
    teams: [
      { bottles: 0, sprints: 0, attacks: 0, ...climbing(squares.red1), ...red },
      { ...climbing(squares.blue1), ...quiet },
    ],
    out: Object.values(named)
      .filter(isOut)
      .map((rider) => ({ rider, reason: parsed.value.version === 'master' ? 'crashed' : 'withdrew' })),
    // CP-8.6: those who have passed a mark have its points.
    ...(primes.length > 0 && {
      passed: primes.map(({ square, points }) =>
        road
          .filter((spot) => spot.square > square)
          .slice(0, points.length)
          .map((spot) => spot.rider),
      ),
    }),
    ...more,
  };
}

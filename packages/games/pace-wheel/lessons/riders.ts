import type { RiderId } from '@gruppetto/kernel';
import type { Pace, Points, Position } from '../rules/index.ts';

export const [red1, red2, red3, blue1, blue2, blue3] = [0, 1, 2, 3, 4, 5] as const;
const named: Readonly<Record<string, RiderId>> = { red1, red2, red3, blue1, blue2, blue3 };
type RacerName = 'red1' | 'red2' | 'red3' | 'blue1' | 'blue2' | 'blue3';

/** PW-1.2: a sprinter, a rouleur and a climber. */
const usual: readonly Points[] = [
  { sprint: 8, stamina: 5, climbing: 2 },
  { sprint: 4, stamina: 8, climbing: 3 },
  { sprint: 2, stamina: 5, climbing: 8 },
];

/** Two teams: who stands on which square, in the order of standing, and the pace of each group, front first. */
export const turnOf = (
  squares: Readonly<Record<number, string>>,
  { paces, points = {}, seat = 0 }: { paces: readonly Pace[]; points?: Partial<Record<RacerName, Partial<Points>>>; seat?: number },
): Position => ({
  turn: 9,
  seat,
  road: Object.keys(squares)
    .map(Number)
    .sort((a, b) => b - a)
    .flatMap((square) => squares[square].split(' ').map((name) => ({ rider: named[name], square }))),
  points: Object.entries(named).map(([name, rider]) => ({ ...usual[rider % 3], ...points[name as RacerName] })),
  groups: paces.map((pace) => ({ pace })),
});

/** A flat road of forty squares. */
export const flat = { teams: 2, course: 'f40', profiles: 'given' } as const;

/** One group of all six. */
export const together = { 20: 'red1 blue1 blue2 red2', 19: 'blue3 red3' };

import type { Room } from '@gruppetto/room';
import { type BenchMeasure, extras, type Goal, measures, type TourMeasure, thinkingGoals } from './goals.ts';

export type BenchFigures = Partial<Readonly<Record<BenchMeasure, number>>>;

export type BenchRow = readonly [game: string, what: string, figure: string, goal: string, reached: string];

export const head: BenchRow = ['game', 'what', 'figure', 'goal', ''];

export function rowsOf({ game, bench }: Room, figures: BenchFigures): readonly BenchRow[] {
  const names = (Object.keys(measures) as BenchMeasure[]).filter((name) => figures[name] !== undefined);
  return names.map((name) => {
    const times = name.startsWith('times') ? ' ×' : inMilliseconds.has(name) ? ' ms' : '';
    const figure = figures[name] as number;
    const goal = name === 'botRaces' ? { min: bench.racesPerSecond } : (extras[game.id]?.goals[name] ?? thinkingGoals[name]);
    return [game.id, measures[name], written(figure) + times, goal ? wanted(goal) + times : 'no goal', goal ? verdict(goal, figure) : ''];
  });
}

/** A figure of a server or a browser. */
export const rowOf = (where: string, what: string, figure: number, goal: Goal, unit: 'ms' | 'points' = 'ms'): BenchRow => [
  where,
  what,
  `${written(figure)} ${unit}`,
  `${wanted(goal)} ${unit}`,
  verdict(goal, figure),
];

const inMilliseconds: ReadonlySet<string> = new Set<TourMeasure | 'thinking' | 'advice'>([
  'tour',
  'fold',
  'entry',
  'correction',
  'thinking',
  'advice',
]);

const written = (figure: number): string =>
  figure.toLocaleString(
    'en',
    figure < 100 ? { minimumFractionDigits: 1, maximumFractionDigits: figure < 1 ? 3 : 1 } : { maximumFractionDigits: 0 },
  );

const wanted = (goal: Goal): string => ('min' in goal ? `≥ ${goal.min.toLocaleString('en')}` : `≤ ${goal.max.toLocaleString('en')}`);

const verdict = (goal: Goal, figure: number): string =>
  ('min' in goal ? figure >= goal.min : figure <= goal.max) ? 'reached' : 'NOT reached';

/** Widths of columns. */
const gameWidth = 13;
const figureWidth = 10;
const goalWidth = 10;
const reachedWidth = 11;

/** Game by game, as they are measured; what has the longest name comes last. */
export function print(rows: readonly BenchRow[]): void {
  for (const [game, what, figure, goal, reached] of rows)
    console.log(
      [game.padEnd(gameWidth), figure.padStart(figureWidth), goal.padStart(goalWidth), reached.padEnd(reachedWidth), what].join('  '),
    );
}

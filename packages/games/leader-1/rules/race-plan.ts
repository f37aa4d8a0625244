import { inside, integer, list, object, oneOf, type Problem, type Refusal, type RuleId, refine, type Schema } from '@gruppetto/kernel';
import { pieceOf, rowsEach, type TileId, tileIds, tileOf } from './tiles.ts';
import type { PlanReason, RacePlan } from './types.ts';

/** L1-1.1. */
export const maxHexagons = 20;
export const minHexagons = 4;
/** L1-1.5. */
export const categories: readonly number[] = [1, 2, 3, 4];
const longStage = 15;
const maxBonusLines = 2;

export const hexagonOf = (row: number): number => Math.ceil(row / rowsEach);

export const lastRow = (plan: RacePlan): number => plan.hexagons.length * rowsEach;

/** L1-2.3: what every rider has at the start. */
export const energyOf = (plan: RacePlan): number => plan.hexagons.reduce((sum, id) => sum + tileOf(id).milestone, 0);

const isMountain = (plan: RacePlan, hexagon: number): boolean => {
  const id = plan.hexagons[hexagon - 1];
  return id !== undefined && tileOf(id).terrain === 'mountain';
};

/** L1-1.5: the hexagons where climbs begin. */
export const climbsOf = (plan: RacePlan): readonly number[] =>
  plan.hexagons.flatMap((_, index) => (isMountain(plan, index + 1) && !isMountain(plan, index) ? [index + 1] : []));

/** L1-1.5: how many feed zones a race has. */
export const feedZonesOf = (plan: Pick<RacePlan, 'kind' | 'hexagons'>): number =>
  plan.kind === 'stage' && plan.hexagons.length >= longStage ? 2 : 1;

const row = integer({ min: 1, max: maxHexagons * rowsEach });
const hexagon = integer({ min: 1, max: maxHexagons });

export const racePlan: Schema<RacePlan> = refine(
  object(
    {
      kind: oneOf(['classic', 'stage'], 'classic'),
      hexagons: list(oneOf(tileIds), { min: minHexagons, max: maxHexagons }),
      feeds: list(row, { max: maxHexagons }),
      sprints: list(row, { max: maxHexagons }),
      bonusLines: list(row, { max: maxHexagons, default: [] }),
      climbs: list(object({ hexagon, category: integer({ min: 1, max: categories.length }) }), { max: maxHexagons, default: [] }),
    },
    { weather: list(hexagon, { max: maxHexagons }) },
  ),
  planProblems,
);

type Fault = (where: string, reason: PlanReason, rule: RuleId, details?: Refusal['with']) => void;

/** L1-1.5: all that is wrong with a race, each with its place. Also while it is being built. */
export function planProblems(plan: RacePlan, at = ''): readonly Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (where, reason, rule, details) =>
    problems.push({ at: inside(at, where), need: details ? { reason, rule, with: details } : { reason, rule } });
  hexagonFaults(plan, fault);
  rowFaults(plan, fault);
  countFaults(plan, fault);
  sprintFaults(plan, fault);
  climbFaults(plan, fault);
  weatherFaults(plan, fault);
  return problems;
}

function hexagonFaults({ hexagons }: RacePlan, fault: Fault): void {
  const count = hexagons.length;
  if (count < minHexagons || count > maxHexagons)
    fault('hexagons', 'hexagon-count', 'L1-1.1', { count, min: minHexagons, max: maxHexagons });
  const seen = new Map<number, TileId>();
  for (const [index, id] of hexagons.entries()) {
    const other = seen.get(pieceOf(id));
    if (other !== undefined) fault(`hexagons[${index}]`, 'tile-twice', 'L1-1.1', { tile: id, other });
    seen.set(pieceOf(id), id);
  }
}

function rowFaults(plan: RacePlan, fault: Fault): void {
  const max = lastRow(plan) - 1;
  for (const name of ['feeds', 'sprints', 'bonusLines'] as const)
    for (const [index, row] of plan[name].entries()) {
      if (row > max) fault(`${name}[${index}]`, 'marker-off-road', 'L1-1.2', { row, max });
      if (row <= (plan[name][index - 1] ?? 0)) fault(`${name}[${index}]`, 'rows-out-of-order', 'L1-1.5', { row });
    }
}

function countFaults(plan: RacePlan, fault: Fault): void {
  const feeds = feedZonesOf(plan);
  if (plan.feeds.length !== feeds)
    fault('feeds', 'feed-count', 'L1-1.5', { count: plan.feeds.length, need: feeds, kind: plan.kind, hexagons: plan.hexagons.length });
  const [min, max] = plan.kind === 'stage' ? [1, maxBonusLines] : [0, 0];
  const count = plan.bonusLines.length;
  if (count < min || count > max) fault('bonusLines', 'bonus-count', 'L1-1.5', { count, kind: plan.kind });
}

/** Each line that is not on a mountain has one sprint zone, which begins on its hexagon or on the one before. */
function sprintFaults(plan: RacePlan, fault: Fault): void {
  let before = 0;
  for (const line of [...plan.bonusLines, lastRow(plan)]) {
    const hexagon = hexagonOf(line);
    const starts = [...plan.sprints.entries()].filter(([, start]) => start >= before && start < line);
    before = line;
    if (isMountain(plan, hexagon)) {
      for (const [index, start] of starts) fault(`sprints[${index}]`, 'sprint-to-mountain', 'L1-1.5', { row: start, hexagon });
      continue;
    }
    if (starts.length === 0) fault('sprints', 'sprint-missing', 'L1-1.5', { row: line, from: Math.max(1, hexagon - 1), hexagon });
    for (const [nth, [index, start]] of starts.entries()) {
      if (nth > 0) fault(`sprints[${index}]`, 'sprint-twice', 'L1-1.5', { row: start });
      if (hexagonOf(start) < hexagon - 1)
        fault(`sprints[${index}]`, 'sprint-too-far', 'L1-1.5', { row: start, from: hexagon - 1, hexagon });
    }
  }
}

function climbFaults(plan: RacePlan, fault: Fault): void {
  const climbs = climbsOf(plan);
  for (const [index, { hexagon }] of plan.climbs.entries()) {
    if (!climbs.includes(hexagon)) fault(`climbs[${index}].hexagon`, 'no-climb-begins', 'L1-1.5', { hexagon });
    if (hexagon <= (plan.climbs[index - 1]?.hexagon ?? 0)) fault(`climbs[${index}].hexagon`, 'climbs-out-of-order', 'L1-1.5', { hexagon });
  }
  for (const hexagon of climbs)
    if (!plan.climbs.some((climb) => climb.hexagon === hexagon)) fault('climbs', 'climb-without-token', 'L1-1.5', { hexagon });
}

function weatherFaults({ weather = [], hexagons }: RacePlan, fault: Fault): void {
  for (const [index, hexagon] of weather.entries()) {
    if (hexagon > hexagons.length) fault(`weather[${index}]`, 'weather-off-road', 'L1-5.7', { hexagon, max: hexagons.length });
    if (weather.indexOf(hexagon) < index) fault(`weather[${index}]`, 'weather-twice', 'L1-5.7', { hexagon });
  }
}

import {
  type Dice,
  inside,
  integer,
  list,
  object,
  oneOf,
  type Problem,
  type Refusal,
  type RuleId,
  type Schema,
  shuffle,
} from '@gruppetto/kernel';
import { climbOf, passLength } from './course.ts';
import type { Category, Options, Pass, Stage, StageType } from './types.ts';

/** CP-1.5: what is offered. */
export const shortestStage = 60;
export const longestStage = 300;
const defaultLength = 150;
export const squaresPerHexagon = 3;
/** CP-1.5: the box holds so many, and a course needs twelve squares behind its line. */
export const hexagonsInBox = 54;
const printedRunOut = 12;

/** CP-6.2. */
const minPasses = 3;
const maxPasses = 4;
/** Of a junior stage: there is room for no more. */
const maxJuniorPasses = 50;

export const stageTypes = ['flat', 'low', 'medium', 'high'] as const satisfies readonly StageType[];
export const categories = ['hill', 'third', 'second', 'first', 'hors'] as const satisfies readonly Category[];

/** CP-6.2: the categories that a stage of this type may have, the hardest first; it needs one of those that are needed. */
const fitting: Readonly<Record<StageType, { readonly needs?: Category; readonly may: readonly Category[] }>> = {
  flat: { may: ['third', 'hill'] },
  low: { needs: 'second', may: ['second', 'third', 'hill'] },
  medium: { needs: 'first', may: ['first', 'second', 'third', 'hill'] },
  high: { needs: 'hors', may: ['hors', 'first', 'second', 'third', 'hill'] },
};

/** CP-1.5: hexagons of the printed box that such a course takes; it holds 54. */
export const hexagonsFor = ({ length }: Pick<Stage, 'length'>): number => Math.ceil((length + printedRunOut) / squaresPerHexagon);

const pass: Schema<Pass> = object(
  { from: integer({ min: -1000, max: 1000 }) },
  { category: oneOf(categories), length: integer({ min: 1, max: longestStage }) },
);

/** What a stage looks like in a file; whether it can be ridden, `stageProblems` says. */
export const stage: Schema<Stage> = object(
  {
    length: integer({ min: 1, max: 10_000 }),
    type: oneOf(stageTypes, 'flat'),
    passes: list(pass, { max: maxJuniorPasses }),
  },
  { sprints: list(integer({ min: -1000, max: 10_000 }), { max: 50 }) },
);

type Fault = (where: string, reason: string, rule: RuleId, details?: Refusal['with']) => void;

/** All that is wrong with a stage in this version of the game, each with its field. */
export function stageProblems(stage: Stage, version: Options['version'], at = ''): readonly Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (where, reason, rule, details) => {
    problems.push({ at: inside(at, where), need: { reason, rule, ...(details && { with: details }) } });
  };
  const { length, passes } = stage;
  if (length < shortestStage || length > longestStage)
    fault('length', 'stage-length', 'CP-1.5', { length, min: shortestStage, max: longestStage });
  for (const [index, one] of passes.entries()) passFaults(stage, one, index, version, fault);
  if (version !== 'junior') typeFaults(stage, fault);
  if (version === 'master') sprintFaults(stage, fault);
  return problems;
}

function passFaults({ length, passes }: Stage, pass: Pass, index: number, version: Options['version'], fault: Fault): void {
  const where = `passes[${index}]`;
  if (version !== 'junior' && !pass.category) return fault(`${where}.category`, 'category-missing', 'CP-6.1');
  if (pass.category && pass.length !== undefined) return fault(`${where}.length`, 'length-by-category', 'CP-6.1');
  if (!pass.category && pass.length === undefined) return fault(`${where}.length`, 'pass-length-missing', 'CP-1.8');
  const { from, to } = climbOf(pass);
  if (from < 1) fault(`${where}.from`, 'pass-too-early', 'CP-1.7', { from });
  if (to > length) fault(`${where}.${pass.category ? 'from' : 'length'}`, 'pass-too-long', 'CP-1.7', { from, to, length });
  const other = passes.slice(0, index).findIndex((earlier) => overlap(earlier, from, to));
  if (other >= 0) fault(`${where}.from`, 'passes-overlap', 'CP-1.7', { from, to, other: other + 1 });
}

function overlap(pass: Pass, from: number, to: number): boolean {
  if (!pass.category && pass.length === undefined) return false;
  const climb = climbOf(pass);
  return climb.from <= to && from <= climb.to;
}

/** CP-6.2. */
function typeFaults({ type, passes }: Stage, fault: Fault): void {
  if (passes.length < minPasses || passes.length > maxPasses)
    fault('passes', 'number-of-passes', 'CP-6.2', { count: passes.length, min: minPasses, max: maxPasses });
  const { needs, may } = fitting[type];
  for (const [index, { category }] of passes.entries())
    if (category && !may.includes(category)) fault(`passes[${index}].category`, 'pass-too-hard', 'CP-6.2', { category, type });
  if (needs && !passes.some(({ category }) => category === needs)) fault('type', 'pass-missing', 'CP-6.2', { category: needs, type });
}

/** CP-8.2. */
export const sprintsNeeded: Readonly<Record<StageType, number>> = { flat: 5, low: 4, medium: 3, high: 3 };

/** CP-8.2: on flat squares, different ones, and none on the last. */
function sprintFaults({ type, length, passes, sprints = [] }: Stage, fault: Fault): void {
  const need = sprintsNeeded[type];
  if (sprints.length !== need) fault('sprints', 'number-of-sprints', 'CP-8.2', { count: sprints.length, need, type });
  for (const [index, square] of sprints.entries()) {
    const where = `sprints[${index}]`;
    const pass = passes.findIndex((one) => overlap(one, square, square));
    if (square < 1 || square >= length) fault(where, 'sprint-off-the-road', 'CP-8.2', { square, last: length - 1 });
    else if (pass >= 0) fault(where, 'sprint-on-a-pass', 'CP-8.2', { square, pass: pass + 1 });
    else if (sprints.indexOf(square) < index) fault(where, 'sprints-on-one-square', 'CP-8.2', { square });
  }
}

/** Flat squares between two passes of a made-up stage, and before the first. */
const between = 2;

/** CP-6.2, CP-8.2: a stage of this type: the same dice make the same stage. */
export function makeStage(type: StageType, dice: Dice, length = defaultLength): Stage {
  const { needs, may } = fitting[type];
  const count = minPasses + dice.draw(maxPasses - minPasses + 1);
  const chosen: Category[] = needs ? [needs] : [];
  let room = length - count * between - (needs ? passLength[needs] : 0);
  while (chosen.length < count) {
    // The passes still to come need room for a hill each.
    const max = room - passLength.hill * (count - chosen.length - 1);
    const possible = may.filter((category) => passLength[category] <= max);
    const category = possible[dice.draw(possible.length)];
    chosen.push(category);
    room -= passLength[category];
  }
  shuffle(dice, chosen);
  const cuts = chosen.map(() => dice.draw(room + 1)).sort((a, b) => a - b);
  let ridden = 0;
  const passes = chosen.map((category, index) => {
    const from = 1 + ridden + between * (index + 1) + cuts[index];
    ridden += passLength[category];
    return { from, category };
  });
  return { length, type, passes, sprints: makeSprints({ length, type, passes }, dice) };
}

/** So far from the start and from the line no sprint of a made-up stage stands, where there is room. */
const sprintMargin = 10;

/** CP-8.2: one in each of as many stretches that have the same number of flat squares. */
export function makeSprints({ length, type, passes }: Stage, dice: Dice): readonly number[] {
  const count = sprintsNeeded[type];
  const every: number[] = [];
  for (let square = 1; square < length; square++) if (!passes.some((pass) => overlap(pass, square, square))) every.push(square);
  const inner = every.filter((square) => square > sprintMargin && square <= length - sprintMargin);
  const flat = inner.length < count ? every : inner;
  return Array.from({ length: count }, (_, nth) => {
    const first = Math.floor((nth * flat.length) / count);
    const next = Math.floor(((nth + 1) * flat.length) / count);
    return flat[first + dice.draw(next - first)];
  });
}

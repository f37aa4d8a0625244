import { type Dice, shuffle } from '@gruppetto/kernel';
import type { Category, Colour, Helped, RiderType, Route, RouteRow } from './types.ts';

export type DayKind = 'prologue' | 'flat' | 'hilly' | 'cobbled' | 'mountain' | 'summit';

/** WS-1.1: squares of a stage. */
const shortest = 120;
const longest = 160;
/** The start grid is no place for a climb; nor are the last squares, but for a summit. */
const firstGap = 24;
const lastGap = 10;
const gap = 4;

/** WS-2.2. */
const hierarchies: Readonly<Record<DayKind, readonly RiderType[]>> = {
  prologue: ['leader', 'sprinter', 'climber', 'helper'],
  flat: ['sprinter', 'leader', 'helper', 'climber'],
  hilly: ['leader', 'climber', 'sprinter', 'helper'],
  cobbled: ['leader', 'sprinter', 'helper', 'climber'],
  mountain: ['climber', 'leader', 'helper', 'sprinter'],
  summit: ['climber', 'leader', 'helper', 'sprinter'],
};

/** WS-1.4: how long climbs are, and how steep they become. */
const climbs: Readonly<Record<Category, { readonly squares: readonly [number, number]; readonly malus: readonly [number, number] }>> = {
  C3: { squares: [12, 14], malus: [2, 4] },
  C2: { squares: [12, 16], malus: [4, 5] },
  C1: { squares: [14, 18], malus: [5, 6] },
  HC: { squares: [16, 22], malus: [6, 6] },
};

const townBegins = ['Alder', 'Bel', 'Brock', 'Corn', 'Dun', 'Elm', 'Fels', 'Grand', 'Hohen', 'Iver', 'Karl', 'Lang'];
const townEnds = ['bourg', 'bridge', 'court', 'field', 'gate', 'haven', 'mont', 'stadt', 'stein', 'val', 'ville', 'wick'];
const passes = ['Goat', 'Crow', 'Lantern', 'Salt', 'Hermit', 'Larch', 'Thunder', 'Shepherd', 'Snow', 'Vulture', 'Chapel', 'Winter'];
const setts = ['Beet', 'Mill', 'Church', 'Brick', 'Orchard', 'Abbey', 'Ferry', 'Barley', 'Poplar', 'Tannery', 'Smithy', 'Toll'];
const heights: Readonly<Record<Category, string>> = { C3: 'Hill', C2: 'Rise', C1: 'Pass', HC: 'Col' };

/** Names of towns, no two alike. */
export const makeTowns = (count: number, dice: Dice): readonly string[] =>
  shuffle(
    dice,
    townBegins.flatMap((begin) => townEnds.map((end) => begin + end)),
  ).slice(0, count);

/** Something on the way: how many squares it takes, and the rows that mark it. */
interface Feature {
  readonly squares: number;
  rows(from: number, to: number): readonly Omit<RouteRow, 'km'>[];
}

/** A route of this kind from town to town: the same dice make the same route. */
export function makeRoute(day: DayKind, from: string, to: string, dice: Dice): Route {
  const between = (min: number, max: number) => min + dice.draw(max - min + 1);
  const name = `${from} – ${to}`;
  const hierarchy = hierarchies[day];
  if (day === 'prologue') {
    const prologue = (['climber', 'sprinter'] as const satisfies readonly Helped[])[dice.draw(2)];
    const rows: RouteRow[] = [
      { location: from, km: 0 },
      { location: from, km: between(4, 9), event: { kind: 'finish' } },
    ];
    return { name: `Prologue of ${from}`, rows, hierarchy, prologue };
  }
  const features = featuresOf(day, between, dice);
  const summit = day === 'summit';
  const taken = features.reduce((sum, { squares }) => sum + squares, 0);
  // Between two features, and before the line.
  const gaps: number[] = features.map((_, index) => (index === 0 ? firstGap : gap));
  if (!summit) gaps.push(lastGap);
  const need = taken + gaps.reduce((sum, squares) => sum + squares, 0);
  const length = Math.max(need, between(shortest, longest));
  for (let spare = length - need; spare > 0; spare--) {
    const any = dice.draw(gaps.length);
    gaps[any] = gaps[any] + 1;
  }
  const rows: Omit<RouteRow, 'km'>[] = [{ location: 'Flying start', squares: length, colour: 'blue' }];
  let toGo = length;
  for (const [index, feature] of features.entries()) {
    toGo -= gaps[index];
    rows.push(...feature.rows(toGo, toGo - feature.squares));
    toGo -= feature.squares;
  }
  // WS-1.3: the last squares of the flat are the sprinters'.
  const last = Math.min(toGo - 1, lastGap);
  if (!summit) rows.push({ location: `Gates of ${to}`, squares: last, colour: day === 'mountain' ? 'yellow' : 'green' });
  rows.push({ location: to, event: { kind: 'finish' }, squares: 0 });
  return { name, rows: [{ location: from, km: 0 }, ...withKilometres(rows, length, between(140, 220))], hierarchy };
}

/** The flying start is some way out of town. */
const withKilometres = (rows: readonly Omit<RouteRow, 'km'>[], length: number, total: number): readonly RouteRow[] =>
  rows.map(({ squares = 0, ...row }) => ({ ...row, squares, km: Math.round(10 * total * (1 - (0.6 * squares) / length)) / 10 }));

function featuresOf(day: Exclude<DayKind, 'prologue'>, between: (min: number, max: number) => number, dice: Dice): readonly Feature[] {
  const names = { pass: shuffle(dice, [...passes]), sett: shuffle(dice, [...setts]) };
  const climb = (category: Category): Feature => {
    const { squares, malus } = climbs[category];
    const location = `${names.pass.pop()} ${heights[category]}`;
    const steep = between(...malus);
    const colour: Colour = category === 'C3' || category === 'C2' ? 'yellow' : 'red';
    return {
      squares: between(...squares),
      rows: (from, to) => [
        { location: `${location} (start)`, event: { kind: 'climb-start' }, squares: from, colour },
        // At the line no section begins.
        { location: `${location} (top)`, event: { kind: 'top', category, malus: steep }, squares: to, ...(to > 0 && { colour: 'blue' }) },
      ],
    };
  };
  const cobbles = (): Feature => {
    const location = `${names.sett.pop()} Road`;
    return {
      squares: between(6, 12),
      rows: (from, to) => [
        { location: `${location} (start)`, event: { kind: 'cobbles-start' }, squares: from, colour: 'yellow' },
        { location: `${location} (end)`, event: { kind: 'cobbles-end' }, squares: to, colour: 'blue' },
      ],
    };
  };
  const sprint = (): Feature => ({
    squares: 0,
    rows: (from) => [{ location: `${names.sett.pop()} Arch`, event: { kind: 'sprint' }, squares: from, colour: 'green' }],
  });
  const one = <T>(of: readonly T[]): T => of[dice.draw(of.length)];
  const some = (min: number, max: number, make: () => Feature): readonly Feature[] => Array.from({ length: between(min, max) }, make);
  switch (day) {
    case 'flat':
      return shuffle(dice, [sprint(), ...some(0, 1, sprint), ...some(0, 1, () => climb('C3'))]);
    case 'hilly':
      return shuffle(dice, [sprint(), ...some(2, 3, () => climb(one(['C3', 'C2'])))]);
    case 'cobbled':
      return shuffle(dice, [sprint(), ...some(3, 4, cobbles), ...some(0, 1, () => climb('C3'))]);
    case 'mountain':
      return shuffle(dice, [sprint(), climb(one(['C1', 'HC'])), ...some(1, 2, () => climb(one(['C2', 'C1'])))]);
    case 'summit':
      return [...shuffle(dice, [sprint(), ...some(1, 2, () => climb(one(['C3', 'C2', 'C1'])))]), climb(one(['C1', 'HC']))];
  }
}

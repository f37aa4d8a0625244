import { climbsOf, type RacePlan, rowsEach, type TileId } from '../rules/index.ts';

/** What stands after a row. */
type RowMarker = 'feeds' | 'sprints' | 'bonusLines';
export const rowMarkers: readonly RowMarker[] = ['feeds', 'sprints', 'bonusLines'];

/** One hexagon with all that stands on it, so that it can be moved and removed as a whole. Rows count from 1 on each. */
export interface RacePart {
  readonly id: TileId;
  readonly feeds: readonly number[];
  readonly sprints: readonly number[];
  readonly bonusLines: readonly number[];
  readonly category?: number;
  readonly weather: boolean;
}

export const bare = (id: TileId): RacePart => ({ id, feeds: [], sprints: [], bonusLines: [], weather: true });

export function partsOf({ hexagons, climbs, weather, ...plan }: RacePlan): readonly RacePart[] {
  return hexagons.map((id, index) => {
    const first = index * rowsEach;
    const here = (rows: readonly number[]) => rows.filter((row) => row > first && row <= first + rowsEach).map((row) => row - first);
    const category = climbs.find(({ hexagon }) => hexagon === index + 1)?.category;
    return {
      id,
      feeds: here(plan.feeds),
      sprints: here(plan.sprints),
      bonusLines: here(plan.bonusLines),
      weather: weather?.includes(index + 1) ?? true,
      ...(category !== undefined && { category }),
    };
  });
}

/** The race of these parts. A category stays where a climb begins, and only there. */
export function planOfParts(kind: RacePlan['kind'], parts: readonly RacePart[]): RacePlan {
  const rows = (marker: RowMarker) =>
    parts.flatMap((part, index) => part[marker].toSorted((a, b) => a - b).map((row) => index * rowsEach + row));
  const plan: RacePlan = {
    kind,
    hexagons: parts.map(({ id }) => id),
    feeds: rows('feeds'),
    sprints: rows('sprints'),
    bonusLines: rows('bonusLines'),
    climbs: [],
  };
  const climbs = climbsOf(plan).flatMap((hexagon) => {
    const category = parts[hexagon - 1]?.category;
    return category === undefined ? [] : [{ hexagon, category }];
  });
  const weather = parts.flatMap((part, index) => (part.weather ? [index + 1] : []));
  return { ...plan, climbs, ...(weather.length < parts.length && { weather }) };
}

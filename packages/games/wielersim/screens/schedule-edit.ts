import { printRoute } from '../rules/route.ts';
import { minClimb } from '../rules/schedule-rules.ts';
import type { Category, Colour, RiderType, Route, RouteEvent, RouteRow } from '../rules/types.ts';

/** Squares to go that a row may have. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

const starts: ReadonlySet<string | undefined> = new Set(['climb-start', 'cobbles-start']);
const ends: ReadonlySet<string | undefined> = new Set(['top', 'cobbles-end']);

/** WS-1.4: how long the stretch between two rows must be, if it is a climb or cobbles. */
function minBetween(ahead: RouteRow, behind: RouteRow): number {
  if (ahead.event?.kind === 'climb-start' && behind.event?.kind === 'top') return minClimb;
  return ahead.event?.kind === 'cobbles-start' && behind.event?.kind === 'cobbles-end' ? 1 : 0;
}

/** How far a row can be moved along the road without passing its neighbours; undefined for the start, the finish and places before. */
export function limitsOf({ rows }: Route, index: number): Limits | undefined {
  const before = rows[index - 1];
  const row = rows[index];
  const after = rows[index + 1];
  if (!before || !after || row.squares === undefined || before.squares === undefined || row.event?.kind === 'finish') return undefined;
  const max = before.squares - minBetween(before, row);
  const min = (after.squares ?? 0) + minBetween(row, after);
  return min <= max ? { min, max } : undefined;
}

export const withRow = (route: Route, index: number, row: RouteRow): Route => ({ ...route, rows: route.rows.with(index, row) });

/** Moves a row along the road, as far as its neighbours let it. */
export function moveTo(route: Route, index: number, squares: number): Route {
  const limits = limitsOf(route, index);
  if (!limits) return route;
  const { min, max } = limits;
  return withRow(route, index, { ...route.rows[index], squares: Math.min(max, Math.max(min, squares)) });
}

/** A row changes places with the one before it: what they are moves, where they are stays. */
export function moveUp(route: Route, index: number): Route {
  const { rows } = route;
  const [first, second] = [rows[index - 1], rows[index]];
  return { ...route, rows: rows.with(index - 1, at(second, first)).with(index, at(first, second)) };
}

const at = ({ km: _, squares: __, ...row }: RouteRow, { km, squares }: RouteRow): RouteRow => ({
  ...row,
  ...(km !== undefined && { km }),
  ...(squares !== undefined && { squares }),
});

export const removeRow = (route: Route, index: number): Route => ({ ...route, rows: route.rows.toSpliced(index, 1) });

export type Feature = 'place' | 'sprint' | 'cobbles' | 'climb';

/** Squares that a new feature takes. */
const lengths: Readonly<Record<Feature, number>> = { place: 0, sprint: 0, cobbles: 8, climb: 14 };

type Sketch = Omit<RouteRow, 'squares' | 'km'>;

/** The rows of a new feature. "(start)", "(end)" and "(top)" belong to the notation, in any language. */
function rowsOf(feature: Feature, name: string): readonly Sketch[] {
  switch (feature) {
    case 'place':
      return [{ location: name }];
    case 'sprint':
      return [{ location: name, event: { kind: 'sprint' }, colour: 'green' }];
    case 'cobbles':
      return [
        { location: `${name} (start)`, event: { kind: 'cobbles-start' }, colour: 'yellow' },
        { location: `${name} (end)`, event: { kind: 'cobbles-end' }, colour: 'blue' },
      ];
    case 'climb':
      return [
        { location: `${name} (start)`, event: { kind: 'climb-start' }, colour: 'red' },
        { location: `${name} (top)`, event: { kind: 'top', category: 'C2', malus: 4 }, colour: 'blue' },
      ];
  }
}

/** Where there is most room: the row after which a feature fits, outside of climbs and cobbles. */
function roomFor({ rows }: Route, need: number): number | undefined {
  let best: number | undefined;
  let widest = need + 1;
  let inside = false;
  for (let index = 0; index + 1 < rows.length; index++) {
    const { squares, event } = rows[index];
    inside = (inside && !ends.has(event?.kind)) || starts.has(event?.kind);
    const room = (squares ?? -1) - (rows[index + 1].squares ?? 0);
    if (squares === undefined || inside || room <= widest) continue;
    best = index;
    widest = room;
  }
  return best;
}

export const hasRoomFor = (route: Route, feature: Feature): boolean => roomFor(route, lengths[feature]) !== undefined;

/** Puts a feature into the middle of the longest free stretch. */
export function addFeature(route: Route, feature: Feature, name: string): Route {
  const after = roomFor(route, lengths[feature]);
  if (after === undefined) return route;
  const ahead = route.rows[after].squares as number;
  const behind = route.rows[after + 1].squares ?? 0;
  const middle = Math.round((ahead + behind + lengths[feature]) / 2);
  const rows = rowsOf(feature, name).map((row, nth): RouteRow => ({ ...row, squares: middle - nth * lengths[feature] }));
  return { ...route, rows: route.rows.toSpliced(after + 1, 0, ...rows) };
}

/** WS-2.2: a type changes places with the one above it. */
export function raise(hierarchy: readonly RiderType[], type: RiderType): readonly RiderType[] {
  const index = hierarchy.indexOf(type);
  return index < 1 ? hierarchy : hierarchy.with(index - 1, type).with(index, hierarchy[index - 1]);
}

/** What a row's event is when this kind is chosen. */
export function eventOf(kind: RouteEvent['kind'] | '', before: RouteEvent | undefined): RouteEvent | undefined {
  if (kind === '') return undefined;
  if (kind !== 'top') return { kind };
  return before?.kind === 'top' ? before : { kind, category: 'C2', malus: 4 };
}

interface Changes {
  readonly location?: string;
  readonly km?: number | undefined;
  readonly event?: RouteEvent | undefined;
  readonly squares?: number | undefined;
  readonly colour?: Colour | undefined;
}

/** A row with some of its cells changed; an undefined one is emptied. */
export function changed(row: RouteRow, changes: Changes): RouteRow {
  const { location, km, event, squares, colour } = { ...row, ...changes };
  return {
    location,
    ...(km !== undefined && { km }),
    ...(event && { event }),
    ...(squares !== undefined && { squares }),
    ...(colour && { colour }),
  };
}

export const categories: readonly Category[] = ['HC', 'C1', 'C2', 'C3'];

/** The first row of a printed schedule: before it come the name and the titles. */
const firstRow = 3;

/** The row that a line of a printed schedule shows, if it shows one. */
export const rowOfLine = (line: number): number => line - firstRow;

/** Whether a text is just what this draft prints: then the draft can be shown although the text has mistakes. */
export const printsAs = (draft: Route | undefined, text: string): boolean => draft !== undefined && printRoute(draft) === text;

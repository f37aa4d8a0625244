import { bare, loopLength, unroll } from '../rules/laps.ts';
import type { Category, Colour, RiderType, Route } from '../rules/types.ts';

/** A stretch of the road, in squares from the flying start. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Climb extends Stretch {
  readonly name: string;
  readonly category: Category;
  readonly malus: number;
}

/** What is drawn of a route: all of it by squares from the start. */
export interface Profile {
  readonly length: number;
  readonly climbs: readonly Climb[];
  readonly cobbles: readonly (Stretch & { readonly name: string })[];
  readonly sections: readonly (Stretch & { readonly colour: Colour })[];
  readonly sprints: readonly { readonly at: number; readonly name: string }[];
  /** Of each square's end, the start first: not metres, but what climbs rise and fall by. */
  readonly heights: readonly number[];
}

/** WS-1.3: the type that a colour favours. */
export const favoured: Readonly<Record<Colour, RiderType>> = { yellow: 'leader', red: 'climber', green: 'sprinter', blue: 'helper' };

/** How long the race is on the map. */
export const kmOf = (route: Route): number => unroll(route).findLast(({ km }) => km !== undefined)?.km ?? 0;

export function profileOf(route: Route): Profile {
  const length = (route.laps ?? 1) * loopLength(route);
  const climbs: Climb[] = [];
  const cobbles: (Stretch & { name: string })[] = [];
  const sprints: { at: number; name: string }[] = [];
  const changes: { at: number; colour: Colour }[] = [];
  let from = 0;
  for (const { location, event, squares, colour } of unroll(route)) {
    if (squares === undefined) continue;
    const at = length - squares;
    const name = bare(location);
    if (colour) changes.push({ at, colour });
    if (event?.kind === 'climb-start' || event?.kind === 'cobbles-start') from = at;
    if (event?.kind === 'sprint') sprints.push({ at, name });
    if (event?.kind === 'cobbles-end') cobbles.push({ from, to: at, name });
    if (event?.kind === 'top') climbs.push({ from, to: at, name, category: event.category, malus: event.malus });
  }
  const sections = changes.map(({ at, colour }, index) => ({ from: at, to: changes[index + 1]?.at ?? length, colour }));
  return { length, climbs, cobbles, sections, sprints, heights: heightsOf(length, climbs) };
}

/** Up to each top by its malus, and down again before the next climb begins, or to the line. */
function heightsOf(length: number, climbs: readonly Climb[]): readonly number[] {
  const heights = Array<number>(length + 1).fill(0);
  let height = 0;
  let at = 0;
  for (const [index, { from, to, malus }] of climbs.entries()) {
    for (; at < from; at++) heights[at] = height;
    const foot = height;
    const rise = malus * Math.sqrt(to - from);
    for (; at <= to; at++) heights[at] = foot + (rise * (at - from)) / (to - from);
    const top = foot + rise;
    const next = climbs[index + 1]?.from ?? length;
    const down = Math.min(next - to, Math.round((to - from) * 1.3));
    height = down < to - from ? top * (1 - (0.75 * down) / (to - from)) : 0;
    for (; at <= to + down; at++) heights[at] = top + ((height - top) * (at - to)) / Math.max(1, down);
  }
  for (; at <= length; at++) heights[at] = height;
  return heights;
}

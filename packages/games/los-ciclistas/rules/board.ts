import type { Board, BoardRider, Group, Marker, RiderId, Road } from '@gruppetto/kernel';
import { maxOwned } from './bonuses.ts';
import { labelOf, lastSpace, maxBeyond, runOut } from './course.ts';
import { isDown } from './events.ts';
import type { GroupKind, LosCiclistas, Options, View } from './types.ts';

/** LC-1.1: ten spaces bear labels; a rider can come further (LC-4.2). */
const runOutLabels = Array.from({ length: maxBeyond }, (_, index) => (index < runOut ? `${labelOf(index + 1)}` : ''));

/** LC-1.1. */
export function road(options: Options): Road {
  const length = lastSpace(options);
  return {
    first: 1,
    length,
    runOut: maxBeyond,
    runOutLabels,
    layout: 'piles',
    sections: [{ from: 1, to: length, terrain: 'flat' }],
    markers: markers(options, length),
  };
}

export function board(view: View): Board<LosCiclistas> {
  return {
    riders: view.road.map((rider) => boardRider(view, rider)),
    groups: view.round > 1 ? groups(view) : [],
    ...(view.card !== 'blank' && { inForce: [view.card] }),
    ...skyOf(view),
    // LC-1.3: what a player owns lies open.
    holdings: view.bonuses.map((amount, seat) => ({ seat, what: 'bonus', amount, max: maxOwned })),
  };
}

function skyOf({ card }: View): Pick<Board, 'sky'> {
  if (card === 'rain') return { sky: 'rain' };
  return card === 'side-wind' ? { sky: 'wind' } : {};
}

function boardRider(view: View, rider: RiderId): BoardRider {
  const spot = { rider, square: view.space[rider] };
  const mark = markOf(view, rider);
  return mark ? { ...spot, mark } : spot;
}

function markOf(view: View, rider: RiderId): BoardRider['mark'] {
  if (isDown(view, rider)) return 'fallen';
  if (view.round === 1 || view.order.indexOf(rider) >= view.next) return undefined;
  // LC-5.2: riders whom a double kept where they were.
  if (view.space[rider] === view.began[rider] && view.card === 'fall') return 'fallen';
  if (view.space[rider] === view.began[rider] && view.card === 'puncture') return 'punctured';
  return 'moved';
}

function markers(options: Options, length: number): readonly Marker[] {
  const list: Marker[] = [{ at: 0, kind: 'start' }];
  // LC-1.1: a course is built of cards of five spaces.
  for (let at = 5; at < length; at += 5)
    list.push(
      options.elimination && at % options.length === 0 ? { at, kind: 'lap', label: `${at / options.length}` } : { at, kind: 'distance' },
    );
  list.push({ at: length, kind: 'finish' });
  return list;
}

/** Riders who stand stuck to one another (LC-3.1): the front, the pack (the largest), the gruppetto (the last), chasers. */
function groups(view: View): readonly Group<GroupKind>[] {
  const runs: RiderId[][] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const rider of view.road) {
    const space = view.space[rider];
    if (last - space > 1) runs.push([]);
    runs.at(-1)?.push(rider);
    last = space;
  }
  const largest = Math.max(...runs.map((run) => run.length));
  const pack = runs.findIndex((run) => run.length === largest);
  return runs.map((riders, index) => ({
    kind: kindOf(index, pack, runs.length),
    riders,
    from: view.space[riders.at(-1) as RiderId],
    to: view.space[riders[0]],
  }));
}

function kindOf(index: number, pack: number, count: number): GroupKind {
  if (index === pack) return 'pack';
  if (index === 0) return 'front';
  return index === count - 1 ? 'gruppetto' : 'chasers';
}

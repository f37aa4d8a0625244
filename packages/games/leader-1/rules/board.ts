import type { Block, Board, BoardRider, Terrain as Ground, Group, Holding, Marker, RiderId, Section } from '@gruppetto/kernel';
import { mostPursuits } from './carried-over.ts';
import { type Course, courseOf, furthest } from './course.ts';
import { deciderOf } from './peloton.ts';
import { rowsEach, type Tile, tileOf } from './tiles.ts';
import type { Place, RacePlan, View } from './types.ts';

export function board(view: View): Board {
  const course = courseOf(view.options);
  const { plan, length } = course;
  const riders = inOrderOfArrival(view).map((rider) => boardRider(view, rider));
  return {
    first: Math.min(0, riders.at(-1)?.square ?? 0),
    length,
    runOut: furthest,
    layout: 'lanes',
    sections: plan.hexagons.map((id, index) => section(plan, tileOf(id), index)),
    markers: markers(view, plan, length),
    riders,
    groups: groups(view),
    blocks: view.front > length ? [] : peloton(view),
    holdings: holdings(view, course),
    hazards: hazards(plan),
  };
}

/** The road has the last to arrive in a row first (L1-3.8); a board has him last. */
const inOrderOfArrival = ({ road, row }: View): readonly RiderId[] => [...road].reverse().sort((a, b) => row[b] - row[a]);

function boardRider(view: View, rider: RiderId): BoardRider {
  const place = { rider, square: view.row[rider], lane: view.lane[rider] };
  const spot: BoardRider = view.options.before?.leader === rider ? { ...place, jersey: 'yellow' } : place;
  if (view.fallen[rider] > 0) return { ...spot, mark: 'fallen' };
  if (view.punctured[rider] > 0) return { ...spot, mark: 'punctured' };
  return view.moved[rider] === view.turn ? { ...spot, mark: 'moved' } : spot;
}

const grounds: Readonly<Record<Tile['terrain'], Ground>> = { plain: 'flat', hill: 'climb', mountain: 'climb', downhill: 'descent' };
/** L1-3.2: who has more free squares than others. */
const favourites: Partial<Record<Tile['terrain'], string>> = { plain: 'rouleur', mountain: 'climber' };

function section(plan: RacePlan, tile: Tile, index: number): Section {
  const { terrain, cobbles, lanes } = tile;
  const favours = favourites[terrain];
  const category = plan.climbs.find(({ hexagon }) => hexagon === index + 1)?.category;
  return {
    from: index * rowsEach + 1,
    to: (index + 1) * rowsEach,
    terrain: cobbles ? 'cobbles' : grounds[terrain],
    lanes,
    ...(category !== undefined && { label: `${category}` }),
    ...(favours && { favours }),
  };
}

function markers(view: View, plan: RacePlan, length: number): readonly Marker[] {
  const list: Marker[] = [{ at: 0, kind: 'start' }];
  for (const at of plan.feeds) list.push({ at, kind: 'feed' });
  for (const at of plan.sprints) list.push({ at, kind: 'sprint' });
  for (const at of plan.bonusLines) list.push({ at, kind: 'time' });
  for (const [index, token] of view.weather.entries())
    if (token === 'hidden') list.push({ at: index * rowsEach, kind: 'weather' });
    else if (token !== 'none') list.push({ at: index * rowsEach, kind: 'weather', label: token });
  list.push({ at: length, kind: 'finish' });
  return list;
}

/** L1-2.6: two rows, and the areas of its tile on them. */
function peloton({ place, front }: View): readonly Block[] {
  const riding = (...areas: readonly Place[]) => [...place.keys()].filter((rider) => areas.includes(place[rider]));
  return [
    { kind: 'front', from: front, to: front, riders: riding('front') },
    { kind: 'back', from: front - 1, to: front - 1, riders: riding('back', 'leaving') },
  ];
}

/** Riders close to one another, before the peloton and behind it. */
function groups(view: View): readonly Group[] {
  const runs: RiderId[][] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const rider of view.road) {
    const row = view.row[rider];
    if (last - row > 1 || (last >= view.front && row < view.front)) runs.push([]);
    runs.at(-1)?.push(rider);
    last = row;
  }
  return runs.map((riders) => {
    const [to, from] = [view.row[riders[0]], view.row[riders.at(-1) as RiderId]];
    return { kind: to >= view.front ? 'breakaway' : 'dropped', riders, from, to };
  });
}

/** L1-2.5: energy, pursuits and risks taken are open; of feed tiles, how many a rider keeps. */
function holdings(view: View, course: Course): readonly Holding[] {
  const list: Holding[] = [];
  for (const [rider, seat] of course.seatOf.entries()) {
    list.push({ seat, rider, what: 'energy', amount: view.energy[rider] });
    list.push({ seat, rider, what: 'risk', amount: view.risks[rider] });
    list.push({ seat, rider, what: 'feed-tile', amount: view.keeps[rider] });
  }
  for (const [team, amount] of view.pursuits.entries()) {
    const seat = deciderOf(view, course, team);
    if (seat !== undefined) list.push({ seat, what: 'pursuit', amount, most: mostPursuits });
  }
  return list;
}

const hazards = (plan: RacePlan): NonNullable<Board['hazards']> =>
  plan.hexagons.flatMap((id, index) =>
    tileOf(id).dark.flatMap((lanes, row) =>
      lanes.flatMap((dark, lane) => (dark ? [{ square: index * rowsEach + row + 1, lane: lane + 1 }] : [])),
    ),
  );

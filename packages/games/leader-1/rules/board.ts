import type { Block, Board, BoardRider, Terrain as Ground, Group, Holding, Marker, RiderId, Road, Section } from '@gruppetto/kernel';
import { maxPursuits } from './carried-over.ts';
import type { Course } from './course.ts';
import { darkOf, type MapHexagon, mapOf } from './map.ts';
import { deciderOf, isAhead } from './peloton.ts';
import { maxSquares } from './squares.ts';
import { rowsEach, type Tile, tileOf } from './tiles.ts';
import type { GroupKind, Leader1, Place, RacePlan, Thing, View } from './types.ts';

export function road(course: Course): Road {
  const { plan, length } = course;
  return {
    first: 0,
    length,
    runOut: maxSquares,
    layout: 'lanes',
    laneOne: 'left',
    sections: mapOf(plan.hexagons).map((hexagon, index) => section(plan, hexagon, index)),
    markers: markers(plan, length),
    hazards: hazards(course),
  };
}

export function board(course: Course, view: View): Board<Leader1> {
  return {
    riders: inOrderOfArrival(view).map((rider) => boardRider(course, view, rider)),
    groups: groups(view),
    blocks: view.front > course.length ? [] : peloton(view),
    holdings: holdings(course, view),
    markers: weather(view),
  };
}

/** The road has the last to arrive in a row first (L1-3.8); a board has them last. */
const inOrderOfArrival = ({ road, row }: View): readonly RiderId[] => [...road].reverse().sort((a, b) => row[b] - row[a]);

function boardRider({ options }: Course, view: View, rider: RiderId): BoardRider {
  const place = { rider, square: view.row[rider], lane: view.lane[rider] };
  const spot: BoardRider = options.before?.leader === rider ? { ...place, jersey: 'yellow' } : place;
  if (view.fallen[rider] > 0) return { ...spot, mark: 'fallen' };
  if (view.punctured[rider] > 0) return { ...spot, mark: 'punctured' };
  return view.moved[rider] === view.turn ? { ...spot, mark: 'moved' } : spot;
}

const grounds: Readonly<Record<Tile['terrain'], Ground>> = { plain: 'flat', hill: 'climb', mountain: 'climb', downhill: 'descent' };
/** L1-3.2: who has more free squares than others. */
const favourites: Partial<Record<Tile['terrain'], string>> = { plain: 'rouleur', mountain: 'climber' };

function section(plan: RacePlan, hexagon: MapHexagon, index: number): Section {
  const { terrain, cobbles, lanes, bend } = tileOf(hexagon.id);
  const dark = darkOf(hexagon);
  const favours = favourites[terrain];
  const category = plan.climbs.find(({ hexagon }) => hexagon === index + 1)?.category;
  return {
    from: index * rowsEach + 1,
    to: (index + 1) * rowsEach,
    terrain: cobbles ? 'cobbles' : grounds[terrain],
    lanes,
    ...(bend !== 'straight' && { squares: dark.map(({ length }) => length) }),
    ...(category !== undefined && { label: `${category}` }),
    ...(favours && { favours }),
  };
}

function markers(plan: RacePlan, length: number): readonly Marker[] {
  const list: Marker[] = [{ at: 0, kind: 'start' }];
  for (const at of plan.feeds) list.push({ at, kind: 'feed' });
  for (const at of plan.sprints) list.push({ at, kind: 'sprint' });
  for (const at of plan.bonusLines) list.push({ at, kind: 'time' });
  list.push({ at: length, kind: 'finish' });
  return list;
}

/** L1-5.7: the tokens, those face down without a label. */
function weather(view: View): readonly Marker[] {
  const list: Marker[] = [];
  for (const [index, token] of view.weather.entries())
    if (token === 'hidden') list.push({ at: index * rowsEach, kind: 'weather' });
    else if (token !== 'none') list.push({ at: index * rowsEach, kind: 'weather', label: token });
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
function groups(view: View): readonly Group<GroupKind>[] {
  const runs: RiderId[][] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const rider of view.road) {
    const row = view.row[rider];
    if (last - row > 1 || (isAhead(view, last) && !isAhead(view, row))) runs.push([]);
    runs.at(-1)?.push(rider);
    last = row;
  }
  return runs.map((riders) => {
    const [to, from] = [view.row[riders[0]], view.row[riders.at(-1) as RiderId]];
    return { kind: isAhead(view, to) ? 'breakaway' : 'dropped', riders, from, to };
  });
}

/** L1-2.5: energy, pursuits and risks taken are open; of feed tiles, how many a rider keeps. */
function holdings(course: Course, view: View): readonly Holding<Thing>[] {
  const list: Holding<Thing>[] = [];
  for (const [rider, seat] of course.seatOf.entries()) {
    list.push({ seat, rider, what: 'energy', amount: view.energy[rider] });
    list.push({ seat, rider, what: 'risk', amount: view.risks[rider] });
    list.push({ seat, rider, what: 'feed-tile', amount: view.keeps[rider] });
  }
  for (const [team, amount] of view.pursuits.entries()) {
    const seat = deciderOf(course, view, team);
    if (seat !== undefined) list.push({ seat, what: 'pursuit', amount, max: maxPursuits });
  }
  return list;
}

function hazards({ squares }: Course): NonNullable<Road['hazards']> {
  const list: { square: number; lane: number }[] = [];
  for (let square = 1; square < squares.count; square++)
    if (squares.dark[square] === 1) list.push({ square: squares.row[square], lane: squares.lane[square] });
  return list;
}

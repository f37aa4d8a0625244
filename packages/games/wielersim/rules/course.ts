import { type RiderId, remember } from '@gruppetto/kernel';
import { bare, loopLength, unroll } from './laps.ts';
import { colours, riderTypes } from './rider-types.ts';
import { isMountainStage, parseRoute } from './route.ts';
import { maxRiders, parseStartList } from './start-list.ts';
import type { Category, Entry, Options, RiderType, Route, RouteRow, Where } from './types.ts';

/** WS-1.1. */
export const roadLanes = 6;
export const cobbleLanes = 4;
/** The longest move, by two dice. */
export const maxMove = 12;

/** WS-4.9: how many levels lower than the thrower a rider may be and still follow; on the flat anybody may. */
const levelsLower: Readonly<Record<Category, number>> = { HC: 0, C1: 1, C2: 2, C3: 3 };
const anyLevel = 3;

/** WS-1.1: a rider has passed a mark when they stand on its row or beyond. */
export interface Mark {
  readonly row: number;
  readonly name: string;
}

export interface Top extends Mark {
  readonly category: Category;
}

/** A climb or cobbles, both ends included. */
interface Sector {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  /** Of a climb; absent on cobbles. */
  readonly climb?: { readonly category: Category; readonly malus: number };
}

/** All that follows from the options: made once for them, and never written to but for what is spare. */
export interface Course {
  readonly options: Options;
  readonly route: Route;
  readonly entries: readonly Entry[];
  /** WS-1.1: squares from the start to the line, L; row r has L − r squares to go. */
  readonly length: number;
  /** WS-1.1: the rows on which the laps after the first begin. */
  readonly laps: readonly number[];
  readonly sectors: readonly Sector[];
  readonly tops: readonly Top[];
  readonly sprints: readonly Mark[];
  /** Rows of the schedule that are on the course, in order. */
  readonly locations: readonly Mark[];
  /** WS-6.3. */
  readonly uphillFinish: boolean;
  /** WS-7.2, WS-7.4. */
  readonly mountainStage: boolean;
  readonly cobbledRows: number;
  /** How many rows may lie behind row 0, on a crowded start grid. Row r is number `behind + r` in the lists by row. */
  readonly behind: number;
  /** By row: how wide it is; the malus if it is uphill, else 0; WS-4.9; the type that it favours. */
  readonly lanes: Uint8Array;
  readonly malus: Uint8Array;
  readonly levels: Uint8Array;
  readonly favours: Uint8Array;
  /** By row: where the malus of its cobbles begin among those of the race; -1 where there are none. */
  readonly cobbles: Int16Array;
  /** By rider: their type, and how far from the highest in hierarchy it is. */
  readonly types: Uint8Array;
  readonly ranks: Uint8Array;
  /** WS-3.1: the riders at the start, in the order in which they throw. */
  readonly startOrder: readonly RiderId[];
  /** Arrays that turns are ridden on, for the next turn to use. */
  readonly spare: Uint8Array[];
}

export const courseOf = remember(build);

function build(options: Options): Course {
  const read = parseRoute(options.route);
  const list = parseStartList(options.riders);
  if (!read.ok || !list.ok) throw new Error('these options have not been parsed');
  const entries = list.value;
  // WS-3.1: nobody starts further back than if all were sent behind one another, four abreast.
  const behind = Math.ceil(entries.length / cobbleLanes);
  return { ...roadOf(read.value, behind), options, entries, behind, ...byRider(read.value, entries, options) };
}

type Road = Omit<Course, 'options' | 'entries' | 'behind' | keyof ByRider>;

/** By route, and by how many rows may lie behind row 0. */
const roads = new WeakMap<Route, Map<number, Road>>();

function roadOf(route: Route, behind: number): Road {
  const known = roads.get(route) ?? new Map<number, Road>();
  roads.set(route, known);
  const road = known.get(behind) ?? buildRoad(route, behind);
  known.set(behind, road);
  return road;
}

function buildRoad(route: Route, behind: number): Road {
  const { laps = 1 } = route;
  const rows = unroll(route);
  const loop = loopLength(route);
  const length = laps * loop;
  const sectors = sectorsOf(rows, length);
  return {
    route,
    length,
    laps: Array.from({ length: laps - 1 }, (_, index) => (index + 1) * loop),
    sectors,
    tops: sectors.flatMap(({ to, name, climb }) => (climb ? [{ row: to + 1, name, category: climb.category }] : [])),
    sprints: marksOf(rows, length, ({ event }) => event?.kind === 'sprint'),
    locations: marksOf(rows, length, ({ event }) => event?.kind !== 'finish'),
    uphillFinish: sectors.some(({ to, climb }) => climb && to === length - 1),
    mountainStage: isMountainStage(route),
    spare: [],
    ...byRow(rows, sectors, behind, length),
  };
}

const marksOf = (rows: readonly RouteRow[], length: number, isOne: (row: RouteRow) => boolean): readonly Mark[] =>
  rows.flatMap((row) => (row.squares !== undefined && isOne(row) ? [{ row: length - row.squares, name: row.location }] : []));

/** WS-1.2: a marker's square belongs to the section it opens. */
function sectorsOf(rows: readonly RouteRow[], length: number): readonly Sector[] {
  const list: Sector[] = [];
  let from = 0;
  for (const { event, squares = 0, location } of rows) {
    const row = length - squares;
    if (event?.kind === 'climb-start' || event?.kind === 'cobbles-start') from = row;
    const name = bare(location);
    if (event?.kind === 'top') list.push({ from, to: row - 1, name, climb: { category: event.category, malus: event.malus } });
    if (event?.kind === 'cobbles-end') list.push({ from, to: row - 1, name });
  }
  return list;
}

type ByRow = Pick<Course, 'lanes' | 'malus' | 'levels' | 'favours' | 'cobbles' | 'cobbledRows'>;

function byRow(rows: readonly RouteRow[], sectors: readonly Sector[], behind: number, length: number): ByRow {
  // WS-1.1: beyond the line the road is flat and six wide. The width of a chain looks at one row more.
  const count = behind + length + maxMove + 1;
  const lanes = new Uint8Array(count).fill(roadLanes);
  const malus = new Uint8Array(count);
  const levels = new Uint8Array(count).fill(anyLevel);
  const favours = new Uint8Array(count);
  const cobbles = new Int16Array(count).fill(-1);
  let cobbledRows = 0;
  for (const { from, to, climb } of sectors)
    for (let row = from; row <= to; row++) {
      const at = behind + row;
      if (climb) {
        // WS-1.4.
        malus[at] = Math.ceil(((row - from + 1) * climb.malus) / (to - from + 1));
        levels[at] = levelsLower[climb.category];
      } else {
        lanes[at] = cobbleLanes;
        cobbles[at] = cobbleLanes * cobbledRows++;
      }
    }
  // WS-1.3: each colour reigns until the next; the first one on the start grid too.
  let began = false;
  for (const { colour, squares = 0 } of rows) {
    if (!colour) continue;
    favours.fill(colours.indexOf(colour), began ? behind + length - squares : 0);
    began = true;
  }
  return { lanes, malus, levels, favours, cobbles, cobbledRows };
}

type ByRider = Pick<Course, 'types' | 'ranks' | 'startOrder'>;

function byRider({ hierarchy }: Route, entries: readonly Entry[], { jersey, absent }: Options): ByRider {
  const types = Uint8Array.from(entries, ({ type }) => riderTypes.indexOf(type));
  const ranks = Uint8Array.from(entries, ({ type }) => hierarchy.indexOf(type));
  const teams = new Map(teamsOf(entries).map((team, index) => [team, index]));
  const places = entries.map(({ team }, rider) => {
    const level = rider === jersey - 1 ? 0 : 1 + ranks[rider];
    return level * maxRiders + (teams.get(team) as number);
  });
  const starters = absent.length === 0 ? [...entries.keys()] : [...entries.keys()].filter((rider) => !absent.includes(rider + 1));
  const startOrder = starters.sort((a, b) => places[a] - places[b]);
  return { types, ranks, startOrder };
}

/** WS-3.1: in the order of the start list. */
export const teamsOf = (entries: readonly Entry[]): readonly string[] => [...new Set(entries.map(({ team }) => team))];

export const roleOf = ({ entries }: Course, rider: RiderId): RiderType => entries[rider].type;

export function whereIs({ length, sectors }: Course, row: number): Where {
  const sector = sectors.find(({ from, to }) => from <= row && row <= to)?.name;
  return { toGo: Math.max(0, length - row), ...(sector !== undefined && { sector }) };
}

import type { Part, Race, RiderId } from '@gruppetto/kernel';
import { type Example, type Expected, examplesOf } from '@gruppetto/testkit';
import { type Choice, type Options, type Pace, type PaceWheel, type Points, type Position, paceWheel, type Skill } from '../rules/index.ts';

const colours = ['red', 'blue', 'green', 'white', 'black'] as const;

type Colour = (typeof colours)[number];
export type RacerName = `${Colour}${1 | 2 | 3}`;

export const racer = (name: RacerName): RiderId => 3 * colours.indexOf(name.slice(0, -1) as Colour) + Number(name.slice(-1)) - 1;
export const nameOf = (rider: RiderId): RacerName => `${colours[Math.floor(rider / 3)]}${((rider % 3) + 1) as 1 | 2 | 3}`;

/** "red1 blue2". */
export const racers = (names: string): RiderId[] => (names === '' ? [] : names.split(' ').map((name) => racer(name as RacerName)));

const ids = Array.from({ length: 15 }, (_, id) => id);
export const [red1, red2, red3, blue1, blue2, blue3, green1, green2, green3, white1, white2, white3] = ids;

/** Two teams on a flat road with given profiles, unless a test says otherwise. */
const usual = { teams: 2, course: 'f100', profiles: 'given' } as const;

export function optionsOf(others: Partial<Options> = {}): Options {
  const parsed = paceWheel.options.parse({ ...usual, ...others });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

export const raceOf = (others: Partial<Options> = {}): Race<PaceWheel> => paceWheel.race(optionsOf(others));

/** Squares and the racers on them, in the order of standing: `{ 20: 'red1 blue1', 19: 'red2' }`. */
export type Squares = Readonly<Record<number, string>>;

const spots = (squares: Squares): Position['road'] =>
  Object.keys(squares)
    .map(Number)
    .sort((a, b) => b - a)
    .flatMap((square) => racers(squares[square]).map((rider) => ({ rider, square })));

/** Racers who are not named wait far behind: four in the start area, others two squares behind those. */
function roadOf(squares: Squares, count: number): Position['road'] {
  const named = spots(squares);
  const others = ids.slice(0, count).filter((id) => !named.some(({ rider }) => rider === id));
  return [...named, ...others.map((rider, index) => ({ rider, square: -2 * Math.floor(index / 4) }))];
}

/** By racer; five of each skill where nothing is said. */
type SomePoints = Partial<Record<RacerName, Partial<Points>>>;
export const pointsOf = (points: SomePoints, teams: number): readonly Points[] =>
  ids.slice(0, 3 * teams).map((rider) => ({ sprint: 5, stamina: 5, climbing: 5, ...points[nameOf(rider)] }));

/** PW-1.2: fifteen in all; what nobody named gives way. */
const fifteenAtMost = (all: readonly Points[], named: SomePoints): readonly Points[] =>
  all.map((points, rider) => {
    const fitting = { ...points };
    for (const skill of ['climbing', 'sprint', 'stamina'] as const) {
      const above = fitting.sprint + fitting.stamina + fitting.climbing - 15;
      if (above > 0 && named[nameOf(rider)]?.[skill] === undefined) fitting[skill] -= Math.min(fitting[skill], above);
    }
    return fitting;
  });

/** PW-1.2, PW-5.1: profiles of fifteen points from which such points may be left, with what feeding gave. */
export const profilesFor = (points: readonly Points[]): readonly Points[] =>
  points.map((left) => {
    const profile = { ...left };
    const skills = ['sprint', 'stamina', 'climbing'] as const;
    const sum = left.sprint + left.stamina + left.climbing;
    for (let missing = sum; missing < 15; missing++) profile[skills.reduce((a, b) => (profile[b] < profile[a] ? b : a))]++;
    for (let above = sum; above > 15; above--) profile[skills.reduce((a, b) => (profile[b] > profile[a] ? b : a))]--;
    return profile;
  });

export interface Setting extends Omit<Partial<Position>, 'points' | 'groups'> {
  readonly options?: Partial<Options>;
  /** Front first; steady where nothing is said. */
  readonly paces?: readonly Pace[];
  readonly points?: SomePoints;
  /** Racers who are home already, and need no place on the road. */
  readonly arrived?: string;
}

/** The beginning of a turn of red's, with the named racers on their squares. */
export function turnOf(squares: Squares, { options, paces = [], points = {}, arrived = '', ...others }: Setting = {}): Position {
  const given = optionsOf(options);
  const count = 3 * given.teams;
  const home = racers(arrived);
  const position: Position = {
    turn: 9,
    seat: 0,
    road: roadOf(squares, count).filter(({ rider }) => !home.includes(rider)),
    points: fifteenAtMost(pointsOf(points, given.teams), points),
    groups: [],
    ...(home.length > 0 && {
      home: home.map((rider) => ({ rider, turn: 8 })),
      arrival: ids.slice(0, count).map((rider) => (home.includes(rider) ? 1 : 0)),
    }),
    ...others,
  };
  const { group } = paceWheel.race(given).place(position);
  return { ...position, groups: Array.from({ length: 1 + Math.max(...group) }, (_, index) => ({ pace: paces[index] ?? 'steady' })) };
}

/** What an example expects, in the words of these tests. */
interface Said extends Omit<Expected<PaceWheel>, 'position'> {
  /** These racers stand there now, in this order among others. */
  readonly on?: Squares;
  /** Inside a turn: these groups ride, in this order among others: "red1 blue1: steady". */
  readonly groups?: readonly string[];
  /** What everybody has left; five of each skill where nothing is said. */
  readonly points?: SomePoints;
  readonly position?: Part<Position>;
}

/** How the race stands between two choices. */
export const look = (said: Said, teams = 2) => ({ expect: expected(said, teams) });

function expected({ on, groups, points, position, ...others }: Said, teams: number): Expected<PaceWheel> {
  if (!on && !groups && !points && !position) return others;
  return {
    ...others,
    position: {
      ...position,
      ...(on && { road: { $has: spots(on) } }),
      ...(groups && { groups: { $has: groups.map(groupOf) } }),
      ...(points && { points: pointsOf(points, teams) }),
    },
  };
}

function groupOf(said: string): { riders: readonly RiderId[]; pace: Pace } {
  const [names, pace] = said.split(': ');
  return { riders: racers(names), pace: pace as Pace };
}

/** A turn of red's begins: the racers on their squares, the paces of the groups, the dice, the choices, what comes of it. */
interface Told extends Omit<Example<PaceWheel>, 'position' | 'then'>, Omit<Setting, 'options'> {
  readonly squares: Squares;
  readonly then: Said;
}

const play = examplesOf(paceWheel, usual);

export function example(cites: string, title: string, { options = {}, dice = [], choices, then, squares, ...setting }: Told): void {
  const position = turnOf(squares, { options, ...setting });
  exampleFrom(cites, title, { options, position, dice, choices, then });
}

/** The same from any other position. */
export const exampleFrom = (cites: string, title: string, scenario: Omit<Example<PaceWheel>, 'then'> & { readonly then: Said }): void => {
  const { options = {}, position } = scenario;
  const given = position && options.profiles !== 'at-the-table' && !options.carried ? profilesFor(position.points) : [];
  play(cites, title, { ...scenario, options: { given, ...options }, then: expected(scenario.then, options.teams ?? 2) });
};

export const ride: Choice = { do: 'ride' };
export const stay: Choice = { do: 'stay' };
export const keep: Choice = { do: 'keep' };
export const letGo: Choice = { do: 'let-go' };
export const counter: Choice = { do: 'counter' };
export const breakAway = (rider: RiderId): Choice => ({ do: 'break-away', rider });
export const spend = (add: number, further: number): Choice => ({ do: 'spend', add, further });
export const add = (points: number): Choice => ({ do: 'add', points });
export const shuffle = (rider: RiderId, to: number): Choice => ({ do: 'shuffle', rider, to });
export const pushBack = (rider: RiderId): Choice => ({ do: 'push-back', rider });
export const burn = (skill: Skill): Choice => ({ do: 'burn', skill });
export const setPace = (pace: Pace): Choice => ({ do: 'set-pace', pace });
/** PW-3.5: for a point of this racer's. */
export const accelerate = (pace: Pace, rider: RiderId, skill: Skill = 'stamina'): Choice => ({
  do: 'set-pace',
  pace,
  burns: { rider, skill },
});
export const feed = (skill: Skill): Choice => ({ do: 'feed', skill });
export const chase = (squares: number): Choice => ({ do: 'chase', squares });
export const give = (sprint: number, stamina: number, climbing: number): Choice => ({ do: 'give', sprint, stamina, climbing });
export const giveUsual: Choice = { do: 'give-usual' };
export const placeRacer = (rider: RiderId, to: number): Choice => ({ do: 'place', rider, to });

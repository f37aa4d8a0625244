import { type RiderId, ScriptedDice, sameData } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import {
  type Choice,
  type Fact,
  paceWheel as game,
  type Options,
  type Pace,
  type Points,
  type Position,
  type State,
} from '../rules/index.ts';
import { paceWheel } from './old-contract.ts';

const colours = ['red', 'blue', 'green', 'white', 'black'] as const;

type Colour = (typeof colours)[number];
export type RacerName = `${Colour}${1 | 2 | 3}`;

export const racer = (name: RacerName): RiderId => 3 * colours.indexOf(name.slice(0, -1) as Colour) + Number(name.slice(-1)) - 1;
export const nameOf = (rider: RiderId): RacerName => `${colours[Math.floor(rider / 3)]}${((rider % 3) + 1) as 1 | 2 | 3}`;

const ids = Array.from({ length: 15 }, (_, id) => id);
export const [red1, red2, red3, blue1, blue2, blue3, green1, green2, green3, white1, white2, white3] = ids as [
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
];

/** Two teams on a flat road, unless a test says otherwise. */
const usual = { teams: 2, course: 'f100', profiles: 'given', accelerating: 'free', groupSprint: 'by-square' } as const;

export function optionsOf(others: Partial<Options> = {}): Options {
  const parsed = paceWheel.options.parse({ ...usual, ...others });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** Squares and who stands on them, in the order of standing: `{ 20: 'red1 blue1', 19: 'red2' }`. */
export type Squares = Readonly<Record<number, string>>;

const racersOn = (names: string): RiderId[] => (names === '' ? [] : names.split(' ').map((name) => racer(name as RacerName)));

/** Who is not named waits far behind: four in the start area, others two squares behind those. */
function roadOf(squares: Squares, racers: number): Position['road'] {
  const named = Object.keys(squares)
    .map(Number)
    .sort((a, b) => b - a)
    .flatMap((square) => racersOn(squares[square]).map((rider) => ({ rider, square })));
  const others = ids.slice(0, racers).filter((id) => !named.some(({ rider }) => rider === id));
  return [...named, ...others.map((rider, index) => ({ rider, square: -2 * Math.floor(index / 4) }))];
}

interface Setting extends Omit<Partial<Position>, 'points' | 'groups'> {
  readonly options?: Partial<Options>;
  /** Front first; steady where nothing is said. */
  readonly paces?: readonly Pace[];
  /** Five of each where nothing is said. */
  readonly points?: Partial<Record<RacerName, Partial<Points>>>;
  /** Racers who are home already, and need no place on the road. */
  readonly arrived?: string;
}

/** The beginning of a turn of red's, with the named racers on their squares. */
export function turnOf(squares: Squares, { options, paces = [], points = {}, arrived = '', ...others }: Setting = {}): Position {
  const given = optionsOf(options);
  const racers = 3 * given.teams;
  const home = racersOn(arrived);
  const road = roadOf(squares, racers).filter(({ rider }) => !home.includes(rider));
  const position: Position = {
    turn: 9,
    seat: 0,
    road,
    points: ids.slice(0, racers).map((rider) => ({ sprint: 5, stamina: 5, climbing: 5, ...points[nameOf(rider)] })),
    groups: [],
    ...(home.length > 0 && {
      home: home.map((rider) => ({ rider, turn: 8 })),
      arrival: ids.slice(0, racers).map((rider) => (home.includes(rider) ? 1 : 0)),
    }),
    ...others,
  };
  const { group } = paceWheel.place(given, position);
  return { ...position, groups: Array.from({ length: 1 + Math.max(...group) }, (_, index) => ({ pace: paces[index] ?? 'steady' })) };
}

export interface Ridden {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** Plays on from there. A choice that is not offered is an error, and so are dice that do not fall. */
export function play(position: Position, choices: readonly Choice[], dice: readonly number[] = [], options: Partial<Options> = {}): Ridden {
  const given = optionsOf(options);
  const parsed = paceWheel.positions(given).parse(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const state = paceWheel.place(given, parsed.value);
  const script = new ScriptedDice(dice);
  const facts: Fact[] = [];
  for (const choice of choices) {
    const offered = paceWheel.turn(state)?.choices ?? [];
    if (!offered.some((one) => sameData(one, choice)))
      throw new Error(`${JSON.stringify(choice)} is not offered, but ${JSON.stringify(offered)}`);
    paceWheel.play(state, choice, script, (fact) => facts.push(fact));
  }
  if (script.left > 0) throw new Error(`${script.left} dice are left`);
  return { state, facts };
}

/** Likewise, and whatever is still asked in this turn is answered so that nothing is spent or changed. */
export function playTurn(...args: Parameters<typeof play>): Ridden {
  const { state, facts } = play(...args);
  const heard = [...facts];
  const { turn } = args[0];
  while (state.turn === turn && state.step !== 'over')
    paceWheel.play(state, nothing(state), new ScriptedDice([]), (fact) => heard.push(fact));
  return { state, facts: heard };
}

/** The choice that leaves all as it is; where there is none, the first. */
function nothing(state: State): Choice {
  const pace = state.groups[state.current]?.pace;
  const list = offered(state);
  const idle = list.find((one) => ['stay', 'let-go', 'keep'].includes(one.do) || (one.do === 'set-pace' && one.pace === pace));
  return idle ?? list[0];
}

/** Where the named racers stand. */
export const squares = <N extends RacerName>({ square }: State, ...names: N[]): Record<N, number> =>
  Object.fromEntries(names.map((name) => [name, square[racer(name)]])) as Record<N, number>;

/** Who stands on a square, in the order of standing. */
export const on = (state: State, square: number): string =>
  state.road
    .filter((rider) => state.square[rider] === square)
    .map(nameOf)
    .join(' ');

/** The groups, front first: who, and how they ride. */
export const groups = (state: State): string[] =>
  state.groups.map(
    ({ pace }, index) =>
      `${state.road
        .filter((rider) => state.group[rider] === index)
        .map(nameOf)
        .join(' ')}: ${pace}`,
  );

export const offered = (state: State): readonly Choice[] => paceWheel.turn(state)?.choices ?? [];

export const refusal = (state: State, choice: Choice) => paceWheel.barred(state).find((barred) => sameData(barred.choice, choice))?.refusal;

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
export const setPace = (pace: Pace): Choice => ({ do: 'set-pace', pace });
export const placeRacer = (rider: RiderId, to = 0): Choice => ({ do: 'place', rider, to });

export const example = examplesOf(game, usual);

import { type PlayedScenario, playScenario, type RiderId, type Scenario } from '@gruppetto/kernel';
import { scenarioProblems } from '@gruppetto/testkit';
import { expect, test } from 'vitest';
import {
  type Choice,
  type CyclingParty,
  courseOf,
  cyclingParty,
  type Fact,
  type Options,
  type Position,
  type Stage,
  type State,
} from '../rules/index.ts';

/** CP-1.1. */
const colours = ['black', 'blue', 'green', 'purple', 'red', 'yellow'] as const;

export type Colour = (typeof colours)[number];
export type RiderName = `${Colour}${1 | 2 | 3 | 4 | 5 | 6}`;

export const rider = (name: RiderName, ridersEach = 5): RiderId =>
  ridersEach * colours.indexOf(name.slice(0, -1) as Colour) + Number(name.slice(-1)) - 1;

export const seat = (colour: Colour): number => colours.indexOf(colour);

/** CP-1.8. */
export const printed: Stage = {
  length: 200,
  type: 'flat',
  passes: [
    { from: 50, length: 11 },
    { from: 110, length: 11 },
  ],
};

/** A senior stage whose passes are out of the way, but for those that a test is about. */
export const senior: Stage = {
  length: 150,
  type: 'high',
  passes: [
    { from: 40, category: 'hors' },
    { from: 80, category: 'first' },
    { from: 120, category: 'third' },
  ],
};

export const junior = { version: 'junior', stage: 'own', own: printed } as const;
export const inSenior = { version: 'senior', stage: 'own', own: senior } as const;

/** Passes of 32, 24 and 8 squares, to 71, 103 and 127. */
export const master: Stage = { ...senior, sprints: [20, 78, 110] };
export const inMaster = { version: 'master', stage: 'own', own: master } as const;

type Squares = Partial<Record<RiderName, number>>;

export interface Race {
  readonly options: Partial<Options>;
  readonly at: Squares;
  readonly teams?: Partial<Record<Colour, NonNullable<Position['teams']>[number]>>;
  readonly more?: Partial<Position>;
}

const turn = 5;

/** Before a turn, with these riders on the road and all others withdrawn. Teams that are not named have nothing and are asked nothing. */
export function before({ options, at, teams = {}, more }: Race): { options: Options; position: Position } {
  const parsed = cyclingParty.options.parse({ teams: 2, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const all = parsed.value;
  const spots = Object.entries(at).map(([name, square]) => ({ rider: rider(name as RiderName, all.riders), square }));
  const absent = Array.from({ length: all.teams * all.riders }, (_, id) => id).filter((id) => !spots.some((spot) => spot.rider === id));
  const road = spots.sort((a, b) => b.square - a.square);
  const { climbs, pass, primes } = courseOf(all);
  const position: Position = {
    turn,
    road,
    teams: Array.from({ length: all.teams }, (_, index) => {
      const named = teams[colours[index]];
      const climber = at[`${colours[index]}1`];
      return {
        bottles: 0,
        sprints: 0,
        attacks: 0,
        quiet: named && 'bottles' in named ? 0 : turn + 1,
        // CP-6.6: on a pass the climber has come to it.
        ...(all.version !== 'junior' && climber !== undefined && climbs.length > 0 && { pass: pass[climber] }),
        ...named,
      };
    }),
    out: absent.map((id) => ({ rider: id, reason: all.version === 'master' ? ('crashed' as const) : ('withdrew' as const) })),
    // CP-8.6: riders have the points of what they have passed.
    ...(primes.length > 0 && {
      passed: primes.map(({ square, points }) =>
        road
          .filter((spot) => spot.square > square)
          .slice(0, points.length)
          .map((spot) => spot.rider),
      ),
    }),
    ...more,
  };
  // Only the sign for the turn is asked: everybody has answered about withdrawals.
  const { now } = cyclingParty.race(all).place(position);
  const answered = Array.from({ length: all.teams }, (_, index) => index).filter((index) => index !== now.seat);
  return { options: all, position: { ...position, ...(now.step === 'car' && { now: { ...now, answered } }) } };
}

export interface Example extends Race {
  readonly dice?: readonly number[];
  /** After the sign for the turn. */
  readonly choices?: readonly Choice[];
  /** Where these riders come to stand. */
  readonly then?: Squares;
  readonly facts?: readonly Partial<Fact>[];
  readonly asked?: { readonly step: State['now']['step']; readonly colour: Colour; readonly choices?: readonly Choice[] };
  readonly check?: (played: PlayedScenario<CyclingParty>) => void;
}

/** A turn from its sign on: the dice that fall, the choices that are made, and what comes of it. */
export function example(cites: string, title: string, one: Example): void {
  test(`${cites} ${title}`, () => {
    const { options, position } = before(one);
    const scenario: Scenario<CyclingParty> = {
      format: 'gruppetto-scenario',
      game: 'cycling-party',
      title,
      cites: cites.split(', '),
      options,
      position,
      dice: one.dice ?? [],
      choices: [go, ...(one.choices ?? [])],
      expect: one.facts ? { facts: one.facts } : {},
    };
    expect(scenarioProblems(cyclingParty, scenario)).toEqual([]);
    const played = playScenario(cyclingParty, scenario);
    const { state } = played.table;
    const home = new Map(state.home.map((one) => [one.rider, options.own ? options.own.length + one.overrun : 0]));
    const names = Object.keys(one.then ?? {}) as RiderName[];
    const squares = names.map((name) => {
      const id = rider(name, options.riders);
      return [name, home.get(id) ?? state.square[id]];
    });
    expect(Object.fromEntries(squares)).toEqual(one.then ?? {});
    if (one.asked) {
      expect([state.now.step, colours[state.now.seat]]).toEqual([one.asked.step, one.asked.colour]);
      if (one.asked.choices) expect(played.table.race.turn(state)?.choices).toEqual(one.asked.choices);
    }
    one.check?.(played);
  });
}

export const go: Choice = { do: 'ride-on' };
export const agree: Choice = { do: 'agree' };
export const nothing: Choice = { do: 'nothing' };
export const toss = (name: RiderName): Choice => ({ do: 'throw', rider: rider(name) });
export const give = (name: RiderName): Choice => ({ do: 'give', rider: rider(name) });
export const assign = (die: number): Choice => ({ do: 'assign', die });
export const link = (up: boolean, down: boolean): Choice => ({ do: 'link', up, down });
/** To one of several. */
export const bottle: Choice = { do: 'give' };
export const sprint: Choice = { do: 'sprint' };
export const threeDice: Choice = { do: 'sprint', with: 'three-dice' };
export const twentySided: Choice = { do: 'sprint', with: 'twenty-sided' };
export const attack = (name: RiderName): Choice => ({ do: 'attack', rider: rider(name) });
export const fallBack = (name: RiderName): Choice => ({ do: 'fall-back', rider: rider(name) });
export const mountainAttack: Choice = { do: 'mountain-attack' };
export const descend = (name: RiderName): Choice => ({ do: 'descend', rider: rider(name) });

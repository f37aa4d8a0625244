import type { Arrival, Game, GameTypes, RiderId } from '@gruppetto/kernel';
import fc from 'fast-check';
import { beforeAll, describe, test } from 'vitest';
import { checksOf, type Invariant, type NamedChecks, secretsAreKept } from './checks.ts';
import { type Faults, racesEnd, racesPlay, ride } from './ride.ts';
import type { Secrets } from './secrets.ts';
import { stageRaceChecks, stageRaceFaults } from './stage-races.ts';

/** What a game's test must say about it, so that the contract can be checked. */
export interface Terms<T extends GameTypes> {
  /** The races are set up with these in turn, or with what is drawn from here. */
  readonly options: readonly Partial<T['Options']>[] | fc.Arbitrary<Partial<T['Options']>>;
  /** No race takes more choices than this. */
  readonly longest: number;
  readonly races?: number;
  /** The race that a failure names, alone: to play it again. */
  readonly only?: number;
  /** What holds from one choice to the next, by name. */
  readonly invariants?: Readonly<Record<string, Invariant<T>>>;
  /** Absent where nothing is hidden. */
  readonly secrets?: Secrets<T>;
  /** How a rider who is home would be typed, where the game is raced in stages. */
  readonly arrivalOf?: (state: T['State'], rider: RiderId) => Arrival;
}

/** The tests that every game of the catalogue must pass. */
export function contractSuite<T extends GameTypes>(game: Game<T>, terms: Terms<T>): void {
  describe(`the contract, kept by ${game.id}`, () => {
    let faults: Faults;
    beforeAll(() => {
      faults = contractFaults(game, terms);
    });
    test.each(checkNames(game, terms))('%s', (name) => {
      const fault = faults.get(name);
      if (fault) throw new Error(fault);
    });
  });
}

/** By the name of a check, the first fault that it found in many random races. */
export function contractFaults<T extends GameTypes>(game: Game<T>, terms: Terms<T>): Faults {
  const { races = 2000, only, longest, invariants = {}, secrets } = terms;
  const sets = terms.options instanceof fc.Arbitrary ? fc.sample(terms.options, { numRuns: races, seed: 1 }) : terms.options;
  const faults = new Map<string, string>();
  let altered = 0;
  const checks = checksOf(invariants, secrets && counted(secrets, () => altered++));
  const [first, end] = only === undefined ? [0, races] : [only, only + 1];
  for (let nth = first; nth < end; nth++) ride(game, { nth, options: sets[nth % sets.length], longest }, checks, faults);
  if (secrets && only === undefined && altered === 0) faults.set(secretsAreKept, 'nothing was ever altered');
  if (game.stageRace && only === undefined)
    for (const [name, fault] of stageRaceFaults(game, game.stageRace, { bases: basesOf(game, sets), longest, arrivalOf: terms.arrivalOf }))
      faults.set(name, fault);
  return faults;
}

/** What does not parse is found when its race is ridden. */
const basesOf = <T extends GameTypes>(game: Game<T>, sets: readonly Partial<T['Options']>[]): readonly T['Options'][] =>
  sets.flatMap((input) => {
    const parsed = game.options.parse(input);
    return parsed.ok ? parsed.value : [];
  });

const counted = <T extends GameTypes>(secrets: Secrets<T>, count: () => void): Secrets<T> => ({
  ...secrets,
  alter(...about) {
    const altered = secrets.alter(...about);
    if (altered) count();
    return altered;
  },
});

export const checkNames = <T extends GameTypes>(game: Game<T>, { invariants = {}, secrets }: Terms<T>): readonly string[] => [
  racesPlay,
  racesEnd,
  ...Object.values(checksOf(invariants, secrets)).flatMap((some: NamedChecks<T>) => some.map(([name]) => name)),
  ...(game.stageRace ? stageRaceChecks : []),
];

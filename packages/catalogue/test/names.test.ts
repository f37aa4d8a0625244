import type { GameTypes } from '@gruppetto/kernel';
import type { Room } from '@gruppetto/room';
import { expect, expectTypeOf, test } from 'vitest';
import { list } from '../src/list.ts';

type TypesOf<R> = R extends Room<infer T> ? T : never;
type AnyGame = TypesOf<Awaited<ReturnType<(typeof list)[keyof typeof list]['room']>>>;

/** Those names that may be any text: nobody would miss the word for one. */
type Open<Names> = { [Name in keyof Names]: Names[Name] extends string ? (string extends Names[Name] ? Name : never) : never }[keyof Names];
type OpenIn<T> = T extends GameTypes ? Open<T> | Open<NonNullable<T['StageRace']>> : never;

const without = <R extends object, Key extends keyof R>(record: R, key: Key): Omit<R, Key> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) as Omit<R, Key>;

test('every name that a game has is one of a list', () => {
  expectTypeOf<AnyGame['Reason']>().not.toBeNever();
  expectTypeOf<OpenIn<AnyGame>>().toBeNever();
});

test('a word that is missing for one of them does not compile', async () => {
  const { words } = await list['cycling-party'].room();
  const game = words();
  const { stageRace: said } = game;
  const lacking: readonly (typeof said)[] = [
    // @ts-expect-error: a kind of tours.
    { ...said, kinds: without(said.kinds, 'classic') },
    // @ts-expect-error: a classification.
    { ...said, classifications: without(said.classifications, 'teams') },
    // @ts-expect-error: a jersey.
    { ...said, jerseys: without(said.jerseys, 'purple') },
    // @ts-expect-error: a kind of primes.
    { ...said, primes: without(said.primes, 'hors') },
    // @ts-expect-error: a kind of days.
    { ...said, days: without(said.days, 'low') },
    // @ts-expect-error: a field of what is typed.
    { ...said, arrival: without(said.arrival, 'front') },
    // @ts-expect-error: why a rider is out.
    { ...said, outs: without(said.outs, 'crashed') },
    // @ts-expect-error: an advantage.
    { ...said, advantages: without(said.advantages, 'bottle') },
  ];
  const { words: paceWheel } = await list['pace-wheel'].room();
  // @ts-expect-error: what is settled before a stage.
  const unsettled: { prepare: ReturnType<typeof paceWheel>['stageRace']['prepare'] } = { prepare: {} };
  // @ts-expect-error: all of it.
  const silent: typeof game = { ...game, stageRace: undefined };
  expect([...lacking, unsettled, silent]).toHaveLength(10);
});

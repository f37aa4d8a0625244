import { describe, expect, test } from 'vitest';
import { integer, object, type TypedStage, type TypedTerms, typedProblems } from '../src/index.ts';

const arrival = object({ seconds: integer({ min: 0, max: 59 }) });

const terms: TypedTerms = {
  starters: [0, 1, 2],
  primes: [
    { id: 'sprint-1', kind: 'sprint', square: 10, places: 2 },
    { id: 'pass-1', kind: 'hors', square: 20, places: 3 },
  ],
  primesFill: true,
  outs: ['fell'],
  arrival,
};

const home = (...riders: readonly number[]): TypedStage['arrivals'] => riders.map((rider) => ({ rider, arrival: { seconds: rider } }));
const good: TypedStage = {
  arrivals: home(2, 0),
  primes: [
    { id: 'pass-1', order: [0, 1, 2] },
    { id: 'sprint-1', order: [1, 0] },
  ],
  out: [{ rider: 1, reason: 'fell' }],
  used: [],
};

const said = (stage: TypedStage, given: TypedTerms = terms) =>
  typedProblems(given, stage).map(({ at, need }) => [at, need.reason, need.with]);

describe('a typed stage', () => {
  test('in which all is said has no problem', () => expect(said(good)).toEqual([]));

  test.each<[string, Partial<TypedStage>, readonly unknown[]]>([
    ['a starter who is nowhere', { arrivals: home(2) }, ['arrivals', 'neither-home-nor-out', { rider: 0 }]],
    ['one who is home twice', { arrivals: home(2, 0, 2) }, ['arrivals[2].rider', 'named-twice', { rider: 2 }]],
    ['one who is home and out', { arrivals: home(2, 0, 1) }, ['out[0].rider', 'named-twice', { rider: 1 }]],
    ['one who did not start', { arrivals: home(2, 0, 3) }, ['arrivals[2].rider', 'no-starter', { rider: 3 }]],
    [
      'an arrival that cannot be',
      { arrivals: [{ rider: 2, arrival: { seconds: 60 } }, ...home(0)] },
      ['arrivals[0].arrival.seconds', 'out-of-range', { value: 60, min: 0, max: 59 }],
    ],
    ['an unknown reason', { out: [{ rider: 1, reason: 'bored' }] }, ['out[0].reason', 'need-one-of', { values: 'fell' }]],
    [
      'an unknown prime',
      { primes: [...good.primes, { id: 'pass-2', order: [] }] },
      ['primes[2].id', 'need-one-of', { values: 'sprint-1, pass-1' }],
    ],
    [
      'a prime that is there twice',
      { primes: [...good.primes, { id: 'pass-1', order: [] }] },
      ['primes[2].id', 'prime-twice', { id: 'pass-1' }],
    ],
    [
      'one who passed twice',
      { primes: [good.primes[0], { id: 'sprint-1', order: [1, 1] }] },
      ['primes[1].order[1]', 'named-twice', { rider: 1 }],
    ],
    [
      'one who passed and did not start',
      { primes: [good.primes[0], { id: 'sprint-1', order: [1, 7] }] },
      ['primes[1].order[1]', 'no-starter', { rider: 7 }],
    ],
    [
      'more than a prime has places for',
      { primes: [good.primes[0], { id: 'sprint-1', order: [1, 0, 2] }] },
      ['primes[1].order', 'wrong-count', { count: 3, min: 0, max: 2 }],
    ],
    ['a prime nobody wrote down', { primes: good.primes.slice(0, 1) }, ['primes', 'prime-not-full', { id: 'sprint-1', count: 0, need: 2 }]],
  ])('%s is named', (_, given, problem) => expect(said({ ...good, ...given })).toEqual([problem]));

  test('what is missing on the way is said before anybody is home', () => {
    const nothing = { arrivals: [], primes: [], out: good.out, used: [] };
    expect(said(nothing)).toEqual([
      ['arrivals', 'neither-home-nor-out', { rider: 0 }],
      ['arrivals', 'neither-home-nor-out', { rider: 2 }],
      ['primes', 'prime-not-full', { id: 'sprint-1', count: 0, need: 2 }],
      ['primes', 'prime-not-full', { id: 'pass-1', count: 0, need: 2 }],
    ]);
  });

  test('a prime needs no more riders than come home, and none where it may stay empty', () => {
    const stage = { ...good, arrivals: home(2), out: [...good.out, { rider: 0, reason: 'fell' }] };
    expect(said({ ...stage, primes: terms.primes.map(({ id }) => ({ id, order: [2] })) })).toEqual([]);
    expect(said({ ...stage, primes: [] }, { ...terms, primesFill: false })).toEqual([]);
  });
});

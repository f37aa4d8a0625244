import type { Board, Fact, Preview, Road, Standings, Turn } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import {
  boardFault,
  factFault,
  plainFault,
  previewFault,
  refusalFault,
  ridersFault,
  standingsFault,
  turnFault,
} from '../src/well-formed.ts';

const seats = 2;
const riders = 4;

describe('plain data', () => {
  test('is what JSON can hold', () => {
    expect(plainFault({ a: [1, 'b', true, { c: undefined }] }, 'it')).toBeUndefined();
  });

  test.each([
    [Number.NaN, 'it is NaN, which is not plain data'],
    [{ a: [0, Number.POSITIVE_INFINITY] }, 'it.a[1] is Infinity, which is not plain data'],
    [{ a: null }, 'it.a is null, which is not plain data'],
    [[undefined], 'it[0] is undefined, which is not plain data'],
    [{ a: () => 1 }, 'it.a is () => 1, which is not plain data'],
    [{ a: new Map() }, 'it.a is a Map, which is not plain data'],
    [{ a: Int32Array.of(1) }, 'it.a is a Int32Array, which is not plain data'],
    [Object.create(null), 'it is a undefined, which is not plain data'],
  ])('is not %o', (value, fault) => {
    expect(plainFault(value, 'it')).toBe(fault);
  });
});

test('riders', () => {
  const rider = { seat: 1, team: 1, number: 1 };
  expect(ridersFault([rider, { ...rider, number: 2 }, { ...rider, team: 2 }], seats)).toBeUndefined();
  expect(ridersFault([], 0)).toBe('there are 0 seats');
  expect(ridersFault([rider, { ...rider, seat: 2 }], seats)).toBe('rider 1 is of seat 2, and there are 2 seats');
  expect(ridersFault([rider, rider], seats)).toBe('two riders of a team have the same number');
});

describe('a turn', () => {
  const turn: Turn<{ do: string }> = { seat: 1, rider: 3, choices: [{ do: 'walk' }, { do: 'ride' }] };

  test('is well-formed', () => {
    expect(turnFault(turn, seats, riders)).toBeUndefined();
  });

  test.each([
    [{ seat: 2 }, 'it is the turn of seat 2, and there are 2 seats'],
    [{ seat: -1 }, 'it is the turn of seat -1, and there are 2 seats'],
    [{ rider: 4 }, 'it is about rider 4, and there are 4 riders'],
    [{ choices: [] }, 'there is a turn, but no choice'],
    [{ choices: [{ do: '' }] }, 'choice 0 does not say what to do'],
    [{ choices: [{ do: 'walk' }, { do: 'walk', how: undefined }] }, 'choice 1 is listed twice'],
    [{ choices: [{ do: 'walk', how: null }] }, 'choice 0.how is null, which is not plain data'],
  ])('%j', (part, fault) => {
    expect(turnFault({ ...turn, ...part }, seats, riders)).toBe(fault);
  });
});

test('a refusal', () => {
  expect(refusalFault({ reason: 'no', rule: 'T-1', with: { seat: 1 } })).toBeUndefined();
  expect(refusalFault({ reason: '' })).toBe('a refusal without a reason');
  expect(refusalFault({ reason: 'no', rule: '' })).toBe('the refusal no names an empty rule');
  expect(refusalFault({ reason: 'no', with: { seat: Number.NaN } })).toBe('the refusal.with.seat is NaN, which is not plain data');
});

describe('a fact', () => {
  const fact: Fact & object = { type: 'moved', rule: 'T-1' };

  test('is well-formed', () => {
    expect(factFault({ ...fact, rider: 3, seat: 1, secret: { seat: 0 } } as Fact, seats, riders)).toBeUndefined();
  });

  test.each([
    [{ type: '' }, 'a fact without a type'],
    [{ rule: '' }, 'the fact moved names no rule'],
    [{ rider: 4 }, 'the fact moved is about rider 4, and there are 4 riders'],
    [{ seat: 2 }, 'the fact moved is about seat 2, and there are 2 seats'],
    [{ secret: { seat: 2 } }, 'the fact moved is the secret of no seat'],
    [{ to: Number.NaN }, 'the fact moved.to is NaN, which is not plain data'],
  ])('%j', (part, fault) => {
    expect(factFault({ ...fact, ...part }, seats, riders)).toBe(fault);
  });
});

describe('a board', () => {
  const road: Road = {
    first: 0,
    length: 10,
    runOut: 2,
    runOutLabels: ['b', 'a'],
    layout: 'piles',
    sections: [
      { from: 1, to: 4, terrain: 'flat' },
      { from: 5, to: 6, terrain: 'climb', malus: [1, 2] },
    ],
    markers: [{ at: 10, kind: 'finish' }],
    hazards: [{ square: 6, lane: 1 }],
  };
  const board: Board = {
    riders: [
      { rider: 2, square: 12 },
      { rider: 0, square: 5 },
      { rider: 3, square: 5 },
    ],
    groups: [{ kind: 'pack', riders: [0, 3], from: 5, to: 5 }],
    blocks: [{ kind: 'peloton', riders: [1], from: 1, to: 3 }],
    holdings: [{ seat: 1, what: 'bonus', amount: 2, max: 5 }],
  };
  const lanes: Partial<Road & Board> = { layout: 'lanes', groups: [], sections: [{ from: 1, to: 10, terrain: 'flat', lanes: 2 }] };
  const faultOf = (part: Partial<Road & Board> = {}) => boardFault({ ...road, ...part }, { ...board, ...part }, seats, riders);

  test('is well-formed', () => {
    expect(faultOf()).toBeUndefined();
    expect(faultOf({ ...lanes, riders: [{ rider: 0, square: 5, lane: 2 }] })).toBeUndefined();
    expect(faultOf({ riders: [{ rider: 0, square: -3 }], groups: [] }), 'somebody behind the first square that is drawn').toBeUndefined();
    const cobbles: Road['sections'] = [{ from: 5, to: 6, terrain: 'cobbles', lanes: 3 }];
    expect(faultOf({ sections: cobbles, malus: [{ square: 5, lanes: [1, 2, 3] }] })).toBeUndefined();
    expect(faultOf({ sections: cobbles, malus: [{ square: 5, lanes: [1, 2] }] })).toBe('square 5 has 3 lanes, and a malus for 2');
  });

  test.each<[Partial<Road & Board>, string]>([
    [{ first: 11 }, 'a road from 11 to 10 with a run-out of 2'],
    [{ runOut: -1 }, 'a road from 0 to 10 with a run-out of -1'],
    [{ runOutLabels: ['a'] }, 'a run-out of 2 with labels a'],
    [{ holdings: [{ seat: 2, what: 'bonus', amount: 1 }] }, 'the holding {"seat":2,"what":"bonus","amount":1} is none'],
    [{ holdings: [{ seat: 1, what: 'bonus', amount: 6, max: 5 }] }, 'the holding {"seat":1,"what":"bonus","amount":6,"max":5} is none'],
    [{ sections: [{ from: 3, to: 2, terrain: 'flat' }] }, 'the flat from 3 to 2 is no stretch of the road'],
    [{ sections: [{ from: 3, to: 13, terrain: 'flat' }] }, 'the flat from 3 to 13 is no stretch of the road'],
    [{ sections: [{ from: -1, to: 3, terrain: 'flat' }] }, 'the flat from -1 to 3 begins where another one lies, or out of order'],
    [
      { sections: [...road.sections, { from: 6, to: 7, terrain: 'flat' }] },
      'the flat from 6 to 7 begins where another one lies, or out of order',
    ],
    [{ sections: [{ from: 5, to: 6, terrain: 'climb', malus: [1] }] }, 'the climb from 5 to 6 has a malus for 1 squares'],
    [{ markers: [{ at: 13, kind: 'sprint' }] }, 'the sprint stands at 13, off the road'],
    [{ hazards: [{ square: 13, lane: 1 }] }, 'a hazard at 13/1, off the road'],
    [{ hazards: [{ square: 3, lane: 0 }] }, 'a hazard at 3/0, off the road'],
    [{ riders: [{ rider: 4, square: 1 }] }, 'rider 4 is on the road, and there are 4 riders'],
    [{ riders: [{ rider: 0, square: 0.55 }] }, 'rider 0 stands on 0.55, off the road'],
    [{ riders: [{ rider: 0, square: 1, lane: 1 }] }, 'rider 0 has lane 1 on a road of piles'],
    [{ ...lanes, riders: [{ rider: 0, square: 1 }] }, 'rider 0 has lane undefined on a road of lanes'],
    [{ ...lanes, riders: [{ rider: 0, square: 1, lane: 3 }] }, 'rider 0 rides in lane 3 of 2'],
    [{ ...lanes, riders: [{ rider: 0, square: 1, lane: 0 }] }, 'rider 0 rides in lane 0 of 2'],
    [{ ...lanes, riders: [0, 1].map((rider) => ({ rider, square: 1, lane: 1 })) }, 'two riders stand on one square and lane'],
    [{ riders: [...board.riders, { rider: 1, square: 6 }] }, 'rider 1 on 6 is listed after one on 5'],
    [{ riders: [...board.riders, { rider: 3, square: 5 }] }, 'a rider is on the road twice'],
    [{ groups: [{ kind: 'pack', riders: [], from: 3, to: 2 }] }, 'the pack reaches from 3 to 2'],
    [{ groups: [{ kind: 'pack', riders: [0, 0], from: 5, to: 5 }] }, 'the pack holds riders 0,0'],
    [{ blocks: [{ kind: 'peloton', riders: [4], from: 1, to: 3 }] }, 'the peloton holds riders 4'],
    [{ groups: [{ kind: 'pack', riders: [0], from: 6, to: 7 }] }, 'rider 0 on 5 is outside their pack, which reaches from 6 to 7'],
    [{ blocks: [], groups: [{ kind: 'pack', riders: [1], from: 5, to: 5 }] }, 'rider 1 is in a group, but not on the road'],
    [
      { markers: [{ at: 3, kind: 'sprint', label: null as unknown as string }] },
      'the road.markers[0].label is null, which is not plain data',
    ],
  ])('%j', (part, fault) => {
    expect(faultOf(part)).toBe(fault);
  });
});

describe('a preview', () => {
  const spread = [
    { to: 3, chance: 0.25 },
    { to: 4, chance: 0.75 },
  ];

  test.each<[Preview]>([
    [{}],
    [{ rider: 3, to: 5, lane: 1, effects: [{ seat: 1, what: 'bonus', amount: -1 }], risks: [{ what: 'fall', chance: 1, rule: 'T-1' }] }],
    [{ rider: 0, spread }],
  ])('%j is well-formed', (preview) => {
    expect(previewFault(preview, seats, riders)).toBeUndefined();
  });

  test.each<[Preview, string]>([
    [{ rider: 4 }, 'it is about rider 4, and there are 4 riders'],
    [{ to: 5 }, 'it takes nobody somewhere'],
    [{ rider: 1, to: 5, spread }, 'it is certain, and a spread as well'],
    [{ rider: 1, to: 5.55 }, 'it takes rider 1 to 5.55'],
    [{ rider: 1, to: 5, lane: 0 }, 'it takes rider 1 to lane 0'],
    [{ effects: [{ seat: 2, what: 'bonus', amount: 1 }] }, 'the effect {"seat":2,"what":"bonus","amount":1} is none'],
    [{ effects: [{ seat: 1, what: 'bonus', amount: 0 }] }, 'the effect {"seat":1,"what":"bonus","amount":0} is none'],
    [{ risks: [{ what: 'fall', chance: 1.5, rule: 'T-1' }] }, 'the risk {"what":"fall","chance":1.5,"rule":"T-1"} is none'],
    [{ risks: [{ what: 'fall', chance: 0.5, rule: '' }] }, 'the risk {"what":"fall","chance":0.5,"rule":""} is none'],
    [{ rider: 1, spread: [{ to: 3, chance: 0 }] }, 'the outcome {"to":3,"chance":0} is none'],
    [{ rider: 1, spread: [...spread, { to: 3, chance: 0.1 }] }, 'the spread has a square twice'],
    [{ rider: 1, spread: spread.slice(1) }, 'the chances add up to 0.75'],
  ])('%j', (preview, fault) => {
    expect(previewFault(preview, seats, riders)).toBe(fault);
  });
});

describe('standings', () => {
  const standings: Standings = {
    over: false,
    measure: 'seconds',
    riders: [
      { rider: 2, place: 1, value: 100 },
      { rider: 0, place: 2, square: 7 },
      { rider: 3, place: 2, square: 7 },
      { rider: 1, place: 4, out: 'fell' },
    ],
    seats: [
      { seat: 1, place: 1 },
      { seat: 0, place: 1 },
    ],
  };
  const [first, second, third, fourth] = standings.riders as [never, never, never, never];

  test('are well-formed', () => {
    expect(standingsFault(standings, seats, riders)).toBeUndefined();
  });

  test.each<[Partial<Standings>, string]>([
    [{ riders: [first, second, third] }, 'of 4 riders these have places: 2,0,3'],
    [{ riders: [first, second, third, third] }, 'of 4 riders these have places: 2,0,3,3'],
    [{ riders: [first, second, third, { rider: 4, place: 4 }] }, 'of 4 riders these have places: 2,0,3,4'],
    [{ riders: [first, second, third, { rider: 1, place: 3 }] }, 'rider 1 has place 3 in 1,2,2,3'],
    [{ riders: [{ rider: 2, place: 0 }, second, third, fourth] }, 'rider 2 has place 0 in 0,2,2,4'],
    [{ riders: [{ rider: 2, place: 1, value: Number.NaN }, second, third, fourth] }, 'rider 2 has the value NaN'],
    [{ riders: [{ rider: 2, place: 1, square: 0.55 }, second, third, fourth] }, 'rider 2 has ridden to 0.55'],
    [{ riders: [{ rider: 2, place: 1, value: 3, square: 5 }, second, third, fourth] }, 'rider 2 is home, and on the road or out as well'],
    [{ riders: [{ rider: 2, place: 1, value: 3, out: 'fell' }, second, third, fourth] }, 'rider 2 is home, and on the road or out as well'],
    [{ seats: [{ seat: 1, place: 1 }] }, 'of 2 seats these have places: 1'],
    [{ over: null as never }, 'the standings.over is null, which is not plain data'],
  ])('%j', (part, fault) => {
    expect(standingsFault({ ...standings, ...part }, seats, riders)).toBe(fault);
  });
});

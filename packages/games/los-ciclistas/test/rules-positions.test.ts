import { sameData } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { losCiclistas, type Options, type State } from '../rules/index.ts';
import { inEveryRace, must, ride } from './races.ts';
import { blue1, raceOf, red1, riders, road } from './riders.ts';

/** The first fault of a position: where it is, and what. */
function fault(position: object, options: Partial<Options> = {}): string {
  const parsed = raceOf(options).positions().parse(position);
  return parsed.ok ? 'none' : `${parsed.problems[0]?.at}: ${parsed.problems[0]?.need.reason}`;
}

const begun = riders({ red1: 30, blue1: 20 });
const now = { order: [0, 3, 1, 2, 4, 5], next: 1, began: [25, 2, 2, 20, 2, 2], used: [0, 0, 0, 0, 0, 0], down: [], thrown: [] };

describe('a position that no race can reach is refused', () => {
  const home = [{ rider: 0, round: 1, label: 3 }];
  const fiveLeft = { ...begun, road: begun.road.slice(1), home, finishRound: 1 };
  const faults: [string, string, object, Partial<Options>?][] = [
    ['LC-1.2 the road goes from the foremost to the last', 'road[1].space: road-out-of-order', riders({ red1: 10, blue1: 20 })],
    ['LC-1.3 a rider stands in one place', 'home[0].rider: rider-twice', { ...begun, home, finishRound: 1 }],
    ['LC-1.3 after the start every rider is somewhere', 'road: riders-missing', { ...begun, road: begun.road.slice(1) }],
    ['LC-3.5 nobody owns six', 'bonuses[0]: out-of-range', { ...begun, bonuses: [6, 0] }],
    ['LC-1.4 two dice start nobody on 13', 'road[0].space: out-of-range', { round: 1, road: [{ rider: 0, space: 13 }], bonuses: [0, 0] }],
    ['LC-1.4 the second seat does not begin', 'road: wrong-starters', { round: 1, road: [{ rider: 3, space: 7 }], bonuses: [0, 0] }],
    [
      'LC-1.4 when all have started the start is over',
      'road: wrong-count',
      { round: 1, road: road({ red1: 9 }).map((spot) => ({ ...spot, space: 7 })), bonuses: [0, 0] },
    ],
    ['LC-1.4 nothing is earned at the start', 'bonuses[1]: out-of-range', { round: 1, road: [], bonuses: [0, 1] }],
    ['LC-1.4 nobody is home at the start', 'home: unknown-field', { round: 1, road: [], bonuses: [0, 0], home: [] }],
    ['LC-4.3 nobody begins a round beyond the line', 'road[0].space: out-of-range', riders({ red1: 61 })],
    [
      'LC-2.1 riders who have still to move stand where they began',
      'now.began[3]: out-of-range',
      { ...begun, now: { ...now, began: [25, 2, 2, 19, 2, 2] } },
    ],
    [
      'LC-2.1 the order goes by the spaces where the round began',
      'now.order[1]: road-out-of-order',
      { ...begun, now: { ...now, began: [19, 2, 2, 20, 2, 2] } },
    ],
    [
      'LC-2.1 and in a space by the order of standing',
      'now.order[2]: road-out-of-order',
      { ...begun, now: { ...now, order: [0, 3, 2, 1, 4, 5] } },
    ],
    ['LC-2.1 every rider of the road is in the order', 'now.order: riders-missing', { ...begun, now: { ...now, order: [0, 3, 1, 2, 4] } }],
    ['LC-2.1 nobody moves twice', 'now.order[5]: rider-twice', { ...fiveLeft, now: { ...now, next: 0, order: [3, 1, 2, 4, 5, 5] } }],
    [
      'LC-4.3 who is home moves no more',
      'now.order[5]: not-on-the-road',
      { ...fiveLeft, now: { ...now, next: 0, order: [3, 1, 2, 4, 5, 0] } },
    ],
    ['LC-2.1 somebody has still to move', 'now.next: out-of-range', { ...begun, now: { ...now, next: 6 } }],
    ['LC-2.2 one throws two dice', 'now.thrown: wrong-count', { ...begun, now: { ...now, thrown: [3] } }],
    ['LC-2.3 bonuses are used in a move', 'now.used[3]: out-of-range', { ...begun, now: { ...now, used: [0, 0, 0, 1, 0, 0] } }],
    [
      'LC-4.2 who is home came in order',
      'home[1]: home-out-of-order',
      {
        ...begun,
        road: begun.road.slice(2),
        home: [
          { rider: 0, round: 1, label: 3 },
          { rider: 3, round: 1, label: 2 },
        ],
        finishRound: 1,
      },
    ],
    [
      'LC-4.4 the first who finishes does so in round 1',
      'home[0].round: first-not-in-round-1',
      { ...begun, road: begun.road.slice(1), home: [{ rider: 0, round: 2, label: 3 }], finishRound: 2 },
    ],
    ['LC-4.4 no finishing round before the first finisher', 'finishRound: out-of-range', { ...begun, finishRound: 1 }],
    ['LC-4.4 a finishing round has been', 'finishRound: out-of-range', { ...begun, road: begun.road.slice(1), home }],
    [
      'LC-1.4 nobody starts behind space 2',
      'road[5].space: out-of-range',
      { ...begun, road: [...begun.road.slice(0, 5), { rider: 5, space: 1 }] },
    ],
    ['LC-2.3 nobody is further than the longest throw of the start', 'road[0].space: out-of-range', riders({ red1: 13 }, { round: 2 })],
    ['LC-2.3 and than a longest move for each round', 'road[0].space: out-of-range', riders({ red1: 28 }, { round: 3 })],
    [
      'LC-4.1 nobody is home before the longest moves lead there',
      'round: out-of-range',
      { ...begun, round: 5, road: begun.road.slice(1), home, finishRound: 1 },
    ],
    [
      'LC-2.2 who has thrown has moved two spaces at least',
      'now.began[0]: out-of-range',
      { ...begun, now: { ...now, began: [29, 2, 2, 20, 2, 2] } },
    ],
    [
      'LC-2.3 and one more for each bonus',
      'now.began[0]: out-of-range',
      { ...begun, now: { ...now, began: [27, 2, 2, 20, 2, 2], used: [2, 0, 0, 0, 0, 0] } },
    ],
    [
      'LC-2.2 who has used no bonuses has moved twelve at most',
      'now.began[0]: out-of-range',
      { ...begun, now: { ...now, began: [17, 2, 2, 17, 2, 2] }, road: road({ red1: 30, blue1: 17 }) },
    ],
    ['LC-5.2 no card without the event cards', 'card: need-one-of', { ...begun, card: 'rain' }],
    [
      'LC-2.3 nobody moves further than twelve and three bonuses',
      'now.began[0]: out-of-range',
      {
        ...begun,
        now: { ...now, began: [14, 2, 2, 14, 2, 2] },
        road: begun.road.map((spot) => (spot.rider === 3 ? { ...spot, space: 14 } : spot)),
      },
    ],
    ['LC-2.3 nobody without bonuses is asked to add some', 'now.thrown: wrong-count', { ...begun, now: { ...now, thrown: [3, 4] } }],
    [
      'LC-5.2 nor anybody in the rain',
      'now.thrown: wrong-count',
      { ...begun, bonuses: [1, 1], card: 'rain', now: { ...now, thrown: [3, 4] } },
      { events: true },
    ],
    [
      'LC-5.2 nor after a double that is a puncture',
      'now.thrown: wrong-count',
      { ...begun, bonuses: [1, 1], card: 'puncture', now: { ...now, thrown: [4, 4] } },
      { events: true },
    ],
    ['LC-5.2 only a fall takes riders down', 'now.down: wrong-count', { ...begun, now: { ...now, down: [3] } }, { events: true }],
    [
      'LC-5.2 who has moved was not taken down',
      'now.down[0]: not-taken-down',
      { ...begun, card: 'fall', now: { ...now, down: [0] } },
      { events: true },
    ],
    ['LC-5.2 the card in force has left the pile', 'pile: too-many-cards', { ...begun, card: 'rain', pile: ['rain'] }, { events: true }],
    ['LC-5.2 one rain is in the pile', 'pile: too-many-cards', { ...begun, pile: ['rain', 'rain'] }, { events: true }],
    ['LC-5.3 nobody is out without elimination', 'out: wrong-count', { ...begun, road: begun.road.slice(1), out: [0] }],
    [
      'LC-5.3 of six riders one goes out a lap',
      'out: wrong-count',
      { ...begun, road: begun.road.slice(2), out: [0, 3], laps: 1 },
      { elimination: true },
    ],
    ['LC-5.3 and no lap is decided without one', 'out: wrong-count', { ...begun, laps: 1 }, { elimination: true }],
    [
      'LC-5.3 when a lap is decided the others have passed its line',
      'road[0].space: lap-not-passed',
      { ...begun, road: begun.road.slice(1), out: [0], laps: 1 },
      { elimination: true },
    ],
  ];
  test.each(faults)('%s', (_, expected, position, options) => expect(fault(position, options)).toBe(expected));

  test('and the positions those were made from are not', () => {
    const fewest = { ...begun, now: { ...now, began: [28, 2, 2, 20, 2, 2] } };
    const drafted = {
      ...begun,
      road: road({ red1: 30, blue1: 29 }),
      now: { ...now, next: 2, began: [28, 2, 2, 28, 2, 2] },
    };
    const firstHome = { ...begun, round: 6, road: begun.road.slice(1), home, finishRound: 1 };
    for (const position of [begun, { ...begun, now }, { round: 1, road: [], bonuses: [0, 0] }, fewest, drafted, firstHome])
      expect(fault(position)).toBe('none');
    const stopped = { ...begun, card: 'puncture', now: { ...now, began: [30, 2, 2, 20, 2, 2] } };
    expect(fault(stopped, { events: true })).toBe('none');
    expect([fault(riders({ red1: 12 }, { round: 2 })), fault(riders({ red1: 27 }, { round: 3 }))]).toEqual(['none', 'none']);
    expect(begun.road.slice(0, 2)).toEqual([
      { rider: red1, space: 30 },
      { rider: blue1, space: 20 },
    ]);
  });
});

test('LC-5.3 a lap may be decided in the round in which somebody finishes and the race is over', () => {
  const options = { elimination: true, length: 50, end: 'first-finish' } as const;
  const position = {
    round: 14,
    road: [
      { rider: 3, space: 120 },
      { rider: 1, space: 105 },
      { rider: 4, space: 104 },
    ],
    bonuses: [0, 0],
    now: { order: [0, 3, 1, 4, 2, 5], next: 6, began: [145, 112, 99, 95, 94, 0], used: [0, 0, 0, 0, 0, 0], down: [], thrown: [] },
    home: [{ rider: 0, round: 1, label: 5 }],
    finishRound: 1,
    out: [2, 5],
    laps: 2,
  };
  expect(fault(position, options)).toBe('none');
  expect(fault({ ...position, road: [...position.road.slice(0, 2), { rider: 4, space: 100 }] }, options)).toBe(
    'road[2].space: lap-not-passed',
  );
});

inEveryRace(
  'LC-1.2 the road is in order at every moment, and its position is legal and gives the same race again',
  (any) => {
    const race = losCiclistas.race(any.options);
    const schema = race.positions();
    const check = (state: State) => {
      const spaces = state.road.map((rider) => state.space[rider]);
      must(
        spaces.every((space, index) => index === 0 || space <= spaces[index - 1]),
        `the road is ${spaces}`,
      );
      const position = race.position(state);
      must(sameData(schema.parse(position), { ok: true, value: position }), 'an illegal position');
      must(sameData(race.place(position), state), 'another race');
    };
    check(ride(any, undefined, check));
  },
  6,
);

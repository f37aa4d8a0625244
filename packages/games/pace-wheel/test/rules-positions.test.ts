import { ScriptedDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, type Options, type Position, presets } from '../rules/index.ts';
import { breakAway, chase, give, giveUsual, pointsOf, raceOf, red1, red2, red3, ride, shuffle, spend, stay, turnOf } from './racers.ts';

/** Everybody was given five of each. */
const fives: Partial<Options> = { given: Array(6).fill({ sprint: 5, stamina: 5, climbing: 5 }) };

/** The first fault of a position: where it is, and what. */
function fault(position: object, options: Partial<Options> = {}): string {
  const parsed = raceOf({ ...fives, ...options })
    .positions()
    .parse(position);
  return parsed.ok ? 'none' : `${parsed.problems[0]?.at}: ${parsed.problems[0]?.need.reason}`;
}

/** The position after these choices. */
function inside(position: Position, choices: readonly Choice[], dice: readonly number[] = [], options: Partial<Options> = {}): Position {
  const race = raceOf(options);
  const state = race.place(position);
  const script = new ScriptedDice(dice);
  for (const choice of choices) race.play(state, choice, script);
  return race.position(state);
}

const begun = turnOf({ 30: 'red1', 20: 'blue1' });
const peloton = { 20: 'red1 red2 blue1 blue2', 19: 'red3 blue3' };
const asking = inside(begun, [ride]);
const incidents = { incidents: true };
const left = turnOf({ 40: 'blue1', 20: 'red1' }, { options: incidents, mishaps: [{ rider: red1, mishap: 'behind' }] });
const countering = inside(turnOf({ 30: 'red1 blue1' }), [ride, breakAway(red1), spend(0, 0)], [6]);
const spending = inside(turnOf({ 30: 'red1 blue1' }), [ride, breakAway(red1)], [6]);
const pushing = inside(turnOf(peloton), [ride, stay, shuffle(red3, 24)]);
const waiting: Position = { turn: 0, seat: 1, road: [{ rider: red1, square: 0 }], points: begun.points, groups: [] };
const table: Partial<Options> = { profiles: 'at-the-table' };
const nothing = { sprint: 0, stamina: 0, climbing: 0 };
const giving: Position = {
  turn: 0,
  seat: 1,
  road: [],
  points: Array(6).fill(nothing),
  groups: [],
  now: { step: 'give', asked: [3, 0, 4, 1, 5, 2] },
};
const given = inside(giving, [giveUsual, give(5, 5, 5)], [], table);
const feeding: Partial<Options> = { feed: true, course: 'f20 F5 f75' };
const more = (points: Partial<Position['points'][number]>) => pointsOf({ red1: points }, 2);
const arrived = [{ rider: red1, turn: 8 }];
const climb = { race: 'stage', course: 'f32 u3 f65' } as const;

const withNow = (position: Position, now: object): object => ({ ...position, now: { ...position.now, ...now } });
const without = (position: Position, name: 'attempt' | 'pushing' | 'asked' | 'escapees'): object => {
  const { [name]: _, ...now } = position.now as NonNullable<Position['now']>;
  return { ...position, now };
};

describe('a position that no race can reach is refused', () => {
  const faults: [string, string, object, Partial<Options>?][] = [
    [
      'PW-1.4 the road goes from the foremost to the last',
      'road[4].square: road-out-of-order',
      { ...begun, road: begun.road.toReversed() },
    ],
    [
      'PW-1.4 five do not stand on a square',
      'road[4].square: square-too-full',
      { ...begun, road: begun.road.map(({ rider }) => ({ rider, square: 20 })) },
    ],
    ['PW-1.4 nobody begins a turn on the finish', 'road[0].square: out-of-range', turnOf({ 99: 'red1' }), { course: 'f99' }],
    ['PW-1.1 every racer is somewhere', 'road: riders-missing', { ...begun, road: begun.road.slice(1) }],
    ['PW-1.1 in one place', 'home[0].rider: rider-twice', { ...begun, home: arrived, arrival: [1, 0, 0, 0, 0, 0] }],
    ['PW-1.2 nobody has eleven points', 'points[0].sprint: out-of-range', turnOf({ 30: 'red1' }, { points: { red1: { sprint: 11 } } })],
    ['PW-1.2 nobody has more than they were given', 'points[0]: never-gained', { ...begun, points: more({ stamina: 6 }) }],
    [
      'PW-5.1 nor more than feeding has given',
      'points[0]: never-gained',
      { ...begun, points: more({ sprint: 6, stamina: 7 }), fed: [1, 0, 0, 0, 0, 0] },
      feeding,
    ],
    ['PW-7.1 nor more than was carried over', 'points[0]: never-gained', begun, { carried: [{ sprint: 5, stamina: 4, climbing: 5 }] }],
    ['PW-1.3 racers are placed in turn', 'road: placed-out-of-turn', { ...waiting, seat: 0 }],
    ['PW-1.3 no square is left empty before', 'road[0].square: out-of-range', { ...waiting, road: [{ rider: red1, square: -1 }] }],
    ['PW-1.3 nobody stands before the start', 'road[0].square: out-of-range', { ...waiting, road: [{ rider: red1, square: 1 }] }],
    [
      'PW-1.3 nor behind the start area: two squares for six',
      'road[2].square: out-of-range',
      { ...waiting, road: [0, 3, 1].map((rider, index) => ({ rider, square: -index })) },
    ],
    ['PW-1.2 given profiles are not given again', 'now: unknown-field', giving],
    ['PW-1.2 racers get points in their order', 'now.asked: asked-out-of-turn', withNow(giving, { asked: [0, 3, 4, 1, 5, 2] }), table],
    ['PW-1.2 all of them', 'now.asked: asked-out-of-turn', withNow(giving, { asked: [3, 0, 4, 1, 5] }), table],
    [
      'PW-1.2 nobody has taken the usual three before their turn',
      'now.asked: asked-out-of-turn',
      {
        ...giving,
        points: [presets.sprinter, presets.rouleur, presets.climber, nothing, nothing, nothing],
        now: { step: 'give', asked: [3, 4, 5] },
      },
      table,
    ],
    ['PW-1.2 racers who are still to get points have none', 'points[0]: wrong-profile', { ...giving, points: pointsOf({}, 2) }, table],
    ['PW-1.2 others have fifteen', 'points[3]: wrong-profile', withNow(giving, { asked: [0, 4, 1, 5, 2] }), table],
    ['PW-1.2 nobody is placed before that', 'road: wrong-count', { ...giving, road: waiting.road }, table],
    [
      'PW-1.2 profiles have fifteen points',
      'profiles[0]: wrong-profile',
      { ...begun, profiles: pointsOf({ red1: { sprint: 4 } }, 2) },
      table,
    ],
    ['PW-1.2 given profiles are not told again', 'profiles: unknown-field', { ...begun, profiles: pointsOf({}, 2) }],
    ['PW-1.3 nobody is home at the start', 'home: unknown-field', { ...waiting, home: [] }],
    ['PW-1.3 there are no groups yet', 'groups: wrong-count', { ...waiting, groups: [{ pace: 'steady' }] }],
    [
      'PW-1.3 the last of a team needs no choice',
      'seat: nothing-to-ask',
      { ...waiting, road: [0, 3, 1, 4, 2].map((rider, index) => ({ rider, square: -(index >> 2) })) },
    ],
    ['PW-2.1 the groups are those of the road', 'groups: wrong-count', { ...begun, groups: begun.groups.slice(1) }],
    [
      'PW-2.1 and need not be told',
      'groups[0].riders: unknown-field',
      { ...begun, groups: begun.groups.map(({ pace }) => ({ pace, riders: [0] })) },
    ],
    [
      'PW-2.3 nor their terrain',
      'groups[0].terrain: unknown-field',
      { ...begun, groups: begun.groups.map(({ pace }) => ({ pace, terrain: 'flat' })) },
    ],
    [
      'PW-2.1 inside a turn they are',
      'groups[0].riders: missing',
      { ...asking, groups: asking.groups.map(({ pace }) => ({ pace, terrain: 'flat' })) },
    ],
    [
      'PW-2.3 with their terrain',
      'groups[0].terrain: missing',
      { ...asking, groups: asking.groups.map(({ pace, riders }) => ({ pace, riders })) },
    ],
    ['PW-2.1 everybody is in a group', 'groups: riders-missing', { ...asking, groups: asking.groups.slice(1) }],
    [
      'PW-2.1 in one',
      'groups[3].riders: rider-twice',
      { ...asking, groups: [...asking.groups, { pace: 'slow', terrain: 'flat', riders: [0] }] },
    ],
    ['PW-4.2 a breakaway has a racer', 'now.attempt: missing', without(countering, 'attempt')],
    ['PW-4.4 and a group of their own', 'now.escapees: no-such-group', without(countering, 'escapees')],
    ['PW-4.4 that exists', 'now.escapees: no-such-group', withNow(countering, { escapees: 6 })],
    ['PW-4.4 somebody is asked', 'now.step: nothing-to-ask', without(countering, 'asked')],
    ['PW-4.4 from the first square that was left', 'now.asked[1]: nothing-to-ask', withNow(countering, { asked: [3, 4] })],
    ['PW-4.4 who adds has thrown', 'now: nothing-to-ask', withNow(countering, { step: 'add' })],
    ['PW-4.4 and is asked', 'now: nothing-to-ask', withNow(without(countering, 'asked') as Position, { step: 'add' })],
    ['PW-4.4 an escapee has a result', 'now: nothing-to-ask', withNow(countering, { attempt: { rider: red1, result: 0, die: 0 } })],
    ['PW-4.2 the die lies on the table', 'now: nothing-to-ask', withNow(spending, { attempt: { rider: red1, result: 0, die: 0 } })],
    ['PW-4.2 of a racer of the active player', 'now: nothing-to-ask', withNow(spending, { attempt: { rider: 3, result: 0, die: 6 } })],
    ['PW-3.3 somebody needs the room that is made', 'now.pushing: missing', without(pushing, 'pushing')],
    ['PW-3.3 on a full square', 'now: nothing-to-ask', withNow(pushing, { pushing: { rider: red3, to: 23, pushed: [] } })],
    ['PW-3.3 there is something to shuffle', 'now.step: nothing-to-ask', withNow(asking, { step: 'shuffle' })],
    ['PW-3.5 there is a pace to set', 'now.step: nothing-to-ask', withNow(asking, { step: 'set-pace', current: 1 })],
    ['PW-3.4 who burns has a choice', 'now.asked[0]: nothing-to-ask', withNow(asking, { step: 'burn', asked: [red1] })],
    ['PW-5.1 who feeds stands in a zone', 'now.asked[0]: nothing-to-ask', withNow(asking, { step: 'feed', asked: [red1] })],
    ['PW-4.1 nobody else is asked', 'now.asked[0]: nothing-to-ask', withNow(asking, { asked: [red1] })],
    ['PW-5.2 without incidents nobody has one', 'mishaps: wrong-count', { ...begun, mishaps: [{ rider: red1, mishap: 'stays' }] }],
    ['PW-5.1 without feed nobody has fed', 'fed[0]: out-of-range', { ...begun, fed: [1, 0, 0, 0, 0, 0] }],
    ['PW-6.2 somebody is home, so the race is over', 'home: race-over', turnOf({ 30: 'blue1' }, { arrived: 'red1' })],
    ['PW-6.2 nobody is home, so it is not', 'now.step: not-over', withNow(asking, { step: 'over' })],
    [
      'PW-6.1 racers came home in order',
      'home[1].turn: out-of-range',
      {
        ...turnOf({}, { arrived: 'red1 red2' }),
        home: [
          { rider: red1, turn: 8 },
          { rider: red2, turn: 7 },
        ],
      },
    ],
    ['PW-7.3 and with a group', 'arrival[0]: missing', { ...turnOf({}, { arrived: 'red1' }), arrival: [0, 0, 0, 0, 0, 0] }],
    ['PW-7.2 in a one-day race nobody counts climbs', 'tops: wrong-count', { ...begun, tops: [[1]] }],
    [
      'PW-5.2 nobody is left behind twice',
      'mishaps[1]: rider-twice',
      {
        ...left,
        mishaps: [
          { rider: red1, mishap: 'behind' },
          { rider: red1, mishap: 'stays' },
        ],
      },
      incidents,
    ],
    [
      'PW-7.2 who stands beyond a top has passed it',
      'tops[0]: riders-missing',
      turnOf({ 30: 'red1 blue1' }),
      { race: 'stage', course: 'f15 u3 f82' },
    ],
    [
      'PW-7.2 nobody passes a top twice',
      'tops[0][1]: rider-twice',
      { ...begun, tops: [[red1, red1]] },
      { race: 'stage', course: 'f15 u3 f82' },
    ],
    [
      'PW-7.2 nor one that nobody has reached',
      'tops[0][0]: not-past-it',
      { ...turnOf({ 30: 'red1 blue1' }), tops: [[red1]] },
      { race: 'stage', course: 'f40 u3 f60' },
    ],
    [
      'PW-5.1 nobody has fed in a zone that nobody has reached',
      'fed[0]: out-of-range',
      { ...turnOf({ 20: 'red1' }), fed: [2, 0, 0, 0, 0, 0] },
      { feed: true, course: 'f15 F5 f10 F2 f75' },
    ],
    ['PW-5.2 nobody is left behind in the first turn', 'mishaps[0]: not-left-behind', { ...left, turn: 1 }, incidents],
    [
      'PW-5.2 nor held up before anybody has tried anything',
      'mishaps[0]: not-left-behind',
      { ...left, turn: 1, mishaps: [{ rider: red1, mishap: 'stays' }] },
      incidents,
    ],
    [
      'PW-5.2 nor left behind beside others who are not',
      'mishaps[0]: not-left-behind',
      turnOf({ 40: 'blue1', 39: 'red1' }, { options: incidents, mishaps: [{ rider: red1, mishap: 'behind' }] }),
      incidents,
    ],
    [
      'PW-7.3 arrival groups are numbered from one',
      'arrival[0]: out-of-range',
      { ...turnOf({ 30: 'blue1' }, { arrived: 'red1' }), arrival: [2, 0, 0, 0, 0, 0] },
      { race: 'stage' },
    ],
    [
      'PW-7.3 in the order in which they come home',
      'arrival[0]: out-of-range',
      { ...turnOf({ 30: 'blue1' }, { arrived: 'red1 red2' }), arrival: [2, 1, 0, 0, 0, 0] },
      { race: 'stage' },
    ],
    [
      'PW-7.3 and somebody of each is home',
      'arrival[3]: out-of-range',
      { ...turnOf({ 30: 'blue1' }, { arrived: 'red1' }), arrival: [1, 0, 0, 2, 0, 0] },
      { race: 'stage' },
    ],
    ['only racers on the road are asked', 'now.asked[0]: not-on-the-road', { ...withNow(turnInside(), { asked: [red1] }) }],
  ];

  function turnInside(): Position {
    const options = { race: 'stage' } as const;
    return inside(turnOf({ 30: 'red2' }, { options, arrived: 'red1' }), [ride], [], options);
  }

  test.each(faults)('%s', (_, expected, position, options) => expect(fault(position, options)).toBe(expected));
});

describe('a position that can be reached is a whole race', () => {
  const positions: [string, Position, Partial<Options>?][] = [
    ['at the beginning of a turn', begun],
    ['inside one', asking],
    ['while a counter is asked for', countering],
    ['while points may be spent', spending],
    ['while room is made', pushing],
    ['while racers are placed', waiting],
    ['before the first points are given', giving, table],
    ['after a team has taken the usual three', given, table],
    ['with profiles that were given at the table', { ...begun, profiles: pointsOf({}, 2) }, table],
    [
      'with two points from a feed zone, and others burnt',
      { ...begun, points: more({ sprint: 6, stamina: 6, climbing: 1 }), fed: [1, 0, 0, 0, 0, 0] },
      feeding,
    ],
    [
      'with the foremost racer left behind by nobody who is near',
      turnOf({ 40: 'blue1', 30: 'red1' }, { options: incidents, mishaps: [{ rider: 3, mishap: 'behind' }] }),
      incidents,
    ],
    [
      'with an escapee who has come past a top in this step',
      inside(turnOf({ 30: 'red1 blue1' }, { options: climb }), [ride, breakAway(red1), spend(0, 0)], [6], climb),
      climb,
    ],
    [
      'with a group that is half home',
      { ...turnOf({ 30: 'red3' }, { options: { race: 'stage' }, arrived: 'red1 red2 blue1' }), arrival: [1, 1, 2, 2, 0, 0] },
      { race: 'stage' },
    ],
    ['with somebody left behind', inside(left, [ride, chase(1)], [], incidents), incidents],
  ];

  test.each(positions)('%s', (_, position, options) => {
    expect(fault(position, options)).toBe('none');
    const race = raceOf(options);
    expect(race.position(race.place(position))).toEqual(position);
  });
});

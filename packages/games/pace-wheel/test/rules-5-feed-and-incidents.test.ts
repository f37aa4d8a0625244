import { describe, expect, test } from 'vitest';
import { courseOf } from '../rules/index.ts';
import {
  blue1,
  blue2,
  blue3,
  breakAway,
  chase,
  counter,
  example,
  feed,
  green1,
  keep,
  look,
  optionsOf,
  raceOf,
  red1,
  red2,
  red3,
  ride,
  type Setting,
  setPace,
  shuffle,
  spend,
  stay,
  turnOf,
} from './racers.ts';

describe('PW-5.1 feed', () => {
  const options = { course: 'f23 F2 f75', feed: true };
  /** red1 comes to 24, a feed square; red2 and red3 ride alone, so that the others have nothing to say. */
  const onto = { options, squares: { 20: 'red1', 10: 'red2', 8: 'red3' } };
  const endOfTurn = [ride, stay, setPace('steady'), setPace('steady'), setPace('steady')];
  const noFeed = { noFacts: [{ type: 'gained' }] } as const;

  example('PW-5.1', 'a racer who stands on a feed square at the end of a turn adds two to a skill of their choice', {
    ...onto,
    choices: [
      ...endOfTurn,
      look({ turn: { seat: 0, rider: red1 }, offers: [feed('sprint'), feed('stamina'), feed('climbing')] }),
      feed('climbing'),
    ],
    then: {
      points: { red1: { climbing: 7 } },
      facts: [{ type: 'gained', rule: 'PW-5.1', seat: 0, rider: red1, what: 'climbing', amount: 2 }],
      turn: { seat: 1 },
    },
  });

  example('PW-5.1', 'whosever turn it is, in road order', {
    options,
    squares: { 21: 'blue2', 20: 'blue1', 10: 'red1 red2 red3' },
    choices: [ride, stay, setPace('steady'), look({ turn: { seat: 1, rider: blue2 } }), feed('sprint')],
    then: { turn: { seat: 1, rider: blue1 } },
  });

  example('PW-5.1', 'a racer who only passes the zone gets nothing', {
    options,
    squares: { 22: 'red1', 10: 'red2', 8: 'red3' },
    choices: endOfTurn,
    then: noFeed,
  });

  test('PW-5.1 feed squares that touch are one zone', () =>
    expect(courseOf(optionsOf({ course: 'f9 F2 U1 f3 D2 f9' })).zone.slice(9)).toEqual([0, 1, 1, 1, 0, 0, 0, 2, 2, ...Array(9).fill(0)]));

  example('PW-5.1', 'once a zone', { ...onto, fed: [1, 0, 0, 0, 0, 0], choices: endOfTurn, then: noFeed });

  const wide = { course: 'f21 F6 f73', feed: true };
  const slow = [ride, stay, setPace('slow'), setPace('steady'), setPace('steady')];

  example('PW-5.1', 'not again while they ride on in the zone', {
    options: wide,
    squares: { 20: 'red1', 10: 'red2', 8: 'red3' },
    paces: ['slow'],
    choices: [...slow, feed('sprint'), ride],
    then: { on: { 24: 'red1' }, points: { red1: { sprint: 7 } }, position: { fed: [1, 0, 0, 0, 0, 0] } },
  });

  /** The same with other zones before, in which red1 has fed. */
  const after = (zones: number) => ({
    ...onto,
    options: { course: `${'F1 f1 '.repeat(zones)} f${23 - 2 * zones} F2 f75`, feed: true },
    fed: [zones, 0, 0, 0, 0, 0],
  });

  example('PW-5.1', 'no skill goes above ten', {
    ...after(2),
    points: { red1: { sprint: 10, stamina: 9, climbing: 0 } },
    choices: [
      ...endOfTurn,
      look({
        offers: [feed('stamina'), feed('climbing')],
        refuses: [{ choice: feed('sprint'), refused: { reason: 'skill-full', rule: 'PW-5.1', with: { rider: red1, skill: 'sprint' } } }],
      }),
      feed('stamina'),
    ],
    then: { points: { red1: { sprint: 10, stamina: 10, climbing: 0 } }, facts: [{ type: 'gained', amount: 1 }] },
  });

  example('PW-5.1', 'a racer with only one skill below ten is not asked', {
    ...after(7),
    points: { red1: { sprint: 10, stamina: 10, climbing: 9 } },
    choices: endOfTurn,
    then: { points: { red1: { sprint: 10, stamina: 10, climbing: 10 } }, turn: { seat: 1 } },
  });

  example('PW-5.1', 'only where it is agreed', { ...onto, options: { ...options, feed: false }, choices: endOfTurn, then: noFeed });

  example('PW-5.1, PW-3.5', 'it comes before the groups are judged: a racer who has just fed can pay', {
    options: { course: 'f25 F2 f73', feed: true },
    squares: { 20: 'blue1', 10: 'red1 red2 red3' },
    paces: ['fast'],
    points: { blue1: { stamina: 1 } },
    choices: [ride, stay, setPace('steady'), feed('stamina'), ride],
    then: { groups: ['blue1: fast'] },
  });

  example('PW-5.1', 'nobody goes back to a zone before the last one in which they fed', {
    options: { course: 'f21 F1 f1 F1 f76', feed: true },
    squares: { 18: 'red1', 10: 'red2', 8: 'red3' },
    fed: [2, 0, 0, 0, 0, 0],
    choices: endOfTurn,
    then: { on: { 22: 'red1' }, ...noFeed },
  });

  test('PW-5.1 what it adds is seen before', () => {
    const race = raceOf(options);
    const state = race.place(turnOf(onto.squares, { options, points: { red1: { stamina: 9 } } }));
    for (const choice of endOfTurn) race.play(state, choice, { roll: () => 1, draw: () => 0 });
    expect(race.preview(state, feed('stamina')).effects).toEqual([{ seat: 0, rider: red1, what: 'stamina', amount: 1 }]);
  });
});

describe('PW-5.2 mechanical incident', () => {
  const options = { incidents: true };
  const behind = (...riders: readonly number[]): Pick<Setting, 'mishaps'> => ({
    mishaps: riders.map((rider) => ({ rider, mishap: 'behind' })),
  });

  const uphill = { squares: { 20: 'red1' }, paces: ['slow'] as const, dice: [1], choices: [ride, breakAway(red1)] };

  example('PW-5.2', 'a natural 1: the attempt fails, even where a point would have saved it', {
    ...uphill,
    options: { incidents: true, course: 'u100' },
    then: {
      facts: [
        { type: 'punctured', rule: 'PW-5.2', rider: red1 },
        { type: 'failed', rider: red1 },
      ],
      noOffers: [{ do: 'spend' }],
    },
  });

  example('PW-5.2', 'only where it is agreed', { ...uphill, options: { course: 'u100' }, then: { offers: [{ do: 'spend' }] } });

  example('PW-5.2', 'also of a counter', {
    options,
    squares: { 20: 'red1 blue1' },
    dice: [6, 1],
    choices: [ride, breakAway(red1), spend(0, 0), counter],
    then: { position: { mishaps: [{ rider: blue1, mishap: 'stays' }] } },
  });

  example('PW-5.2', 'the racer does not move with their group in its next move', {
    options,
    squares: { 20: 'red1 red2 blue1' },
    dice: [1],
    choices: [ride, breakAway(red1), setPace('steady'), setPace('steady'), ride],
    then: {
      on: { 28: 'red2 blue1', 24: 'red1' },
      facts: [{ type: 'stayed', rule: 'PW-5.2', rider: red1, reason: 'incident' }],
      position: { mishaps: [{ rider: red1, mishap: 'behind' }] },
    },
  });

  const chasing = { options, squares: { 40: 'red2 blue1', 20: 'red1' }, ...behind(red1) };

  example('PW-5.2', 'then they ride on by themselves, and may burn stamina after step 1, one point a square, up to three', {
    ...chasing,
    choices: [ride, look({ turn: { seat: 0, rider: red1 }, offers: [0, 1, 2, 3].map(chase), noOffers: [chase(4)] }), chase(3)],
    then: {
      on: { 27: 'red1' },
      points: { red1: { stamina: 2 } },
      position: { mishaps: [{ rider: red1, mishap: 'behind' }] },
      facts: [{ type: 'moved', rule: 'PW-5.2', rider: red1, from: 24, to: 27, by: 'chase' }],
    },
  });

  example('PW-5.2', 'no further than their stamina', {
    ...chasing,
    points: { red1: { stamina: 2 } },
    choices: [ride],
    then: { offers: [0, 1, 2].map(chase), noOffers: [chase(3)] },
  });

  example('PW-5.2', 'only in turns of their own player', { ...chasing, seat: 1, choices: [ride], then: { noOffers: [{ do: 'chase' }] } });

  example('PW-5.2', 'in road order', {
    options,
    squares: { 40: 'blue1', 25: 'red2', 20: 'red1' },
    ...behind(red1, red2),
    choices: [ride, look({ turn: { seat: 0, rider: red2 } }), chase(0)],
    then: { turn: { seat: 0, rider: red1 } },
  });

  example('PW-5.2', 'until they touch a group: beside it or next to it', {
    options,
    squares: { 23: 'red2 blue1', 20: 'red1' },
    ...behind(red1),
    choices: [ride, look({ offers: [0, 1, 2].map(chase), noOffers: [chase(3)] }), chase(2)],
    then: { on: { 27: 'red2 blue1', 26: 'red1' }, position: { mishaps: null } },
  });

  example('PW-5.2', 'a racer who is caught has nobody to chase', {
    options,
    squares: { 20: 'red1', 18: 'blue1 blue2' },
    paces: ['slow', 'steady'],
    ...behind(red1),
    choices: [ride],
    then: { noOffers: [{ do: 'chase' }], position: { mishaps: null } },
  });

  example('PW-5.2', 'two who were left behind are no group for one another', {
    options,
    squares: { 40: 'blue1', 20: 'red1 red2' },
    ...behind(red1, red2),
    choices: [ride],
    then: { offers: [0, 1, 2, 3].map(chase) },
  });

  example('PW-5.2', 'but "left behind" means now: with the first who touches the group, those who touch them are back too', {
    options,
    squares: { 23: 'blue1', 20: 'red1', 19: 'red2' },
    ...behind(red1, red2),
    choices: [ride, chase(2), look({ position: { mishaps: [{ rider: red2, mishap: 'behind' }] } }), chase(2)],
    then: { on: { 27: 'blue1', 26: 'red1', 25: 'red2' }, position: { mishaps: null } },
  });

  example('PW-5.2', 'and so on along the road: red1 touches blue1, and red2 touches red1', {
    options,
    squares: { 25: 'blue1', 22: 'red1', 21: 'red2' },
    paces: ['slow'],
    ...behind(red1, red2),
    choices: [ride],
    then: { on: { 27: 'blue1', 26: 'red1', 25: 'red2' }, position: { mishaps: null }, noOffers: [{ do: 'chase' }] },
  });

  // Those ahead were left behind themselves: they are in the way, but no group.
  example('PW-5.2', 'full squares stop a chase', {
    options: { incidents: true, teams: 4 },
    squares: { 22: 'blue1 blue2 blue3 green1', 20: 'red1' },
    ...behind(red1, blue1, blue2, blue3, green1),
    choices: [ride],
    then: { offers: [0, 1].map(chase), noOffers: [chase(2)] },
  });

  example('PW-5.2, PW-6.1', 'a chase may go past the finish', {
    options: { incidents: true, race: 'stage' },
    squares: { 94: 'red1' },
    ...behind(red1),
    choices: [ride, chase(3)],
    then: {
      facts: [
        { type: 'moved', rider: red1, to: 101, by: 'chase' },
        { type: 'finished', rider: red1 },
      ],
    },
  });

  example('PW-5.2', 'while they are left behind nobody shuffles them, and their square is not one of their group’s', {
    options,
    squares: { 20: 'red1 red2 blue1 blue2', 19: 'red3' },
    mishaps: [{ rider: red1, mishap: 'stays' }],
    points: { red1: { stamina: 0 } },
    choices: [ride, stay],
    then: {
      offers: [keep, shuffle(red2, 23), shuffle(red3, 24)],
      noOffers: [shuffle(red2, 20), shuffle(red3, 20)],
      refuses: [{ choice: shuffle(red1, 24), refused: { reason: 'left-behind', rule: 'PW-5.2', with: { rider: red1 } } }],
    },
  });

  example('PW-5.2, PW-E3', 'a racer who chases until they touch their group belongs to it again at once', {
    options: { incidents: true, teams: 1, course: 'f40' },
    squares: { 10: 'red1 red2 red3' },
    paces: ['slow'],
    mishaps: [{ rider: red3, mishap: 'stays' }],
    choices: [ride, chase(1), stay],
    then: {
      on: { 12: 'red1 red2', 11: 'red3' },
      offers: [shuffle(red1, 11), shuffle(red2, 11), shuffle(red3, 12)],
      position: { mishaps: null },
    },
  });
});

import { describe, expect, test } from 'vitest';
import { type Choice, needToBreakAway, ring } from '../rules/index.ts';
import { blue1, breakAway, counter, example, look, red1, red2, ride, type Setting, type Squares, spend } from './racers.ts';

const four = { teams: 4 };
const sprint = (points: number) => ({ points: { red1: { sprint: points } } });
const alone = { 20: 'red1' };
const pair = { 20: 'red1 blue1' };

describe('PW-4.1 who may break away', () => {
  example('PW-4.1', 'not a racer behind the first square of their group', {
    squares: { 20: 'red1 blue1 blue2 blue3', 19: 'red2' },
    choices: [ride, breakAway(red2)],
    then: { refused: { reason: 'not-in-first-square', rule: 'PW-4.1', with: { rider: red2 } } },
  });

  example('PW-4.1', 'one point is burnt at once, in failure', {
    squares: pair,
    dice: [2],
    choices: [ride, breakAway(red1)],
    then: { points: { red1: { sprint: 4 } } },
  });

  example('PW-4.1', 'and in success', {
    squares: pair,
    dice: [6],
    choices: [ride, breakAway(red1), spend(0, 0)],
    then: { points: { red1: { sprint: 4 } } },
  });
});

describe('PW-4.2 what it needs', () => {
  test('PW-4.2 the ring is 1 uphill, 2 on the flat, 3 downhill', () => expect(ring).toEqual({ uphill: 1, flat: 2, downhill: 3 }));

  test('PW-4.2 squares a turn plus the ring', () => expect(needToBreakAway('steady', 'flat')).toBe(6));

  example('PW-4.2', 'a throw that does not reach it fails', {
    squares: alone,
    ...sprint(1),
    dice: [5],
    choices: [ride, breakAway(red1)],
    then: { on: { 24: 'red1' } },
  });

  example('PW-4.2', 'one that does succeeds', {
    squares: alone,
    ...sprint(1),
    dice: [6],
    choices: [ride, breakAway(red1)],
    then: { on: { 26: 'red1' } },
  });

  example('PW-4.2', 'one more point adds 1', {
    squares: alone,
    ...sprint(2),
    dice: [5],
    choices: [ride, breakAway(red1), look({ offers: [spend(0, 0), spend(1, 0)], noOffers: [{ do: 'spend', further: 1 }] }), spend(1, 0)],
    then: { on: { 26: 'red1' }, points: { red1: { sprint: 0 } } },
  });

  example('PW-4.2', 'only one: two short it has failed, and nothing is asked', {
    squares: alone,
    dice: [4],
    choices: [ride, breakAway(red1)],
    then: {
      facts: [{ type: 'failed', rule: 'PW-4.5', rider: red1, what: 'breakaway', result: 4, need: 6 }],
      offers: [{ do: 'set-pace' }],
    },
  });
});

describe('PW-4.2 a point that gains nothing is not offered', () => {
  const offered = (
    title: string,
    squares: Squares,
    die: number,
    setting: Omit<Setting, 'now'>,
    offers: readonly Choice[],
    not: readonly Choice[],
  ) => example('PW-4.2', title, { squares, ...setting, dice: [die], choices: [ride, breakAway(red1)], then: { offers, noOffers: not } });

  offered('nobody can counter, and twelve is far', alone, 8, {}, [spend(0, 0), spend(0, 1)], [{ do: 'spend', add: 1 } as Choice]);
  offered('one that makes it harder to counter is', pair, 8, {}, [spend(0, 0), spend(0, 1), spend(1, 0), spend(1, 1)], []);
  offered('nor where only team mates could counter', { 20: 'red1 red2' }, 8, {}, [spend(0, 1)], [spend(1, 0), spend(1, 1)]);
  offered('nor where the opponent has no point', pair, 8, { points: { blue1: { sprint: 0 } } }, [spend(0, 1)], [spend(1, 0)]);
  offered('with a 12 on the flat no counter can succeed', pair, 12, {}, [spend(0, 0), spend(0, 1)], [spend(1, 0), spend(1, 1)]);
  offered('one that makes twelve of eleven is, as it leads further', alone, 11, {}, [spend(1, 0), spend(1, 1)], []);
  offered('uphill a 12 can be countered with two points', pair, 12, { options: { course: 'u100' } }, [spend(1, 0)], []);
  offered(
    'but not with one',
    pair,
    12,
    { options: { course: 'u100' }, points: { blue1: { climbing: 1 } } },
    [spend(0, 0), spend(0, 1)],
    [spend(1, 0)],
  );
  // On 22 the escapee takes the last place.
  offered(
    'nor where it leads to the last place on a square, and those who counter find no room',
    { 21: 'blue2 blue3 green1', 20: 'red1 blue1' },
    3,
    { options: { ...four, course: 'u100' }, paces: ['slow', 'slow'] },
    [spend(0, 0), spend(0, 1), spend(1, 1)],
    [spend(1, 0)],
  );

  example('PW-4.2', 'nor one that would make an attempt succeed without a square to gain', {
    options: four,
    squares: { 23: 'blue1 blue2 blue3 green1', 20: 'red1' },
    paces: ['slow', 'steady'],
    dice: [5],
    choices: [ride, breakAway(red1)],
    then: { noOffers: [{ do: 'spend' }], facts: [{ type: 'failed', rider: red1, result: 5 }] },
  });
});

describe('PW-4.3 how far it goes', () => {
  for (const [course, die, to] of [
    ['u100', 3, 21 + 1],
    ['f100', 5, 22 + 2],
    ['d100', 8, 23 + 3],
  ] as const)
    example('PW-4.3', `on ${course} as many squares as the ring says`, {
      options: { course },
      squares: alone,
      paces: ['slow'],
      points: { red1: { sprint: 1, climbing: 1 } },
      dice: [die],
      choices: [ride, breakAway(red1)],
      then: { on: { [to]: 'red1' } },
    });

  example('PW-4.3', 'one more if the die reaches 12', {
    squares: alone,
    ...sprint(1),
    dice: [12],
    choices: [ride, breakAway(red1)],
    then: { on: { 27: 'red1' } },
  });

  example('PW-4.3', 'or the die and the point', {
    squares: alone,
    ...sprint(2),
    dice: [11],
    choices: [ride, breakAway(red1), spend(1, 0)],
    then: { on: { 27: 'red1' } },
  });

  example('PW-4.3', 'not the die alone, without the point', {
    squares: alone,
    ...sprint(2),
    dice: [11],
    choices: [ride, breakAway(red1), spend(0, 0)],
    then: { on: { 26: 'red1' } },
  });

  example('PW-4.3', 'one more for a further point', {
    squares: pair,
    ...sprint(3),
    dice: [11],
    choices: [ride, breakAway(red1), spend(1, 1)],
    then: { on: { 28: 'red1' }, points: { red1: { sprint: 0 } } },
  });

  example('PW-4.3', 'burnt before the counters', {
    squares: pair,
    ...sprint(3),
    dice: [6],
    choices: [ride, breakAway(red1), spend(0, 1)],
    then: { turn: { seat: 1, rider: blue1 }, offers: [counter], on: { 27: 'red1' } },
  });

  example('PW-4.3', 'full squares stop an escapee, and the point is gone all the same', {
    options: four,
    squares: { 23: 'blue1 blue2 blue3 green1', 20: 'red1' },
    paces: ['slow', 'steady'],
    ...sprint(1),
    dice: [6],
    choices: [ride, breakAway(red1)],
    then: {
      on: { 24: 'red1' },
      points: { red1: { sprint: 0 } },
      facts: [{ type: 'stayed', rule: 'PW-3.1', rider: red1, reason: 'no-room' }],
    },
  });

  const blocked = { options: four, squares: { 27: 'blue1 blue2 blue3 green1', 20: 'red1' }, paces: ['slow', 'fast'] as const, dice: [12] };

  example('PW-4.3', 'they come as far as there is room', {
    ...blocked,
    ...sprint(1),
    choices: [ride, breakAway(red1)],
    then: { on: { 28: 'red1' }, facts: [{ type: 'moved', by: 'breakaway', from: 26, to: 28, aimed: 29 }] },
  });

  example('PW-4.3', 'a further square that is full is not for sale', {
    ...blocked,
    choices: [ride, breakAway(red1)],
    then: { noOffers: [{ do: 'spend' }] },
  });

  example('PW-4.3', 'nor one beyond the finish, for a racer who reaches it', {
    squares: { 94: 'red1 blue1' },
    dice: [8],
    choices: [ride, breakAway(red1)],
    then: { offers: [spend(0, 0), spend(1, 0)], noOffers: [{ do: 'spend', further: 1 }] },
  });

  example('PW-4.3', 'a racer who is alone in their group may break away too', {
    squares: alone,
    ...sprint(1),
    dice: [6],
    choices: [ride, breakAway(red1)],
    then: { groups: ['red1: steady'], on: { 26: 'red1' } },
  });
});

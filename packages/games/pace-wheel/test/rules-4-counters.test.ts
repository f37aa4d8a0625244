import { ScriptedDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, needToCounter } from '../rules/index.ts';
import {
  add,
  blue1,
  blue2,
  blue3,
  breakAway,
  counter,
  example,
  letGo,
  look,
  raceOf,
  red1,
  red2,
  ride,
  type Setting,
  type Squares,
  spend,
  turnOf,
  white1,
} from './racers.ts';

const four = { teams: 4 };
const sprint = (points: number) => ({ points: { red1: { sprint: points } } });
const alone = { 20: 'red1' };
const pair = { 20: 'red1 blue1' };
const noCounter = { noOffers: [counter] };

describe('PW-4.4 counters', () => {
  const attacked = { options: four, squares: { 20: 'red1 white1 red2 blue1' } };
  const attack = [ride, breakAway(red1), spend(0, 0)];

  example('PW-4.4', 'each other racer of the first square may try: clockwise from the next player, the attacker’s team mates last', {
    ...attacked,
    dice: [6],
    choices: [
      ...attack,
      look({ turn: { seat: 1, rider: blue1 }, offers: [counter, letGo] }, 4),
      letGo,
      look({ turn: { seat: 3, rider: white1 } }, 4),
      letGo,
    ],
    then: { turn: { seat: 0, rider: red2 }, offers: [counter] },
  });

  example('PW-4.4', 'from another seat the order turns with it, racers of one player by number', {
    ...attacked,
    seat: 3,
    turn: 8,
    dice: [6],
    choices: [ride, breakAway(white1), spend(0, 0)],
    then: { position: { now: { asked: [red1, red2, blue1] } } },
  });

  example('PW-4.4', 'nobody from further back', {
    options: four,
    squares: { 20: 'red1 blue1 blue2 red2', 19: 'green1' },
    dice: [6],
    choices: attack,
    then: { position: { now: { asked: [blue1, blue2, red2] } } },
  });

  test('PW-4.4 it needs the attacker’s result plus the ring', () => expect(needToCounter(6, 'flat')).toBe(8));

  example('PW-4.4', 'a success takes them to the escapee’s square, for one point', {
    ...attacked,
    dice: [6, 8],
    choices: [...attack, counter],
    then: {
      points: { red1: { sprint: 4 }, blue1: { sprint: 4 } },
      on: { 26: 'red1 blue1' },
      facts: [{ type: 'moved', rule: 'PW-4.4', rider: blue1, from: 24, to: 26, by: 'counter', result: 8, need: 8 }],
    },
  });

  example('PW-4.4', 'the point that the attacker added counts', {
    squares: pair,
    dice: [6, 3],
    choices: [ride, breakAway(red1), spend(1, 0), counter],
    then: { facts: [{ type: 'threw', rider: blue1, need: 9 }] },
  });

  example('PW-4.4', 'one short, one more point may be burnt', {
    ...attacked,
    dice: [6, 7],
    choices: [...attack, counter, look({ turn: { seat: 1, rider: blue1 }, offers: [add(0), add(1)] }, 4), add(1)],
    then: { on: { 26: 'red1 blue1' }, points: { red1: { sprint: 4 }, blue1: { sprint: 3 } } },
  });

  example('PW-4.4', 'or kept', {
    ...attacked,
    dice: [6, 7],
    choices: [...attack, counter, add(0)],
    then: { on: { 24: 'white1 red2 blue1' }, points: { red1: { sprint: 4 }, blue1: { sprint: 4 } } },
  });

  example('PW-4.4', 'one try each: after a failure the next is asked', {
    ...attacked,
    dice: [6, 3],
    choices: [...attack, counter],
    then: {
      facts: [{ type: 'failed', rule: 'PW-4.4', rider: blue1, what: 'counter', result: 3, need: 8 }],
      turn: { seat: 3, rider: white1 },
    },
  });

  const poor = { squares: { 20: 'red1 blue1 blue2 blue3' }, points: { blue1: { sprint: 0 }, blue2: { sprint: 1 } } };

  example('PW-4.4', 'a racer without a point, or without a chance, is not asked', {
    ...poor,
    dice: [11],
    choices: attack,
    then: { turn: { seat: 1, rider: blue3 } },
  });

  example('PW-4.4', 'and nobody after a twelve on the flat', { ...poor, dice: [12], choices: attack, then: noCounter });

  example('PW-4.4', 'the escapee has no room: there is nothing to follow', {
    options: four,
    squares: { 23: 'blue1 blue2 blue3 green1', 20: 'red1 red2 green2' },
    paces: ['slow', 'steady'],
    dice: [6],
    choices: [ride, breakAway(red1)],
    then: noCounter,
  });

  example('PW-4.4', 'behind an escapee who fills a square they stop on the next with room', {
    options: four,
    squares: { 22: 'white1 blue2 blue3', 20: 'red1 blue1' },
    dice: [6, 8],
    paces: ['steady', 'steady'],
    choices: [...attack, counter],
    then: {
      on: { 26: 'white1 blue2 blue3 red1', 25: 'blue1' },
      facts: [{ type: 'moved', by: 'counter', rider: blue1, to: 25, aimed: 26 }],
    },
  });
});

describe('PW-4.5 once a turn', () => {
  example('PW-4.5', 'a racer who fails stays where they are, and nobody else tries', {
    squares: { 20: 'red1 red2 blue1 blue2', 19: 'red3' },
    dice: [2],
    choices: [ride, breakAway(red1)],
    then: {
      on: { 24: 'red1 red2 blue1 blue2' },
      offers: [{ do: 'shuffle' }],
      refuses: [{ choice: breakAway(red2), refused: { reason: 'one-breakaway-a-turn', rule: 'PW-4.5' } }],
    },
  });
});

describe('the chances, before an attempt is made', () => {
  /** What this choice would mean, after others of a turn. */
  const preview = (squares: Squares, setting: Setting, choices: readonly Choice[], choice: Choice, faces: readonly number[] = []) => {
    const race = raceOf(setting.options);
    const state = race.place(turnOf(squares, setting));
    const left = [...faces];
    for (const one of choices) race.play(state, one, { roll: () => left.shift() as number, draw: () => 0 });
    return race.preview(state, choice);
  };
  const fails = (of: number, what = 'fails', rule = 'PW-4.2') => ({ what, chance: expect.closeTo(of), rule });

  test('PW-4.2 of a breakaway, with and without the extra point', () =>
    expect(preview(pair, {}, [ride], breakAway(red1))).toEqual({
      rider: red1,
      spread: [
        { to: 24, chance: 5 / 12 },
        { to: 26, chance: 6 / 12 },
        { to: 27, chance: 1 / 12 },
      ],
      effects: [{ seat: 0, rider: red1, what: 'sprint', amount: -1 }],
      risks: [fails(5 / 12), fails(4 / 12, 'fails-with-a-point')],
    }));

  test('PW-4.2, PW-5.2 a racer with one point has no extra one; an incident is a danger of its own', () =>
    expect(preview(alone, { options: { incidents: true }, ...sprint(1) }, [ride], breakAway(red1)).risks).toEqual([
      fails(5 / 12),
      { what: 'incident', chance: 1 / 12, rule: 'PW-5.2' },
    ]));

  test('PW-1.5, PW-4.2 with two six-sided dice, which know no incident', () =>
    expect(preview(alone, { options: { dice: 'two-six-sided', incidents: true } }, [ride], breakAway(red1)).risks).toEqual([
      fails(10 / 36),
      fails(6 / 36, 'fails-with-a-point'),
    ]));

  test('PW-4.4 of a counter', () => {
    const { spread, risks } = preview(pair, {}, [ride, breakAway(red1), spend(0, 0)], counter, [6]);
    expect(spread).toEqual([
      { to: 24, chance: 7 / 12 },
      { to: 26, chance: 5 / 12 },
    ]);
    expect(risks).toEqual([fails(7 / 12, 'fails', 'PW-4.4'), fails(6 / 12, 'fails-with-a-point', 'PW-4.4')]);
  });

  test('PW-4.4 what a point more does to those who would follow', () => {
    const spending = (choice: Choice) => preview(pair, { points: { blue1: { sprint: 1 } } }, [ride, breakAway(red1)], choice, [6]);
    expect(spending(spend(0, 0)).risks).toEqual([fails(5 / 12, 'countered', 'PW-4.4')]);
    expect(spending(spend(1, 0)).risks).toEqual([fails(4 / 12, 'countered', 'PW-4.4')]);
    expect(spending(spend(1, 1))).toMatchObject({ to: 27, effects: [{ amount: -2 }] });
  });

  test('PW-4.2 a point kept back where it was needed is a sure failure', () =>
    expect(preview(alone, {}, [ride, breakAway(red1)], spend(0, 0), [5]).risks).toEqual([{ what: 'fails', chance: 1, rule: 'PW-4.2' }]));

  test('PW-3.5, PW-3.4 of a faster pace: the point for it, and what it costs next turn', () => {
    const choice: Choice = { do: 'set-pace', pace: 'fast', burns: { rider: red1, skill: 'stamina' } };
    const paid = (rider: number) => ({ seat: rider < 3 ? 0 : 1, rider, what: 'stamina', amount: -1 });
    const stay: Choice = { do: 'stay' };
    expect(preview(pair, {}, [ride, stay], choice)).toEqual({ rider: red1, effects: [paid(red1), paid(red1), paid(blue1)] });
    expect(preview(pair, { points: { red1: { stamina: 1 } } }, [ride, stay], choice)).toEqual({
      rider: red1,
      effects: [paid(red1), paid(blue1)],
    });
  });

  test('PW-1.2 of points that are given', () => {
    const race = raceOf({ profiles: 'at-the-table' });
    const state = race.setup(new ScriptedDice([3, 1]));
    expect(race.preview(state, { do: 'give', sprint: 10, stamina: 5, climbing: 0 })).toEqual({
      rider: 0,
      effects: [
        { seat: 0, rider: 0, what: 'sprint', amount: 10 },
        { seat: 0, rider: 0, what: 'stamina', amount: 5 },
      ],
    });
  });
});

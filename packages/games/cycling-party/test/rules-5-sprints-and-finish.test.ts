import { SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { cyclingParty } from '../rules/index.ts';
import {
  agree,
  before,
  bottle,
  example,
  give,
  go,
  inSenior,
  junior,
  nothing,
  rider,
  seat,
  sprint,
  threeDice,
  toss,
  twentySided,
} from './riders.ts';

const three = { ...junior, teams: 3 };
const black = (more: object) => ({ teams: { black: { quiet: 0, ...more } } });

describe('CP-2.1 the start round', () => {
  test('CP-2.1, CP-4.1 two dice for each rider, seat by seat, in number order; a pass is entered as ever', () => {
    const parsed = cyclingParty.options.parse({
      ...junior,
      teams: 2,
      own: { length: 100, type: 'flat', passes: [{ from: 5, length: 3 }] },
    });
    if (!parsed.ok) throw new Error('options');
    const race = cyclingParty.race(parsed.value);
    const state = race.setup(new SeededDice('x'));
    const faces = [1, 1, 1, 2, 3, 3, 4, 4, 6, 6];
    let next = 0;
    const dice = { roll: () => faces[next++ % faces.length], draw: () => 0 };
    expect(race.turn(state)).toEqual({ seat: 0, choices: [{ do: 'start' }] });
    race.play(state, { do: 'start' }, dice);
    expect(state.square.slice(0, 5)).toEqual([2, 3, 5, 6, 9]);
    expect(race.turn(state)?.seat).toBe(1);
    race.play(state, { do: 'start' }, dice);
    expect([race.position(state).turn, state.now.step, next]).toEqual([0, 'car', 20]);
  });
});

describe('CP-5.1, CP-5.2 sprints', () => {
  example('CP-5.1', 'rider 2 throws three dice', {
    options: junior,
    at: { black2: 20 },
    ...black({ sprints: 1 }),
    choices: [sprint, threeDice],
    dice: [1, 2, 3],
    then: { black2: 26 },
  });
  example('CP-5.1', 'or the twenty-sided die', {
    options: junior,
    at: { black2: 20 },
    ...black({ sprints: 1 }),
    choices: [sprint, twentySided],
    dice: [19],
    then: { black2: 39 },
    facts: [
      { type: 'spent', what: 'sprint', amount: 1 },
      { type: 'threw', sides: 20 },
    ],
  });
  example('CP-5.1', 'not on a mountain square, nor without a sprint, nor another rider', {
    options: junior,
    at: { black2: 55, black3: 20 },
    ...black({ sprints: 1 }),
    dice: [1, 1, 1],
    then: { black2: 56, black3: 22 },
  });
  example('CP-5.2', 'before any of their group throws; they may also ride with it', {
    options: junior,
    at: { black2: 20, blue1: 20 },
    ...black({ sprints: 1 }),
    choices: [nothing],
    dice: [1, 1, 1, 2],
    then: { black2: 23, blue1: 23 },
  });
  test('CP-5.1, CP-6.4 one sprint a stage; in the senior version by the type of the stage', () => {
    const sprints = (options: object) => {
      const parsed = cyclingParty.options.parse(options);
      return parsed.ok && cyclingParty.race(parsed.value).setup(new SeededDice('x')).teams[0]?.sprints;
    };
    expect(['canal-run', 'two-valleys', 'forest-climbs', 'queen-stage'].map((stage) => sprints({ stage }))).toEqual([3, 2, 1, 1]);
    expect(sprints({ version: 'junior', stage: 'canal-run' })).toBe(1);
  });
});

test('CP-7.1 an attack a team, in the senior version', () => {
  const attacks = (version: 'junior' | 'senior') => {
    const parsed = cyclingParty.options.parse({ version });
    return parsed.ok && cyclingParty.race(parsed.value).setup(new SeededDice('x')).teams[0]?.attacks;
  };
  expect([attacks('junior'), attacks('senior')]).toEqual([0, 1]);
});

describe('CP-5.3 to CP-5.5 bottles', () => {
  test('CP-5.3 five a team', () => {
    const parsed = cyclingParty.options.parse({});
    expect(
      parsed.ok &&
        cyclingParty
          .race(parsed.value)
          .setup(new SeededDice('x'))
          .teams.map(({ bottles }) => bottles),
    ).toEqual([5, 5, 5, 5]);
  });
  example('CP-5.3', 'one moves a rider off a flat square, also onto a pass; two off a mountain square', {
    options: junior,
    at: { black1: 60, blue1: 49 },
    teams: { black: { bottles: 5 }, blue: { bottles: 5 } },
    choices: [give('black1'), give('blue1')],
    dice: [1, 1, 1],
    then: { black1: 63, blue1: 51 },
    check: ({ table }) => expect(table.state.teams.map(({ bottles }) => bottles)).toEqual([3, 4]),
  });
  example('CP-5.4', 'two to a rider and three to a team in a turn', {
    options: junior,
    at: { black1: 20, black3: 20, blue1: 5 },
    teams: { black: { bottles: 5 } },
    choices: [bottle, give('black1'), bottle, give('black1'), give('black3')],
    // Black 1 goes alone, and nobody can give a fourth.
    dice: [1, 1, 1, 1, 1, 1],
    then: { black1: 24, black3: 23 },
    check: ({ table }) => expect(table.state.teams[0]?.bottles).toBe(2),
  });
  example('CP-5.4', 'none to a rider who has finished', {
    options: junior,
    at: { black1: 199 },
    teams: { black: { bottles: 5 } },
    choices: [nothing],
    dice: [1, 2],
    then: { black1: 202 },
    check: ({ standings }) => expect(standings.over).toBe(true),
  });
  example('CP-5.5', 'before the activation, and at the end of the turn when everybody has moved', {
    options: junior,
    at: { black1: 20, blue1: 18 },
    teams: { black: { bottles: 2 } },
    choices: [give('black1'), nothing, give('black1')],
    dice: [3, 3, 4, 6],
    then: { black1: 28, blue1: 28 },
  });
  example('CP-5.4, CP-5.5', 'the limits span the whole turn: two before it leave none for its end', {
    options: junior,
    at: { black1: 20, blue1: 18 },
    teams: { black: { bottles: 5 } },
    choices: [give('black1'), give('black1')],
    dice: [3, 3, 4, 5],
    then: { black1: 28, blue1: 27 },
    asked: { step: 'car', colour: 'black' },
  });
  example('CP-5.5', 'at the end of the turn, also where a bottle only changes who rides with whom', {
    options: junior,
    at: { black1: 20, blue1: 18 },
    teams: { blue: { bottles: 2 } },
    choices: [nothing, nothing],
    dice: [3, 4, 3, 5],
    asked: { step: 'end', colour: 'blue', choices: [nothing, give('blue1')] },
    then: { black1: 27, blue1: 26 },
  });
  example('CP-5.5', 'but not where nobody would ride with somebody else: three squares are too far', {
    options: junior,
    at: { black1: 20, blue1: 18 },
    teams: { blue: { bottles: 2 } },
    choices: [nothing, nothing],
    dice: [3, 4, 3, 3],
    asked: { step: 'car', colour: 'black' },
    then: { black1: 27, blue1: 24 },
  });
  example('CP-5.5, CP-3.1', 'nor inside a peloton that stays the same', {
    options: three,
    at: { black1: 20, black3: 20, blue1: 19, blue3: 19, green1: 18 },
    teams: { green: { bottles: 1 } },
    choices: [nothing, agree, agree, agree],
    asked: { step: 'car', colour: 'black' },
    then: { black1: 25, green1: 23 },
  });
  example('CP-5.5, CP-3.1', 'but where a bottle takes the rider out of it', {
    options: three,
    at: { black1: 20, black3: 20, blue1: 19, blue3: 19, green1: 20 },
    teams: { green: { bottles: 2 } },
    choices: [nothing, agree, agree, agree],
    asked: { step: 'end', colour: 'green' },
  });
  example('CP-5.5, CP-4.3', 'on a pass a team mate on the next square is company, another team is not', {
    options: junior,
    at: { black3: 58, blue4: 56, black1: 53, blue1: 52 },
    teams: { black: { bottles: 2 }, blue: { bottles: 2 } },
    choices: [nothing, nothing, nothing, nothing],
    dice: [1, 1, 5, 5],
    asked: { step: 'end', colour: 'black', choices: [nothing, give('black1')] },
    then: { black3: 59, blue4: 57, black1: 58, blue1: 57 },
  });
  example('CP-5.5', 'in seat order, each manager once', {
    options: three,
    at: { green1: 20, blue1: 20, black1: 19 },
    teams: { green: { bottles: 1 }, black: { bottles: 1 } },
    choices: [nothing, nothing, nothing, nothing],
    dice: [3, 4, 3, 4, 4, 3],
    asked: { step: 'end', colour: 'green' },
    then: { green1: 27, blue1: 27, black1: 26 },
  });
  example('CP-5.5', 'a manager without bottles, or with too few for the pass, is passed over', {
    options: junior,
    at: { black1: 55, blue1: 20 },
    teams: { black: { bottles: 1 } },
    dice: [1, 1, 1],
    then: { black1: 56, blue1: 22 },
  });
  example('CP-5.5', 'one from behind is asked if their bottles could change the group, and not otherwise', {
    options: three,
    at: { black1: 30, blue1: 28, green1: 27 },
    teams: { blue: { bottles: 5 }, green: { bottles: 5 } },
    asked: {
      step: 'before',
      colour: 'blue',
      choices: [nothing, give('blue1'), { do: 'nothing', for: 'turn' }, { do: 'nothing', until: 50 }],
    },
  });
  example('CP-5.5', 'whoever is too far back is not asked before the group ahead', {
    options: three,
    at: { black1: 30, green1: 27 },
    teams: { green: { bottles: 5 } },
    dice: [1, 1],
    asked: { step: 'before', colour: 'green' },
    then: { black1: 32, green1: 27 },
  });
  example('CP-5.5, CP-3.1', 'one who would make a peloton of a small group is asked', {
    options: three,
    at: { black1: 30, blue1: 29, blue3: 29, black4: 28, green1: 26 },
    teams: { green: { bottles: 1 } },
    choices: [give('green1'), agree, agree, agree],
    then: { black1: 35, green1: 32 },
    facts: [{ type: 'formed', kind: 'peloton' }],
  });
  example('CP-5.5, CP-3.1', 'one who would join a peloton is asked', {
    options: three,
    at: { black1: 30, black3: 30, blue1: 30, blue3: 30, black4: 29, green1: 27 },
    teams: { green: { bottles: 1 } },
    asked: { step: 'before', colour: 'green' },
  });
  example('CP-5.5, CP-3.4', 'but not one whom their bottles leave on the pass behind it', {
    options: three,
    at: { black1: 61, black3: 61, blue1: 61, blue3: 61, black4: 61, green1: 59 },
    teams: { green: { bottles: 2 } },
    asked: { step: 'peloton', colour: 'black' },
  });
  example('CP-5.5b', 'nothing this turn holds for all its groups and for its end', {
    options: junior,
    at: { black1: 20, black3: 20, black4: 12 },
    teams: { black: { bottles: 5 } },
    choices: [{ do: 'nothing', for: 'turn' }],
    dice: [1, 1, 1, 1, 6, 3],
    then: { black1: 22, black4: 21 },
    facts: [{ type: 'ordered', order: 'quiet', from: 6 }],
    asked: { step: 'car', colour: 'black' },
  });
  example('CP-5.5b', 'nothing until a marker holds to the end of the turn in which somebody comes to it', {
    options: junior,
    at: { black1: 20, black3: 18, black4: 10 },
    teams: { black: { bottles: 5 } },
    choices: [{ do: 'nothing', until: 25 }],
    dice: [1, 2, 6, 1, 1, 1],
    facts: [{ type: 'ordered', order: 'ride-on', from: 25 }],
    asked: { step: 'car', colour: 'black' },
    then: { black1: 23, black3: 25, black4: 12 },
    check: ({ table }) => expect(table.state.teams[0].ridesOn).toBe(0),
  });
  example('CP-5.5b', 'and no longer: one km short of it, it holds in the next turn too', {
    options: junior,
    at: { black1: 20, black3: 10 },
    teams: { black: { bottles: 5 } },
    choices: [{ do: 'nothing', until: 25 }, go],
    dice: [1, 3, 1, 1, 1, 1, 1, 1],
    then: { black1: 26, black3: 14 },
    asked: { step: 'car', colour: 'black' },
  });
  example('CP-5.5b', 'but for what would be lost: the line', {
    options: junior,
    at: { black1: 190, blue1: 20 },
    teams: { black: { bottles: 1, ridesOn: 200 } },
    dice: [4, 6, 1, 1],
    asked: { step: 'end', colour: 'black', choices: [nothing, give('black1')] },
  });
  example('CP-5.5b', 'and a descent', {
    options: inSenior,
    at: { black3: 104, black4: 5 },
    teams: { black: { bottles: 5, ridesOn: 150 } },
    more: { descents: [{ rider: 2, descent: 'ready' }] },
    asked: { step: 'before', colour: 'black' },
  });
  example('CP-5.5b', 'no order until the last square where somebody stands on it', {
    options: junior,
    at: { black1: 200 },
    teams: { black: { bottles: 1 } },
    asked: { step: 'before', colour: 'black', choices: [nothing, give('black1'), { do: 'nothing', for: 'turn' }] },
  });
  example('CP-5.5b', 'an order to agree is lifted wherever its manager is asked before a group', {
    options: junior,
    at: { black1: 20 },
    teams: { black: { bottles: 1, agreesFrom: 7 } },
    choices: [{ do: 'ask-again' }],
    asked: { step: 'before', colour: 'black' },
    facts: [{ type: 'ordered', order: 'agree', from: 0 }],
  });
  example('CP-E5, CP-5.5', 'red gives two bottles to red 2 before the paceline throws', {
    options: { ...junior, teams: 5 },
    at: { purple5: 44, blue1: 44, red2: 42, blue5: 42, black5: 42, purple2: 41, green3: 41 },
    teams: { red: { bottles: 2 } },
    choices: [give('red2'), give('red2')],
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    facts: [
      { type: 'formed', kind: 'paceline', from: 44, to: 44 },
      { type: 'formed', kind: 'paceline', from: 42, to: 42 },
      { type: 'formed', kind: 'paceline', from: 41, to: 41 },
    ],
    then: { red2: 46, blue5: 44, purple2: 43 },
  });
  example('CP-5.5', 'at the end of the turn one is asked who could still gain the line', {
    options: junior,
    at: { black1: 196, blue1: 195 },
    teams: { blue: { bottles: 1 } },
    choices: [nothing, nothing],
    dice: [1, 1, 1, 4],
    asked: { step: 'end', colour: 'blue', choices: [nothing, give('blue1')] },
  });
  example('CP-5.5', 'or, in the last turn, a place on the course', {
    options: three,
    at: { black1: 199, blue1: 150, green1: 150 },
    teams: { green: { bottles: 1 } },
    choices: [nothing],
    dice: [1, 1, 1, 3, 1, 1],
    asked: { step: 'end', colour: 'green', choices: [nothing, give('green1')] },
    then: { blue1: 154, green1: 154 },
  });
  example('CP-5.5', 'drawing level counts too: it shares a better place', {
    options: three,
    at: { black1: 199, blue1: 150, green1: 149 },
    teams: { green: { bottles: 1 } },
    choices: [nothing, nothing],
    dice: [1, 1, 1, 3, 1, 3],
    asked: { step: 'end', colour: 'green', choices: [nothing, give('green1')] },
    then: { blue1: 154, green1: 153 },
  });
  example('CP-5.5', 'in an earlier turn a place is nothing: inside a peloton nobody is asked', {
    options: three,
    at: { black1: 150, black3: 150, blue1: 150, blue3: 150, green1: 149 },
    teams: { green: { bottles: 1 } },
    choices: [nothing, agree, agree, agree],
    asked: { step: 'car', colour: 'black' },
  });
  example('CP-2.2, CP-5.4', 'a bottle that carries them over the line before their move was their turn', {
    options: junior,
    at: { black1: 200, blue1: 10 },
    teams: { black: { bottles: 2 } },
    choices: [give('black1')],
    dice: [1, 1],
    then: { black1: 201, blue1: 12 },
  });
  example('CP-5.5, CP-2.7', 'and the bottle takes them over it', {
    options: junior,
    at: { black1: 190, blue1: 195 },
    teams: { blue: { bottles: 1 } },
    choices: [nothing, give('blue1')],
    dice: [1, 4, 1, 1],
    then: { blue1: 201, black1: 192 },
    check: ({ standings }) => expect([standings.over, standings.seats[0]?.seat]).toEqual([true, seat('blue')]),
  });
});

describe('CP-5.6 to CP-5.8 the finish', () => {
  const winner = (expected: readonly string[]) => ({
    check: ({ standings }: { standings: { over: boolean; riders: readonly { rider: number; place: number }[] } }) =>
      expect([standings.over, ...standings.riders.slice(0, expected.length).map((one) => one.rider)]).toEqual([
        true,
        ...expected.map((name) => rider(name as 'black1')),
      ]),
  });
  example('CP-5.6, CP-5.7, CP-2.7', 'all complete the turn; the greatest overrun wins, whoever crossed first', {
    options: junior,
    at: { black1: 198, blue1: 195, black3: 190 },
    dice: [1, 2, 6, 6, 1, 1],
    ...winner(['blue1', 'black1', 'black3']),
  });
  example('CP-5.6', 'a tie inside one paceline goes to its pace-setter', {
    options: junior,
    at: { black1: 195, blue1: 195 },
    dice: [4, 4, 5, 5],
    ...winner(['blue1', 'black1']),
  });
  example('CP-5.6', 'any other tie is thrown for, again among those still tied', {
    options: junior,
    at: { black1: 196, blue1: 195 },
    dice: [4, 4, 5, 4, 3, 3, 2, 6],
    ...winner(['blue1', 'black1']),
    facts: [
      { type: 'threw', for: 'tie', dice: [3] },
      { type: 'threw', for: 'tie', dice: [3] },
      { type: 'finished', rider: rider('blue1'), overrun: 4 },
    ],
  });
  example('CP-5.6', 'behind the pace-setter the others of their paceline throw for their places', {
    options: three,
    at: { black1: 195, blue1: 195, green1: 195 },
    // 10, 9 and 8 make one chain: all ride 10.
    dice: [4, 6, 4, 5, 4, 4, 2, 5],
    ...winner(['black1', 'green1', 'blue1']),
  });
  example('CP-5.6', 'with a rider from elsewhere among the tied the pace-setter throws like the others', {
    options: three,
    at: { green1: 196, black1: 195, blue1: 195 },
    dice: [4, 5, 4, 5, 4, 6, 1, 2, 3],
    ...winner(['green1', 'blue1', 'black1']),
  });
  example('CP-5.6', 'riders whom bottles bring over the line after their paceline came alone: dice decide, not the pace-setter', {
    options: junior,
    at: { black1: 195, blue1: 195 },
    teams: { black: { bottles: 1 }, blue: { bottles: 1 } },
    choices: [nothing, nothing, give('black1'), give('blue1')],
    dice: [2, 3, 2, 2, 1, 6],
    ...winner(['blue1', 'black1']),
  });
  example('CP-5.6', 'riders on the course rank behind by square and share a place on equal ones', {
    options: three,
    at: { black1: 199, blue1: 150, green1: 148, black3: 130 },
    dice: [1, 1, 1, 1, 1, 3, 1, 1],
    check: ({ standings }) => expect(standings.riders.slice(0, 4).map(({ place }) => place)).toEqual([1, 2, 2, 4]),
  });

  const withdraw = { do: 'withdraw' } as const;
  example('CP-5.8', 'between two turns a manager may withdraw a rider', {
    options: junior,
    at: { black1: 20, black3: 10 },
    check: ({ table }) => expect(table.state.now.step).toBe('car'),
    dice: [1, 1, 1, 1],
    facts: [{ type: 'began', round: 6 }],
  });
  test('CP-5.8 they choose which one, are asked again, and may not withdraw their last', () => {
    const { options, position } = before({ options: junior, at: { black1: 20, black3: 10, blue1: 5 } });
    const race = cyclingParty.race(options);
    const state = race.place(position);
    const dice = new SeededDice('x');
    expect(race.turn(state)?.choices).toEqual([go, { do: 'ride-on', until: 25 }, withdraw]);
    race.play(state, withdraw, dice);
    expect(race.turn(state)?.choices).toEqual([
      { do: 'withdraw', rider: 0 },
      { do: 'withdraw', rider: 2 },
    ]);
    race.play(state, { do: 'withdraw', rider: 0 }, dice);
    expect(state.out.at(-1)).toEqual({ rider: 0, reason: 'withdrew' });
    expect(race.turn(state)?.choices).toEqual([go, { do: 'ride-on', until: 25 }]);
    expect(race.barred(state)).toEqual([{ choice: withdraw, refusal: { reason: 'last-rider', rule: 'CP-5.8', with: { rider: 2 } } }]);
  });
  test('CP-6.6, CP-5.8 a climber who is withdrawn loses their double throws', () => {
    const { options, position } = before({ options: inSenior, at: { black1: 90, black3: 10 }, teams: { black: { pass: 2, doubles: 1 } } });
    const race = cyclingParty.race(options);
    const state = race.place(position);
    race.play(state, withdraw, new SeededDice('x'));
    race.play(state, { do: 'withdraw', rider: 0 }, new SeededDice('x'));
    expect(state.teams[0]?.doubles).toBe(0);
  });
  test('CP-5.8 others are asked too, unless they ride on until a marker', () => {
    const { options, position } = before({
      options: junior,
      at: { black1: 30, blue1: 10, blue3: 8 },
      teams: { black: { agreesFrom: 7 }, blue: {} },
    });
    const { now: _, ...unanswered } = position;
    const race = cyclingParty.race(options);
    const state = race.place(unanswered);
    expect(race.turn(state)).toEqual({ seat: 0, choices: [go, { do: 'ride-on', until: 50 }, { do: 'ask-again' }] });
    race.play(state, { do: 'ask-again' }, new SeededDice('x'));
    expect(state.teams[0]?.agreesFrom).toBe(0);
    race.play(state, go, new SeededDice('x'));
    expect(race.turn(state)).toEqual({ seat: 1, choices: [go, { do: 'ride-on', until: 50 }, withdraw] });
    race.play(state, { do: 'ride-on', until: 50 }, new SeededDice('x'));
    expect([state.turn, state.teams[1]?.ridesOn, state.now.seat]).toEqual([6, 50, 0]);
  });
  test.each([
    ['two riders', { blue1: 10, blue3: 8 }, 0, true],
    ['one rider', { blue1: 10 }, 0, false],
    ['an order to ride on', { blue1: 10, blue3: 8 }, 50, false],
  ])('CP-5.8 beside the leading manager those are asked who may withdraw a rider: %s', (_, blue, ridesOn, expected) => {
    const { options, position: answered } = before({ options: junior, at: { black1: 30, ...blue }, teams: { blue: { ridesOn } } });
    const { now, ...position } = answered;
    const race = cyclingParty.race(options);
    const state = race.place(position);
    race.play(state, go, new SeededDice('x'));
    expect(state.now.step === 'car' && state.now.seat === seat('blue') && state.turn === 5).toBe(expected);
  });
  test('CP-2.2 if nobody is left in the race it is over', () => {
    const { options, position } = before({
      options: inSenior,
      at: { black3: 112 },
      teams: { black: { quiet: 0 } },
      more: { descents: [{ rider: 2, descent: 'ready' }] },
    });
    const race = cyclingParty.race(options);
    const state = race.place(position);
    const sixes = { roll: () => 6, draw: () => 0 };
    race.play(state, go, sixes);
    race.play(state, { do: 'descend', rider: 2 }, sixes);
    expect([race.turn(state), race.standings(state).over, state.out.at(-1)]).toEqual([undefined, true, { rider: 2, reason: 'crashed' }]);
  });
  test('a throw by a rider who does not exist, or a choice of an earlier moment, is refused by name', () => {
    const { options, position } = before({ options: junior, at: { black1: 12, black3: 12, blue1: 12, blue3: 11, blue4: 11 } });
    const race = cyclingParty.race(options);
    const state = race.place(position);
    race.play(state, go, new SeededDice('x'));
    race.play(state, toss('black1'), { roll: () => 3, draw: () => 0 });
    race.play(state, agree, new SeededDice('x'));
    expect(race.turn(state)?.choices).not.toContainEqual(toss('black1'));
    expect(race.barred(state)).toContainEqual({
      choice: toss('black1'),
      refusal: { reason: 'has-thrown', rule: 'CP-3.5', with: { rider: 0 } },
    });
  });
});

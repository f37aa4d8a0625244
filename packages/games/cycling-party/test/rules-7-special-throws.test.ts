import { SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { cyclingParty } from '../rules/index.ts';
import { assign, attack, before, descend, example, fallBack, give, go, inSenior, junior, nothing, rider, senior, toss } from './riders.ts';

const three = { ...inSenior, teams: 3 };
const free = { quiet: 0 };
const armed = { quiet: 0, attacks: 1 };

describe('CP-7.1 attacks', () => {
  example('CP-7.1', 'four dice', {
    options: inSenior,
    at: { black3: 10, blue1: 10 },
    teams: { black: armed },
    choices: [attack('black3')],
    dice: [6, 5, 5, 1, 1, 1],
    then: { black3: 27, blue1: 12 },
    facts: [
      { type: 'spent', what: 'attack' },
      { type: 'formed', kind: 'breakaway', riders: [rider('blue1')] },
    ],
  });
  example('CP-7.1', 'several riders could: it is announced, then who', {
    options: inSenior,
    at: { black3: 10, black1: 10, blue1: 10 },
    teams: { black: armed },
    choices: [{ do: 'attack' }],
    asked: { step: 'attack', colour: 'black', choices: [attack('black1'), attack('black3')] },
  });
  example('CP-7.1', 'two pairs break the chain: to the square of the last, and a throw after everybody else', {
    options: inSenior,
    at: { black4: 20, blue1: 15, blue4: 5 },
    teams: { black: armed },
    choices: [attack('black4'), toss('black4')],
    dice: [6, 2, 6, 2, 1, 1, 1, 2, 5, 4],
    then: { black4: 14, blue1: 17, blue4: 8 },
    facts: [
      { type: 'broke-chain' },
      { type: 'moved', by: 'broken-chain', from: 20, to: 5 },
      { type: 'moved', rider: rider('blue4') },
      { type: 'moved', from: 5, to: 14 },
    ],
  });
  for (const dice of [
    [6, 6, 2, 2],
    [6, 2, 6, 2],
    [6, 2, 2, 6],
  ])
    example('CP-7.1', `${dice.join(', ')} are two pairs`, {
      options: inSenior,
      at: { black4: 20 },
      teams: { black: armed },
      choices: [attack('black4')],
      dice,
      asked: { step: 'chain', colour: 'black' },
    });
  example('CP-7.1', 'four of a kind too; the last stays where they are', {
    options: inSenior,
    at: { black4: 20 },
    teams: { black: armed },
    choices: [attack('black4'), toss('black4')],
    dice: [5, 5, 5, 5, 1, 2],
    then: { black4: 23 },
  });
  example('CP-7.1', 'several broken chains throw in the order of breaking', {
    options: inSenior,
    at: { blue1: 20, black1: 18, black4: 5 },
    teams: { black: armed, blue: armed },
    choices: [attack('blue1'), { do: 'attack', rider: rider('black1') }],
    dice: [1, 1, 2, 2, 3, 3, 4, 4, 1, 1],
    asked: { step: 'chain', colour: 'blue', choices: [toss('blue1')] },
    then: { blue1: 5, black1: 5, black4: 7 },
  });
  example('CP-7.1', 'on a mountain square it is one die', {
    options: inSenior,
    at: { black4: 76, blue4: 45 },
    teams: { black: armed },
    choices: [attack('black4'), toss('black4')],
    dice: [1, 1, 2, 2, 6, 4],
    then: { blue4: 51, black4: 49 },
  });
  example('CP-7.1', 'no bottles before that throw, but after it', {
    options: inSenior,
    at: { black4: 20, blue4: 5 },
    teams: { black: { ...armed, bottles: 5 } },
    choices: [attack('black4'), toss('black4'), give('black4')],
    dice: [1, 1, 2, 2, 2, 2, 1, 2],
    then: { black4: 9, blue4: 9 },
  });
  test('CP-7.1 one a team a stage, up to 50 km from the line, from a flat square', () => {
    const asked = (at: number, attacks: number) => {
      const { options, position } = before({ options: inSenior, at: { black3: at, black4: 1 }, teams: { black: { ...free, attacks } } });
      const race = cyclingParty.race(options);
      const state = race.place(position);
      race.play(state, go, new SeededDice('x'));
      const reason = race.barred(state).find(({ choice }) => choice.do === 'attack')?.refusal.reason;
      return [race.turn(state)?.choices.some((choice) => choice.do === 'attack'), reason];
    };
    // Passes lie on 40 to 71, 80 to 103 and 120 to 127 of 150.
    expect(asked(78, 1)).toEqual([true, undefined]);
    expect(asked(78, 0)).toEqual([false, 'attack-used']);
    expect(asked(90, 1)).toEqual([false, 'attack-on-mountain']);
    expect(asked(104, 1)).toEqual([false, 'attack-too-late']);
  });
  example('CP-7.1', 'on the marker itself they may still attack', {
    options: {
      ...inSenior,
      own: {
        length: 150,
        type: 'flat',
        passes: [
          { from: 5, category: 'hill' },
          { from: 20, category: 'hill' },
          { from: 40, category: 'hill' },
        ],
      },
    },
    at: { black3: 100 },
    teams: { black: armed },
    choices: [attack('black3')],
    dice: [1, 2, 3, 4],
    then: { black3: 110 },
  });
  example('CP-7.1', 'and beyond it not', {
    options: {
      ...inSenior,
      own: {
        length: 150,
        type: 'flat',
        passes: [
          { from: 5, category: 'hill' },
          { from: 20, category: 'hill' },
          { from: 40, category: 'hill' },
        ],
      },
    },
    at: { black3: 101 },
    teams: { black: armed },
    dice: [3, 4],
    then: { black3: 108 },
  });
});

describe('CP-7.2 falls', () => {
  example('CP-7.2', 'two threes or fours are thrown again; no double, and they count as first thrown', {
    options: inSenior,
    at: { black1: 20, blue1: 10 },
    dice: [3, 3, 6, 5, 4, 4, 1, 2],
    then: { black1: 26, blue1: 18 },
  });
  example('CP-7.2', 'any double is a fall: two squares back', {
    options: inSenior,
    at: { black1: 20 },
    dice: [4, 4, 6, 6],
    then: { black1: 18 },
    facts: [
      { type: 'fell', dice: [6, 6] },
      { type: 'moved', by: 'fall' },
    ],
  });
  example('CP-7.2', 'never below the start', { options: inSenior, at: { black1: 1 }, dice: [3, 3, 1, 1], then: { black1: 0 } });
  example('CP-7.2', 'other doubles are none, nor is any in the junior version', {
    options: junior,
    at: { black1: 20, blue1: 10 },
    dice: [3, 3, 5, 5],
    then: { black1: 26, blue1: 20 },
  });
  example('CP-7.2', 'a paceline ends with a fall: nobody of the square moves', {
    options: three,
    at: { black1: 20, blue1: 20, green1: 20 },
    dice: [6, 6, 3, 3, 5, 5],
    then: { black1: 20, blue1: 18, green1: 20 },
  });
  example('CP-7.2', 'a rider who lost their move takes no bottle in this turn', {
    options: inSenior,
    at: { black1: 20, blue1: 20 },
    teams: { blue: { bottles: 5 } },
    choices: [nothing],
    dice: [3, 3, 5, 5],
    then: { black1: 18, blue1: 20 },
    asked: { step: 'car', colour: 'blue' },
  });
  example('CP-7.2, CP-7.1', 'nor does one there throw whose chain is broken', {
    options: inSenior,
    at: { blue1: 20, black1: 18, black4: 5 },
    teams: { black: armed, blue: armed },
    choices: [attack('blue1'), { do: 'attack', rider: rider('black1') }, toss('blue1')],
    dice: [1, 1, 2, 2, 3, 3, 4, 4, 1, 1, 3, 3, 5, 5],
    then: { blue1: 3, black1: 5, black4: 7 },
    asked: { step: 'car', colour: 'black' },
  });
  example('CP-7.2', 'who has left the square already is not touched', {
    options: inSenior,
    at: { black1: 20, blue4: 20 },
    teams: { blue: { quiet: 0, attacks: 1 } },
    choices: [attack('blue4')],
    dice: [1, 2, 3, 4, 3, 3, 5, 5],
    then: { black1: 18, blue4: 30 },
  });
});

describe('CP-7.3 falling back', () => {
  example('CP-7.3', 'one die on the flat, and the group is formed anew without them', {
    options: inSenior,
    at: { black1: 20, blue1: 20, black4: 5 },
    teams: { black: free },
    choices: [fallBack('black1')],
    dice: [4, 1, 1, 1, 1],
    then: { black1: 24, blue1: 22, black4: 7 },
    facts: [{ type: 'formed', kind: 'breakaway', riders: [rider('blue1')] }],
  });
  example('CP-7.3', 'only with a team mate behind', {
    options: inSenior,
    at: { black1: 20, black4: 20 },
    teams: { black: free },
    dice: [1, 1, 1, 2],
    then: { black1: 23, black4: 23 },
  });
  for (const [die, squares] of [
    [1, 1],
    [2, 1],
    [4, 2],
    [6, 3],
  ] as const)
    example('CP-7.3', `in the mountains ${die} counts ${squares}`, {
      options: inSenior,
      at: { black3: 85, black4: 5 },
      teams: { black: free },
      choices: [fallBack('black3')],
      dice: [die, 1, 1],
      then: { black3: 85 + squares },
    });
  for (const [die, min] of [
    [3, 1],
    [5, 2],
  ] as const)
    for (const squares of [min, min + 1])
      example('CP-7.3', `in the mountains ${die} counts ${squares} if they like`, {
        options: inSenior,
        at: { black3: 85, black4: 5 },
        teams: { black: free },
        choices: [fallBack('black3'), { do: 'go', squares }],
        dice: [die, 1, 1],
        then: { black3: 85 + squares },
      });
  example('CP-7.3', 'they throw apart from their team mates, before them, and are not pulled', {
    options: inSenior,
    at: { black3: 85, black5: 85, black4: 5 },
    teams: { black: free },
    choices: [{ do: 'fall-back' }, fallBack('black3'), nothing],
    // 1 square for black 3; black 5 has a 2 and nobody to pull.
    dice: [1, 2, 1, 1],
    then: { black3: 86, black5: 87 },
  });
  example('CP-7.3', 'nobody falls back in the junior version', {
    options: junior,
    at: { black1: 20, black4: 5 },
    teams: { black: free },
    dice: [1, 1, 1, 1],
    then: { black1: 22 },
  });
});

describe('CP-7.4 full-speed descents', () => {
  const ready = { more: { descents: [{ rider: rider('black3'), descent: 'ready' as const }] } };
  const right = (name: 'black3' | 'black1' | 'black5', expected: string) => ({
    check: ({ table }: { table: { state: { descent: readonly string[] } } }) => expect(table.state.descent[rider(name)]).toBe(expected),
  });
  example('CP-7.4', 'a six to the first flat square after a pass gives the right', {
    options: inSenior,
    at: { black3: 66 },
    dice: [6],
    then: { black3: 72 },
    ...right('black3', 'ready'),
  });
  example('CP-7.4', 'a six beyond it, or a five to it, gives none', {
    options: inSenior,
    at: { black3: 67, black5: 67 },
    dice: [6, 5],
    choices: [assign(6)],
    then: { black3: 73, black5: 72 },
    check: ({ table }) => expect(table.state.descent.every((one) => one === 'none')).toBe(true),
  });
  example('CP-7.4', 'a six to the last mountain square, with two bottles in the same turn, gives it', {
    options: inSenior,
    at: { black3: 65 },
    teams: { black: { bottles: 2 } },
    choices: [nothing, give('black3')],
    dice: [6],
    then: { black3: 72 },
    ...right('black3', 'ready'),
  });
  example('CP-7.4', 'without them it is lost', {
    options: inSenior,
    at: { black3: 65 },
    dice: [6],
    then: { black3: 71 },
    ...right('black3', 'none'),
  });
  example('CP-7.4', 'a magic five gives none', {
    options: inSenior,
    at: { black1: 66 },
    choices: [{ do: 'assign', die: 5, magic: true }],
    dice: [5],
    then: { black1: 72 },
    ...right('black1', 'none'),
  });
  example('CP-7.4', 'nor does a pull', {
    options: inSenior,
    at: { black3: 66, black5: 66 },
    choices: [assign(5), { do: 'pull' }],
    dice: [5, 6],
    then: { black3: 72, black5: 72 },
    ...right('black3', 'none'),
  });
  example('CP-7.4', 'nor any throw in the junior version', {
    options: junior,
    at: { black3: 55 },
    dice: [6],
    then: { black3: 61 },
    ...right('black3', 'none'),
  });
  example('CP-7.4', 'three dice, by themselves, before the group they would belong to', {
    options: inSenior,
    at: { black3: 72, blue1: 72 },
    teams: { black: free },
    ...ready,
    choices: [descend('black3')],
    dice: [6, 6, 5, 1, 1],
    // 73 to 79 are flat, and five squares of the next pass cost ten.
    then: { black3: 84, blue1: 74 },
  });
  example('CP-7.4', 'also if a bottle has carried them on', {
    options: inSenior,
    at: { black3: 72 },
    teams: { black: { ...free, bottles: 1 } },
    ...ready,
    choices: [give('black3'), descend('black3')],
    dice: [1, 1, 1],
    then: { black3: 76 },
  });
  example('CP-7.4', 'but not onto the next pass', {
    options: {
      ...inSenior,
      own: {
        length: 150,
        type: 'high',
        passes: [
          { from: 40, category: 'hors' },
          { from: 73, category: 'third' },
          { from: 120, category: 'third' },
        ],
      },
    },
    at: { black3: 72 },
    teams: { black: { ...free, bottles: 1 } },
    ...ready,
    choices: [give('black3')],
    dice: [1],
    then: { black3: 74 },
  });
  example('CP-7.4', 'three sixes: they crash out of the race', {
    options: inSenior,
    at: { black3: 72, blue1: 5 },
    teams: { black: free },
    ...ready,
    choices: [descend('black3')],
    dice: [6, 6, 6, 1, 1],
    facts: [{ type: 'went-out', rider: rider('black3'), reason: 'crashed' }],
  });
  example('CP-7.4', 'a rider who does not use it in their next move has lost it', {
    options: inSenior,
    at: { black3: 72 },
    teams: { black: free },
    ...ready,
    choices: [nothing],
    dice: [1, 1],
    ...right('black3', 'none'),
  });
  example('CP-7.5', 'a sprint, an attack, a fall back or a descent is the whole move', {
    options: inSenior,
    at: { black2: 72, black4: 5 },
    teams: { black: { quiet: 0, attacks: 1, sprints: 1 } },
    more: { descents: [{ rider: rider('black2'), descent: 'ready' }] },
    choices: [descend('black2'), nothing],
    dice: [1, 1, 1, 1, 1],
    then: { black2: 75, black4: 7 },
  });
  example('CP-7.2, CP-7.4', 'a rider who falls loses a descent that was ready; one who is held up keeps theirs', {
    options: inSenior,
    at: { black3: 72, black4: 72 },
    more: {
      descents: [
        { rider: rider('black3'), descent: 'ready' },
        { rider: rider('black4'), descent: 'ready' },
      ],
    },
    dice: [3, 3, 1, 1],
    then: { black3: 70, black4: 72 },
    check: ({ table }) => expect([table.state.descent[2], table.state.descent[3]]).toEqual(['none', 'ready']),
  });
  example('CP-7.4', 'behind a hill that directly follows another pass there is no descent', {
    options: { ...inSenior, own: { ...senior, passes: [...senior.passes.slice(0, 2), { from: 104, category: 'hill' }] } },
    at: { black3: 101, blue4: 5 },
    dice: [6, 1, 1],
    then: { black3: 107 },
    check: ({ table }) => expect(table.state.descent[2]).toBe('none'),
  });
});

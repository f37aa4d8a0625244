import { describe } from 'vitest';
import { agree, assign, example, inSenior, junior, rider, toss } from './riders.ts';

describe('CP-4.1 onto a pass', () => {
  example('CP-E3, CP-4.1', 'a peloton at pace 9', {
    options: { ...junior, teams: 3 },
    at: { black1: 48, blue1: 47, black2: 46, blue2: 45, green1: 45 },
    choices: [toss('black1'), agree, agree, agree],
    dice: [4, 5],
    then: { black1: 53, blue1: 53, black2: 52, blue2: 52, green1: 52 },
  });
  example('CP-E3, CP-4.1', 'pace 8 from 43, a 4 from 43, a lone rider from 41 with 11', {
    options: { ...junior, teams: 3 },
    at: { black1: 43, blue1: 43, black3: 43, blue2: 43, green1: 43, green4: 41 },
    choices: [toss('black1'), toss('blue1'), agree, agree, agree],
    dice: [2, 2, 4, 4, 5, 6],
    then: { black1: 47, blue1: 50, black3: 50, blue2: 50, green1: 50, green4: 51 },
  });
  example('CP-4.1', 'beyond the pass squares count 1 again', {
    options: { ...junior, own: { length: 200, type: 'flat', passes: [{ from: 22, length: 2 }] } },
    at: { black1: 20 },
    dice: [4, 4],
    // 21 costs 1, 22 and 23 cost 2 each, then 24, 25, 26.
    then: { black1: 26 },
  });
});

describe('CP-4.2 to CP-4.4 on a pass', () => {
  example('CP-4.2', 'one die, each square counting 1, also past the end', {
    options: junior,
    at: { black1: 58 },
    dice: [6],
    then: { black1: 64 },
  });
  example('CP-4.4', 'the square where they begin decides: beside the pass, two dice', {
    options: junior,
    at: { black1: 61 },
    dice: [1, 2],
    then: { black1: 64 },
  });
  for (const [first, then] of [
    [2, { blue1: 55, blue5: 58 }],
    [5, { blue1: 58, blue5: 55 }],
  ] as const)
    example('CP-E4, CP-4.3', `blue 1 and 5 throw 2 and 5: blue 1 takes the ${first}`, {
      options: junior,
      at: { blue1: 53, blue5: 53 },
      dice: [2, 5],
      choices: [assign(first)],
      then,
    });
  example('CP-E4, CP-4.3', 'purple 1 and 2 on 52 throw 1 and 6: the sprinter takes the six', {
    options: { ...junior, teams: 4 },
    at: { purple1: 52, purple2: 52 },
    dice: [1, 6],
    choices: [assign(1)],
    then: { purple1: 53, purple2: 58 },
  });
  example('CP-4.3', 'dice are asked for only where they differ', {
    options: junior,
    at: { blue1: 53, blue4: 53, blue5: 53 },
    dice: [4, 2, 4],
    asked: { step: 'assign', colour: 'blue', choices: [assign(4), assign(2)] },
  });
  example('CP-4.3', 'and not where they are the same', {
    options: junior,
    at: { blue1: 53, blue5: 53 },
    dice: [4, 4],
    then: { blue1: 57, blue5: 57 },
  });
  example('CP-2.5', 'riders of one square move team by team, from the leading seat up', {
    options: { ...junior, teams: 3 },
    at: { blue3: 58, black1: 53, blue1: 53, green1: 53 },
    dice: [1, 2, 3, 4],
    then: { blue3: 59, blue1: 55, green1: 56, black1: 57 },
  });
});

describe('CP-6.5, CP-6.6 the climber', () => {
  example('CP-6.5', 'on a hors pass a 5 may count as 6', {
    options: inSenior,
    at: { black1: 45 },
    dice: [5],
    choices: [{ do: 'assign', die: 5, magic: true }],
    then: { black1: 51 },
    facts: [{ type: 'counted', rule: 'CP-6.5', thrown: 5, as: 6 }],
  });
  example('CP-6.5', 'or not', { options: inSenior, at: { black1: 45 }, dice: [5], choices: [assign(5)], then: { black1: 50 } });
  example('CP-6.5', 'on a first-category pass, or with another rider, it is a five', {
    options: inSenior,
    at: { black1: 85, black3: 45 },
    teams: { black: { pass: 2 } },
    dice: [5, 5],
    then: { black1: 90, black3: 50 },
  });
  example('CP-6.6', 'they get two double throws on entering a hors pass', {
    options: inSenior,
    at: { black1: 38 },
    dice: [2, 3],
    then: { black1: 41 },
    facts: [{ type: 'gained', rule: 'CP-6.6', amount: 2 }],
  });
  example('CP-6.6', 'and one on a first-category pass', {
    options: inSenior,
    at: { black1: 79 },
    dice: [2, 3],
    facts: [{ type: 'gained', amount: 1 }],
  });
  example('CP-6.6', 'alone they throw two dice and keep one', {
    options: inSenior,
    at: { black1: 85 },
    teams: { black: { pass: 2, doubles: 1 } },
    choices: [{ do: 'double' }, assign(4)],
    dice: [2, 4],
    then: { black1: 89 },
    facts: [{ type: 'spent', what: 'double-throw', amount: 1 }],
  });
  example('CP-6.6', 'with a team mate three, and one is dropped', {
    options: inSenior,
    at: { black1: 85, black3: 85 },
    teams: { black: { pass: 2, doubles: 1 } },
    choices: [{ do: 'double' }, assign(6), assign(4)],
    dice: [2, 4, 6],
    then: { black1: 91, black3: 89 },
  });
  example('CP-6.6, CP-6.5', 'a magic five may be added', {
    options: inSenior,
    at: { black1: 45 },
    teams: { black: { pass: 1, doubles: 2 } },
    choices: [{ do: 'double' }, { do: 'assign', die: 5, magic: true }],
    dice: [5, 3],
    then: { black1: 51 },
  });
  example('CP-6.6', 'unused ones are lost when they leave the pass', {
    options: inSenior,
    at: { black1: 70 },
    teams: { black: { pass: 1, doubles: 2 } },
    choices: [{ do: 'single' }],
    dice: [4],
    then: { black1: 74 },
    facts: [{ type: 'lapsed', amount: 2 }],
    check: ({ table }) => {
      if (table.state.teams[0]?.doubles !== 0) throw new Error('none are left');
    },
  });
  example('CP-6.6', 'each pass gives them once', {
    options: inSenior,
    at: { black1: 79 },
    teams: { black: { pass: 2 } },
    dice: [1, 1],
    then: { black1: 80 },
    check: ({ facts }) => {
      if (facts.some(({ type }) => type === 'gained')) throw new Error('they had them already');
    },
  });
});

describe('CP-6.9 the mountain domestique', () => {
  const trio = {
    options: inSenior,
    at: { black2: 85, black3: 85, black5: 85 },
    dice: [5, 4, 3],
    // Nothing more is asked.
    asked: { step: 'car', colour: 'black' },
  } as const;
  example('CP-E7, CP-6.9', 'X5 Y4 D3: nobody is pulled', {
    ...trio,
    choices: [assign(5), assign(4)],
    then: { black2: 90, black3: 89, black5: 88 },
  });
  example('CP-E7, CP-6.9', 'X5 D4 Y3: they pull Y', {
    ...trio,
    choices: [assign(5), assign(3), { do: 'pull' }],
    then: { black2: 90, black3: 89, black5: 89 },
    facts: [{ type: 'moved', by: 'pull', rider: rider('black3') }],
  });
  example('CP-E7, CP-6.9', 'D5 X4 Y3: they pull X, and pulls do not chain', {
    ...trio,
    choices: [assign(4), assign(3), { do: 'pull' }],
    then: { black2: 90, black3: 88, black5: 90 },
  });
  example('CP-6.9', 'they need not', {
    ...trio,
    choices: [assign(4), assign(3), { do: 'leave' }],
    then: { black2: 89, black3: 88, black5: 90 },
  });
  example('CP-6.9', 'every team mate with exactly one less may be pulled, each as the manager likes', {
    ...trio,
    dice: [5, 4, 4],
    choices: [assign(4), assign(4), { do: 'leave' }, { do: 'pull' }],
    then: { black2: 89, black3: 90, black5: 90 },
  });
});

import { describe } from 'vitest';
import { agree, example, give, inSenior, junior, nothing, rider, sprint, threeDice, toss } from './riders.ts';

const three = { ...junior, teams: 3 };

describe('CP-E1 a paceline', () => {
  const two = { options: junior, at: { black1: 20, blue1: 20 } } as const;
  const trio = { options: three, at: { black1: 20, blue1: 20, green1: 20 } } as const;
  example('CP-E1, CP-3.8', '10 and 7: both 10', { ...two, dice: [6, 4, 3, 4], then: { black1: 30, blue1: 30 } });
  example('CP-E1, CP-3.8', '10 and 6: each their own', { ...two, dice: [6, 4, 2, 4], then: { black1: 30, blue1: 26 } });
  example('CP-E1, CP-3.8', '10, 7, 4: all 10', { ...trio, dice: [6, 4, 3, 4, 2, 2], then: { black1: 30, blue1: 30, green1: 30 } });
  example('CP-E1, CP-3.8', '10, 7, 3: 10, 10, 3', { ...trio, dice: [6, 4, 3, 4, 1, 2], then: { black1: 30, blue1: 30, green1: 23 } });
  example('CP-E1, CP-3.8', '10, 6, 4: 10, 6, 6', { ...trio, dice: [6, 4, 3, 3, 2, 2], then: { black1: 30, blue1: 26, green1: 26 } });
  example('CP-E1, CP-3.8', '10, 6, 2: each their own', { ...trio, dice: [6, 4, 3, 3, 1, 1], then: { black1: 30, blue1: 26, green1: 22 } });
  example('CP-3.8', 'of equal highest throws the first sets the pace', {
    ...two,
    dice: [5, 4, 6, 3],
    facts: [{ type: 'paced', pace: 9, setter: rider('black1'), riders: [rider('black1'), rider('blue1')] }],
  });
});

describe('CP-2 the order of moving', () => {
  example('CP-2.2, CP-2.3, CP-3.10', 'the most advanced moves first, the last one last', {
    options: junior,
    at: { black1: 10, blue1: 20, black2: 15 },
    dice: [1, 2, 6, 6, 1, 1],
    then: { blue1: 23, black2: 27, black1: 12 },
    facts: [
      { type: 'moved', rider: rider('blue1'), by: 'alone' },
      { type: 'moved', rider: rider('black2') },
      { type: 'moved', rider: rider('black1') },
    ],
  });

  example('CP-2.4', 'who comes to those who wait is in no group with them', {
    options: three,
    at: { black1: 20, blue1: 14, black2: 14, green1: 14, green2: 14 },
    // The first throws 2, 3 cannot be: they stand on 22; the four of 14 stay a paceline though a fifth stands near.
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    facts: [
      { type: 'formed', kind: 'breakaway' },
      { type: 'formed', kind: 'paceline', from: 14, to: 14 },
    ],
  });

  example('CP-2.4, CP-3.2', 'a rider who has moved in this turn does not make a peloton of those they fall in with', {
    options: three,
    at: { black1: 16, blue1: 14, black2: 14, green1: 14, green2: 14 },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    then: { black1: 18, blue1: 16 },
    facts: [
      { type: 'formed', kind: 'breakaway' },
      { type: 'formed', kind: 'paceline' },
    ],
  });

  example('CP-2.5, CP-3.9', 'throws go up the seats from the leading one', {
    options: three,
    at: { blue1: 20, green1: 10, black1: 10 },
    dice: [1, 1, 6, 6, 1, 1],
    then: { green1: 22, black1: 12 },
    check: ({ table }) => {
      if (table.state.square[rider('blue1')] !== 22) throw new Error('blue leads');
    },
    facts: [
      { type: 'threw', rider: rider('green1'), dice: [6, 6] },
      { type: 'threw', rider: rider('black1'), dice: [1, 1] },
    ],
  });

  example('CP-2.5, CP-2.2', 'who has finished leads nobody', {
    options: three,
    at: { blue1: 199, green1: 180, black1: 180 },
    dice: [1, 1, 6, 6, 1, 1],
    facts: [
      { type: 'threw', rider: rider('black1'), dice: [6, 6] },
      { type: 'threw', rider: rider('green1'), dice: [1, 1] },
    ],
  });

  example('CP-2.6, CP-3.9', 'the rider is named before their dice fall, where the order can matter', {
    options: junior,
    at: { black1: 195, black3: 195, blue1: 195 },
    asked: { step: 'paceline', colour: 'black', choices: [toss('black1'), toss('black3')] },
  });

  example('CP-3.9', 'where the order cannot matter nobody is asked', {
    options: junior,
    at: { black1: 20, black3: 20, blue1: 20 },
    dice: [1, 1, 1, 2, 1, 3],
    then: { black1: 24, black3: 24, blue1: 24 },
  });
});

describe('CP-3 kinds of groups', () => {
  example('CP-3.1, CP-3.11', 'five on consecutive squares between two empty ones are a peloton, and nothing their shape', {
    options: junior,
    at: { black1: 12, black2: 12, blue1: 11, blue2: 10, blue3: 10, black3: 7 },
    choices: [agree, agree],
    dice: [1, 1],
    then: { black1: 17, black2: 17, blue1: 16, blue2: 15, blue3: 15, black3: 9 },
  });

  example('CP-3.1', 'four are none, nor are five with a hole', {
    options: junior,
    at: { black1: 12, black2: 12, blue1: 11, blue2: 9, blue3: 9 },
    dice: [1, 1, 1, 1, 1, 2, 1, 1, 1, 1],
    facts: [
      { type: 'formed', kind: 'paceline', from: 12, to: 12 },
      { type: 'formed', kind: 'breakaway', from: 11, to: 11 },
      { type: 'formed', kind: 'paceline', from: 9, to: 9 },
    ],
  });

  example('CP-3.1a, CP-3.2, CP-3.3', 'a run of fewer than five is judged square by square', {
    options: junior,
    at: { black1: 12, blue1: 11, black2: 11, blue2: 10 },
    dice: [1, 1, 1, 1, 1, 2, 1, 1],
    facts: [
      { type: 'formed', kind: 'breakaway', riders: [rider('black1')] },
      { type: 'formed', kind: 'paceline', from: 11 },
      { type: 'formed', kind: 'breakaway', riders: [rider('blue2')] },
    ],
  });

  example('CP-3.4', 'mountain squares break groups: a rider on the pass, a paceline, a breakaway', {
    options: { ...junior, teams: 4 },
    at: { purple4: 50, black1: 49, blue1: 49, green1: 49, black3: 48 },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    facts: [
      { type: 'formed', kind: 'mountain', riders: [rider('purple4')] },
      { type: 'formed', kind: 'paceline', from: 49, to: 49 },
      { type: 'formed', kind: 'breakaway', riders: [rider('black3')] },
    ],
  });

  example('CP-3.4, CP-3.1', 'a mountain square behind closes a peloton too', {
    options: junior,
    at: { black1: 61, black2: 61, blue1: 61, blue2: 61, black3: 60 },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    facts: [
      { type: 'formed', kind: 'paceline', from: 61, to: 61 },
      { type: 'formed', kind: 'mountain' },
    ],
  });
});

describe('CP-3 a peloton', () => {
  const five = { options: junior, at: { black1: 12, black3: 12, blue1: 12, blue3: 11, blue4: 11 } } as const;

  example('CP-3.5', 'begins with the manager of the most advanced rider, the lower seat first', {
    ...five,
    at: { black1: 11, black3: 11, blue1: 12, blue3: 11, blue4: 11 },
    asked: { step: 'peloton', colour: 'blue' },
  });
  example('CP-3.5', 'who made no special throw has not agreed to a pace', {
    ...five,
    at: { black1: 12, black2: 12, blue1: 12, blue3: 11, blue4: 11 },
    teams: { black: { sprints: 1, quiet: 0 } },
    choices: [nothing],
    asked: { step: 'peloton', colour: 'black' },
  });
  example('CP-3.5', 'if nobody throws it rides at 5', { ...five, choices: [agree, agree], then: { black1: 17, blue4: 16 } });
  example('CP-3.5', 'a throw reopens the round, for the thrower too', {
    ...five,
    choices: [toss('black1'), agree],
    dice: [3, 4],
    asked: {
      step: 'peloton',
      colour: 'black',
      choices: [toss('black3'), agree, { do: 'agree-from', pace: 7 }],
    },
  });
  example('CP-3.5', 'who has nobody left to throw is not asked', {
    ...five,
    choices: [toss('black1'), agree, toss('black3'), agree],
    dice: [3, 4, 3, 3],
    then: { black1: 19, black3: 19, blue1: 19, blue3: 18 },
  });
  example('CP-3.6', 'the highest offered pace holds for all, thrown or not', {
    ...five,
    choices: [toss('black1'), toss('blue1'), agree, agree],
    dice: [4, 5, 1, 4],
    then: { black1: 21, black3: 21, blue1: 21, blue3: 20, blue4: 20 },
    facts: [
      { type: 'offered', pace: 9, highest: 9 },
      { type: 'offered', pace: 5, highest: 9 },
      { type: 'paced', pace: 9, setter: rider('black1') },
    ],
  });
  example('CP-3.7', '2 to 4 is a puncture, 10 to 12 an escape: they move exactly their throw', {
    ...five,
    choices: [toss('black1'), toss('blue1'), agree, agree],
    dice: [2, 2, 4, 6],
    then: { black1: 16, blue1: 22, black3: 17, blue3: 16 },
    facts: [
      { type: 'moved', by: 'puncture', points: 4 },
      { type: 'moved', by: 'escape', points: 10 },
    ],
  });
  example('CP-2.4', 'who is left after an escape is still a peloton', {
    ...five,
    choices: [toss('black1'), agree, agree],
    dice: [6, 6],
    then: { black1: 24, black3: 17, blue4: 16 },
  });
  example('CP-3.5', 'a standing order agrees to any pace from n on, and to none below', {
    ...five,
    teams: { blue: { agreesFrom: 7 } },
    choices: [toss('black1'), agree],
    dice: [3, 4],
    then: { black1: 19, blue4: 18 },
    facts: [{ type: 'agreed', seat: 1, pace: 7 }],
  });
  example('CP-3.5', 'below their pace they are asked', {
    ...five,
    teams: { blue: { agreesFrom: 7 } },
    choices: [agree],
    asked: { step: 'peloton', colour: 'blue' },
  });
  example('CP-3.5', 'the order is given with an agreement', {
    ...five,
    choices: [{ do: 'agree-from', pace: 5 }, toss('blue1'), agree],
    dice: [3, 3],
    then: { black1: 18, blue1: 18 },
    check: ({ table }) => {
      if (table.state.teams[0]?.agreesFrom !== 5) throw new Error('it stands');
    },
  });
});

describe('CP-2.4 groups are formed anew', () => {
  example('CP-5.2, CP-2.4', 'after a sprint out of a peloton of five, four are left for themselves', {
    options: junior,
    at: { black1: 12, black2: 12, blue1: 12, blue3: 11, blue4: 11 },
    teams: { black: { sprints: 1, quiet: 0 } },
    choices: [sprint, threeDice],
    dice: [4, 4, 4, 1, 1, 1, 2, 3, 4, 3, 4],
    then: { black2: 24, black1: 15, blue1: 15, blue3: 18, blue4: 18 },
    facts: [
      { type: 'formed', kind: 'paceline', from: 12 },
      { type: 'formed', kind: 'paceline', from: 11 },
    ],
  });

  example('CP-5.5a, CP-2.4', 'who declined is asked again if the group has changed', {
    options: three,
    at: { black1: 20, blue1: 20, green1: 19 },
    teams: { black: { bottles: 1 }, green: { bottles: 1 } },
    choices: [nothing, give('green1')],
    asked: { step: 'before', colour: 'black' },
  });

  example('CP-5.5a', 'who made no special throw is asked again too', {
    options: junior,
    at: { black2: 20, black3: 20, blue2: 20 },
    teams: { black: { sprints: 1, quiet: 0 }, blue: { sprints: 1, quiet: 0 } },
    choices: [nothing, sprint, threeDice],
    dice: [1, 1, 1],
    asked: { step: 'before', colour: 'black' },
  });

  example('CP-5.5a', 'and not if it has not', {
    options: three,
    at: { black1: 20, blue1: 20, green1: 18 },
    teams: { black: { bottles: 1 }, green: { bottles: 2 } },
    choices: [nothing, give('green1'), nothing],
    dice: [1, 1, 1, 1],
    asked: { step: 'before', colour: 'green' },
  });

  example('CP-7.2, CP-2.4', 'a fall in a peloton takes its square out of it; the paces offered stand', {
    options: inSenior,
    at: { black1: 12, black3: 12, blue1: 12, blue3: 11, blue4: 11 },
    choices: [toss('black1'), toss('blue4'), agree],
    dice: [4, 4, 2, 2, 3, 4],
    then: { black1: 10, black3: 12, blue1: 12, blue3: 18, blue4: 18 },
    facts: [
      { type: 'fell', rider: rider('black1') },
      { type: 'stayed', rider: rider('black3'), by: rider('black1') },
      { type: 'stayed', rider: rider('blue1') },
      { type: 'moved', rider: rider('black1'), by: 'fall', to: 10 },
      { type: 'paced', pace: 7 },
    ],
  });
});

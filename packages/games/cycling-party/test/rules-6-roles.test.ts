import { describe } from 'vitest';
import { agree, example, inSenior, junior, link, rider, toss } from './riders.ts';

const three = { ...inSenior, teams: 3 };

describe('CP-6.7 the rouleur', () => {
  const trio = { options: three, at: { black1: 10, blue3: 10, green1: 10 }, dice: [6, 5, 1, 2, 2, 1] } as const;
  example('CP-E6, CP-6.7', '11, 3 counted as 7, 3: linked both ways all ride 11', {
    ...trio,
    choices: [link(true, true)],
    then: { black1: 21, blue3: 21, green1: 21 },
  });
  example('CP-E6, CP-6.7', 'upwards only: 11, 11, 3', {
    ...trio,
    choices: [link(true, false)],
    then: { black1: 21, blue3: 21, green1: 13 },
  });
  example('CP-E6, CP-6.7', 'downwards only: 11, 7, 7', {
    ...trio,
    choices: [link(false, true)],
    then: { black1: 21, blue3: 17, green1: 17 },
  });
  example('CP-E6, CP-6.7', 'neither: 11, 7, 3', { ...trio, choices: [link(false, false)], then: { black1: 21, blue3: 17, green1: 13 } });
  example('CP-6.7', 'alone their throw counts at least seven, also a six saved from a fall', {
    options: three,
    at: { blue3: 20, black3: 10 },
    dice: [1, 1, 3, 3, 1, 2],
    then: { blue3: 27, black3: 17 },
    facts: [
      { type: 'counted', thrown: 2, as: 7 },
      { type: 'counted', thrown: 6, as: 7 },
    ],
  });
  example('CP-6.7', 'in the junior version there is no rouleur', { options: junior, at: { blue3: 20 }, dice: [1, 1], then: { blue3: 22 } });
  example('CP-6.7', 'in a peloton their throw is what it is', {
    options: three,
    at: { blue3: 20, blue1: 20, black1: 20, black2: 20, green1: 20 },
    choices: [agree, toss('blue3'), agree, agree, agree],
    dice: [1, 2],
    then: { blue3: 23, blue1: 25 },
  });
  example('CP-6.7', 'a difference of four that has no rouleur at its ends does not link', {
    options: three,
    at: { black1: 10, blue1: 10, green3: 10 },
    dice: [6, 6, 2, 6, 3, 4],
    then: { black1: 22, blue1: 18, green3: 18 },
  });
  example('CP-6.7', 'riders with the same throw as the rouleur share their link', {
    options: three,
    at: { black1: 10, blue1: 10, green3: 10 },
    dice: [6, 6, 2, 6, 6, 6],
    // Green links their twelve, which is black's too, down to blue's eight.
    choices: [link(false, true)],
    then: { black1: 22, blue1: 22, green3: 22 },
  });
  example('CP-6.7', 'with two rouleurs at a link either one’s wish makes it', {
    options: three,
    at: { black3: 10, blue3: 10 },
    dice: [6, 6, 2, 6],
    choices: [link(false, false), link(true, false)],
    then: { black3: 22, blue3: 22 },
  });
  example('CP-6.7', 'and who finds it made is not asked', {
    options: three,
    at: { black3: 10, blue3: 10 },
    dice: [6, 6, 2, 6],
    choices: [link(false, true)],
    then: { black3: 22, blue3: 22 },
  });
  example('CP-6.7', 'a link is for its own paceline', {
    options: three,
    at: { black3: 20, blue3: 20, black1: 10, blue1: 10 },
    dice: [6, 6, 2, 6, 6, 6, 2, 6],
    choices: [link(false, true)],
    then: { black3: 32, blue3: 32, black1: 22, blue1: 18 },
  });
  example('CP-6.7', 'nor if it was made from below', {
    options: three,
    at: { black3: 10, blue3: 10 },
    dice: [2, 6, 6, 6],
    choices: [link(true, false)],
    then: { black3: 22, blue3: 22 },
    asked: { step: 'car', colour: 'black' },
  });
  example('CP-6.7', 'three or less always link: nobody is asked', {
    options: three,
    at: { black3: 10, blue3: 10 },
    dice: [6, 5, 2, 6],
    then: { black3: 21, blue3: 21 },
  });
});

describe('CP-6.8 the flat domestique in a peloton', () => {
  const five = { options: three, at: { black4: 20, black1: 20, blue1: 20, blue2: 19, green1: 19 } } as const;
  example('CP-6.8', 'with 10 to 12 they may escape', {
    ...five,
    choices: [toss('black4'), { do: 'escape' }, agree, agree, agree],
    dice: [6, 5],
    then: { black4: 31, black1: 25 },
  });
  example('CP-6.8', 'or set the pace at 9', {
    ...five,
    choices: [toss('black4'), { do: 'set-pace' }, agree, agree, agree],
    dice: [6, 5],
    then: { black4: 29, black1: 29, green1: 28 },
    facts: [
      { type: 'offered', rule: 'CP-6.8', pace: 9 },
      { type: 'paced', pace: 9, setter: rider('black4') },
    ],
  });
  example('CP-6.8', 'with 3 or 4 they stay and offer nothing', {
    ...five,
    choices: [toss('black4'), agree, agree, agree],
    dice: [1, 3],
    then: { black4: 25, black1: 25 },
    facts: [{ type: 'offered', pace: 0, highest: 5 }],
  });
  example('CP-6.8', 'only 2 is a puncture', {
    ...five,
    choices: [toss('black4'), agree, agree, agree],
    dice: [1, 1],
    then: { black4: 22, black1: 25 },
  });
  example('CP-6.8', 'in the junior version they are a rider like any other', {
    ...five,
    options: { ...junior, teams: 3 },
    choices: [toss('black4'), agree, agree, agree],
    dice: [6, 5],
    then: { black4: 31 },
  });
});

import { describe } from 'vitest';
import {
  accelerate,
  breakAway,
  burn,
  counter,
  example,
  keep,
  letGo,
  look,
  red1,
  ride,
  type Squares,
  setPace,
  spend,
  stay,
} from './racers.ts';

describe('PW-2.1 groups', () => {
  const judged = (title: string, squares: Squares, ...groups: string[]) =>
    example('PW-2.1', title, { squares, choices: [ride], then: { groups } });

  judged(
    'behind a full first square, a run of occupied squares is one group',
    { 20: 'red1 red2 red3 blue1', 19: 'blue2', 18: 'blue3' },
    'red1 red2 red3 blue1 blue2 blue3: steady',
  );
  judged('a gap ends it', { 20: 'red1 red2 red3 blue1', 18: 'blue2 blue3' }, 'red1 red2 red3 blue1: steady', 'blue2 blue3: steady');
  judged(
    'fewer than four in the first square have broken away from those behind',
    { 20: 'red1 red2 red3', 19: 'blue1 blue2 blue3' },
    'red1 red2 red3: steady',
    'blue1 blue2 blue3: steady',
  );
  judged(
    'the rest is judged in the same way: behind one racer, a full square and one more',
    { 20: 'red1', 19: 'red2 red3 blue1 blue2', 18: 'blue3' },
    'red1: steady',
    'red2 red3 blue1 blue2 blue3: steady',
  );
  judged(
    'the rest is judged in the same way: one square after the other',
    { 20: 'red1', 19: 'red2 red3', 18: 'blue1', 17: 'blue2 blue3' },
    'red1: steady',
    'red2 red3: steady',
    'blue1: steady',
    'blue2 blue3: steady',
  );

  const peloton = { squares: { 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3' }, dice: [6] };
  const brokenAway = [ride, breakAway(red1), spend(0, 0), letGo, letGo, letGo];

  example('PW-2.1', 'an escapee is a group of their own at once; the others stay together until the end of the turn', {
    ...peloton,
    choices: brokenAway,
    then: { position: { now: { step: 'shuffle' } }, groups: ['red1: steady', 'blue1 blue2 red2 red3 blue3: steady'] },
  });

  example('PW-2.1', 'then they are judged again', {
    ...peloton,
    choices: [...brokenAway, keep, setPace('steady'), setPace('steady'), ride],
    then: {
      groups: ['red1: steady', 'blue1 blue2 red2: steady', 'red3 blue3: steady'],
      facts: [{ type: 'grouped', rule: 'PW-2.1', joined: 0, parted: 1 }],
    },
  });

  example('PW-2.1', 'a racer who countered rides with the escapee at once', {
    squares: { 20: 'red1 blue1 blue2 red2' },
    dice: [6, 8],
    choices: [ride, breakAway(red1), spend(0, 0), counter, letGo, letGo],
    then: { groups: ['red1 blue1: steady', 'blue2 red2: steady'] },
  });
});

describe('PW-2.2 merging', () => {
  example('PW-2.2', 'a group that touches a full first square joins it, and rides its pace', {
    squares: { 24: 'red1 red2 red3 blue1', 19: 'blue2' },
    paces: ['slow', 'fast'],
    choices: [ride, stay, setPace('slow'), ride],
    then: {
      groups: ['red1 red2 red3 blue1 blue2: slow'],
      facts: [{ type: 'grouped', rule: 'PW-2.2', joined: 1, parted: 0 }],
    },
  });

  example('PW-2.2', 'with fewer than four in front, touching is not joining', {
    squares: { 24: 'red1 red2 red3', 19: 'blue1' },
    paces: ['slow', 'fast'],
    choices: [ride, stay, setPace('slow'), ride],
    then: { groups: ['red1 red2 red3: slow', 'blue1: fast'] },
  });

  example('PW-2.2', 'of those in the first square, the group that was foremost gives the pace', {
    squares: { 24: 'red1', 20: 'blue1' },
    paces: ['slow', 'fast'],
    choices: [ride, stay, setPace('slow'), setPace('steady'), ride],
    then: { groups: ['red1 blue1: slow'] },
  });

  example('PW-2.2', 'the pace that it has just been given', {
    squares: { 24: 'red1', 20: 'blue1' },
    paces: ['slow', 'fast'],
    choices: [ride, stay, accelerate('steady', red1), setPace('steady'), ride],
    then: { groups: ['red1 blue1: steady'] },
  });

  example('PW-2.2', 'also if most of the first square came from behind', {
    squares: { 24: 'blue1', 20: 'red1 red2 red3', 12: 'blue2' },
    paces: ['slow', 'fast'],
    choices: [ride, stay, setPace('fast'), ride],
    then: { groups: ['blue1 red1 red2 red3: slow'] },
  });

  example('PW-2.2', 'racers who ride past take their own pace with them', {
    squares: { 21: 'blue1', 20: 'red1' },
    paces: ['slow', 'fast'],
    choices: [ride, stay, setPace('fast'), setPace('steady'), ride],
    then: { groups: ['red1: fast', 'blue1: slow'] },
  });

  // Uphill: blue1 follows red1 but can't pay, and drops among those whom they left.
  example('PW-2.2', 'an escape counts as before the group it left', {
    options: { course: 'u100' },
    squares: { 20: 'red1 blue1 red2' },
    paces: ['fast'],
    points: { blue1: { climbing: 1, stamina: 0 }, red1: { stamina: 0, climbing: 5 } },
    dice: [4, 5],
    choices: [
      ride,
      breakAway(red1),
      spend(0, 0),
      counter,
      letGo,
      burn('stamina'),
      setPace('fast'),
      setPace('steady'),
      setPace('steady'),
      look({ on: { 24: 'red1', 23: 'red2 blue1' } }),
      ride,
    ],
    then: { groups: ['red1: fast', 'red2 blue1: fast'] },
  });
});

describe('PW-2.3 pace and terrain', () => {
  const options = { course: 'f20 u80' };
  const onto = { options, squares: { 20: 'red1 blue1 blue2' } };

  example('PW-2.3', 'the first square gives the terrain for the whole group', {
    options,
    squares: { 21: 'red1 red2 blue1 blue2', 20: 'red3 blue3' },
    choices: [ride],
    then: { on: { 23: 'red1 red2 blue1 blue2', 22: 'red3 blue3' } },
  });

  example('PW-2.3', 'where the turn began on the flat, its attempts go by the flat', {
    ...onto,
    paces: ['slow'],
    points: { red1: { sprint: 1 } },
    dice: [4],
    choices: [ride, breakAway(red1)],
    then: {
      facts: [
        { type: 'spent', rule: 'PW-4.1', seat: 0, rider: red1, what: 'sprint', amount: 1, for: 'breakaway' },
        { type: 'threw', need: 4 },
      ],
      on: { 24: 'red1' },
    },
  });

  example('PW-2.3', 'and so does the burning', {
    ...onto,
    paces: ['fast'],
    points: { red1: { stamina: 0 } },
    choices: [ride, stay],
    then: { on: { 26: 'blue1 blue2', 25: 'red1' }, noFacts: [{ type: 'spent', rider: red1 }] },
  });

  example('PW-2.3', 'a group born in the turn has the terrain of its parent: climbing does not pay there', {
    ...onto,
    paces: ['fast'],
    points: { red1: { sprint: 1, stamina: 0 } },
    dice: [8],
    choices: [ride, breakAway(red1), letGo, letGo],
    then: { groups: ['red1: steady'], noFacts: [{ type: 'spent', rider: red1, what: 'climbing' }] },
  });

  example('PW-2.3, PW-3.5', 'but who can pay for the next turn is seen on the terrain under the first square now', {
    options,
    squares: { 20: 'red1' },
    points: { red1: { stamina: 0, climbing: 2 } },
    choices: [ride, stay],
    then: { offers: [accelerate('fast', red1, 'climbing')], noOffers: [accelerate('fast', red1, 'stamina')] },
  });

  example('PW-2.3', 'the next turn goes by where it begins', {
    ...onto,
    choices: [ride, stay, setPace('steady'), setPace('steady'), ride],
    then: { on: { 26: 'red1 blue1 blue2' } },
  });
});

describe('PW-2.5 a new group', () => {
  for (const pace of ['slow', 'steady'] as const)
    example('PW-2.5', `keeps the pace that it left: ${pace}`, {
      squares: { 20: 'blue1 red1 red2 blue2', 19: 'red3' },
      paces: [pace],
      dice: [6],
      choices: [ride, breakAway(red1), spend(0, 0), letGo, letGo, letGo, keep, setPace(pace), setPace(pace), ride],
      then: { groups: [`red1: ${pace}`, `blue1 red2 blue2: ${pace}`, `red3: ${pace}`] },
    });

  // Alone blue1 can't pay, so their fast pace falls at once (PW-3.5).
  example('PW-2.5, PW-3.5', 'also a racer who drops out of it', {
    squares: { 20: 'red1 blue1' },
    paces: ['fast'],
    points: { blue1: { stamina: 0 } },
    choices: [ride, stay, setPace('fast'), setPace('steady'), ride],
    then: {
      groups: ['red1: fast', 'blue1: steady'],
      facts: [{ type: 'paced', rule: 'PW-3.5', riders: [3], from: 'fast', to: 'steady' }],
    },
  });
});

describe('PW-2.4 the start', () => {
  for (const course of ['f100', 'u100', 'd100'])
    example('PW-2.4', `on ${course} too the first turn moves everybody four squares`, {
      options: { course },
      squares: { 0: 'red1 red2 red3 blue1', [-1]: 'blue2 blue3' },
      turn: 1,
      choices: [ride],
      then: { on: { 4: 'red1 red2 red3 blue1', 3: 'blue2 blue3' }, facts: [{ type: 'rode', pace: 'steady', terrain: 'flat', squares: 4 }] },
    });
});

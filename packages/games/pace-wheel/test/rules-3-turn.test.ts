import { describe } from 'vitest';
import {
  blue1,
  blue2,
  blue3,
  breakAway,
  burn,
  example,
  green1,
  green2,
  green3,
  keep,
  letGo,
  look,
  pushBack,
  red1,
  red2,
  red3,
  ride,
  setPace,
  shuffle,
  spend,
  stay,
} from './racers.ts';

const four = { teams: 4 };

describe('PW-3.1 the move', () => {
  example('PW-3.1', 'the front group moves first, so that those behind have room', {
    squares: { 24: 'red1 red2 red3 blue1', 22: 'blue2' },
    paces: ['steady', 'fast'],
    choices: [ride],
    then: { on: { 28: 'red1 red2 red3 blue1', 27: 'blue2' } },
  });

  example('PW-3.1', 'every group moves once, and keeps its shape', {
    squares: { 30: 'red1', 20: 'red2 red3 blue1 blue2', 19: 'blue3' },
    paces: ['slow', 'fast'],
    choices: [ride],
    then: { on: { 32: 'red1', 26: 'red2 red3 blue1 blue2', 25: 'blue3' } },
  });

  example('PW-3.1', 'in a square they move in the order of standing: the first finds room', {
    squares: { 25: 'blue1 blue2 blue3', 21: 'red2 red1' },
    paces: ['slow', 'fast'],
    choices: [ride],
    then: { on: { 27: 'blue1 blue2 blue3 red2', 26: 'red1' } },
  });

  example('PW-3.1', 'nobody passes a full square', {
    squares: { 23: 'red1 red2 red3 blue1', 20: 'blue2' },
    paces: ['slow', 'fast'],
    choices: [ride],
    then: { on: { 25: 'red1 red2 red3 blue1', 24: 'blue2' } },
  });

  example('PW-3.1', 'but any other', {
    squares: { 23: 'red1 red2 red3', 20: 'blue2' },
    paces: ['slow', 'fast'],
    choices: [ride],
    then: { on: { 26: 'blue2', 25: 'red1 red2 red3' } },
  });

  example('PW-3.1', 'a racer who would stops on the next square behind it with room', {
    options: four,
    squares: { 22: 'red1 red2 red3 blue1', 20: 'blue2 blue3 green1 green2', 19: 'green3' },
    paces: ['slow', 'fast'],
    choices: [ride],
    then: {
      on: { 24: 'red1 red2 red3 blue1', 23: 'blue2 blue3 green1 green2', 22: 'green3' },
      facts: [{ type: 'moved', rule: 'PW-3.1', rider: green3, from: 19, to: 22, by: 'pace', aimed: 25 }],
    },
  });

  example('PW-3.1', 'a group tells how it rode before its racers do', {
    squares: { 20: 'red1' },
    paces: ['fast'],
    choices: [ride],
    then: {
      facts: [
        { type: 'rode', rule: 'PW-3.1', riders: [red1], pace: 'fast', terrain: 'flat', squares: 6 },
        { type: 'moved', rule: 'PW-3.1', rider: red1, from: 20, to: 26, by: 'pace' },
      ],
    },
  });

  example('PW-3.1', 'a player with nobody left on the road is not asked to ride, but their turn is ridden', {
    options: { race: 'stage' },
    squares: { 20: 'red1 red2 red3' },
    arrived: 'blue1 blue2 blue3',
    choices: [ride, stay, setPace('steady')],
    then: { turn: { seat: 0 }, offers: [ride], on: { 28: 'red1 red2 red3' }, position: { turn: 11 } },
  });
});

describe('PW-3.2 a breakaway', () => {
  example('PW-3.2', 'may be tried, with any racer in the first square of their group, or not', {
    squares: { 20: 'red1 blue1 red3', 10: 'red2' },
    choices: [ride],
    then: { offers: [stay, breakAway(red1), breakAway(red3), breakAway(red2)], noOffers: [breakAway(blue1)] },
  });

  example('PW-3.2', 'a player who can try none is not asked', {
    squares: { 21: 'red1', 20: 'red2 red3' },
    points: { red1: { sprint: 0 }, red2: { sprint: 0 }, red3: { sprint: 0 } },
    choices: [ride],
    then: { offers: [{ do: 'set-pace' }] },
  });
});

describe('PW-3.3 the shuffle', () => {
  const peloton = { 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3' };
  const long = { 20: 'red1 blue1 blue2 red2', 19: 'blue3 green1 green2 green3', 18: 'white1 white2 white3 red3' };

  example('PW-3.3', 'moves one of the player’s racers to another square of that group', {
    squares: { 20: 'red1 blue1 blue2 red2', 19: 'red3', 18: 'blue3' },
    choices: [
      ride,
      stay,
      look({
        offers: [keep, ...[red1, red2].flatMap((rider) => [shuffle(rider, 23), shuffle(rider, 22)]), shuffle(red3, 24), shuffle(red3, 22)],
        noOffers: [shuffle(red1, 24), shuffle(red1, 21), shuffle(red1, 25)],
      }),
      shuffle(red1, 23),
    ],
    then: { on: { 23: 'red3 red1' }, facts: [{ type: 'moved', rule: 'PW-3.3', rider: red1, from: 24, to: 23, by: 'shuffle' }] },
  });

  example('PW-3.3', 'into a full square: the player chooses one of the four', {
    squares: peloton,
    choices: [ride, stay, shuffle(red3, 24)],
    then: {
      turn: { seat: 0 },
      offers: [red1, blue1, blue2, red2].map(pushBack),
      noOffers: [pushBack(red3), pushBack(blue3)],
      on: { 24: 'red1 blue1 blue2 red2' },
    },
  });

  example('PW-3.3', 'who goes one square back', {
    squares: peloton,
    choices: [ride, stay, shuffle(red3, 24), pushBack(blue1)],
    then: {
      on: { 24: 'red1 blue2 red2 red3', 23: 'blue3 blue1' },
      facts: [
        { type: 'moved', rule: 'PW-3.3', rider: blue1, from: 24, to: 23, by: 'push' },
        { type: 'moved', rule: 'PW-3.3', rider: red3, from: 23, to: 24, by: 'shuffle' },
      ],
      offers: [{ do: 'set-pace' }],
    },
  });

  example('PW-3.3', 'and so on, while the square behind is full too', {
    options: four,
    squares: long,
    choices: [
      ride,
      stay,
      shuffle(red3, 24),
      pushBack(blue1),
      look({ offers: [blue3, green1, green2, green3].map(pushBack), noOffers: [pushBack(red1)] }, 4),
      pushBack(green1),
    ],
    then: { on: { 24: 'red1 blue2 red2 red3', 23: 'blue3 green2 green3 blue1', 22: 'white1 white2 white3 green1' } },
  });

  example('PW-3.3', 'room that the racer leaves is room', {
    options: four,
    squares: { 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3 green1 green2' },
    choices: [ride, stay, shuffle(red3, 24), pushBack(blue2)],
    then: { on: { 24: 'red1 blue1 red2 red3', 23: 'blue3 green1 green2 blue2' }, noOffers: [{ do: 'push-back' }] },
  });

  example('PW-3.3', 'the last goes back to a square that was empty, if they must', {
    options: four,
    squares: long,
    choices: [ride, stay, shuffle(red1, 22), pushBack(9)],
    then: { on: { 22: 'white2 white3 red3 red1', 21: 'white1' } },
  });

  example('PW-3.3', 'one in each group, the front one first', {
    options: four,
    squares: { 30: 'red1 blue1 blue2 green1', 29: 'blue3', 20: 'green2 green3 white1 white2', 19: 'red2', 18: 'red3' },
    choices: [
      ride,
      stay,
      shuffle(red1, 33),
      look(
        {
          offers: [keep, shuffle(red2, 24), shuffle(red2, 22), shuffle(red3, 24), shuffle(red3, 23)],
          noOffers: [{ do: 'shuffle', rider: red1 }],
        },
        4,
      ),
      shuffle(red3, 23),
    ],
    then: { noOffers: [{ do: 'shuffle' }, keep] },
  });

  example('PW-3.3', 'nobody moves an opponent’s racer', {
    squares: peloton,
    choices: [ride, stay],
    then: { noOffers: [blue1, blue2, blue3].map((rider) => ({ do: 'shuffle', rider })) },
  });

  example('PW-3.3', 'in a group of one square there is nothing to ask', {
    squares: { 20: 'red1 red2 red3 blue1' },
    choices: [ride, stay],
    then: { offers: [{ do: 'set-pace' }] },
  });

  example('PW-3.3', 'nor in one without a racer of the player’s', {
    options: four,
    squares: { 30: 'red1 red2 red3', 20: 'blue1 blue2 blue3 green1', 19: 'green2' },
    choices: [ride, stay],
    then: { offers: [{ do: 'set-pace' }] },
  });
});

describe('PW-3.4 burning', () => {
  example('PW-3.4', 'each racer in the first square of a fast group burns one point, and nobody else', {
    squares: { 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3' },
    paces: ['fast'],
    choices: [ride, stay, keep],
    then: { points: { red1: { stamina: 4 }, red2: { stamina: 4 }, blue1: { stamina: 4 }, blue2: { stamina: 4 } } },
  });

  for (const pace of ['slow', 'steady'] as const)
    example('PW-3.4', `${pace} costs nothing`, {
      squares: { 20: 'red1 blue1' },
      paces: [pace],
      choices: [ride, stay],
      then: { points: {} },
    });

  example('PW-3.4', 'a racer who can’t pay drops to the next square behind', {
    squares: { 20: 'red1 blue1' },
    paces: ['fast'],
    points: { blue1: { stamina: 0 } },
    choices: [ride, stay],
    then: {
      on: { 26: 'red1', 25: 'blue1' },
      facts: [{ type: 'moved', rule: 'PW-3.4', rider: blue1, from: 26, to: 25, by: 'drop' }],
    },
  });

  example('PW-3.4', 'with room', {
    options: four,
    squares: { 20: 'red1 red2 red3 blue1', 19: 'blue2 blue3 green1 green2', 18: 'green3' },
    paces: ['fast'],
    points: { blue1: { stamina: 0 } },
    choices: [ride, stay, keep],
    then: { on: { 26: 'red1 red2 red3', 24: 'green3 blue1' } },
  });

  example('PW-3.4', 'if nobody there can pay, nobody drops and the group slows to steady', {
    squares: { 20: 'red1 blue1' },
    paces: ['fast'],
    points: { red1: { stamina: 0 }, blue1: { stamina: 0 } },
    choices: [ride, stay],
    then: {
      on: { 26: 'red1 blue1' },
      groups: ['red1 blue1: steady'],
      facts: [{ type: 'paced', rule: 'PW-3.4', riders: [red1, blue1], from: 'fast', to: 'steady' }],
    },
  });

  example('PW-3.4', 'a group that has arrived has nothing to pay', {
    options: { race: 'stage' },
    squares: { 97: 'blue1', 50: 'red1' },
    paces: ['fast'],
    choices: [ride, stay],
    then: { noFacts: [{ type: 'paced' }, { type: 'spent' }] },
  });

  example('PW-3.4, PW-2.1', 'a racer who has ridden into the square with another group does not pay for that one', {
    squares: { 22: 'blue1', 20: 'red1' },
    paces: ['steady', 'fast'],
    choices: [ride, stay],
    then: { on: { 26: 'blue1 red1' }, points: { red1: { stamina: 4 } } },
  });

  example('PW-3.4', 'groups pay in the order in which they began the turn, in a square by the order of standing', {
    options: { course: 'd100' },
    squares: { 40: 'blue1', 20: 'blue3 blue2' },
    paces: ['fast', 'fast'],
    choices: [
      ride,
      stay,
      look({ turn: { seat: 1, rider: blue1 } }),
      burn('stamina'),
      look({ turn: { seat: 1, rider: blue3 } }),
      burn('stamina'),
    ],
    then: { turn: { seat: 1, rider: blue2 } },
  });
});

example('PW-3.2, PW-3.3, PW-3.4, PW-3.5', 'the steps of a turn come in their order', {
  squares: { 20: 'red1 blue1 blue2 red2', 19: 'red3 blue3' },
  paces: ['fast'],
  dice: [8],
  choices: [ride, breakAway(red1), spend(0, 0), letGo, letGo, letGo, shuffle(red3, 26), setPace('fast'), setPace('steady')],
  then: {
    facts: [
      { type: 'rode' },
      { type: 'moved', rider: red1, to: 28, by: 'breakaway' },
      { type: 'moved', rider: red3, to: 26, by: 'shuffle' },
      { type: 'spent', rider: red1, for: 'pace' },
      { type: 'spent', rider: red3, for: 'pace' },
      { type: 'paced', to: 'steady' },
      { type: 'began', round: 10, seat: 1 },
    ],
  },
});

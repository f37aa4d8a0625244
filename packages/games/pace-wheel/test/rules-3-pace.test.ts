import { describe } from 'vitest';
import type { Pace, Terrain } from '../rules/index.ts';
import {
  accelerate,
  blue1,
  breakAway,
  burn,
  counter,
  example,
  keep,
  letGo,
  look,
  red1,
  red2,
  red3,
  ride,
  setPace,
  spend,
  stay,
} from './racers.ts';

const four = { teams: 4 };
const free = { accelerating: 'free' } as const;

describe('PW-3.5 the pace', () => {
  const change = (pace: Pace, ...others: Pace[]) =>
    example('PW-3.5', `${pace} may be changed by one step`, {
      options: free,
      squares: { 20: 'red1 blue1' },
      paces: [pace],
      choices: [ride, stay],
      then: {
        offers: [pace, ...others].map(setPace),
        noOffers: (['slow', 'steady', 'fast'] as const).filter((one) => one !== pace && !others.includes(one)).map(setPace),
      },
    });

  change('slow', 'steady');
  change('steady', 'slow', 'fast');
  change('fast', 'steady');

  example('PW-3.5', 'two steps are refused', {
    squares: { 20: 'red1 blue1' },
    paces: ['slow'],
    choices: [ride, stay, setPace('fast')],
    then: { refused: { reason: 'more-than-one-step', rule: 'PW-3.5', with: { from: 'slow', to: 'fast' } } },
  });

  example('PW-3.5', 'only in groups in whose first square the player has a racer', {
    options: four,
    squares: { 30: 'blue1 blue2', 20: 'blue3 green1 green2 green3', 19: 'red1', 10: 'red2', 5: 'red3' },
    choices: [ride, stay, keep, look({ turn: { seat: 0, rider: red2 } }, 4), setPace('steady')],
    then: { turn: { seat: 0, rider: red3 } },
  });
});

describe('PW-3.5 accelerating', () => {
  example('PW-3.5', 'to fast burns a point of one of the player’s racers in the first square', {
    squares: { 20: 'red1 blue1 red2' },
    choices: [
      ride,
      stay,
      look({
        offers: [accelerate('fast', red1), accelerate('fast', red2)],
        noOffers: [accelerate('fast', blue1), { do: 'set-pace', pace: 'fast', burns: null }, accelerate('fast', red1, 'sprint')],
      }),
      accelerate('fast', red2),
    ],
    then: {
      points: { red2: { stamina: 4 } },
      facts: [
        { type: 'spent', rule: 'PW-3.5', seat: 0, rider: red2, what: 'stamina', amount: 1, for: 'accelerating' },
        { type: 'paced', rule: 'PW-3.5', seat: 0, from: 'steady', to: 'fast' },
      ],
    },
  });

  example('PW-3.5', 'to steady too', {
    squares: { 20: 'red1 blue1' },
    paces: ['slow'],
    choices: [ride, stay, accelerate('steady', red1)],
    then: { points: { red1: { stamina: 4 } } },
  });

  example('PW-3.5', 'to keep the pace, or to slow down, is free', {
    squares: { 20: 'red1', 10: 'red2' },
    paces: ['steady', 'slow'],
    choices: [ride, stay, setPace('slow'), setPace('slow')],
    then: { points: {}, facts: [{ type: 'paced', riders: [red1], from: 'steady', to: 'slow' }] },
  });

  const terrains: readonly (readonly [Terrain, string, 'sprint' | 'climbing', 'sprint' | 'climbing'])[] = [
    ['uphill', 'u100', 'climbing', 'sprint'],
    ['downhill', 'd100', 'sprint', 'climbing'],
  ];
  for (const [terrain, course, pays, not] of terrains)
    example('PW-3.5, PW-3.6', `${terrain} ${pays} pays as well as stamina, not ${not}`, {
      options: { course },
      squares: { 20: 'red1' },
      choices: [ride, stay],
      then: { offers: [accelerate('fast', red1), accelerate('fast', red1, pays)], noOffers: [accelerate('fast', red1, not)] },
    });

  example('PW-3.5', 'without a point of a racer of their own a player can’t accelerate', {
    squares: { 20: 'red1 blue1', 19: 'red2' },
    points: { red1: { stamina: 0 } },
    choices: [ride, stay],
    then: {
      offers: [setPace('slow'), setPace('steady')],
      refuses: [{ choice: setPace('fast'), refused: { reason: 'no-point-to-accelerate', rule: 'PW-3.5', with: { to: 'fast' } } }],
    },
  });

  example('PW-3.5', 'a slow group stays slow then, and nobody is asked', {
    squares: { 20: 'red1' },
    paces: ['slow'],
    points: { red1: { stamina: 0 } },
    choices: [ride, stay],
    then: { turn: { seat: 0, rider: red2 } },
  });

  example('PW-3.5, PW-E4', 'fast only if a racer of the first square can then still pay', {
    squares: { 20: 'red1' },
    points: { red1: { stamina: 1 } },
    choices: [ride, stay],
    then: { refuses: [{ choice: setPace('fast'), refused: { reason: 'nobody-can-pay', rule: 'PW-3.5' } }] },
  });

  example('PW-3.5', 'even an opponent', {
    squares: { 20: 'red1 blue1' },
    points: { red1: { stamina: 1 }, blue1: { stamina: 1 } },
    choices: [ride, stay, accelerate('fast', red1)],
    then: { groups: ['red1 blue1: fast'] },
  });

  example('PW-3.5', 'where it is free it costs nothing', {
    options: free,
    squares: { 20: 'red1' },
    points: { red1: { stamina: 1 } },
    choices: [ride, stay, setPace('fast')],
    then: { points: { red1: { stamina: 1 } }, groups: ['red1: fast'] },
  });

  example('PW-3.5', 'and needs only a point in the first square', {
    options: free,
    squares: { 20: 'red1 blue1' },
    points: { red1: { stamina: 0 }, blue1: { stamina: 1 } },
    choices: [ride, stay],
    then: { offers: [setPace('fast')] },
  });

  example('PW-3.5', 'of which there must be one', {
    options: free,
    squares: { 20: 'red1 blue1' },
    points: { red1: { stamina: 0 }, blue1: { stamina: 0 } },
    choices: [ride, stay, setPace('fast')],
    then: { refused: { reason: 'nobody-can-pay', rule: 'PW-3.5' } },
  });
});

describe('PW-3.5 a fast group', () => {
  example('PW-3.5', 'of which nobody can pay for the next turn slows to steady, whoever has the turn', {
    squares: { 20: 'blue1', 10: 'red1' },
    paces: ['fast'],
    points: { blue1: { stamina: 1 } },
    choices: [ride, stay, setPace('steady'), setPace('steady'), ride],
    then: {
      groups: ['blue1: steady'],
      facts: [{ type: 'paced', rule: 'PW-3.5', riders: [blue1], from: 'fast', to: 'steady' }],
    },
  });

  // Downhill red1 rides nine squares, to where blue1 comes with six on the flat and burns their last point.
  example('PW-3.5', 'is judged as it rides on: one who has just come into its first square may pay', {
    options: { course: 'd20 f80' },
    squares: { 22: 'blue1', 19: 'red1' },
    paces: ['fast', 'fast'],
    points: { blue1: { stamina: 1 } },
    choices: [ride, stay, burn('stamina'), setPace('fast'), setPace('steady'), ride],
    then: { groups: ['blue1 red1: fast'], on: { 34: 'blue1 red1' } },
  });

  // red2 breaks away, so the three who have burnt their last point are no group with blue3.
  example('PW-3.5', 'is asked about while somebody on its squares can pay: those behind may ride on at its pace', {
    squares: { 20: 'red1 red2 blue1 blue2', 19: 'blue3' },
    paces: ['fast'],
    points: { red1: { stamina: 1 }, blue1: { stamina: 1 }, blue2: { stamina: 1 } },
    dice: [8],
    choices: [
      ride,
      breakAway(red2),
      spend(0, 0),
      letGo,
      letGo,
      letGo,
      keep,
      setPace('fast'),
      look({ turn: { seat: 0, rider: red1 }, offers: [setPace('steady'), setPace('fast')] }),
      setPace('fast'),
      setPace('steady'),
      ride,
    ],
    then: { groups: ['red2: fast', 'red1 blue1 blue2: steady', 'blue3: fast'] },
  });

  example('PW-3.5', 'that must slow down anyway is not asked about', {
    squares: { 20: 'red1' },
    paces: ['fast'],
    points: { red1: { stamina: 1 } },
    choices: [ride, stay],
    then: { turn: { seat: 0, rider: red2 } },
  });

  example('PW-3.5, PW-5.1', 'is asked about when a racer of it is about to feed, and rides on fast with what they eat', {
    options: { course: 'f25 F2 f73', feed: true },
    squares: { 20: 'red1' },
    paces: ['fast'],
    points: { red1: { stamina: 1 } },
    choices: [
      ride,
      stay,
      look({ turn: { seat: 0, rider: red1 }, offers: [setPace('steady'), setPace('fast')] }),
      setPace('fast'),
      setPace('steady'),
      { do: 'feed', skill: 'stamina' },
      ride,
    ],
    then: { groups: ['red1: fast'] },
  });
});

describe('PW-3.6 what pays', () => {
  const roads = { flat: 'f100', downhill: 'd100', uphill: 'u100' } as const;

  for (const [terrain, skill] of [
    ['flat', 'sprint'],
    ['downhill', 'sprint'],
    ['uphill', 'climbing'],
  ] as const)
    example('PW-3.6', `a breakaway and a counter, ${terrain}: ${skill}`, {
      options: { course: roads[terrain] },
      squares: { 20: 'red1 blue1' },
      paces: ['slow'],
      dice: [8, 3],
      choices: [ride, breakAway(red1), spend(0, 0), counter],
      then: {
        facts: [
          { type: 'spent', rider: red1, what: skill, for: 'breakaway' },
          { type: 'spent', rider: blue1, what: skill, for: 'counter' },
        ],
      },
    });

  example('PW-3.6', 'a racer without a point of it is refused', {
    squares: { 20: 'red1 red2' },
    points: { red1: { sprint: 0 } },
    choices: [ride, breakAway(red1)],
    then: { refused: { reason: 'no-point-to-attack', rule: 'PW-3.6', with: { rider: red1, skill: 'sprint' } } },
  });

  example('PW-3.6', 'a fast pace on the flat: stamina, without asking', {
    squares: { 20: 'blue1', 10: 'red1' },
    paces: ['fast'],
    choices: [ride, stay],
    then: { points: { blue1: { stamina: 4 } }, offers: [{ do: 'set-pace' }] },
  });

  for (const [terrain, skill, other] of [
    ['downhill', 'sprint', 'climbing'],
    ['uphill', 'climbing', 'sprint'],
  ] as const) {
    const burning = { options: { course: roads[terrain] }, squares: { 20: 'blue1', 10: 'red1' }, paces: ['fast'] as const };

    example('PW-3.6', `${terrain} also ${skill}: their player chooses`, {
      ...burning,
      choices: [
        ride,
        stay,
        look({ turn: { seat: 1, rider: blue1 }, offers: [burn('stamina'), burn(skill)], noOffers: [burn(other)] }),
        burn(skill),
      ],
      then: { points: { blue1: { [skill]: 4 } } },
    });

    example('PW-3.6', `${terrain} without stamina it is ${skill}`, {
      ...burning,
      points: { blue1: { stamina: 0 } },
      choices: [ride, stay],
      then: { points: { blue1: { stamina: 0, [skill]: 4 } } },
    });

    example('PW-3.6', `${terrain} without ${skill} it is stamina`, {
      ...burning,
      points: { blue1: { [skill]: 0 } },
      choices: [ride, stay],
      then: { points: { blue1: { [skill]: 0, stamina: 4 } } },
    });

    example('PW-3.6', `${terrain} ${other} does not pay`, {
      ...burning,
      points: { blue1: { stamina: 0, [skill]: 0 } },
      choices: [ride, stay],
      then: { groups: ['blue1: steady'] },
    });
  }
});

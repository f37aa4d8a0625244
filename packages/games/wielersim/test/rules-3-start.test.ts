import { examplesOf } from '@gruppetto/testkit';
import { wielersim } from '../rules/index.ts';
import { flat, ride, route, startList, turn } from './turns.ts';

const example = examplesOf(wielersim, { route: flat() });
const before = { turn: 0, road: [] };

example('WS-3.1', 'in order of hierarchy, inside a type in team order; the highest type counts the best two of three', {
  options: {
    riders: [
      'Ruby,helper1,helper',
      'Jade,leader1,leader',
      'Jade,sprinter1,sprinter',
      'Ruby,leader2,leader',
      'Ruby,sprinter2,sprinter',
    ].join('\n'),
  },
  position: before,
  dice: [2, 9, 5, 10, 1, 4, 7, 8, 3, 3, 1, 1, 6],
  choices: [ride],
  then: {
    facts: [
      { type: 'placed', rider: 3, dice: [2, 9, 5], thrown: 14, to: 14, sides: 10 },
      { type: 'placed', rider: 1, dice: [10, 1, 4], thrown: 14, to: 14, lane: 2 },
      { type: 'placed', rider: 4, dice: [7, 8], to: 15 },
      { type: 'placed', rider: 2, dice: [3, 3], to: 6 },
      { type: 'placed', rider: 0, dice: [1, 1], to: 2 },
    ],
    position: {
      turn: 1,
      road: [
        { rider: 4, row: 15, lane: 1 },
        { rider: 3, row: 14, lane: 1 },
        { rider: 1, row: 14, lane: 2 },
        { rider: 2, row: 6, lane: 1 },
        { rider: 0, row: 2, lane: 1 },
      ],
    },
  },
});

example('WS-3.1', 'the wearer of the leader’s jersey throws first, with three dice, whatever their type', {
  options: { riders: startList({ leader: 'leader', helper: 'helper' }), jersey: 2 },
  position: before,
  dice: [1, 2, 10, 5, 5, 5, 6],
  choices: [ride],
  then: {
    facts: [
      { type: 'placed', rider: 1, dice: [1, 2, 10], to: 12 },
      { type: 'placed', rider: 0, dice: [5, 5, 5], to: 10 },
    ],
  },
});

const seven = startList({ a: 'helper', b: 'helper', c: 'helper', d: 'helper', e: 'helper', f: 'helper', g: 'helper', h: 'helper' });

example('WS-3.1, WS-4.3', 'a full row sends a rider to the first one behind with room, but blocks nobody who goes beyond it', {
  options: { riders: seven },
  position: before,
  dice: [...Array(6).fill([5, 5]).flat(), 5, 5, 5, 6, 6],
  choices: [ride],
  then: {
    facts: [
      { type: 'placed', rider: 5, to: 10, lane: 6 },
      { type: 'placed', rider: 6, thrown: 10, to: 9, lane: 1 },
      { type: 'placed', rider: 7, to: 11, lane: 1 },
    ],
  },
});

example('WS-3.1, WS-1.1', 'rows may be 0 or less on a crowded grid', {
  options: { riders: startList(Object.fromEntries(Array.from({ length: 19 }, (_, nth) => [`r${nth}`, 'helper' as const]))) },
  position: before,
  dice: [...Array(38).fill(1), 6],
  choices: [ride],
  then: { facts: [{ type: 'placed', rider: 18, thrown: 2, to: -1, lane: 1 }] },
});

example('WS-3.1', 'a grid on cobbles is four wide, and there too the rightmost free lane is taken', {
  options: {
    route: route([
      'Start | | | 150 | blue',
      'Yard | | cobbles start | 141 | blue',
      'Yard | | cobbles end | 139 | blue',
      'Line | | finish | 0 |',
    ]),
    riders: seven,
  },
  position: {
    turn: 0,
    road: [],
    cobbles: [
      [4, 3, 2, 1],
      [1, 1, 1, 1],
    ],
  },
  dice: [...Array(5).fill([4, 5]).flat(), 1, 1, 1, 2, 1, 3, 6],
  choices: [ride],
  then: {
    facts: [
      { type: 'placed', rider: 0, to: 9, lane: 1 },
      { type: 'placed', rider: 3, to: 9, lane: 4 },
      { type: 'placed', rider: 4, to: 8, lane: 1 },
    ],
  },
});

const sixes = { startDice: 'd6' } as const;

example('WS-3.1', 'with six-sided dice everybody throws four, and all of them count', {
  options: { ...sixes, riders: startList({ a: 'helper', b: 'climber' }) },
  position: before,
  // The climber throws first; ones and twos stay.
  dice: [1, 2, 6, 6, 1, 1, 1, 1, 6],
  choices: [ride],
  then: {
    facts: [
      { type: 'placed', rider: 1, dice: [1, 2, 6, 6], sides: 6, thrown: 15, to: 15 },
      { type: 'placed', rider: 0, dice: [1, 1, 1, 1], thrown: 4, to: 4 },
    ],
  },
});

example('WS-3.1', 'with six-sided dice the highest type throws two dice of 1 or 2 again, the lowest first, and once', {
  options: { ...sixes, riders: startList({ a: 'leader' }) },
  position: before,
  // Of 2, 1, 5, 2 the one and a two go, for 1 and 6.
  dice: [2, 1, 5, 2, 1, 6, 6],
  choices: [ride],
  then: {
    facts: [
      {
        type: 'placed',
        dice: [2, 1, 5, 2],
        again: [
          { was: 1, die: 1 },
          { was: 2, die: 6 },
        ],
        thrown: 14,
        to: 14,
      },
    ],
  },
});

example('WS-3.1', 'and so does the wearer of the leader’s jersey, if there are any', {
  options: { ...sixes, riders: startList({ a: 'helper', b: 'helper' }), jersey: 2 },
  position: before,
  dice: [3, 3, 2, 4, 5, 3, 3, 3, 3, 6],
  choices: [ride],
  then: {
    facts: [
      { type: 'placed', rider: 1, again: [{ was: 2, die: 5 }], thrown: 15, to: 15 },
      { type: 'placed', rider: 0, dice: [3, 3, 3, 3], thrown: 12 },
    ],
  },
});

const one = { riders: startList({ a: 'helper' }) };

example('WS-3.2', 'rain on a 2', {
  options: one,
  position: before,
  dice: [5, 5, 2],
  choices: [ride],
  then: { facts: [{ type: 'weather', die: 2, rain: true, halfway: false }], position: { rain: true } },
});

example('WS-3.2', 'dry on a 3', {
  options: one,
  position: before,
  dice: [5, 5, 3],
  choices: [ride],
  then: { facts: [{ type: 'weather', die: 3, rain: false, halfway: false }], position: { rain: undefined } as object },
});

turn('WS-3.2', 'thrown again at the end of the turn in which the first rider has half the squares to go', {
  riders: { a: 'leader' },
  at: { a: [73, 1] },
  position: () => ({ rain: true }),
  dice: [1, 1, 5],
  then: { a: [75, 1] },
  facts: () => [{ type: 'weather', die: 5, rain: false, halfway: true, changed: true }],
});

turn('WS-3.2', 'not a square before', {
  riders: { a: 'leader' },
  at: { a: [72, 1] },
  dice: [1, 1],
  then: { a: [74, 1] },
});

turn('WS-3.2', 'and only once', {
  riders: { a: 'leader' },
  at: { a: [75, 1] },
  dice: [1, 1],
  then: { a: [77, 1] },
});

turn('WS-3.2', 'the end of a turn: tops, intermediate sprints, finish', {
  route: route([
    'Start | | | 150 | blue',
    'Col | | climb start | 20 | blue',
    'Col | | C3 (1) | 3 | blue',
    'Arch | | Sp | 2 | blue',
    'Line | | finish | 0 |',
  ]),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [146, 1], b: [146, 3] },
  // They stay together over the top, past the sprint and the line.
  dice: [4, 2, 5, 1, 3, 2, 4, 2],
  facts: ({ a, b }) => [
    { type: 'passed', mark: 'top', rider: a },
    { type: 'sprint-began', mark: 'sprint' },
    { type: 'sprint-began', mark: 'finish' },
    { type: 'finished', rider: a },
    { type: 'finished', rider: b },
  ],
});

turn('WS-3.2', 'and then the weather', {
  route: route(['Start | | | 150 | blue', 'Arch | | Sp | 75 | blue', 'Line | | finish | 0 |']),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [73, 1], b: [73, 2] },
  dice: [1, 1, 1, 1, 3, 4, 6],
  facts: ({ b }) => [
    { type: 'passed', mark: 'sprint', rider: b, place: 1 },
    { type: 'weather', die: 6, halfway: true },
  ],
});

import { climb, cobbles, flat, flatTyre, mountain, rough, route, seven, turn } from './turns.ts';

const sixAbreast = { a: 'helper', b: 'helper', c: 'helper', d: 'helper', e: 'helper', f: 'helper' } as const;
const sixTyres = Array(6).fill(flatTyre).flat();
const across = (row: number) =>
  ({ a: [row, 1], b: [row, 2], c: [row, 3], d: [row, 4], e: [row, 5], f: [row, 6] }) as const satisfies Record<
    string,
    readonly [number, number]
  >;

turn('WS-4.1', 'of the foremost row the rightmost throws first, and everybody moves once', {
  riders: { a: 'helper', b: 'leader', c: 'leader' },
  at: { a: [50, 2], b: [50, 4], c: [30, 1] },
  dice: [1, 1, 1, 2, 2, 2],
  then: { a: [52, 1], b: [53, 1], c: [34, 1] },
  facts: ({ a, b, c }) => [
    { type: 'threw', rider: a, dice: [1, 1] },
    { type: 'threw', rider: b, dice: [1, 2] },
    { type: 'threw', rider: c, dice: [2, 2] },
  ],
});

turn('WS-4.2', 'a mover takes the rightmost free lane', {
  riders: { a: 'helper', b: 'helper', c: 'helper', d: 'leader' },
  at: { a: [60, 1], b: [60, 4], c: [60, 2], d: [55, 6] },
  dice: [...flatTyre, ...flatTyre, ...flatTyre, 2, 3],
  then: { a: [60, 1], c: [60, 2], d: [60, 3], b: [60, 4] },
});

turn('WS-4.2', 'if the row is full the rider goes to the next one behind', {
  riders: { ...sixAbreast, g: 'leader' },
  at: { ...across(60), g: [55, 1] },
  dice: [...sixTyres, 2, 3],
  then: { ...across(60), g: [59, 1] },
});

turn('WS-4.3', 'behind six abreast a rider does not move, and nobody follows', {
  riders: { ...sixAbreast, g: 'leader', h: 'leader' },
  at: { ...across(60), g: [59, 1], h: [50, 1] },
  dice: [...sixTyres, 4, 5, 1, 1],
  then: { ...across(60), g: [59, 1], h: [52, 1] },
  facts: ({ g, h }) => [
    { type: 'stayed', rider: g, reason: 'blocked', rule: 'WS-4.3' },
    { type: 'threw', rider: h },
  ],
});

turn('WS-4.3', 'cobbles are full with four', {
  route: cobbles(),
  riders: { a: 'helper', b: 'helper', c: 'helper', d: 'helper', e: 'leader' },
  at: { a: [61, 1], b: [61, 2], c: [61, 3], d: [61, 4], e: [55, 1] },
  position: () => ({ cobbles: rough() }),
  // On cobbles the event counts one less: four is a flat tyre.
  dice: [...Array(4).fill([3, 4, 1, 3]).flat(), 4, 4],
  then: { a: [61, 1], b: [61, 2], c: [61, 3], d: [61, 4], e: [60, 1] },
});

const oneRowOfCobbles = route([
  'Start | | | 150 | blue',
  'Gate (start) | | cobbles start | 90 | yellow',
  'Gate (end) | | cobbles end | 89 | blue',
  'Line | | finish | 0 |',
]);

turn('WS-4.3, WS-5.3', 'a follower is kept by a full row as a thrower is', {
  route: oneRowOfCobbles,
  riders: {
    a: 'helper',
    b: 'helper',
    c: 'helper',
    d: 'helper',
    e: 'leader',
    f: 'leader',
    g: 'leader',
    h: 'leader',
    free: 'leader',
    last: 'leader',
  },
  // Four fall, and take down the four behind them, who now lie across the gate.
  at: { a: [61, 1], b: [61, 2], c: [61, 3], d: [61, 4], e: [60, 1], f: [60, 2], g: [60, 3], h: [60, 4], free: [61, 5], last: [59, 6] },
  position: () => ({ cobbles: [[1, 1, 1, 1]] }),
  dice: [...Array(4).fill([3, 4, 1, 1, 2]).flat(), 5, 3, 4, 4],
  then: { free: [69, 1], a: [61, 1], b: [61, 2], c: [61, 3], d: [61, 4], e: [60, 1], f: [60, 2], g: [60, 3], h: [60, 4], last: [59, 6] },
  facts: ({ last }) => [
    { type: 'threw', rider: last, thrown: 8 },
    { type: 'stayed', rider: last, reason: 'blocked' },
  ],
});

turn('WS-4.4', 'in a row by hierarchy, then rightmost; the rest of the thrower’s row first', {
  riders: { front: 'helper', sprinter: 'sprinter', leader1: 'leader', leader2: 'leader', climber: 'climber' },
  at: { front: [50, 1], climber: [50, 2], sprinter: [49, 1], leader1: [49, 4], leader2: [49, 3] },
  dice: [6, 4],
  then: { front: [60, 1], climber: [59, 1], leader2: [58, 1], leader1: [57, 1], sprinter: [56, 1] },
  facts: ({ climber, leader1, leader2, sprinter }) => [
    { type: 'moved', rider: climber, equivalent: 9 },
    { type: 'moved', rider: leader2, equivalent: 9 },
    { type: 'moved', rider: leader1, equivalent: 8 },
    { type: 'moved', rider: sprinter, equivalent: 7 },
  ],
});

turn('WS-4.4', 'everybody who stands on a row counts for filling it', {
  riders: { a: 'helper', b: 'helper', c: 'leader', d: 'leader' },
  // c lands beside a and b with nobody ahead: the chain is one wide, and their row is full already.
  at: { a: [60, 1], b: [60, 2], c: [52, 1], d: [51, 1] },
  dice: [...flatTyre, ...flatTyre, 4, 4],
  then: { a: [60, 1], b: [60, 2], c: [60, 3], d: [59, 1] },
});

turn('WS-4.4, WS-1.1', 'a chain is never wider than the road: four on cobbles', {
  route: cobbles(),
  riders: { ...sixAbreast, g: 'leader', h: 'leader', i: 'leader', j: 'leader', k: 'leader' },
  at: { ...across(70), g: [59, 1], h: [59, 2], i: [59, 3], j: [59, 4], k: [59, 5] },
  position: () => ({ cobbles: rough() }),
  dice: [...sixTyres, 6, 4],
  then: { ...across(70), g: [69, 1], h: [69, 2], i: [69, 3], j: [69, 4], k: [68, 1] },
});

const fiveAbreast = { a: 'helper', b: 'helper', c: 'helper', d: 'helper', e: 'helper' } as const;
const fiveBehind = { v: 'helper', w: 'helper', x: 'helper', y: 'helper', z: 'helper' } as const;
const fiveOn = (row: number) => ({ a: [row, 1], b: [row, 2], c: [row, 3], d: [row, 4], e: [row, 5] }) as const;
const fiveMoreOn = (row: number) => ({ v: [row, 1], w: [row, 2], x: [row, 3], y: [row, 4], z: [row, 5] }) as const;

turn('WS-4.4, WS-4.2', 'a follower whom a full row sends back goes on to a row that is not yet at the width', {
  route: oneRowOfCobbles,
  riders: { ...fiveAbreast, ...fiveBehind, g: 'leader', h: 'leader', i: 'leader', j: 'leader', k: 'leader' },
  // The chain is five wide. The cobbles of row 60 are full with four of it, and on row 59 there are five already.
  at: { ...fiveOn(61), ...fiveMoreOn(59), g: [53, 1], h: [53, 2], i: [53, 3], j: [53, 4], k: [52, 1] },
  position: () => ({ cobbles: [[1, 1, 1, 1]] }),
  dice: [...Array(10).fill(flatTyre).flat(), ...seven],
  then: { ...fiveOn(61), g: [60, 1], h: [60, 2], i: [60, 3], j: [60, 4], ...fiveMoreOn(59), k: [58, 1] },
  facts: ({ k }) => [{ type: 'moved', rider: k, equivalent: 6, aimed: 60 }],
});

turn('WS-4.5', 'the first rider outside ends the chain', {
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  // b would move 4; c behind would move 7, but is not asked.
  at: { a: [50, 1], b: [50, 2], c: [47, 1] },
  dice: [3, 2, 1, 1, 6, 3],
  then: { a: [55, 1], b: [52, 1], c: [56, 1] },
});

turn('WS-4.5', 'a wheel is worth ten at most: four squares from malus 6', {
  route: climb('C3'),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [72, 1], b: [71, 1] },
  position: ({ a }) => ({ tops: [[a]] }),
  // At half way the weather is thrown.
  dice: [1, 3, 6],
  then: { a: [76, 1], b: [75, 1] },
  facts: ({ b }) => [{ type: 'moved', rider: b, by: 'aspiration', equivalent: 10 }],
});

turn('WS-4.5', 'five squares from malus 6 would be an eleven: the rider throws', {
  route: climb('C3'),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [73, 1], b: [71, 1] },
  position: ({ a }) => ({ tops: [[a]] }),
  dice: [1, 3, 2, 2, 6],
  then: { a: [77, 1], b: [72, 1] },
});

turn('WS-4.5', 'a rider who would not move is outside, whatever the malus', {
  route: climb('C3'),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [71, 1], b: [71, 2] },
  dice: [2, 3, 2, 2],
  then: { a: [72, 1], b: [72, 2] },
});

turn('WS-4.5', 'nobody follows a rider who does not move', {
  riders: { a: 'leader', b: 'leader' },
  at: { a: [60, 1], b: [53, 1] },
  dice: [...flatTyre, 2, 2],
  then: { a: [60, 1], b: [57, 1] },
});

turn('WS-4.6', 'an acceleration that is no better than the wheel: the rider follows, and its seven is not used', {
  route: flat('green'),
  riders: { a: 'leader', b: 'sprinter' },
  at: { a: [50, 1], b: [49, 1] },
  dice: [...seven, 3, 4],
  then: { a: [57, 1], b: [56, 1] },
  facts: ({ b }) => [
    { type: 'accelerated', rider: b, thrown: 7, equivalent: 7, success: false },
    { type: 'moved', rider: b, by: 'aspiration' },
  ],
});

turn('WS-4.6', 'a wheel worth nine is good enough', {
  route: flat('green'),
  riders: { a: 'leader', b: 'sprinter' },
  at: { a: [50, 1], b: [49, 1] },
  dice: [4, 5],
  then: { a: [59, 1], b: [58, 1] },
});

turn('WS-4.6', 'the colour is that of the start square', {
  route: route(['Start | | | 150 | blue', 'Town | | | 100 | green', 'Line | | finish | 0 |']),
  riders: { a: 'leader', b: 'sprinter', c: 'sprinter' },
  // Row 50 is the first green one: b tries, c on row 49 does not.
  at: { a: [51, 1], b: [50, 1], c: [49, 1] },
  dice: [4, 4, 1, 1],
  then: { a: [59, 1], b: [58, 1], c: [57, 1] },
  facts: ({ b }) => [{ type: 'accelerated', rider: b, success: false }],
});

turn('WS-4.6, WS-5.1', 'a seven that beats a six calls for its event; if the rider then does not move, the chain ends', {
  route: flat('green'),
  riders: { a: 'leader', b: 'sprinter', c: 'leader' },
  at: { a: [50, 1], b: [50, 2], c: [49, 1] },
  dice: [...seven, 3, 4, 1, 2, 1, 1],
  then: { a: [57, 1], c: [51, 1], b: [50, 2] },
  facts: ({ b, c }) => [
    { type: 'accelerated', rider: b, thrown: 7, equivalent: 6, success: true },
    { type: 'stayed', rider: b, reason: 'flat-tyre' },
    { type: 'threw', rider: c },
  ],
});

turn('WS-4.6, WS-4.7', 'an acceleration by eleven is an attack: nobody follows freely any more', {
  route: flat('green'),
  riders: { a: 'leader', b: 'sprinter', c: 'leader', d: 'leader' },
  at: { a: [50, 1], b: [49, 4], c: [49, 1], d: [48, 1] },
  dice: [4, 4, 5, 6, 1, 2],
  // c goes first in hierarchy and follows; b would move 7; d would have gone to 56.
  then: { b: [60, 1], a: [58, 1], c: [57, 1], d: [51, 1] },
  facts: ({ b }) => [{ type: 'attacked', rider: b, thrown: 11 }],
});

turn('WS-4.7', 'nobody follows an attack freely; riders who are not directly behind are not asked', {
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  // Both could follow by ten.
  at: { a: [50, 1], b: [50, 2], c: [49, 3] },
  dice: [5, 6, 1, 1, 1, 2],
  then: { a: [61, 1], b: [52, 1], c: [52, 2] },
});

turn('WS-4.7', 'straight behind, then right, then left; one a row', {
  riders: { a: 'leader', straight: 'leader', right: 'leader', left: 'leader', next: 'leader' },
  at: { a: [50, 3], straight: [49, 3], right: [49, 2], left: [49, 4], next: [48, 4] },
  dice: [6, 6, 4, 4, 5, 4, 1, 1, 1, 2, 1, 3],
  // Left comes along, next behind cannot; right and straight throw by and by, next follows nobody.
  facts: ({ straight, right, left, next }) => [
    { type: 'countered', rider: straight, success: false },
    { type: 'countered', rider: right, success: false },
    { type: 'countered', rider: left, success: true },
    { type: 'moved', rider: left, by: 'counter', from: 49, to: 61 },
    { type: 'countered', rider: next, success: false },
    { type: 'threw', rider: right },
    { type: 'threw', rider: straight },
    { type: 'threw', rider: next },
  ],
});

turn('WS-4.7', 'riders who have moved are not asked', {
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  // a falls and takes b down; c beside a attacks, with b diagonally behind.
  at: { a: [50, 1], b: [49, 1], c: [50, 2] },
  dice: [3, 4, 1, 1, 2, 6, 6],
  then: { c: [62, 1], a: [50, 1], b: [49, 1] },
});

turn('WS-4.7', 'an attack that is blocked is still one', {
  riders: { ...sixAbreast, g: 'leader', h: 'leader', i: 'leader' },
  at: { ...across(60), g: [52, 1], h: [51, 1], i: [50, 6] },
  dice: [...sixTyres, 6, 6, 6, 1, 1],
  then: { ...across(60), g: [59, 1], h: [58, 1], i: [52, 1] },
  facts: ({ g, h }) => [
    { type: 'attacked', rider: g },
    { type: 'moved', rider: g, to: 59, aimed: 64 },
    { type: 'countered', rider: h, success: true },
  ],
});

turn('WS-4.7, WS-4.5', 'an attack that does not move at all asks nobody', {
  riders: { ...sixAbreast, g: 'leader', h: 'leader' },
  at: { ...across(60), g: [59, 1], h: [58, 1] },
  dice: [...sixTyres, 6, 6, 1, 1],
  then: { ...across(60), g: [59, 1], h: [59, 2] },
  facts: ({ g }) => [{ type: 'attacked', rider: g }],
});

turn('WS-4.8', 'a sprinter never counters uphill, and throws no die for it', {
  route: climb('C3'),
  riders: { a: 'leader', b: 'sprinter', c: 'sprinter' },
  at: { a: [61, 1], b: [60, 1], c: [59, 1] },
  dice: [6, 6, 1, 1, 1, 2],
  then: { a: [72, 1], c: [62, 1], b: [61, 1] },
});

turn('WS-4.8', 'on the flat they do', {
  route: climb('C3'),
  riders: { a: 'leader', b: 'sprinter' },
  at: { a: [60, 1], b: [59, 1] },
  dice: [6, 6, 5],
  then: { a: [71, 1], b: [70, 1] },
});

turn('WS-4.9', 'HC: only the equal or higher follow', {
  route: climb('HC'),
  riders: { leader: 'leader', helper: 'helper', climber: 'climber', leader2: 'leader' },
  at: { leader: [62, 1], helper: [61, 1], climber: [61, 2], leader2: [60, 1] },
  dice: [6, 2, 1, 1],
  then: { leader: [68, 1], climber: [67, 1], leader2: [66, 1], helper: [62, 1] },
});

turn('WS-4.9', 'C3: anybody follows', {
  route: climb('C3'),
  riders: { climber: 'climber', sprinter: 'sprinter' },
  at: { climber: [62, 1], sprinter: [61, 1] },
  dice: [6, 2],
  then: { climber: [68, 1], sprinter: [67, 1] },
});

turn('WS-4.9', 'a rider on the flat may follow anybody', {
  route: climb('HC'),
  riders: { climber: 'climber', sprinter: 'sprinter' },
  at: { climber: [60, 1], sprinter: [59, 1] },
  dice: [6, 2],
  then: { climber: [67, 1], sprinter: [66, 1] },
});

turn('WS-4.9', 'it holds for countering too, and excluded riders throw no die', {
  route: climb('HC'),
  riders: { climber: 'climber', leader: 'leader', climber2: 'climber' },
  at: { climber: [61, 1], leader: [60, 1], climber2: [60, 2] },
  dice: [6, 6, 5, 1, 1],
  then: { climber: [72, 1], climber2: [71, 1], leader: [61, 1] },
  facts: ({ climber2 }) => [{ type: 'countered', rider: climber2 }],
});

turn('WS-4.9', 'a row where nobody can follow ends the chain', {
  route: climb('HC'),
  riders: { climber: 'climber', helper: 'helper', climber2: 'climber' },
  at: { climber: [62, 1], helper: [61, 1], climber2: [60, 1] },
  dice: [6, 2, 1, 1, 1, 2],
  then: { climber: [68, 1], helper: [62, 1], climber2: [62, 2] },
});

turn('WS-4.9', 'but not the rest of the thrower’s own row, nor a row with nobody to move', {
  route: climb('HC'),
  riders: { climber: 'climber', helper: 'helper', climber2: 'climber' },
  at: { climber: [62, 1], helper: [62, 2], climber2: [60, 1] },
  dice: [6, 2, 1, 2],
  then: { climber: [68, 1], climber2: [67, 1], helper: [63, 1] },
});

turn('WS-4.9', 'after an acceleration hierarchy counts against that rider', {
  route: climb('HC', { colour: 'red' }),
  riders: { leader: 'leader', climber: 'climber', leader2: 'leader' },
  // Behind the leader leader2 might follow, behind the climber not.
  at: { leader: [62, 1], climber: [61, 1], leader2: [60, 1] },
  dice: [5, 3, 5, 4, 1, 1],
  then: { climber: [69, 1], leader: [68, 1], leader2: [61, 1] },
});

turn('WS-4.10', 'nobody follows from cobbles, and a row on cobbles ends a chain', {
  route: route([
    'Start | | | 150 | blue',
    'Gate (start) | | cobbles start | 90 | red',
    'Gate (end) | | cobbles end | 88 | blue',
    'Line | | finish | 0 |',
  ]),
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  at: { a: [62, 1], b: [61, 1], c: [59, 1] },
  position: () => ({
    cobbles: [
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ],
  }),
  dice: [...seven, 1, 2, 1, 1],
  then: { a: [69, 1], b: [63, 1], c: [61, 1] },
});

turn('WS-4.10', 'a rider on the flat may follow one who starts from cobbles', {
  route: cobbles('red'),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [60, 1], b: [59, 1] },
  position: () => ({ cobbles: rough({ 60: [2, 1, 1, 1] }) }),
  dice: [6, 4],
  then: { a: [68, 1], b: [67, 1] },
});

turn('WS-4.10', 'nobody counters from cobbles', {
  route: cobbles('red'),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [61, 1], b: [60, 1] },
  position: () => ({ cobbles: rough() }),
  dice: [6, 6, 1, 2],
  then: { a: [72, 1], b: [62, 1] },
});

turn('WS-4.10', 'on cobbles the highest in hierarchy throws first, of one type the rightmost', {
  route: cobbles('red'),
  riders: { helper: 'helper', sprinter: 'sprinter', leader1: 'leader', leader2: 'leader' },
  at: { helper: [60, 1], sprinter: [60, 2], leader1: [60, 4], leader2: [60, 3] },
  position: () => ({ cobbles: rough() }),
  dice: [1, 1, 1, 2, 1, 3, 1, 4],
  facts: ({ helper, sprinter, leader1, leader2 }) => [
    { type: 'threw', rider: leader2 },
    { type: 'threw', rider: leader1 },
    { type: 'threw', rider: sprinter },
    { type: 'threw', rider: helper },
  ],
});

turn('WS-4.10', 'the smoothest free square of the row they come to, also from the flat', {
  route: cobbles('red'),
  riders: { a: 'leader', b: 'helper', c: 'leader' },
  at: { a: [55, 1], b: [62, 2], c: [40, 1] },
  position: () => ({ cobbles: rough({ 62: [3, 1, 2, 2] }) }),
  // b has a flat tyre on the smoothest square.
  dice: [3, 4, 1, 3, 3, 4, 3, 3, 1, 1],
  then: { b: [62, 2], a: [62, 3], c: [42, 1] },
});

turn('WS-4.10, WS-5.1', 'the best two of three are the natural throw: a seven calls for an event', {
  route: cobbles('yellow'),
  riders: { a: 'leader' },
  at: { a: [60, 1] },
  position: () => ({ cobbles: rough() }),
  // 4 + 3 count; 1 + 3 on cobbles is a flat tyre.
  dice: [3, 1, 4, 1, 3],
  then: { a: [60, 1] },
  facts: ({ a }) => [
    { type: 'threw', rider: a, thrown: 7, rule: 'WS-4.10' },
    { type: 'stayed', rider: a, reason: 'flat-tyre' },
  ],
});

turn('WS-2.2, WS-4.4', 'hierarchy is the race’s own: among climbers first, the climber follows first', {
  route: flat('blue', mountain),
  riders: { front: 'helper', leader: 'leader', climber: 'climber' },
  at: { front: [50, 1], leader: [49, 1], climber: [49, 2] },
  dice: [4, 4],
  then: { front: [58, 1], climber: [57, 1], leader: [56, 1] },
});

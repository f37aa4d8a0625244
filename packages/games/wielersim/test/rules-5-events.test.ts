import { climb, cobbles, rough, seven, turn } from './turns.ts';

const alone = { riders: { a: 'leader' }, at: { a: [50, 1] } } as const;

turn('WS-5.1', 'five to ten: nothing happens to the seven', {
  ...alone,
  dice: [3, 4, 1, 4],
  then: { a: [57, 1] },
  facts: ({ a }) => [{ type: 'happened', rider: a, dice: [1, 4], total: 5, event: 'nothing' }],
});

turn('WS-5.1', 'ten is nothing either', { ...alone, dice: [3, 4, 4, 6], then: { a: [57, 1] } });

turn('WS-5.1', 'eleven moves as a ten, and others may follow', {
  riders: { a: 'leader', b: 'leader' },
  at: { a: [50, 1], b: [49, 1] },
  dice: [3, 4, 5, 6],
  then: { a: [60, 1], b: [59, 1] },
  facts: ({ a }) => [{ type: 'happened', rider: a, event: 'surge' }],
});

turn('WS-5.1', 'twelve moves as a twelve and is an attack', {
  riders: { a: 'leader', b: 'leader' },
  at: { a: [50, 1], b: [49, 1] },
  dice: [3, 4, 6, 6, 5],
  then: { a: [62, 1], b: [61, 1] },
  facts: ({ a, b }) => [
    { type: 'happened', rider: a, event: 'attack' },
    { type: 'attacked', rider: a, thrown: 12 },
    { type: 'countered', rider: b, success: true },
  ],
});

turn('WS-5.1', 'one less in rain: a twelve is an eleven', {
  ...alone,
  position: () => ({ rain: true }),
  dice: [3, 4, 6, 6],
  then: { a: [60, 1] },
  facts: ({ a }) => [{ type: 'happened', rider: a, rain: true, total: 11, event: 'surge' }],
});

turn('WS-5.1', 'one less on cobbles, by the start square', {
  route: cobbles('red'),
  riders: { a: 'leader' },
  at: { a: [60, 1] },
  position: () => ({ cobbles: rough() }),
  dice: [3, 4, 2, 2],
  then: { a: [60, 1] },
  facts: ({ a }) => [{ type: 'happened', rider: a, cobbles: true, total: 3, event: 'flat-tyre' }],
});

turn('WS-5.1', 'two less on cobbles in the rain: a crash on four', {
  route: cobbles('red'),
  riders: { a: 'leader' },
  at: { a: [60, 1] },
  position: () => ({ cobbles: rough(), rain: true }),
  dice: [3, 4, 1, 3],
  then: { a: [60, 1] },
  facts: ({ a }) => [
    { type: 'happened', rider: a, total: 2, event: 'crash' },
    { type: 'stayed', rider: a, reason: 'crash' },
  ],
});

turn('WS-5.1', 'only a natural seven: a nine from malus 2 moves seven without an event', {
  route: climb('C3'),
  riders: { a: 'leader' },
  at: { a: [62, 1] },
  dice: [4, 5],
  then: { a: [69, 1] },
});

turn('WS-5.2', 'a flat tyre costs this turn and no other', {
  ...alone,
  dice: [3, 4, 1, 2, 2, 2],
  turns: 2,
  then: { a: [54, 1] },
});

turn('WS-5.2', 'a steering error: the rider moves by one die, less the malus, and others may follow', {
  route: climb('C3'),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [64, 1], b: [63, 1] },
  dice: [3, 4, 1, 3, 5, 4, 4],
  // 5 − 3 = 2; b would move 2, with the malus a four, and throws 8 − 2.
  then: { b: [69, 1], a: [66, 1] },
  facts: ({ a }) => [
    { type: 'happened', rider: a, event: 'steering-error', die: 5, rule: 'WS-5.2' },
    { type: 'moved', rider: a, thrown: 5, malus: 3, to: 66 },
  ],
});

turn('WS-5.3', 'a crash takes down the unbroken file straight behind; a six escapes by a seven, without event or followers', {
  riders: { a: 'leader', b: 'leader', c: 'leader', d: 'leader', beside: 'leader', beyond: 'leader' },
  at: { a: [50, 2], b: [49, 2], c: [48, 2], d: [47, 2], beside: [49, 1], beyond: [45, 2] },
  // b and d go down, c escapes although b has not; beside them and beyond the gap they throw as ever.
  dice: [3, 4, 1, 1, 5, 6, 1, 1, 1, 1, 1],
  then: { c: [55, 1], beside: [51, 1], a: [50, 2], b: [49, 2], d: [47, 2], beyond: [47, 1] },
  facts: ({ a, b, c, d }) => [
    { type: 'stayed', rider: a, reason: 'crash' },
    { type: 'stayed', rider: b, reason: 'taken-down', by: a, die: 5 },
    { type: 'moved', rider: c, by: 'escape', die: 6, thrown: 7, to: 55 },
    { type: 'stayed', rider: d, reason: 'taken-down', by: a, die: 1 },
  ],
});

turn('WS-5.3', 'the file is fixed before anybody throws: an escape does not break it', {
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  at: { a: [50, 1], b: [49, 1], c: [48, 1] },
  dice: [3, 4, 1, 1, 6, 2],
  then: { b: [56, 1], a: [50, 1], c: [48, 1] },
});

turn('WS-5.3', 'a rider who escapes moves by a seven less the malus', {
  route: climb('C3'),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [64, 1], b: [63, 1] },
  dice: [3, 4, 1, 1, 6],
  then: { b: [68, 1], a: [64, 1] },
  facts: ({ b }) => [{ type: 'moved', rider: b, malus: 2, thrown: 7 }],
});

turn('WS-5.3, WS-4.3', 'six abreast stop a rider who would escape', {
  riders: { a: 'leader', b: 'leader', c: 'leader', d: 'leader', e: 'leader', f: 'leader', g: 'leader' },
  at: { a: [50, 1], b: [50, 2], c: [50, 3], d: [50, 4], e: [50, 5], f: [50, 6], g: [49, 1] },
  // a falls with all six still on the row; g escapes, but cannot pass.
  dice: [3, 4, 1, 1, 6, ...seven, 1, 1, 1, 1, 1, 1],
  facts: ({ g }) => [{ type: 'stayed', rider: g, reason: 'blocked', die: 6 }],
});

turn('WS-5.3', 'a rider who has moved keeps the file unbroken and loses nothing', {
  route: climb('HC', { colour: 'red' }),
  riders: { front: 'climber', a: 'helper', b: 'climber', c: 'helper' },
  at: { front: [62, 1], a: [62, 2], b: [61, 2], c: [60, 2] },
  // b accelerates by a seven into a flat tyre; then a falls, and c behind b goes down too.
  dice: [...seven, 3, 4, 1, 2, 3, 4, 1, 1, 2],
  then: { front: [67, 1], a: [62, 2], b: [61, 2], c: [60, 2] },
  facts: ({ a, b, c }) => [
    { type: 'stayed', rider: b, reason: 'flat-tyre' },
    { type: 'stayed', rider: a, reason: 'crash' },
    { type: 'stayed', rider: c, reason: 'taken-down', by: a },
  ],
});

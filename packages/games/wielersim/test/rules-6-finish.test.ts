import { flat, route, seven, summit, turn } from './turns.ts';

turn('WS-6.1', 'the whole group of the first rider past the line has finished; those behind a gap ride on', {
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  at: { a: [148, 1], b: [147, 1], c: [145, 1] },
  // They end on 150, 149 and 147; a and b sprint 1 and 2.
  dice: [1, 1, 1, 1, 1, 1, 1, 2],
  then: { c: [147, 1] },
  facts: ({ a, b }) => [
    { type: 'sprint-began', mark: 'finish', riders: [a, b], place: 1 },
    { type: 'finished', rider: a, place: 1 },
    { type: 'finished', rider: b, place: 2, seconds: 0 },
  ],
});

turn('WS-6.1', 'a sprinter throws two dice, and on one row the earlier is the better', {
  riders: { a: 'leader', b: 'sprinter' },
  at: { a: [148, 1], b: [148, 2] },
  dice: [1, 1, 1, 1, 4, 1, 3],
  facts: ({ a, b }) => [
    { type: 'sprinted', rider: a, dice: [4], to: 154 },
    { type: 'sprinted', rider: b, dice: [1, 3], to: 154, passed: 0 },
    { type: 'finished', rider: a, place: 1 },
    { type: 'finished', rider: b, place: 2 },
  ],
});

turn('WS-6.1', 'a row is counted once, with the thrown number: a bonus square earns none', {
  riders: { a: 'leader', b: 'leader', c: 'leader', d: 'leader' },
  at: { a: [148, 1], b: [148, 2], c: [148, 3], d: [147, 1] },
  // a and b to 152, c to 154; d throws 4 from 149: past 152 and onto 154 by the bonus, not beyond.
  dice: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 4],
  facts: ({ d }) => [{ type: 'sprinted', rider: d, from: 149, passed: 1, to: 154 }],
});

turn('WS-6.1', 'rows on which the others only stood are not passed: only rows on which one of the sprint has landed count', {
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  at: { a: [149, 1], b: [148, 1], c: [147, 1] },
  // They stand on 151, 150 and 149; a lands on 157, b on 152, and c throws past the rows where they stood onto 154, over b alone.
  dice: [1, 1, 1, 1, 1, 1, 6, 2, 5],
  facts: ({ a, b, c }) => [
    { type: 'sprinted', rider: a, from: 151, passed: 0, to: 157 },
    { type: 'sprinted', rider: b, from: 150, passed: 0, to: 152 },
    { type: 'sprinted', rider: c, from: 149, passed: 1, to: 155 },
  ],
});

turn('WS-6.1', 'a group of one throws nothing, and leaves the road', {
  riders: { a: 'sprinter' },
  at: { a: [148, 1] },
  dice: [1, 1],
  then: {},
  facts: ({ a }) => [{ type: 'finished', rider: a, place: 1, seconds: 0 }, { type: 'ended' }],
});

turn('WS-6.2, WS-6.4', 'a second group past the line in the same turn finishes behind the first', {
  riders: { a: 'leader', b: 'leader', c: 'sprinter' },
  at: { a: [149, 1], b: [149, 2], c: [148, 1] },
  // a to 155; b and c throw for themselves and end on 151 and 150.
  dice: [4, 2, 1, 1, 1, 1, 2, 1, 1],
  facts: ({ a, b, c }) => [
    { type: 'finished', rider: a, place: 1, seconds: 0 },
    { type: 'sprint-began', riders: [b, c], place: 2 },
    { type: 'finished', rider: b, place: 2, seconds: 24 },
    { type: 'finished', rider: c, place: 3, seconds: 24 },
  ],
});

turn('WS-6.2', 'a later group finishes when its first rider passes', {
  riders: { a: 'leader', b: 'leader' },
  at: { b: [147, 1] },
  position: ({ a }) => ({ home: [{ rider: a, turn: 4, row: 150, seconds: 0 }] }),
  dice: [1, 1, 1, 1],
  turns: 2,
  then: {},
  facts: ({ b }) => [{ type: 'finished', rider: b, place: 2, seconds: 114 }],
});

turn('WS-6.3', 'uphill there is no sprint: by row, then rightmost; riders who have not passed ride on, group or not', {
  route: summit('C3', 'red'),
  riders: { a: 'climber', b: 'climber', c: 'climber', d: 'climber' },
  at: { a: [149, 1], b: [149, 2], c: [148, 1], d: [147, 4] },
  // a to 150, b to 150 beside a, c accelerates by an eleven to 153, d stays before the line.
  dice: [1, 1, 1, 1, 6, 5, 1, 1],
  then: { d: [148, 1] },
  facts: ({ a, b, c }) => [
    { type: 'finished', rider: c, place: 1, seconds: 0, rule: 'WS-6.3' },
    { type: 'finished', rider: a, place: 2, seconds: 36 },
    { type: 'finished', rider: b, place: 3, seconds: 36 },
  ],
});

turn('WS-6.1, WS-4.10', 'a finish on cobbles counts as flat', {
  route: route(['Start | | | 150 | blue', 'Setts | | cobbles start | 10 | red', 'Setts | | cobbles end | 0 |', 'Line | | finish | 0 |']),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [149, 1], b: [149, 2] },
  position: () => ({ cobbles: Array(10).fill([1, 1, 1, 1]) }),
  dice: [1, 1, 1, 1, 2, 5],
  facts: ({ a, b }) => [
    { type: 'sprint-began', mark: 'finish' },
    { type: 'finished', rider: b, place: 1, seconds: 0 },
    { type: 'finished', rider: a, place: 2, seconds: 0 },
  ],
});

turn('WS-6.3', 'a top before the line makes no uphill finish', {
  route: route(['Start | | | 150 | blue', 'Col | | climb start | 20 | red', 'Col | | C1 (6) | 1 |', 'Line | | finish | 0 |']),
  riders: { a: 'leader', b: 'leader' },
  at: { a: [149, 1], b: [149, 2] },
  position: ({ a, b }) => ({ tops: [[a, b]] }),
  dice: [1, 1, 1, 1, 2, 5],
  facts: ({ b }) => [{ type: 'sprint-began' }, { type: 'finished', rider: b, place: 1 }],
});

turn('WS-6.4', 'never less than a second behind an earlier group', {
  route: flat('green'),
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  // The first stood on 150, the next came at 50 s a turn later; 161 would be 120 − 66.
  at: { c: [149, 1] },
  position: ({ a, b }) => ({
    turn: 6,
    home: [
      { rider: a, turn: 4, row: 150, seconds: 0 },
      { rider: b, turn: 5, row: 150, seconds: 60 },
    ],
  }),
  dice: [6, 6],
  facts: ({ c }) => [{ type: 'finished', rider: c, place: 3, seconds: 61 }],
});

turn('WS-6.4', 'uphill, never less than a second behind those of an earlier turn, for all who come in this one', {
  route: summit('C3'),
  riders: { a: 'climber', b: 'climber', c: 'climber', d: 'climber' },
  at: { c: [149, 1], d: [149, 3] },
  position: ({ a, b }) => ({
    home: [
      { rider: a, turn: 4, row: 161, seconds: 0 },
      { rider: b, turn: 4, row: 150, seconds: 132 },
    ],
  }),
  // 155 would be 60 + 72, as long as the last one took; 152 is 60 + 108.
  dice: [6, 6, 4, 5],
  facts: ({ c, d }) => [
    { type: 'finished', rider: c, place: 3, seconds: 133 },
    { type: 'finished', rider: d, place: 4, seconds: 168 },
  ],
});

turn('WS-6.1', 'standings: home in order with their times, then the road', {
  riders: { a: 'leader', b: 'leader', c: 'leader' },
  at: { b: [100, 1], c: [100, 2] },
  position: ({ a }) => ({ home: [{ rider: a, turn: 4, row: 150, seconds: 0 }] }),
  dice: seven,
  expect: ({ a, b, c }) => ({
    standings: {
      over: false,
      measure: 'seconds',
      riders: [
        { rider: a, place: 1, value: 0 },
        { rider: b, place: 2, square: 107 },
        { rider: c, place: 3, square: 106 },
      ],
    },
  }),
});

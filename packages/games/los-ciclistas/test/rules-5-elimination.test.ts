import { describe, expect, test } from 'vitest';
import type { Options, Position } from '../rules/index.ts';
import { ride } from './races.ts';
import { blue1, blue2, blue3, draft, example, green1, red1, red2, red3, riders, road, toss } from './riders.ts';

const options: Partial<Options> = { elimination: true, length: 50 };
const three = { ...options, players: 3 };

describe('LC-5.3 how many go out', () => {
  const outs: Record<number, [number, number]> = {
    2: [1, 1],
    3: [2, 2],
    4: [2, 2],
    5: [2, 3],
    6: [3, 3],
    7: [3, 3],
    8: [4, 4],
    9: [4, 4],
    10: [4, 5],
  };
  for (const [players, [first, second]] of Object.entries(outs))
    test(`LC-5.3 of ${3 * Number(players)} riders ${first} on the first lap and ${second} on the second`, () => {
      const out: number[] = [0, 0];
      const race: Options = { players: Number(players), length: 60, events: false, elimination: true, end: 'all-home' };
      const state = ride({ options: race, seed: `${players} players` }, (fact) => {
        if (fact.type === 'went-out') out[fact.lap - 1] = out[fact.lap - 1] + 1;
      });
      expect(out).toEqual([first, second]);
      expect(state.home).toHaveLength(3 * Number(players) - first - second);
    });
});

describe('LC-5.3 when a lap is decided', () => {
  example('LC-5.3', 'not while more than n have not passed its line', {
    options,
    position: riders({ red1: 80, red2: 70, red3: 62, blue1: 55, blue2: 44, blue3: 30 }),
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 2, 4, 1, 2],
    choices: [toss, toss, toss, toss, toss, toss],
    // blue2 ends on 50: on the line is not past it.
    then: { position: { round: 16, road: road({ red1: 83, red2: 73, red3: 65, blue1: 58, blue2: 50, blue3: 33 }) } },
  });

  example('LC-5.3', 'when n have not, they are out, at the end of the round', {
    options,
    position: riders({ red1: 80, red2: 70, red3: 62, blue1: 55, blue2: 44, blue3: 30 }),
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 3, 4, 1, 2],
    choices: [toss, toss, toss, toss, toss, toss],
    then: {
      position: { round: 16, laps: 1, out: [blue3], road: road({ red1: 83, red2: 73, red3: 65, blue1: 58, blue2: 51 }).slice(0, 5) },
      facts: [
        { type: 'moved', rider: blue3, to: 33 },
        { type: 'went-out', rule: 'LC-5.3', rider: blue3, reason: 'eliminated', lap: 1 },
        { type: 'began', round: 16 },
      ],
    },
  });

  example('LC-5.3', 'when fewer have not, the last of those who passed it in that round go too', {
    options,
    position: riders({ red1: 80, red2: 70, red3: 62, blue1: 55, blue2: 49, blue3: 48 }),
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 3, 4, 1, 2],
    choices: [toss, toss, toss, toss, toss, toss],
    then: { position: { laps: 1, out: [blue3], road: road({ red1: 83, red2: 73, red3: 65, blue1: 58, blue2: 56 }).slice(0, 5) } },
  });

  example('LC-5.3', 'on one space the last to arrive goes', {
    options,
    position: riders({ red1: 80, red2: 70, red3: 62, blue1: 58, blue3: 49, blue2: 48 }),
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 3],
    choices: [toss, toss, toss, toss, toss, toss],
    then: { position: { laps: 1, out: [blue2] } },
  });

  example('LC-5.3', 'a rider who passed the line in an earlier round is safe, even if they are the very last now', {
    options,
    position: riders({ red1: 80, red2: 70, red3: 62, blue1: 51, blue2: 49, blue3: 46 }),
    dice: [1, 2, 1, 2, 1, 2, 1, 1, 6, 6, 5, 6],
    choices: [toss, toss, toss, toss, toss, toss],
    then: { position: { laps: 1, out: [blue3], road: road({ red1: 83, red2: 73, red3: 65, blue2: 61, blue1: 53 }).slice(0, 5) } },
  });

  example('LC-5.3', 'of nine riders two: one who has not passed, and the last who did', {
    options: three,
    position: riders({ red1: 90, red2: 80, red3: 70, blue1: 60, blue2: 55, blue3: 53, green1: 48, green2: 46, green3: 30 }, { players: 3 }),
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 5, 6, 1, 2],
    choices: [toss, toss, toss, toss, toss, toss, toss, toss, toss],
    // green1 51, green2 57, green3 33
    then: { position: { laps: 1, out: [6, 8] } },
  });

  example('LC-5.3', 'the second lap has a line of its own', {
    options,
    position: {
      ...riders({}),
      road: road({ red1: 130, red2: 120, red3: 112, blue1: 97, blue2: 94 }).slice(0, 5),
      out: [blue3],
      laps: 1,
    },
    dice: [1, 2, 1, 2, 1, 2, 2, 3, 1, 2],
    choices: [toss, toss, toss, toss, toss],
    then: { position: { laps: 2, out: [blue2, blue3] }, facts: [{ type: 'went-out', rider: blue2, lap: 2 }] },
  });

  example('LC-5.3', 'the third lap is a normal finish', {
    options,
    position: {
      ...riders({}),
      road: road({ red1: 150, red2: 149, red3: 148, blue1: 101 }).slice(0, 4),
      out: [blue2, blue3],
      laps: 2,
    },
    dice: [1, 2, 3, 4, 1, 2],
    choices: [toss, toss, draft, toss],
    then: {
      position: {
        home: [
          { rider: red2, round: 1, label: 4 },
          { rider: red3, round: 1, label: 5 },
          { rider: red1, round: 1, label: 7 },
        ],
        out: [blue2, blue3],
        road: [{ rider: blue1, space: 104 }],
      },
      standings: {
        riders: [
          { rider: red2, place: 1, value: 14 },
          { rider: red3, place: 2, value: 15 },
          { rider: red1, place: 3, value: 17 },
          { rider: blue1, place: 4, square: 104 },
          { rider: blue2, place: 5, out: 'eliminated' },
          { rider: blue3, place: 6, out: 'eliminated' },
        ],
      },
    },
  });
});

describe('LC-5.3 laps far apart', () => {
  example('LC-5.3', 'riders of different laps are not in one space: nobody drafts a lap ahead', {
    options,
    position: riders({ red1: 71, red2: 70, blue1: 21 }),
    dice: [1, 2],
    choices: [toss, draft, draft],
    then: { refused: { reason: 'not-stuck', with: { rider: blue1, wheel: red2, empty: 22 } } },
  });

  /** Nobody but the last three riders is behind the second line; the first lap is still open. */
  const far: Position = riders(
    { red1: 140, red2: 130, red3: 125, blue1: 120, blue2: 115, blue3: 110, green1: 48, green2: 40, green3: 30 },
    { players: 3 },
  );

  example('LC-5.3', 'both laps may be decided in one round, the first before the second', {
    options: three,
    position: far,
    dice: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
    choices: [toss, toss, toss, toss, toss, toss, toss, toss, toss],
    // green1 passes the first line, so the first lap takes the other two; then green1 alone is behind the second, which nobody passed now.
    then: {
      position: { laps: 2, out: [6, 7, 8] },
      facts: [
        { type: 'went-out', rider: 7, lap: 1 },
        { type: 'went-out', rider: 8, lap: 1 },
        { type: 'went-out', rider: 6, lap: 2 },
      ],
    },
  });

  example('LC-5.3', 'who is home before a lap is decided stays home', {
    options: three,
    position: {
      ...riders({}, { players: 3 }),
      road: road({ red1: 150, red2: 130, red3: 125, blue1: 120, blue2: 95, blue3: 80, green1: 70 }, 3).slice(0, 7),
      out: [7, 8],
      laps: 1,
    },
    dice: [...Array(7).fill([1, 2]), ...Array(6).fill([1, 2])].flat(),
    choices: Array(13).fill(toss),
    // After the first round three have not passed the second line, after the next two.
    then: {
      position: { home: [{ rider: red1, round: 1, label: 7 }], finishRound: 2, out: [blue3, green1, 7, 8], laps: 2 },
      facts: [
        { type: 'finished', rider: red1, round: 1 },
        { type: 'began', round: 16 },
        { type: 'moved', rider: blue2, from: 98, to: 101 },
        { type: 'went-out', rider: blue3, lap: 2 },
        { type: 'went-out', rider: green1, lap: 2 },
      ],
    },
  });

  example('LC-5.3, LC-4.5', 'stopped at the first finish, riders go out as ever and the others are placed by the road', {
    options: { ...options, end: 'first-finish' },
    position: {
      ...riders({}),
      road: road({ red1: 150, red2: 120, red3: 112, blue1: 96, blue2: 94 }).slice(0, 5),
      out: [blue3],
      laps: 1,
    },
    dice: [1, 2, 1, 2, 1, 2, 2, 3, 1, 2],
    choices: [toss, toss, toss, toss, toss],
    then: {
      facts: [{ type: 'finished', rider: red1, place: 1 }, { type: 'went-out', rider: blue2, lap: 2 }, { type: 'ended' }],
      standings: {
        over: true,
        riders: [
          { rider: red1, place: 1, value: 17 },
          { rider: red2, place: 2, square: 123 },
          { rider: red3, place: 3, square: 115 },
          { rider: blue1, place: 4, square: 101 },
          { rider: blue2, place: 5, out: 'eliminated' },
          { rider: blue3, place: 6, out: 'eliminated' },
        ],
      },
    },
  });

  example('LC-5.3, LC-4.5', 'a race may end with the last riders going out', {
    options,
    position: {
      ...riders({}),
      road: road({ blue2: 48, blue3: 30 }).slice(0, 2),
      home: [red1, red2, red3, blue1].map((rider, label) => ({ rider, round: 1, label })),
      finishRound: 1,
    },
    dice: [1, 2, 1, 2],
    choices: [toss, toss],
    then: {
      position: { road: [], out: [blue2, blue3] },
      standings: { over: true },
      facts: [{ type: 'went-out', rider: blue3, lap: 1 }, { type: 'went-out', rider: blue2, lap: 2 }, { type: 'ended' }],
    },
  });
});

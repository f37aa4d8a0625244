import { type Options, type Position, printStartList, type RiderType } from '../rules/index.ts';

/** Riders of the lessons: those whose names begin with L are leaders, C climbers, S sprinters, H helpers. */
const types: Readonly<Record<string, RiderType>> = { L: 'leader', C: 'climber', S: 'sprinter', H: 'helper' };

/** A race on this road, with these rows of the schedule between its name and its hierarchy. */
export const raceOf = (
  riders: readonly string[],
  rows: readonly string[],
  hierarchy = 'leader, sprinter, climber, helper',
): Partial<Options> => ({
  route: ['Lesson', ...rows, `hierarchy: ${hierarchy}`, ''].join('\n'),
  riders: printStartList(riders.map((rider, index) => ({ team: `Team ${index + 1}`, rider, type: types[rider[0]] }))),
});

export const finish = 'Line | | finish | 0 |';

/** A climb of the first category on rows 60 to 72. */
export const climb = [
  'Start | | | 150 | blue',
  'Col (start) | | climb start | 90 | red',
  'Col (top) | | C1 (6) | 78 | blue',
  finish,
] as const;

/** 150 squares of one colour. */
export const flat = (riders: readonly string[], colour: string): Partial<Options> =>
  raceOf(riders, [`Start | | | 150 | ${colour}`, finish]);

/** Where the riders stand, in the order of the start list: row and lane. */
export const standing = (...spots: readonly (readonly [row: number, lane: number])[]): Position => ({
  turn: 5,
  road: spots.map(([row, lane], rider) => ({ rider, row, lane })),
});

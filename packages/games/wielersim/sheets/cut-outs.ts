import { type Area, box, circle, type Drawn, group, line, type Page, path, text } from '@gruppetto/paper';
import { type Course, cobbleLanes, roadLanes } from '../rules/course.ts';
import { riderTypes } from '../rules/rider-types.ts';
import type { RiderType } from '../rules/types.ts';
import { type Piece, piecePages } from './pieces.ts';
import type { SheetWords } from './sheet-words.ts';

/** WS-1.3, WS-2.1: yellow, red, green and blue, light enough to print on. */
export const tints: Readonly<Record<RiderType, string>> = {
  leader: '#fbe68a',
  climber: '#f2b8b0',
  sprinter: '#bfe3c8',
  helper: '#bcd3f2',
};

const sprintTokens = 32;
const mileage = 20;

const card = (width: number, height: number, fill: string, lines: readonly string[]): Piece => ({
  width,
  height,
  drawn:
    box(0, 0, width, height, { fill }) +
    lines
      .map((words, nth) =>
        text(width / 2, 4.5 + nth * 3.6, words, { size: nth === 0 ? 4 : 2.6, anchor: 'middle', bold: nth === 0, fit: width - 2 }),
      )
      .join(''),
});

/** The type whose colour reigns on a row. */
export const favoured = ({ behind, favours }: Course, row: number): RiderType => riderTypes[favours[behind + row]];

/** Rows on which something else begins than on the row before. */
const changes = (length: number, at: (row: number) => number | string): readonly number[] =>
  Array.from({ length }, (_, row) => row).filter((row) => row === 0 || at(row) !== at(row - 1));

/** WS-1.1, WS-1.3, WS-1.4, WS-7.3: what is laid beside the track of this race. */
export function markerPages(say: SheetWords, course: Course, area: Area): readonly Page[] {
  const { length, behind, malus, tops, sprints } = course;
  const toGo = (row: number) => say.toGo(length - row);
  const points = [
    card(30, 14, tints.helper, [say.marks.start, toGo(0)]),
    ...sprints.map(({ row, name }) => card(30, 14, tints.sprinter, [say.marks.sprint, name, toGo(row)])),
    ...tops.map(({ row, name, category }) => card(30, 14, tints.climber, [say.marks.top, `${category} ${name}`, toGo(row)])),
    card(30, 14, tints.leader, [say.marks.finish, toGo(length)]),
  ];
  const zones = changes(length, (row) => favoured(course, row)).map((row) => {
    const type = favoured(course, row);
    return card(22, 10, tints[type], [say.screens.types[type], toGo(row)]);
  });
  const steep = changes(length, (row) => malus[behind + row]).filter((row) => malus[behind + row] > 0);
  const steepness = steep.map((row) => card(15, 10, tints.climber, [say.malus(malus[behind + row]), toGo(row)]));
  const distances = Array.from({ length: Math.ceil(length / mileage) - 1 }, (_, nth) => card(15, 8, '#fff', [`${(nth + 1) * mileage}`]));
  const tokens = Array.from({ length: sprintTokens }, (_, nth) => token(`${nth + 1}`));
  return piecePages(say.markers, say.markersHint, [...points, ...zones, ...steepness, ...distances, ...tokens], area);
}

const token = (number: string): Piece => ({
  width: 10,
  height: 10,
  drawn: circle(5, 5, 4.8) + text(5, 6.6, number, { size: 4.4, anchor: 'middle' }),
});

/** A square of the track, in millimetres: riders fit into it. */
const square = { length: 20, width: 15 };
const rowsAStrip = 9;

/** WS-2.1: the riders of the start list, and the jerseys. */
export function riderPages(say: SheetWords, { entries }: Course, area: Area): readonly Page[] {
  const riders = entries.map(({ team, rider, type }, index) =>
    card(square.length - 2, square.width - 2, tints[type], [`${say.screens.letters[type]} ${index + 1}`, rider, team]),
  );
  const jerseys = [
    jersey(tints.leader, say.jerseys.leader, ''),
    jersey(tints.sprinter, say.jerseys.points, ''),
    jersey('#fff', say.jerseys.mountains, dots),
  ];
  return piecePages(say.riders, say.ridersHint, [...riders, ...jerseys], area);
}

const dots: Drawn = [6, 12, 18].flatMap((y) => [9, 14, 19].map((x) => circle(x, y + 2, 1.4, { fill: '#c22', stroke: 'none' }))).join('');

const jersey = (fill: string, name: string, pattern: Drawn): Piece => ({
  width: 28,
  height: 29,
  drawn:
    path('M8 1L11 3H17L20 1L27 6L24 11L21 9V24H7V9L4 11L1 6Z', { fill }) +
    pattern +
    text(14, 28, name, { size: 2.6, anchor: 'middle', fit: 27 }),
});

/** WS-1.1: six squares wide, and four on cobbles, with a counter for each square of these (WS-1.5). */
export function trackPages(say: SheetWords, { length, cobbledRows }: Course, area: Area): readonly Page[] {
  const rows = length - cobbledRows;
  const prints = Math.ceil(rows / (2 * rowsAStrip));
  const track = piecePages(say.track, say.trackHint(rows, prints), [strip(roadLanes, '#fff'), strip(roadLanes, '#fff')], area);
  if (cobbledRows === 0) return track;
  const stripsAPage = 3;
  const cobbles = piecePages(
    say.cobbles,
    say.cobblesHint(cobbledRows, Math.ceil(cobbledRows / (stripsAPage * rowsAStrip))),
    Array.from({ length: stripsAPage }, () => strip(cobbleLanes, '#e3e3e3')),
    area,
  );
  const roughness = piecePages(
    say.cobbles,
    say.countersHint,
    [1, 2, 3, 4].flatMap((malus) => Array.from({ length: cobbledRows }, () => counter(`${malus}`))),
    area,
  );
  return [...track, ...cobbles, ...roughness];
}

const counter = (number: string): Piece => ({
  width: 6,
  height: 6,
  drawn: box(0, 0, 6, 6) + text(3, 4.4, number, { size: 4, anchor: 'middle' }),
});

function strip(lanes: number, fill: string): Piece {
  const [width, height] = [rowsAStrip * square.length, lanes * square.width];
  const across = Array.from({ length: rowsAStrip - 1 }, (_, nth) => line((nth + 1) * square.length, 0, (nth + 1) * square.length, height));
  const along = Array.from({ length: lanes - 1 }, (_, nth) => line(0, (nth + 1) * square.width, width, (nth + 1) * square.width));
  return { width, height, drawn: group(0, 0, box(0, 0, width, height, { fill, width: 0.5 }), ...across, ...along) };
}

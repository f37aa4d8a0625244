import type { Road } from '@gruppetto/kernel';
import { type Area, box, circle, type Drawn, group, line, type Page, path, text } from '@gruppetto/paper';
import { darkOf, type MapHexagon, mapOf } from '../rules/map.ts';
import { hexagonOf } from '../rules/race-plan.ts';
import { rowsEach, type Terrain, tileOf } from '../rules/tiles.ts';
import type { RacePlan } from '../rules/types.ts';
import type { SheetWords } from './sheet-words.ts';

const fills: Readonly<Record<Terrain, string>> = { plain: '#e6efd9', hill: '#f0e6c4', mountain: '#e0cbbd', downhill: '#d6e4ee' };

const middleOf = ({ q, r }: Pick<MapHexagon, 'q' | 'r'>) => ({ x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r });

/** From the middle of a hexagon: at that many sixths of a turn, clockwise from the east. */
const away = (sixths: number, distance: number) => ({
  x: distance * Math.cos((sixths * Math.PI) / 3),
  y: distance * Math.sin((sixths * Math.PI) / 3),
});

/** From the middle of a pointed hexagon with sides of 1 to the middle of a side. */
const toSide = Math.sqrt(3) / 2;
const largest = 22;

/** L1-1.2: how the tiles lie on the table. */
export function mapPage(say: SheetWords, plan: RacePlan, { width, height }: Area): Page {
  const hexagons = mapOf(plan.hexagons);
  const middles = hexagons.map(middleOf);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - toSide, Math.min(...ys) - 1];
  const hint = 7;
  const across = Math.max(...xs) + toSide - left;
  const down = Math.max(...ys) + 1 - top;
  const size = Math.min(largest, width / across, (height - hint) / down);
  const drawn = hexagons.map((hexagon, index) =>
    group((middles[index].x - left) * size, (middles[index].y - top) * size, mapTile(say, hexagon, index + 1, size)),
  );
  return { title: say.map, landscape: true, body: drawn.join('') + text(0, height - 1, say.mapHint, { size: 3.4, fit: width }) };
}

function mapTile(say: SheetWords, { id, enters, leaves }: MapHexagon, number: number, size: number): Drawn {
  const { terrain, cobbles } = tileOf(id);
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => away(corner + 0.5, size)).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
  const [from, to] = [away(enters, toSide * size), away(leaves, toSide * size)];
  const letter = say.letters[terrain];
  const said = { size: size * 0.26, anchor: 'middle', fit: size * 1.3 } as const;
  return [
    path(`M${corners.join('L')}Z`, { fill: fills[terrain] }),
    path(`M${from.x.toFixed(3)} ${from.y.toFixed(3)}Q0 0 ${to.x.toFixed(3)} ${to.y.toFixed(3)}`, { stroke: '#bbb', width: size * 0.35 }),
    circle(to.x * 0.85, to.y * 0.85, size * 0.07, { fill: '#000' }),
    text(0, size * -0.2, `${number}`, { ...said, size: size * 0.4, bold: true }),
    text(0, size * 0.15, id, said),
    text(0, size * 0.5, cobbles ? say.cobbled(letter) : letter, said),
  ].join('');
}

const tilesAcross = 3;
const tileHeight = 33;
const tileHint = 6;
/** Above the squares of a tile: its name, how it looks, and its markers. */
const above = 13;
const laneHeight = 5;

/** L1-1.1, L1-1.2, L1-1.4, L1-1.5: the tiles in the order of the road, with their squares and with what is laid on them. */
export function tilePages(say: SheetWords, plan: RacePlan, road: Road, area: Area): readonly Page[] {
  const hexagons = mapOf(plan.hexagons);
  const width = area.width / tilesAcross;
  const fitting = tilesAcross * Math.floor((area.height - tileHint) / tileHeight);
  return Array.from({ length: Math.ceil(hexagons.length / fitting) }, (_, page) => {
    const tiles = hexagons.slice(page * fitting, (page + 1) * fitting).map((hexagon, nth) => {
      const top = tileHint + Math.floor(nth / tilesAcross) * tileHeight;
      return group((nth % tilesAcross) * width, top, tileStrip(say, plan, road, hexagon, page * fitting + nth + 1, width - 4));
    });
    return { title: say.tiles, body: text(0, 3.5, say.tilesHint, { size: 3.4, fit: area.width }) + tiles.join('') };
  });
}

function tileStrip(say: SheetWords, plan: RacePlan, road: Road, hexagon: MapHexagon, number: number, width: number): Drawn {
  const { terrain, cobbles, bend, milestone } = tileOf(hexagon.id);
  const dark = darkOf(hexagon);
  const lanes = dark.flatMap((squares, lane) =>
    squares.map((isDark, nth) => {
      const length = width / squares.length;
      return box(nth * length, above + lane * laneHeight, length, laneHeight, { fill: isDark ? '#666' : fills[terrain] });
    }),
  );
  const bottom = above + dark.length * laneHeight;
  const marks = road.markers
    .filter(({ at }) => tileOn(at) === number)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, kind }, nth) => {
      const x = (rowOn(at) / rowsEach) * width;
      const anchor = rowOn(at) < rowsEach / 2 ? 'start' : 'end';
      // Above and below in turn, so that names of neighbours never meet.
      const y = nth % 2 === 0 ? above - 2 : bottom + 4;
      return (
        line(x, above - 1.5, x, bottom + 1.5, { width: 1 }) +
        text(x, y, (say.marks as Readonly<Record<string, string>>)[kind], { size: 2.6, anchor, bold: true })
      );
    });
  const climb = plan.climbs.find((one) => one.hexagon === number);
  return [
    text(0, 3.4, say.tile({ number, id: hexagon.id }), { size: 3.6, bold: true, fit: width - 18 }),
    text(width, 3.4, say.milestone(milestone), { size: 3, anchor: 'end' }),
    text(0, 7, say.looks({ terrain, cobbles, bend: hexagon.bend, turned: hexagon.bend !== bend }), { size: 2.8, fit: width }),
    ...lanes,
    ...marks,
    climb ? text(width / 2, bottom + 3, say.category(climb.category), { size: 2.8, anchor: 'middle', bold: true }) : '',
  ].join('');
}

/** The hexagon that a marker lies on, and after which of its rows; the start lies before the first row. */
export const tileOn = (at: number): number => hexagonOf(Math.max(1, at));
export const rowOn = (at: number): number => at - (tileOn(at) - 1) * rowsEach;

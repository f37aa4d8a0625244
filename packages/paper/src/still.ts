import type { Board, Race, Rider, RiderId, Road, SeatEntry, Standings } from '@gruppetto/kernel';
import { type Colour, cloth } from '@gruppetto/words';
import { box, circle, type Drawn, element, line, path, text } from './draw.ts';

/** One moment of a race, as a picture that can travel. */
export interface Still {
  readonly title: string;
  /** What has just happened, or how it stands. */
  readonly caption: string;
  readonly road: Road;
  readonly board: Pick<Board, 'riders'>;
  readonly riders: Race['riders'];
  readonly seats: readonly SeatEntry[];
  readonly standings: Standings;
  name(rider: RiderId): string;
}

/** As wide and high as pages that show a link want it. */
export const stillSize = { width: 1200, height: 630 } as const;

const edge = 60;
const ground = 470;
const relief = 170;
const disc = 15;
const listed = 6;

/** How high the road is after each square, from 0 to 1: climbs go up, descents go down. */
export function heightsOf({ first, length, runOut, sections }: Road): readonly number[] {
  const heights = [0];
  for (let square = first; square < length + runOut; square++) {
    const { terrain } = sections.find(({ from, to }) => square >= from && square <= to) ?? { terrain: 'flat' };
    heights.push((heights.at(-1) ?? 0) + (terrain === 'climb' ? 1 : terrain === 'descent' ? -1 : 0));
  }
  const low = Math.min(...heights);
  const span = Math.max(...heights) - low || 1;
  return heights.map((height) => (height - low) / span);
}

const colourOf = (rider: Rider | undefined, seats: readonly SeatEntry[]): string => {
  const colours = Object.values(cloth);
  const own = cloth[seats[rider?.seat ?? 0]?.colour as Colour] ?? colours[0];
  return seats.length === 1 && rider?.team !== undefined ? (colours[rider.team % colours.length] ?? own) : own;
};

/** The road from the start to the finish with everybody on it: an SVG of its own, which needs no style and no script. */
export function stillOf({ title, caption, road, board, riders, seats, standings, name }: Still): string {
  const heights = heightsOf(road);
  const step = (stillSize.width - 2 * edge) / (heights.length - 1);
  const x = (square: number) => edge + Math.max(0, Math.min(heights.length - 1, square - road.first + 0.5)) * step;
  const y = (square: number) =>
    ground - relief * (heights[Math.round(Math.max(0, Math.min(heights.length - 1, square - road.first)))] ?? 0);
  const level = (height: number) => Math.round(ground - relief * height);
  const between = heights.map((height, index) => `${Math.round(edge + index * step)} ${level(height)}`);
  const points = [`0 ${level(heights[0])}`, ...between, `${stillSize.width} ${level(heights.at(-1) ?? 0)}`].join('L');
  const land = `M0 ${stillSize.height}L${points}L${stillSize.width} ${stillSize.height}Z`;
  const piled = new Map<number, number>();
  const drawn = board.riders.map(({ rider, square }): Drawn => {
    const place = Math.round(x(square) / (2 * disc));
    const below = piled.get(place) ?? 0;
    piled.set(place, below + 1);
    const [cx, cy] = [x(square), y(square) - disc - 4 - below * disc * 1.6];
    const fill = colourOf(riders[rider], seats);
    return (
      circle(cx, cy, disc, { fill, stroke: '#fff', width: 2 }) +
      text(cx, cy + 5, `${(riders[rider]?.number ?? rider) || ''}`, {
        size: 15,
        anchor: 'middle',
        bold: true,
        fill: fill === cloth.white ? '#000' : '#fff',
      })
    );
  });
  const finish = x(road.length) + step / 2;
  const places = standings.riders.slice(0, listed).map(({ rider, place }, index) => {
    const column = Math.floor(index / 3);
    return text(edge + column * 540, 540 + (index % 3) * 32, `${place}. ${name(rider)}`, { size: 24, fill: '#fff', fit: 520 });
  });
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${stillSize.width} ${stillSize.height}`,
      width: stillSize.width,
      height: stillSize.height,
      'font-family': 'Inter, DejaVu Sans, Liberation Sans, Helvetica, Arial, sans-serif',
    },
    box(0, 0, stillSize.width, stillSize.height, { fill: '#dcebf3', stroke: 'none' }),
    path(land, { fill: '#2d5f3f', stroke: 'none' }),
    path(`M${points}`, { stroke: '#3a3d42', width: 12 }),
    line(finish, ground - relief - 70, finish, ground + 6, { stroke: '#c8322b', width: 5, dash: '12 6' }),
    text(edge, 84, title, { size: 52, bold: true, fill: '#1c2a33', fit: 1080 }),
    text(edge, 132, caption, { size: 30, fill: '#33444f', fit: 1080 }),
    ...drawn,
    ...places,
  );
}

/** The card of something that has no road: a tour. */
export function cardStill(title: string, lines: readonly string[]): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 1200 630',
      width: 1200,
      height: 630,
      'font-family': 'Inter, DejaVu Sans, sans-serif',
    },
    box(0, 0, stillSize.width, stillSize.height, { fill: '#dcebf3', stroke: 'none' }),
    path('M0 630L0 520L240 380L420 470L640 300L860 450L1200 360L1200 630Z', { fill: '#2d5f3f', stroke: 'none' }),
    text(edge, 130, title, { size: 64, bold: true, fill: '#1c2a33', fit: 1080 }),
    ...lines.map((one, index) => text(edge, 200 + index * 48, one, { size: 34, fill: '#33444f', fit: 1080 })),
  );
}

import type { Board, BoardRider, Road, Section } from '@gruppetto/kernel';

/** Where things are on the drawn road, in pixels. */
export interface Geometry {
  readonly cell: number;
  /** How large a cyclist is drawn. */
  readonly scale: number;
  readonly left: number;
  /** The far edge of the road, where it doesn't rise. */
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly total: number;
  readonly first: number;
  readonly last: number;
  /** How much higher the road is at the near side of each square, from the first one on. */
  readonly lifts: readonly number[];
  readonly narrow: boolean;
}

/** The numbers of the squares stand on it. */
export const kerb = 28;

/** How wide the road is where it is widest; undefined where riders are piled on squares. */
const lanesOf = ({ layout, sections }: Road): number | undefined =>
  layout === 'lanes' ? Math.max(1, ...sections.map(({ lanes = 1 }) => lanes)) : undefined;

/** Up to so many lanes, the squares are large enough for what a choice would cost. */
const fewLanes = 3;

const wide = { sky: 176, foreground: 62, cell: 54, road: 222, rise: 11.5, maxRise: 84, lane: 46 };
const phone = { sky: 68, foreground: 34, cell: 34, road: 156, rise: 8, maxRise: 44, lane: 34 };

/** The cell at which nothing is zoomed out. */
export const fullCell = (road: Road, narrow: boolean): number => {
  const lanes = lanesOf(road);
  const large = lanes !== undefined && lanes <= fewLanes;
  return large ? (narrow ? 46 : 62) : (narrow ? phone : wide).cell;
};

export function geometryOf(road: Road, narrow: boolean, cell: number, windowWidth: number): Geometry {
  const size = narrow ? phone : wide;
  const lanes = lanesOf(road);
  const height = lanes !== undefined && lanes > fewLanes ? lanes * size.lane + 12 : size.road;
  const laneHeight = lanes === undefined ? height : height / lanes;
  const { first } = road;
  const last = road.length + road.runOut;
  return {
    cell,
    scale: Math.max(narrow ? 0.68 : 0.76, Math.min(cell / 45, laneHeight / 52, narrow ? 0.86 : 1.22)),
    left: 12,
    top: size.sky,
    height,
    width: (last - first + 1) * cell + 24,
    total: size.sky + height + kerb + size.foreground,
    first,
    last,
    lifts: liftsOf(road, size.rise, size.maxRise, Math.max(4, windowWidth / cell)),
    narrow,
  };
}

const slopes = { climb: 1, descent: -1, flat: 0, cobbles: 0 } as const;

/** Height of the road at the end of each square, in squares climbed. Where no descents are marked, it falls behind each climb. */
export function elevations(road: Road): readonly number[] {
  const falls = road.sections.every(({ terrain }) => terrain !== 'descent');
  const heights = [0];
  for (let square = road.first; square <= road.length; square++) {
    const terrain = sectionAt(road, square)?.terrain ?? 'flat';
    const before = heights[heights.length - 1];
    heights.push(falls && terrain !== 'climb' ? Math.max(0, before - 1) : before + slopes[terrain]);
  }
  return heights;
}

/** The same without edges: each height is the average of those around it. */
export function smoothElevations(road: Road): readonly number[] {
  const heights = elevations(road);
  const around = Math.round(heights.length / 40);
  return heights.map((_, index) => {
    const near = heights.slice(Math.max(0, index - around), index + around + 1);
    return near.reduce((sum, height) => sum + height, 0) / near.length;
  });
}

/** Averaged over three squares, and never so steep that a window holds more than `max` pixels of it. */
function liftsOf(road: Road, rise: number, max: number, windowSquares: number): readonly number[] {
  const raw = elevations(road);
  for (let square = 0; square < road.runOut; square++) raw.length > 0 && (raw as number[]).push(raw[raw.length - 1]);
  const at = (index: number) => raw[Math.max(0, Math.min(raw.length - 1, index))];
  const smooth = raw.map((_, index) => ((at(index - 1) + at(index) + at(index + 1)) / 3) * rise);
  const span = Math.ceil(windowSquares);
  let steepest = 0;
  for (let from = 0; from < smooth.length; from++) {
    const part = smooth.slice(from, from + span + 1);
    steepest = Math.max(steepest, Math.max(...part) - Math.min(...part));
  }
  const factor = steepest > max ? max / steepest : 1;
  return smooth.map((lift) => lift * factor);
}

export const leftOf = (g: Geometry, square: number): number => g.left + (square - g.first) * g.cell;
export const middleOf = (g: Geometry, square: number): number => leftOf(g, square) + g.cell / 2;

/**
 * The middle of a label that belongs to a stretch of the road: as long as any of that is in sight, the label is in sight as a whole, and
 * otherwise none of it. `half` is half of its width; all in pixels.
 */
export function intoSight(
  stretch: { readonly left: number; readonly right: number },
  middle: number,
  half: number,
  sight: { readonly from: number; readonly to: number },
): number {
  if (stretch.right <= sight.from) return Math.min(middle, sight.from - half);
  if (stretch.left >= sight.to) return Math.max(middle, sight.to + half);
  return Math.max(sight.from + half, Math.min(middle, sight.to - half));
}

/** How much higher the road is at a place along it. */
export function liftAt(g: Geometry, x: number): number {
  const place = Math.max(0, Math.min(g.lifts.length - 1, (x - g.left) / g.cell));
  const index = Math.min(g.lifts.length - 2, Math.floor(place));
  if (index < 0) return 0;
  return g.lifts[index] + (g.lifts[index + 1] - g.lifts[index]) * (place - index);
}

/** Lays what is drawn on a level square onto the slope of that square. */
export function onSlope(g: Geometry, square: number): string | undefined {
  const x = leftOf(g, square);
  const [from, to] = [liftAt(g, x), liftAt(g, x + g.cell)];
  if (from === 0 && to === 0) return undefined;
  const slope = -(to - from) / g.cell;
  return `matrix(1 ${slope} 0 1 0 ${-from - slope * x})`;
}

/** The angle of the road there, in degrees: riders lean with it. */
export const tiltAt = (g: Geometry, x: number): number =>
  (Math.atan2(liftAt(g, x - g.cell / 2) - liftAt(g, x + g.cell / 2), g.cell) * 180) / Math.PI;

/** Squares of a bend are named by their fronts, which may lie between two rows. */
export const sectionAt = (road: Road, square: number): Section | undefined =>
  road.sections.find(({ from, to }) => from <= Math.ceil(square) && square <= to);

/** Where a square of a lane begins and how long it is: on a bend those of the inner lane are longer. */
export function squareBox(g: Geometry, road: Road, square: number, lane: number | undefined): { x: number; width: number } {
  const section = lane === undefined ? undefined : sectionAt(road, square);
  const squares = section?.squares?.[(lane ?? 1) - 1];
  const rows = section && squares ? (section.to - section.from + 1) / squares : 1;
  return { x: leftOf(g, square + 1 - rows), width: rows * g.cell };
}

/** The lanes of a square; the start area and the run-out are as wide as the road beside them. */
export const lanesAt = (road: Road, square: number): number =>
  sectionAt(road, Math.max(1, Math.min(square, road.length)))?.lanes ?? lanesOf(road) ?? 1;

/** Where a lane begins and how high it is. The right of the road is at the bottom. */
export function laneBox(g: Geometry, road: Road, square: number, lane: number): { y: number; height: number } {
  const height = g.height / lanesAt(road, square);
  return { y: road.laneOne === 'left' ? g.top + (lane - 1) * height : g.top + g.height - lane * height, height };
}

/** The box of a square that may be chosen: a piece that lies across the road is one target, whatever the lane. */
export function targetBox(
  g: Geometry,
  road: Road,
  blocks: Board['blocks'],
  square: number,
  lane: number | undefined,
): { y: number; height: number } {
  const across = lane === undefined || blocks?.some(({ from, to }) => from <= Math.ceil(square) && square <= to);
  return across ? { y: g.top, height: g.height } : laneBox(g, road, square, lane);
}

/** How far beside their square a fallen rider lies. */
const beside = 14;

export interface Place {
  readonly x: number;
  readonly y: number;
  /** How large the cyclist is drawn there. */
  readonly scale: number;
}

/** Riders piled on a square stand below one another, in two columns where they are many; on lanes each has their own place. */
export function placeOf(g: Geometry, road: Road, riders: readonly BoardRider[], index: number): Place {
  const { square, lane, mark } = riders[index];
  if (lane !== undefined) {
    const { y, height } = laneBox(g, road, square, lane);
    const { x, width } = squareBox(g, road, square, lane);
    return { x: x + width / 2, y: y + height / 2 + 8 * g.scale + (mark === 'fallen' ? beside : 0), scale: g.scale };
  }
  const pile = riders.filter((rider) => rider.square === square).length;
  const depth = riders.slice(0, index).filter((rider) => rider.square === square).length;
  return pilePlace(g, square, pile, depth);
}

/** Of a cyclist at full size: how much of them must be free of the next one, so that jersey and number are seen. */
const free = { across: 24, down: 40, tall: 50 };

/** How many columns a pile has, and how large its riders are: as large as they can be with every jersey in sight. */
function packedPile(g: Geometry, count: number): { readonly columns: number; readonly scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= 4; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(g.scale, (g.cell * 1.15) / (columns * free.across), (g.height - 6) / ((rows - 1) * free.down + free.tall));
    if (scale > best.scale + 0.01) best = { columns, scale };
  }
  return best;
}

export function pilePlace(g: Geometry, square: number, count: number, depth: number): Place {
  const { columns, scale } = packedPile(g, count);
  const rows = Math.ceil(count / columns);
  const column = depth % columns;
  const row = Math.floor(depth / columns);
  const across = Math.min(free.across * scale * 1.3, (g.cell * 1.15) / columns);
  const down = Math.min(free.tall * scale, rows > 1 ? (g.height - 6 - free.tall * scale) / (rows - 1) : 0);
  // The foremost stands to the right.
  return { x: middleOf(g, square) + ((columns - 1) / 2 - column) * across, y: g.top + 38 * scale + 4 + row * down, scale };
}

/** The number of the last square, as the game counts: that of the line where it has one. */
export const lengthOf = ({ length, finish }: Road): number => finish ?? length;

/** What stands on a square beyond the line, where that counts and not the number of the square. */
export const labelOn = (road: Road, square: number): string | undefined =>
  square > road.length ? road.runOutLabels?.[square - road.length - 1] : undefined;

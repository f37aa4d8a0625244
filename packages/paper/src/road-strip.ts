import type { Marker, Road, Section, Terrain } from '@gruppetto/kernel';
import { box, type Drawn, group, line, text } from './draw.ts';
import type { Area, Page } from './pages.ts';

/** Readable without colours: what rises is grey, what falls is light, cobbles are dark. */
const shades: Readonly<Record<Terrain, string>> = { flat: '#fff', climb: '#d5d5d5', descent: '#f2f2f2', cobbles: '#b5b5b5' };

export interface StripWords {
  readonly title: string;
  /** What stands beside the road. */
  readonly marker: (marker: Marker) => string;
  /** What a stretch is called, where it has a name. */
  readonly section: (section: Section) => string;
}

interface Strip {
  /** Squares in a row. */
  readonly columns: number;
  /** How high a square is, in millimetres, the room for its markers included. */
  readonly rowHeight: number;
  /** What a square looks like where the game says more than its terrain. */
  readonly look?: (square: number) => SquareLook | undefined;
}

export interface SquareLook {
  readonly fill: string;
  /** Printed below the number, for those who print without colours. */
  readonly note: string;
}

/** The squares of a road in rows, numbered, with their terrain and what stands beside them; the finish line is thick. */
export function roadPages(
  road: Road,
  words: StripWords,
  area: Area,
  { columns, rowHeight, look }: Strip = { columns: 20, rowHeight: 22 },
): readonly Page[] {
  const last = road.length + road.runOut;
  const rows: Drawn[] = [];
  for (let from = road.first; from <= last; from += columns)
    rows.push(rowOf(road, words, from, Math.min(last, from + columns - 1), area.width / columns, rowHeight, look));
  const fitting = Math.max(1, Math.floor(area.height / rowHeight));
  const pages: Page[] = [];
  for (let begin = 0; begin < rows.length; begin += fitting)
    pages.push({
      title: words.title,
      body: rows
        .slice(begin, begin + fitting)
        .map((row, index) => group(0, index * rowHeight, row))
        .join(''),
    });
  return pages;
}

/** Above and below the squares of a row, for what stands beside the road. */
const [above, below] = [8, 4];

function rowOf(road: Road, words: StripWords, from: number, to: number, width: number, height: number, look?: Strip['look']): Drawn {
  const top = above;
  const square = height - above - below;
  const parts: Drawn[] = [];
  for (let number = from; number <= to; number++) {
    const left = (number - from) * width;
    const section = road.sections.find((one) => one.from <= number && number <= one.to);
    const beyond = number > road.length;
    const label = beyond ? (road.runOutLabels?.[number - road.length - 1] ?? `${number}`) : `${number}`;
    const { fill = section && !beyond ? shades[section.terrain] : '#fff', note } = look?.(number) ?? {};
    parts.push(box(left, top, width, square, { fill, ...(beyond && { dash: '1 1' }) }));
    if (note) parts.push(text(left + width / 2, top + square - 1, note, { size: 2.8, anchor: 'middle', fit: width - 1 }));
    parts.push(text(left + width / 2, top + square / 2 + 1.4, label, { size: Math.min(5, width * 0.42), anchor: 'middle' }));
    if (section && section.from === number) {
      const room = (to - number + 1) * width - 0.5;
      parts.push(text(left + 0.5, top + square + 3, words.section(section), { size: 2.6, fit: room }));
    }
    for (const [index, marker] of road.markers.filter(({ at }) => at === number).entries()) {
      const x = left + width;
      parts.push(line(x, top - 3, x, top + square, { width: marker.kind === 'finish' ? 1.2 : 0.6 }));
      parts.push(text(x - 0.5, top - 3.2 - 2.4 * index, words.marker(marker), { size: 2.4, anchor: 'end', fit: x - 0.5 }));
    }
  }
  return parts.join('');
}

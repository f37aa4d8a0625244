import { type Area, type Drawn, group, type Page, text } from '@gruppetto/paper';

/** Something to cut out. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly drawn: Drawn;
}

const gap = 1.5;
/** Above the pieces of a page: what to do with them. */
const hintHeight = 6;

/** The pieces in rows, in their order, on as many pages as they need. */
export function piecePages(title: string, hint: string, pieces: readonly Piece[], area: Area): readonly Page[] {
  const pages: Drawn[][] = [];
  let [left, top, rowHeight] = [0, area.height, 0];
  for (const { width, height, drawn } of pieces) {
    if (left + width > area.width) [left, top, rowHeight] = [0, top + rowHeight + gap, 0];
    if (top + height > area.height) {
      pages.push([text(0, 3.5, hint, { size: 3.4, fit: area.width })]);
      [left, top, rowHeight] = [0, hintHeight, 0];
    }
    pages.at(-1)?.push(group(left, top, drawn));
    left += width + gap;
    rowHeight = Math.max(rowHeight, height);
  }
  return pages.map((drawn) => ({ title, body: drawn.join('') }));
}

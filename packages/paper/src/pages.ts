import type { GameTypes, Race } from '@gruppetto/kernel';
import { type Drawn, element, escaped, text } from './draw.ts';

/** Millimetres. */
const papers = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;

export type PaperSize = keyof typeof papers;

export const paperSizes = Object.keys(papers) as readonly PaperSize[];

const margin = 10;
/** Above what a page shows: its title. */
const head = 10;

/** What can be drawn on, in millimetres. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

export interface Page {
  readonly title: string;
  readonly landscape?: boolean;
  readonly body: Drawn;
}

/** Something to lay beside a real board. */
export interface Sheet<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** What a page holds depends on the paper: `upright` and `landscape` say how much room there is. */
  pages(race: Race<T>, room: { readonly upright: Area; readonly landscape: Area }): readonly Page[];
}

const areaOf = ({ width, height }: Area): Area => ({ width: width - 2 * margin, height: height - 2 * margin - head });

export const roomOn = (size: PaperSize): { readonly upright: Area; readonly landscape: Area } => {
  const { width, height } = papers[size];
  return { upright: areaOf({ width, height }), landscape: areaOf({ width: height, height: width }) };
};

/** The pages of these sheets, for one race. */
export const pagesOf = (sheets: readonly Sheet[], race: Race, size: PaperSize): readonly Page[] =>
  sheets.flatMap((sheet) => sheet.pages(race, roomOn(size)));

/** The pages as drawings, one after the other, for a page or a document that has the styles of their paper. */
export function drawnPages(title: string, pages: readonly Page[], size: PaperSize): string {
  const { width, height } = papers[size];
  const drawn = pages.map(({ title: name, landscape = false, body }, index) => {
    const [across, down] = landscape ? [height, width] : [width, height];
    const number = `${index + 1}/${pages.length}`;
    return element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        class: landscape ? 'landscape' : 'upright',
        viewBox: `0 0 ${across} ${down}`,
        'font-family': 'Inter, Helvetica, Arial, sans-serif',
        role: 'img',
        'aria-label': name,
      },
      text(margin, margin + 5, name, { size: 5, bold: true, fit: across - 2 * margin - 40 }),
      text(across - margin, margin + 5, `${title} · ${number}`, { size: 3, anchor: 'end' }),
      element('g', { transform: `translate(${margin} ${margin + head})` }, body),
    );
  });
  return drawn.join('\n');
}

/** One page on each piece of paper, in black and white as well; for what is inside an element of the class `paper`. */
export function paperStyles(size: PaperSize): string {
  const { width, height } = papers[size];
  return `
@page upright { size: ${width}mm ${height}mm; margin: 0; }
@page landscape { size: ${height}mm ${width}mm; margin: 0; }
.paper > svg { display: block; background: #fff; break-after: page; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.paper > svg:last-child { break-after: auto; }
.paper > .upright { page: upright; width: ${width}mm; height: ${height}mm; }
.paper > .landscape { page: landscape; width: ${height}mm; height: ${width}mm; }
@media screen { .paper > svg { max-width: 100%; height: auto; margin: 5mm auto; box-shadow: 0 1mm 3mm #0004; } }
`;
}

/** A document to print. */
export const printHtml = (title: string, pages: readonly Page[], size: PaperSize, language = 'en'): string => `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><title>${escaped(title)}</title><style>
html, body { margin: 0; background: #fff; }
@media screen { html, body { background: #ddd; } }${paperStyles(size)}</style></head>
<body>
<main class="paper">
${drawnPages(title, pages, size)}
</main>
</body>
</html>
`;

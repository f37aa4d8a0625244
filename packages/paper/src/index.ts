export type { Drawn, Ink, Lettering } from './draw.ts';
export { box, circle, element, escaped, group, line, path, table, text } from './draw.ts';
export type { Area, Page, PaperSize, Sheet } from './pages.ts';
export { drawnPages, pagesOf, paperSizes, paperStyles, printHtml, roomOn } from './pages.ts';
export type { SquareLook, StripWords } from './road-strip.ts';
export { roadPages } from './road-strip.ts';
export type { Still } from './still.ts';
export { cardStill, stillOf, stillSize } from './still.ts';

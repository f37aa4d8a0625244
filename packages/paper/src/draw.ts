/** Everything on a page is SVG, measured in millimetres from the upper left corner of what can be printed. */
export type Drawn = string;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes, ...inside: readonly Drawn[]): Drawn {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(rounded(value))}"`],
  );
  return inside.length === 0 ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}

const rounded = (value: string | number): string => (typeof value === 'number' ? `${Math.round(value * 1000) / 1000}` : value);

export interface Ink {
  /** Nothing is filled and lines are thin and black, unless said otherwise. */
  readonly fill?: string;
  readonly stroke?: string;
  /** In millimetres. */
  readonly width?: number;
  readonly dash?: string;
}

const ink = ({ fill = 'none', stroke = '#000', width = 0.25, dash }: Ink): Attributes => ({
  fill,
  stroke,
  'stroke-width': stroke === 'none' ? undefined : width,
  'stroke-dasharray': dash,
});

export const box = (x: number, y: number, width: number, height: number, look: Ink & { round?: number } = {}): Drawn =>
  element('rect', { x, y, width, height, rx: look.round, ...ink(look) });

export const line = (x1: number, y1: number, x2: number, y2: number, look: Ink = {}): Drawn =>
  element('line', { x1, y1, x2, y2, ...ink(look) });

export const circle = (cx: number, cy: number, r: number, look: Ink = {}): Drawn => element('circle', { cx, cy, r, ...ink(look) });

export const path = (d: string, look: Ink = {}): Drawn => element('path', { d, ...ink(look) });

export interface Lettering {
  /** Height of the letters, in millimetres. */
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  readonly fill?: string;
  /** In degrees, about the point itself. */
  readonly turn?: number;
  /** Squeezed to this width where it would be wider. */
  readonly fit?: number;
}

/** One line of text; `y` is where its letters stand. */
export function text(x: number, y: number, content: string, { size = 3.5, anchor, bold, fill, turn, fit }: Lettering = {}): Drawn {
  const squeezed = fit !== undefined && content.length * size * averageLetter > fit;
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'text-anchor': anchor,
      'font-weight': bold ? 'bold' : undefined,
      fill: fill ?? '#000',
      transform: turn ? `rotate(${turn} ${x} ${y})` : undefined,
      textLength: squeezed ? fit : undefined,
      lengthAdjust: squeezed ? 'spacingAndGlyphs' : undefined,
    },
    escaped(content),
  );
}

/** The width of a letter of the sans-serif fonts that computers have, against its height. */
const averageLetter = 0.55;

export const group = (x: number, y: number, ...inside: readonly Drawn[]): Drawn =>
  element('g', { transform: `translate(${rounded(x)} ${rounded(y)})` }, ...inside);

/** A table with a frame around every cell; the first row is its head. */
export function table(x: number, y: number, widths: readonly number[], rows: readonly (readonly string[])[], rowHeight = 7): Drawn {
  const lefts = widths.map((_, column) => x + widths.slice(0, column).reduce((sum, width) => sum + width, 0));
  return rows
    .flatMap((cells, row) =>
      cells.map((cell, column) => {
        const top = y + row * rowHeight;
        const look = row === 0 ? { fill: '#e8e8e8' } : {};
        return (
          box(lefts[column], top, widths[column], rowHeight, look) +
          text(lefts[column] + 1.5, top + rowHeight * 0.68, cell, { size: rowHeight * 0.48, bold: row === 0, fit: widths[column] - 3 })
        );
      }),
    )
    .join('');
}

import { styleText } from 'node:util';
import { withoutStrange } from '@gruppetto/kernel';
import { language } from '@gruppetto/words';

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** For what is no result: a machine that reads the output does not see it. */
export const remark = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Files come from strangers: what they name must not move the cursor, nor turn around what stands beside it. */
export const plain = withoutStrange;

// Node knows of NO_COLOR and of terminals without colours.
const hasColours = process.stdout.isTTY && process.stdout.hasColors();
const styled =
  (style: 'bold' | 'dim') =>
  (text: string): string =>
    hasColours ? styleText(style, text) : text;
export const bold = styled('bold');
export const dim = styled('dim');

/** A figure as the language writes it. */
export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export interface Column<Row> {
  readonly title: string;
  /** Figures stand at the right. */
  readonly figures?: boolean;
  /** Left out where the terminal is too narrow, the rightmost first. */
  readonly lesser?: boolean;
  cell(row: Row): string;
}

/** A table with a heading, as wide as it must be. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map(({ cell }) => plain(cell(row))));
  const widths = columns.map(({ title }, at) => Math.max(lengthOf(title), ...cells.map((row) => lengthOf(row[at]))));
  const narrowest = columns.findLastIndex(({ lesser }) => lesser);
  if (narrowest >= 0 && widths.reduce((sum, width) => sum + width + between, -between) > terminal())
    return table(columns.toSpliced(narrowest, 1), rows);
  const line = (row: readonly string[]): string =>
    columns
      .map(({ figures }, at) => {
        const text = row[at];
        const space = ' '.repeat(widths[at] - lengthOf(text));
        return figures ? space + text : text + space;
      })
      .join(' '.repeat(between))
      .trimEnd();
  return [bold(line(columns.map(({ title }) => title))), ...cells.map(line)].join('\n');
}

const lengthOf = (text: string): number => [...text].length;

/** Columns stand so far apart. */
const between = 2;

/** Pipes and files get the width of an old terminal. */
const terminal = (): number => process.stdout.columns || 80;

const widest = 100;

/** The text in lines as wide as the terminal; the first begins with `first` spaces, the others with `indent`. */
export function wrap(text: string, indent: number, first = 0): string {
  const width = Math.min(terminal(), widest);
  const [head = '', ...words] = text.split(' ');
  const lines: string[] = [];
  let line = ' '.repeat(first) + head;
  for (const word of words) {
    if (lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

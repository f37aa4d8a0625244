import { styleText } from 'node:util';

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** For what is no result: a machine that reads the output does not see it. */
export const remark = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Files come from strangers: what they name must not move the cursor. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, '');

// Node knows of NO_COLOR and of terminals without colours.
const hasColours = process.stdout.isTTY && process.stdout.hasColors();
const styled =
  (style: 'bold' | 'dim') =>
  (text: string): string =>
    hasColours ? styleText(style, text) : text;
export const bold = styled('bold');
export const dim = styled('dim');

export const thousands = (count: number): string => new Intl.NumberFormat('en').format(count);

export interface Column<Row> {
  readonly title: string;
  /** Figures stand at the right. */
  readonly figures?: boolean;
  cell(row: Row): string;
}

/** A table with a heading, as wide as it must be. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map(({ cell }) => plain(cell(row))));
  const widths = columns.map(({ title }, at) => Math.max(lengthOf(title), ...cells.map((row) => lengthOf(row[at] as string))));
  const line = (row: readonly string[]): string =>
    columns
      .map(({ figures }, at) => {
        const text = row[at] as string;
        const space = ' '.repeat((widths[at] as number) - lengthOf(text));
        return figures ? space + text : text + space;
      })
      .join('  ')
      .trimEnd();
  return [bold(line(columns.map(({ title }) => title))), ...cells.map(line)].join('\n');
}

const lengthOf = (text: string): number => [...text].length;

const widest = 100;

/** The text in lines as wide as the terminal, all but the first indented. */
export function wrap(text: string, indent: number): string {
  const width = Math.min(process.stdout.columns || 80, widest);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}

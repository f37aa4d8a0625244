import type { Reason } from './reasons.ts';
import { colours, riderTypes } from './rider-types.ts';
import { maxName, type ReadText, readOnce, TypedText, tidy } from './typed-text.ts';
import type { Entry, RiderType } from './types.ts';

/** WS-2.1. */
export const maxRiders = 200;

const columns = ['team', 'rider', 'type'] as const;

/** WS-2.1: reads a start list: team, rider, type on each line, parted by commas, semicolons or tabs. */
export const parseStartList = readOnce((input): ReadText<readonly Entry[]> => {
  const text = new TypedText(input);
  const entries: Entry[] = [];
  const lineOf = new Map<string, number>();
  const separator = separatorOf(text.lines[0]?.text ?? '');
  for (const { line, text: row } of text.lines) {
    const cells = cellsOf(row, separator);
    if (!cells) {
      text.fault(line, 'line', 'quote-not-closed');
      continue;
    }
    if (isHeader(cells)) continue;
    if (cells.length !== columns.length) {
      text.fault(line, 'line', 'wrong-columns', { count: cells.length, need: columns.join(', ') }, 'WS-2.1');
      continue;
    }
    const [team = '', rider = '', kind = ''] = cells;
    for (const [column, cell] of [
      ['team', team],
      ['rider', rider],
    ] as const) {
      if (cell === '') text.fault(line, column, 'missing');
      if (cell.length > maxName) text.fault(line, column, 'too-long', { max: maxName });
    }
    const type = typeOf(kind);
    if (!type) {
      text.fault(line, 'type', 'unknown-type', { value: kind, values: riderTypes.join(', ') }, 'WS-2.1');
      continue;
    }
    const once = (key: string, field: string, reason: Reason, details: Record<string, string>) => {
      const earlier = lineOf.get(key);
      if (earlier !== undefined) text.fault(line, field, reason, { ...details, line: earlier }, 'WS-2.1');
      else lineOf.set(key, line);
    };
    once(`${type}\n${team}`, 'type', 'type-twice', { team, type });
    once(`\n${team}\n${rider}`, 'rider', 'name-twice', { team, name: rider });
    entries.push({ team, rider, type });
    if (entries.length > maxRiders) {
      text.fault(line, 'line', 'too-many-riders', { max: maxRiders }, 'WS-2.1');
      break;
    }
  }
  if (entries.length === 0 && text.problems.length === 0) text.fault(text.end, 'line', 'nobody-starts', undefined, 'WS-2.1');
  return text.read(entries);
});

/** Whatever a spreadsheet writes in its country. */
const separatorOf = (line: string): string => ['\t', ';'].find((sign) => line.includes(sign)) ?? ',';

const isHeader = (cells: readonly string[]): boolean => columns.every((column, index) => cells[index]?.toLowerCase() === column);

/** WS-2.1: a type, or its colour. */
function typeOf(cell: string): RiderType | undefined {
  const word = cell.toLowerCase();
  return riderTypes.find((type, index) => word === type || word === colours[index]);
}

/** The cells of a line of CSV, each character looked at once; undefined where a quotation mark is left open. */
function cellsOf(line: string, separator: string): readonly string[] | undefined {
  const cells: string[] = [];
  let cell = '';
  /** Nothing but space so far: a quotation mark opens the cell. */
  let blank = true;
  let quoted = false;
  for (let index = 0; index < line.length; index++) {
    const sign = line[index];
    if (quoted && sign === '"' && line[index + 1] === '"') {
      cell += sign;
      blank = false;
      index++;
    } else if (sign === '"' && (quoted || blank)) {
      quoted = !quoted;
    } else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
      blank = true;
    } else {
      cell += sign;
      blank &&= sign.trim() === '';
    }
  }
  cells.push(cell);
  return quoted ? undefined : tidy(cells, columns.length);
}

/** Writes a start list down as `parseStartList` reads it. */
export const printStartList = (entries: readonly Entry[]): string =>
  `${[columns, ...entries.map(({ team, rider, type }) => [team, rider, type])].map((cells) => cells.map(quote).join(',')).join('\n')}\n`;

const quote = (cell: string): string => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

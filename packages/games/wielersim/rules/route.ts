import { longestName, type ReadText, readOnce, type TypedLine, TypedText, tidy } from './typed-text.ts';
import type { Category, Colour, Helped, RiderType, Route, RouteEvent, RouteRow } from './types.ts';

/** WS-2.1, WS-1.3: the four types and their colours. */
export const riderTypes = ['leader', 'climber', 'sprinter', 'helper'] as const satisfies readonly RiderType[];
export const colours = ['yellow', 'red', 'green', 'blue'] as const satisfies readonly Colour[];
const categories = ['HC', 'C1', 'C2', 'C3'] as const satisfies readonly Category[];
const helped = ['climber', 'sprinter'] as const satisfies readonly Helped[];

/** WS-1.1: in squares. */
const shortestRoute = 60;
const longestRoute = 300;
/** WS-1.4. */
const shortestClimb = 12;
const greatestMalus = 6;

const columns = ['location', 'km', 'event', 'squares', 'colour'] as const;
const header = ['location', 'km', 'event', 'sqr', 'sec'];

const events: Readonly<Record<string, RouteEvent['kind']>> = {
  sp: 'sprint',
  'cobbles start': 'cobbles-start',
  'cobbles end': 'cobbles-end',
  'climb start': 'climb-start',
  finish: 'finish',
};

/** WS-1.2: reads a route schedule as it is typed: a name, the table, the hierarchy; columns parted by `|`, `;` or tabs. */
export const parseRoute = readOnce((input): ReadText<Route> => {
  const text = new TypedText(input);
  const [first, ...others] = text.lines;
  if (!first) {
    text.fault(1, 'name', 'missing');
    return text.read(nothing);
  }
  if (isRow(first)) text.fault(first.line, 'name', 'name-missing', undefined, 'WS-1.2');
  const reader = new ScheduleReader(text);
  for (const line of isRow(first) ? text.lines : others) reader.take(line);
  return text.read(reader.end(nameOf(text, first)));
});

const nothing: Route = { name: '', rows: [], hierarchy: [] };

const isRow = ({ text }: TypedLine): boolean => /[|;\t]/.test(text);

function nameOf(text: TypedText, first: TypedLine): string {
  const name = first.text.trim();
  if (name.length > longestName) text.fault(first.line, 'name', 'too-long', { max: longestName });
  return name;
}

type Open = { readonly kind: 'climb' | 'cobbles'; readonly squares: number; readonly line: number };

class ScheduleReader {
  private readonly text: TypedText;
  private readonly rows: RouteRow[] = [];
  private readonly tableLines: number[] = [];
  private hierarchy: RiderType[] | undefined;
  private prologue: Helped | undefined;

  constructor(text: TypedText) {
    this.text = text;
  }

  take({ line, text }: TypedLine): void {
    const keyword = /^\s*(hierarchy|prologue)\s*:(.*)$/i.exec(text);
    if (keyword) return this.takeKeyword(line, keyword[1].toLowerCase(), keyword[2].trim());
    if (!isRow({ line, text })) return this.text.fault(line, 'line', 'no-table-row', undefined, 'WS-1.2');
    const cells = tidy(text.split(/[|;\t]/), columns.length);
    if (cells[0]?.toLowerCase() === header[0] && cells[1]?.toLowerCase() === header[1]) return;
    if (cells.length > columns.length)
      this.text.fault(line, 'line', 'too-many-columns', { count: cells.length, max: columns.length }, 'WS-1.2');
    const [location = '', km = '', event = '', squares = '', colour = ''] = cells;
    this.tableLines.push(line);
    this.rows.push({
      location: this.location(line, location),
      ...defined('km', this.km(line, km)),
      ...defined('event', this.event(line, event)),
      ...defined('squares', this.squares(line, squares)),
      ...defined('colour', this.oneOf(line, 'colour', colours, colour)),
    });
  }

  private takeKeyword(line: number, keyword: string, value: string): void {
    if (keyword === 'prologue') {
      if (this.prologue) this.text.fault(line, 'prologue', 'twice');
      this.prologue = this.oneOf(line, 'prologue', helped, value);
      if (value === '') this.text.fault(line, 'prologue', 'need-one-of', { values: helped.join(', ') }, 'WS-7.1');
      return;
    }
    if (this.hierarchy) this.text.fault(line, 'hierarchy', 'twice');
    const types = value.split(',').map((type) => type.trim().toLowerCase());
    // WS-2.2: a strict order of all four.
    const strict = types.length === riderTypes.length && riderTypes.every((type) => types.includes(type));
    if (!strict) this.text.fault(line, 'hierarchy', 'no-strict-order', { types: riderTypes.join(', ') }, 'WS-2.2');
    this.hierarchy = strict ? (types as RiderType[]) : [...riderTypes];
  }

  private location(line: number, cell: string): string {
    if (cell === '') this.text.fault(line, 'location', 'missing');
    if (cell.length > longestName) this.text.fault(line, 'location', 'too-long', { max: longestName });
    return cell;
  }

  private km(line: number, cell: string): number | undefined {
    if (cell === '') return undefined;
    if (/^\d{1,4}([.,]\d+)?$/.test(cell)) return Number(cell.replace(',', '.'));
    this.text.fault(line, 'km', 'need-number', { value: cell });
    return undefined;
  }

  private event(line: number, cell: string): RouteEvent | undefined {
    if (cell === '') return undefined;
    const top = /^(HC|C1|C2|C3)\s*\(\s*-?(\d+)\s*\)$/i.exec(cell);
    if (top) return this.top(line, top[1].toUpperCase() as Category, Number(top[2]));
    const known = cell.toLowerCase().replace(/\s+/g, ' ');
    const kind = Object.hasOwn(events, known) ? events[known] : undefined;
    if (kind) return { kind } as RouteEvent;
    const values = ['Sp', ...Object.keys(events).slice(1, -1), 'C1 (5)', 'finish'].join(', ');
    this.text.fault(line, 'event', 'unknown-event', { event: cell, values }, 'WS-1.2');
    return undefined;
  }

  private top(line: number, category: Category, malus: number): RouteEvent {
    if (malus < 1 || malus > greatestMalus)
      this.text.fault(line, 'event', 'malus-out-of-range', { value: malus, min: 1, max: greatestMalus }, 'WS-1.4');
    return { kind: 'top', category, malus };
  }

  private squares(line: number, cell: string): number | undefined {
    if (cell === '') return undefined;
    if (/^\d{1,5}$/.test(cell)) return Number(cell);
    this.text.fault(line, 'squares', 'need-integer', { min: 0, max: longestRoute });
    return undefined;
  }

  private oneOf<V extends string>(line: number, field: string, values: readonly V[], cell: string): V | undefined {
    if (cell === '') return undefined;
    const known = values.find((value) => value === cell.toLowerCase());
    if (!known) this.text.fault(line, field, `unknown-${field}`, { value: cell, values: values.join(', ') });
    return known;
  }

  end(name: string): Route {
    if (!this.hierarchy) this.text.fault(this.text.end, 'hierarchy', 'hierarchy-missing', { types: riderTypes.join(', ') }, 'WS-2.2');
    // What cannot be read is not judged: it would only be called missing.
    if (this.text.problems.length === 0) this.judge();
    const prologue = this.prologue && { prologue: this.prologue };
    return { name, rows: this.rows, hierarchy: this.hierarchy ?? [], ...prologue };
  }

  /** What the cells cannot tell by themselves. */
  private judge(): void {
    this.judgeFinish();
    let km = 0;
    for (const [index, row] of this.rows.entries()) {
      if (row.km === undefined) continue;
      if (row.km < km) this.text.fault(this.lineOf(index), 'km', 'km-falls', { km: row.km, before: km });
      km = row.km;
    }
    if (this.prologue) this.judgePrologue();
    else this.judgeSquares();
  }

  private lineOf(index: number): number {
    return this.tableLines[index];
  }

  private judgeFinish(): void {
    const finishes = [...this.rows.entries()].filter(([, { event }]) => event?.kind === 'finish').map(([index]) => index);
    const finish = finishes[0];
    if (finish === undefined)
      return this.text.fault(this.tableLines.at(-1) ?? this.text.end, 'event', 'finish-missing', undefined, 'WS-1.2');
    for (const another of finishes.slice(1))
      this.text.fault(this.lineOf(another), 'event', 'two-finishes', { line: this.lineOf(finish) }, 'WS-1.2');
    const after = finish + 1;
    if (after < this.rows.length && !finishes.includes(after))
      this.text.fault(this.lineOf(after), 'line', 'after-the-finish', undefined, 'WS-1.2');
    const { squares = 0, colour } = this.rows[finish];
    if (squares !== 0) this.text.fault(this.lineOf(finish), 'squares', 'finish-not-at-0', { value: squares }, 'WS-1.1');
    if (colour) this.text.fault(this.lineOf(finish), 'colour', 'colour-at-finish', undefined, 'WS-1.3');
  }

  private judgePrologue(): void {
    for (const [index, { event, squares, colour }] of this.rows.entries()) {
      const fault = (field: string) => this.text.fault(this.lineOf(index), field, 'not-in-a-prologue', undefined, 'WS-7.1');
      if (event && event.kind !== 'finish') fault('event');
      if (squares) fault('squares');
      if (colour) fault('colour');
    }
  }

  private judgeSquares(): void {
    const start = this.rows.findIndex(({ squares }) => squares !== undefined);
    const { squares: length = 0, colour } = this.rows[start] ?? {};
    const startLine = this.tableLines[Math.max(0, start)] ?? this.text.end;
    if (length < shortestRoute || length > longestRoute)
      this.text.fault(startLine, 'squares', 'route-length', { value: length, min: shortestRoute, max: longestRoute }, 'WS-1.1');
    if (!colour) this.text.fault(startLine, 'colour', 'first-colour', { values: colours.join(', ') }, 'WS-1.3');
    let last = length;
    let open: Open | undefined;
    for (const [index, row] of this.rows.entries()) {
      const line = this.lineOf(index);
      if (index < start) {
        if (row.event) this.text.fault(line, 'event', 'before-the-start', undefined, 'WS-1.2');
        continue;
      }
      const finish = row.event?.kind === 'finish';
      if (row.squares === undefined && !finish) this.text.fault(line, 'squares', 'missing');
      const squares = row.squares ?? (finish ? 0 : last);
      if (squares > last) this.text.fault(line, 'squares', 'squares-rise', { value: squares, before: last }, 'WS-1.1');
      open = this.judgeRoad(open, row.event, squares, line);
      last = squares;
    }
  }

  /** WS-1.2: climbs and cobbles begin and end in turn. */
  private judgeRoad(open: Open | undefined, event: RouteEvent | undefined, squares: number, line: number): Open | undefined {
    const fault = (reason: string, details?: Record<string, number | string>, rule = 'WS-1.2') => {
      this.text.fault(line, 'event', reason, details, rule);
    };
    switch (event?.kind) {
      case 'climb-start':
      case 'cobbles-start':
      case 'finish':
        if (open) fault(`${open.kind}-not-ended`, { line: open.line });
        if (event.kind === 'finish') return undefined;
        return { kind: event.kind === 'climb-start' ? 'climb' : 'cobbles', squares, line };
      case 'top':
        if (open?.kind !== 'climb') fault('no-climb-here');
        else if (open.squares - squares < shortestClimb)
          fault('climb-too-short', { count: open.squares - squares, min: shortestClimb }, 'WS-1.4');
        return undefined;
      case 'cobbles-end':
        if (open?.kind !== 'cobbles') fault('no-cobbles-here');
        else if (open.squares <= squares) fault('cobbles-too-short');
        return undefined;
      default:
        return open;
    }
  }
}

const defined = <K extends string, V>(name: K, value: V | undefined): { readonly [N in K]?: V } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in K]?: V };

/** Writes a route schedule down as `parseRoute` reads it. */
export function printRoute({ name, rows, hierarchy, prologue }: Route): string {
  const table = [header, ...rows.map(cellsOf)];
  const widths = header.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => (column === 1 || column === 3 ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join(' | ')
      .trimEnd(),
  );
  return [name, ...lines, ...(prologue ? [`prologue: ${prologue}`] : []), `hierarchy: ${hierarchy.join(', ')}`, ''].join('\n');
}

const cellsOf = ({ location, km, event, squares, colour }: RouteRow): readonly string[] => [
  location,
  km === undefined ? '' : `${km}`,
  event ? eventCell(event) : '',
  squares === undefined ? '' : `${squares}`,
  colour ?? '',
];

function eventCell(event: RouteEvent): string {
  if (event.kind === 'top') return `${event.category} (${event.malus})`;
  return event.kind === 'sprint' ? 'Sp' : event.kind.replace('-', ' ');
}

/** WS-1.2, WS-7.2: which categories make a mountain stage. */
export const isMountainStage = (route: Route): boolean =>
  route.rows.some(({ event }) => event?.kind === 'top' && categories.indexOf(event.category) <= 1);

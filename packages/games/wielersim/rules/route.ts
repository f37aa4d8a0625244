import { complete } from './printed-schedule.ts';
import { colours, riderTypes } from './rider-types.ts';
import { judge, maxSquares } from './schedule-rules.ts';
import { maxName, type ReadText, readOnce, type TypedLine, TypedText, tidy } from './typed-text.ts';
import type { Category, Helped, RiderType, Route, RouteEvent, RouteRow } from './types.ts';

const categories = ['HC', 'C1', 'C2', 'C3'] as const satisfies readonly Category[];
const helped = ['climber', 'sprinter'] as const satisfies readonly Helped[];

/** WS-1.4. */
const maxMalus = 6;
/** WS-1.1: the print allows two. */
const maxLaps = 2;

const columns = ['location', 'km', 'event', 'squares', 'colour'] as const;
const header = ['location', 'km', 'event', 'sqr', 'sec'];

const events: Readonly<Record<string, RouteEvent['kind']>> = {
  sp: 'sprint',
  'cobbles start': 'cobbles-start',
  'cobbles end': 'cobbles-end',
  'climb start': 'climb-start',
  finish: 'finish',
};
/** As in print, on the end row of a sector. */
const printedEvents: typeof events = { cobbel: 'cobbles-end' };

/** WS-1.2: reads a route schedule, in the printed notation or in ours: a name, the table, the hierarchy; columns split by `|`, `;` or tabs. */
export const parseRoute = readOnce((input): ReadText<Route> => {
  const text = new TypedText(input);
  const [first, ...others] = text.lines;
  if (!first) {
    text.fault(1, 'name', 'missing');
    return text.read(nothing);
  }
  const [name, ...cells] = cellsIn(first);
  const unnamed = cells.some((cell) => cell !== '');
  if (unnamed) text.fault(first.line, 'name', 'name-missing', undefined, 'WS-1.2');
  if (name.length > maxName) text.fault(first.line, 'name', 'too-long', { max: maxName });
  const reader = new ScheduleReader(text);
  for (const line of unnamed ? text.lines : others) reader.take(line);
  return text.read(reader.end(name));
});

const nothing: Route = { name: '', rows: [], hierarchy: [] };

const cellsIn = ({ text }: TypedLine): readonly string[] => text.split(/[|;\t]/).map((cell) => cell.trim());

class ScheduleReader {
  private readonly text: TypedText;
  private readonly rows: RouteRow[] = [];
  private readonly tableLines: number[] = [];
  private hierarchy: RiderType[] | undefined;
  private prologue: Helped | undefined;
  private laps: number | undefined;

  constructor(text: TypedText) {
    this.text = text;
  }

  take(typed: TypedLine): void {
    const { line, text } = typed;
    const keyword = /^\s*(hierarchy|prologue|laps)\s*:(.*)$/i.exec(text);
    if (keyword) return this.takeKeyword(line, keyword[1].toLowerCase(), keyword[2].trim());
    const printed = /^\s*[▶►](.*)$/.exec(text);
    if (printed) return this.takeHierarchy(line, printed[1].trim());
    const cells = tidy(cellsIn(typed), columns.length);
    if (cells.length === 1) return this.text.fault(line, 'line', 'no-table-row', undefined, 'WS-1.2');
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
    if (keyword === 'hierarchy') return this.takeHierarchy(line, value);
    if (keyword === 'laps') return this.takeLaps(line, value);
    if (this.prologue) this.text.fault(line, 'prologue', 'twice');
    this.prologue = this.oneOf(line, 'prologue', helped, value);
    if (value === '') this.text.fault(line, 'prologue', 'need-one-of', { values: helped.join(', ') }, 'WS-7.1');
  }

  private takeHierarchy(line: number, value: string): void {
    if (this.hierarchy) this.text.fault(line, 'hierarchy', 'twice');
    // In print a comma follows the last one too.
    const types = value.split(',').map((type) => type.trim().toLowerCase());
    if (types.length > 1 && types.at(-1) === '') types.pop();
    // WS-2.2: a strict order of all four.
    const strict = types.length === riderTypes.length && riderTypes.every((type) => types.includes(type));
    if (!strict) this.text.fault(line, 'hierarchy', 'no-strict-order', { types: riderTypes.join(', ') }, 'WS-2.2');
    this.hierarchy = strict ? (types as RiderType[]) : [...riderTypes];
  }

  private takeLaps(line: number, value: string): void {
    if (this.laps !== undefined) this.text.fault(line, 'laps', 'twice');
    this.laps = Number(value);
    if (!/^\d$/.test(value) || this.laps < 1 || this.laps > maxLaps)
      this.text.fault(line, 'laps', 'need-integer', { min: 1, max: maxLaps }, 'WS-1.1');
  }

  private location(line: number, cell: string): string {
    if (cell === '') this.text.fault(line, 'location', 'missing');
    if (cell.length > maxName) this.text.fault(line, 'location', 'too-long', { max: maxName });
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
    const kind = [events, printedEvents].find((notation) => Object.hasOwn(notation, known))?.[known];
    if (kind) return { kind } as RouteEvent;
    const values = ['Sp', ...Object.keys(events).slice(1, -1), 'C1 (5)', 'finish'].join(', ');
    this.text.fault(line, 'event', 'unknown-event', { event: cell, values }, 'WS-1.2');
    return undefined;
  }

  private top(line: number, category: Category, malus: number): RouteEvent {
    if (malus < 1 || malus > maxMalus)
      this.text.fault(line, 'event', 'malus-out-of-range', { value: malus, min: 1, max: maxMalus }, 'WS-1.4');
    return { kind: 'top', category, malus };
  }

  private squares(line: number, cell: string): number | undefined {
    if (cell === '') return undefined;
    if (/^\d{1,5}$/.test(cell)) return Number(cell);
    this.text.fault(line, 'squares', 'need-integer', { min: 0, max: maxSquares });
    return undefined;
  }

  private oneOf<V extends string>(line: number, field: 'colour' | 'prologue', values: readonly V[], cell: string): V | undefined {
    if (cell === '') return undefined;
    const known = values.find((value) => value === cell.toLowerCase());
    if (!known) this.text.fault(line, field, `unknown-${field}`, { value: cell, values: values.join(', ') });
    return known;
  }

  end(name: string): Route {
    if (!this.hierarchy) this.text.fault(this.text.end, 'hierarchy', 'hierarchy-missing', { types: riderTypes.join(', ') }, 'WS-2.2');
    // What cannot be read is not judged: it would only be called missing.
    const readable = this.text.problems.length === 0;
    const route: Route = {
      name,
      rows: readable ? complete(this.rows) : this.rows,
      hierarchy: this.hierarchy ?? [],
      ...(this.laps && this.laps > 1 && { laps: this.laps }),
      ...(this.prologue && { prologue: this.prologue }),
    };
    if (readable) judge(route, this.text, this.tableLines);
    return route;
  }
}

const defined = <K extends string, V>(name: K, value: V | undefined): { readonly [N in K]?: V } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in K]?: V };

/** Writes a route schedule down as `parseRoute` reads it. */
export function printRoute({ name, rows, hierarchy, laps, prologue }: Route): string {
  const table = [header, ...rows.map(cellsOf)];
  const widths = header.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => (column === 1 || column === 3 ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join(' | ')
      .trimEnd(),
  );
  const keywords = [...(laps ? [`laps: ${laps}`] : []), ...(prologue ? [`prologue: ${prologue}`] : [])];
  return [name, ...lines, ...keywords, `hierarchy: ${hierarchy.join(', ')}`, ''].join('\n');
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

import { loopLength } from './laps.ts';
import type { Reason } from './reasons.ts';
import { colours } from './rider-types.ts';
import type { TypedText } from './typed-text.ts';
import type { Route, RouteEvent } from './types.ts';

/** WS-1.1: of the whole way, all laps of a loop. */
const minSquares = 60;
export const maxSquares = 300;
/** WS-1.4. */
export const minClimb = 12;

/** What the cells of a schedule cannot tell by themselves. `lines` has the line of each row. */
export function judge(route: Route, text: TypedText, lines: readonly number[]): void {
  new ScheduleRules(route, text, lines).judge();
}

type Open = { readonly kind: 'climb' | 'cobbles'; readonly squares: number; readonly line: number };

class ScheduleRules {
  private readonly route: Route;
  private readonly text: TypedText;
  private readonly lines: readonly number[];

  constructor(route: Route, text: TypedText, lines: readonly number[]) {
    this.route = route;
    this.text = text;
    this.lines = lines;
  }

  judge(): void {
    this.judgeFinish();
    let km = 0;
    for (const [index, row] of this.route.rows.entries()) {
      if (row.km === undefined) continue;
      if (row.km < km) this.text.fault(this.lineOf(index), 'km', 'km-falls', { km: row.km, before: km });
      km = row.km;
    }
    if (this.route.prologue) this.judgePrologue();
    else this.judgeSquares();
  }

  /** A finish that was not written belongs to the last row. */
  private lineOf(index: number): number {
    return this.lines[index] ?? this.lines.at(-1) ?? this.text.end;
  }

  private judgeFinish(): void {
    const { rows } = this.route;
    const finishes = [...rows.keys()].filter((index) => rows[index].event?.kind === 'finish');
    const [finish, ...others] = finishes;
    if (finish === undefined) return this.text.fault(this.lineOf(rows.length), 'event', 'finish-missing', undefined, 'WS-1.2');
    for (const another of others) this.text.fault(this.lineOf(another), 'event', 'two-finishes', { line: this.lineOf(finish) }, 'WS-1.2');
    const after = finish + 1;
    if (after < rows.length && rows[after].event?.kind !== 'finish')
      this.text.fault(this.lineOf(after), 'line', 'after-the-finish', undefined, 'WS-1.2');
    const { squares = 0, colour } = rows[finish];
    if (squares !== 0) this.text.fault(this.lineOf(finish), 'squares', 'finish-not-at-0', { value: squares }, 'WS-1.1');
    if (colour) this.text.fault(this.lineOf(finish), 'colour', 'colour-at-finish', undefined, 'WS-1.3');
  }

  private judgePrologue(): void {
    for (const [index, { event, squares, colour }] of this.route.rows.entries()) {
      const fault = (field: string) => this.text.fault(this.lineOf(index), field, 'not-in-a-prologue', undefined, 'WS-7.1');
      if (event && event.kind !== 'finish') fault('event');
      if (squares) fault('squares');
      if (colour) fault('colour');
    }
    if (this.route.laps) this.text.fault(this.text.end, 'laps', 'not-in-a-prologue', undefined, 'WS-7.1');
  }

  private judgeSquares(): void {
    const { rows, laps = 1 } = this.route;
    const start = rows.findIndex(({ squares }) => squares !== undefined);
    const loop = loopLength(this.route);
    const length = laps * loop;
    const startLine = this.lineOf(Math.max(0, start));
    if (length < minSquares || length > maxSquares)
      this.text.fault(startLine, 'squares', 'route-length', { value: length, min: minSquares, max: maxSquares }, 'WS-1.1');
    if (!rows[start]?.colour) this.text.fault(startLine, 'colour', 'first-colour', { values: colours.join(', ') }, 'WS-1.3');
    let last = loop;
    let open: Open | undefined;
    for (const [index, row] of rows.entries()) {
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
    const fault = (reason: Reason, details?: Record<string, number | string>, rule = 'WS-1.2') => {
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
        else if (open.squares - squares < minClimb) fault('climb-too-short', { count: open.squares - squares, min: minClimb }, 'WS-1.4');
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

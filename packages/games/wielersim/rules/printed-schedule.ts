import { bare } from './laps.ts';
import type { Colour, RouteEvent, RouteRow } from './types.ts';

/** WS-1.2: what the printed notation leaves out is filled in, so that a schedule reads the same in both. */
export function complete(rows: readonly RouteRow[]): readonly RouteRow[] {
  const whole = withFinish(withStarts(rows));
  return whole.some(({ colour }) => colour) ? whole : withColours(whole);
}

const starts = { top: 'climb-start', 'cobbles-end': 'cobbles-start' } as const;

/** WS-1.2: a climb or cobbles whose start has no event start on the row of the same name. */
function withStarts(rows: readonly RouteRow[]): readonly RouteRow[] {
  const list = [...rows];
  /** By name, the rows since the last event of a climb or of cobbles that could be a start. */
  const blank = new Map<string, number>();
  let open = false;
  for (const [index, row] of rows.entries()) {
    const kind = row.event?.kind;
    if (kind === 'top' || kind === 'cobbles-end') {
      const start = open ? undefined : blank.get(bare(row.location));
      if (start !== undefined) list[start] = { ...list[start], event: { kind: starts[kind] } };
    }
    if (kind === 'climb-start' || kind === 'cobbles-start') open = true;
    else if (kind === 'top' || kind === 'cobbles-end') open = false;
    else if (!kind && row.squares !== undefined) blank.set(bare(row.location), index);
    if (kind && kind !== 'sprint') blank.clear();
  }
  return list;
}

/** WS-1.2: the last row is the finish if it has no squares to go; where it is a top or the end of cobbles it is both. */
function withFinish(rows: readonly RouteRow[]): readonly RouteRow[] {
  const last = rows.at(-1);
  if (last?.squares !== 0 || rows.some(({ event }) => event?.kind === 'finish')) return rows;
  const { colour: _, ...line } = last;
  if (last.event) return [...rows, { ...line, location: bare(last.location), event: { kind: 'finish' } }];
  return [...rows.slice(0, -1), { ...last, event: { kind: 'finish' } }];
}

/** WS-1.3: the usual colours, for a schedule that has none. */
function withColours(rows: readonly RouteRow[]): readonly RouteRow[] {
  let inside = false;
  return rows.map((row, index) => {
    const kind = row.event?.kind;
    const goesOn = inside && kind !== 'top' && kind !== 'cobbles-end';
    inside = goesOn || kind === 'climb-start' || kind === 'cobbles-start';
    // At the line no section begins.
    if (goesOn || !row.squares) return row;
    return { ...row, colour: usualColour(kind, rows[index + 1]?.event?.kind) };
  });
}

type Kind = RouteEvent['kind'] | undefined;

function usualColour(here: Kind, next: Kind): Colour {
  if (here === 'climb-start') return 'red';
  if (here === 'cobbles-start') return 'yellow';
  return next === 'sprint' || next === 'finish' ? 'green' : 'blue';
}

import type { Seat } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';
import type { Line } from '@gruppetto/words';

const max = 5;

/** The viewer's own last moment; undefined where they have not played yet. */
export function ownLast(moments: readonly Moment[], own: Seat): number | undefined {
  const last = moments.findLastIndex(({ seat }) => seat === own);
  return last < 0 ? undefined : last;
}

/** What happened after this moment, in at most five lines: all of it, else the last word on each of the others. */
export function sinceLines(moments: readonly Moment[], since: number, linesOf: (moment: Moment) => readonly Line[]): readonly string[] {
  const lines = moments.slice(since + 1).flatMap((moment) => linesOf(moment).map(({ text }) => ({ seat: moment.seat, text })));
  if (lines.length <= max) return lines.map(({ text }) => text);
  const lastOf = new Map(lines.map((line, index) => [line.seat, index]));
  const kept = [...lastOf.values()].sort((a, b) => a - b).slice(-max);
  return kept.map((index) => lines[index].text);
}

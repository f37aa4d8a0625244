import type { Rider, SeatEntry } from '@gruppetto/kernel';
import type { Chances, Estimate, RiderChances, SeatChances, Summary } from '@gruppetto/lab';
import type { Names } from '@gruppetto/words';
import { type Column, table, thousands } from './print.ts';

export function tablesOf(summary: Summary, names: Names, players: readonly SeatEntry[], roster: readonly Rider[]): string {
  const { races, choices, riders, seats, finishes } = summary;
  const seat: Column<SeatChances> = { title: 'Seat', cell: ({ seat }) => names.seat(seat) };
  const player: Column<SeatChances> = { title: 'Player', cell: ({ seat }) => players[seat]?.player ?? '' };
  const rider: Column<RiderChances> = { title: 'Rider', cell: ({ rider }) => names.rider(rider) };
  const out = riders.some(({ out }) => out.value > 0) ? estimate<RiderChances>('Out', ({ out }) => out) : [];
  return [
    ...(seats.length > 1 ? [table([seat, player, ...figures<SeatChances>(seats.length)], bestFirst(seats))] : []),
    table([rider, ...figures<RiderChances>(riders.length), ...out], bestFirst(riders)),
    ...(roster.some(({ role }) => role !== undefined) ? [table(roleColumns, winsByRole(riders, roster))] : []),
    ...(finishes
      ? [
          `Won alone: ${range(finishes.solo)}; from a group of up to nine: ${range(finishes.smallGroup)}; from a bunch: ${range(finishes.bunch)}.`,
        ]
      : []),
    `${thousands(races)} ${races === 1 ? 'race' : 'races'}, ${choices.toFixed(0)} choices in each. Behind each figure its 95 % error bar.`,
  ].join('\n\n');
}

const figures = <Row extends Chances>(count: number): readonly Column<Row>[] => [
  ...estimate<Row>('Win', ({ win }) => win),
  // Of three or fewer everybody is on the podium, of ten or fewer among the first ten.
  ...(count > 3 ? estimate<Row>('Podium', ({ podium }) => podium) : []),
  ...(count > 10 ? estimate<Row>('Top ten', ({ topTen }) => topTen) : []),
  { title: 'Mean place', figures: true, cell: ({ meanPlace }) => meanPlace.value.toFixed(2) },
  { title: '', cell: ({ meanPlace: { low, high } }) => `${low.toFixed(2)}–${high.toFixed(2)}` },
];

const estimate = <Row>(title: string, of: (row: Row) => Estimate): readonly Column<Row>[] => [
  { title, figures: true, cell: (row) => `${percent(of(row).value)} %` },
  { title: '', cell: (row) => `${percent(of(row).low)}–${percent(of(row).high)}` },
];

const range = ({ value, low, high }: Estimate): string => `${percent(value)} % (${percent(low)}–${percent(high)})`;

const percent = (share: number): string => (100 * share).toFixed(1);

const bestFirst = <Row extends Chances>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => b.win.value - a.win.value || a.meanPlace.value - b.meanPlace.value);

interface RoleWins {
  readonly role: string;
  readonly win: number;
}

const roleColumns: readonly Column<RoleWins>[] = [
  { title: 'Role', cell: ({ role }) => role },
  { title: 'Win', figures: true, cell: ({ win }) => `${percent(win)} %` },
];

/** How often a rider of each role wins, all teams together. */
function winsByRole(riders: readonly RiderChances[], roster: readonly Rider[]): readonly RoleWins[] {
  const wins = new Map<string, number>();
  for (const { rider, win } of riders) {
    const role = roster[rider]?.role ?? 'rider';
    wins.set(role, (wins.get(role) ?? 0) + win.value);
  }
  return [...wins].map(([role, win]) => ({ role, win })).sort((a, b) => b.win - a.win);
}

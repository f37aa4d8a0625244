import type { SeatEntry } from '@gruppetto/kernel';
import type { Chances, Estimate, RiderChances, SeatChances, Summary } from '@gruppetto/lab';
import type { Names } from '@gruppetto/words';
import { type Column, table, thousands } from './print.ts';

export function tablesOf({ races, choices, riders, seats }: Summary, names: Names, players: readonly SeatEntry[]): string {
  const seat: Column<SeatChances> = { title: 'Seat', cell: ({ seat }) => names.seat(seat) };
  const player: Column<SeatChances> = { title: 'Player', cell: ({ seat }) => players[seat]?.player ?? '' };
  const rider: Column<RiderChances> = { title: 'Rider', cell: ({ rider }) => names.rider(rider) };
  const out = riders.some(({ out }) => out.value > 0) ? estimate<RiderChances>('Out', ({ out }) => out) : [];
  return [
    ...(seats.length > 1 ? [table([seat, player, ...figures<SeatChances>(seats.length)], bestFirst(seats))] : []),
    table([rider, ...figures<RiderChances>(riders.length), ...out], bestFirst(riders)),
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

const percent = (share: number): string => (100 * share).toFixed(1);

const bestFirst = <Row extends Chances>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => b.win.value - a.win.value || a.meanPlace.value - b.meanPlace.value);

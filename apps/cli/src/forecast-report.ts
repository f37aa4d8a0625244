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
  // Of three or fewer everybody is on the podium.
  ...(count > 3 ? estimate<Row>('Podium', ({ podium }) => podium) : []),
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

export function jsonOf({ riders, seats, ...summary }: Summary, details: object, names: Names): string {
  return JSON.stringify({
    ...details,
    ...summary,
    seats: seats.map((chances) => ({ name: names.seat(chances.seat), ...chances })),
    riders: riders.map((chances) => ({ name: names.rider(chances.rider), ...chances })),
  });
}

export function csvOf({ races, riders, seats }: Summary, names: Names): string {
  const bars = ['win', 'podium', 'mean_place', 'out'].flatMap((name) => [name, `${name}_low`, `${name}_high`]);
  const row = (kind: string, index: number, name: string, estimates: readonly Estimate[]): string =>
    [
      kind,
      index,
      quoted(name),
      races,
      ...estimates.flatMap(({ value, low, high }) => [value, low, high].map((figure) => figure.toFixed(6))),
    ].join();
  return [
    ['kind', 'index', 'name', 'races', ...bars].join(),
    ...seats.map(({ seat, win, podium, meanPlace }) => `${row('seat', seat, names.seat(seat), [win, podium, meanPlace])},,,`),
    ...riders.map(({ rider, win, podium, meanPlace, out }) => row('rider', rider, names.rider(rider), [win, podium, meanPlace, out])),
  ].join('\n');
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

import type { Entrant, RiderId, Seat } from '@gruppetto/kernel';
import { csvCell } from '@gruppetto/tour';
import type { Estimate, Summary, TableChances } from './summary.ts';

/** How the seats, riders and teams of a forecast are called. */
interface Called {
  seat(seat: Seat): string;
  rider(rider: RiderId): string;
  team?(team: number): string;
}

const entrantName = ({ of }: TableChances, names: Called, entrant: Entrant): string =>
  of === 'riders' ? names.rider(entrant) : (names.team?.(entrant) ?? names.seat(entrant));

/** A forecast as a JSON file. */
export function jsonOf({ riders, seats, tables, jerseys, ...summary }: Summary, details: object, names: Called): string {
  return JSON.stringify({
    ...details,
    ...summary,
    ...(tables && {
      tables: tables.map((table) => ({
        ...table,
        entrants: table.entrants.map((one) => ({ name: entrantName(table, names, one.entrant), ...one })),
      })),
    }),
    ...(jerseys && {
      jerseys: jerseys.map((one) => ({ ...one, riders: one.riders.map((chances) => ({ name: names.rider(chances.rider), ...chances })) })),
    }),
    seats: seats.map((chances) => ({ name: names.seat(chances.seat), ...chances })),
    riders: riders.map((chances) => ({ name: names.rider(chances.rider), ...chances })),
  });
}

/** The shares of a forecast, with their error bars, as a CSV file. Who wins a jersey wears it in the end. */
export function csvOf({ races, riders, seats, tables = [], jerseys = [] }: Summary, names: Called): string {
  const bars = ['win', 'podium', 'top_ten', 'mean_place', 'out'].flatMap((name) => [name, `${name}_low`, `${name}_high`]);
  const row = (kind: string, index: number, name: string, estimates: readonly Estimate[]): string =>
    [
      kind,
      index,
      csvCell(name),
      races,
      ...estimates.flatMap(({ value, low, high }) => [value, low, high].map((figure) => figure.toFixed(6))),
    ].join();
  return [
    ['kind', 'index', 'name', 'races', ...bars].join(),
    ...seats.map(
      ({ seat, win, podium, topTen, meanPlace }) => `${row('seat', seat, names.seat(seat), [win, podium, topTen, meanPlace])},,,`,
    ),
    ...riders.map(({ rider, win, podium, topTen, meanPlace, out }) =>
      row('rider', rider, names.rider(rider), [win, podium, topTen, meanPlace, out]),
    ),
    ...tables.flatMap((table) =>
      table.entrants.map(
        ({ entrant, win, podium }) => `${row(table.classification, entrant, entrantName(table, names, entrant), [win, podium])},,,,,,,,,`,
      ),
    ),
    ...jerseys.flatMap((one) =>
      one.riders.map(({ rider, wears }) => `${row(`${one.jersey}-jersey`, rider, names.rider(rider), [wears])},,,,,,,,,,,,`),
    ),
  ].join('\n');
}

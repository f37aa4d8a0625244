import type { RiderId, Seat } from '@gruppetto/kernel';
import { csvCell } from '@gruppetto/tour';
import type { Estimate, Summary } from './summary.ts';

/** How the seats and riders of a forecast are called. */
interface Called {
  seat(seat: Seat): string;
  rider(rider: RiderId): string;
}

/** A forecast as a JSON file. */
export function jsonOf({ riders, seats, ...summary }: Summary, details: object, names: Called): string {
  return JSON.stringify({
    ...details,
    ...summary,
    seats: seats.map((chances) => ({ name: names.seat(chances.seat), ...chances })),
    riders: riders.map((chances) => ({ name: names.rider(chances.rider), ...chances })),
  });
}

/** The shares of a forecast, with their error bars, as a CSV file. */
export function csvOf({ races, riders, seats }: Summary, names: Called): string {
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
  ].join('\n');
}

import type { Finish, Seat } from '@gruppetto/kernel';

const podium = 3;

/** Whether only lower places are left to this seat: the podium is taken, and its best rider is home or out. */
export function onlyLowerPlaces({ standings, home, seatOf }: Finish, seat: Seat): boolean {
  const best = standings.riders.find(({ rider }) => seatOf(rider) === seat);
  return home.size >= podium && best !== undefined && (home.has(best.rider) || best.out !== undefined);
}

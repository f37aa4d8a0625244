import type { Fact, RiderId, Seat, Standings } from '@gruppetto/kernel';

interface Told {
  readonly standings: Standings;
  /** Riders whose places are final: those who were told to have finished. */
  readonly finished: ReadonlySet<RiderId>;
  readonly seatOf: (rider: RiderId) => Seat;
}

/** Riders of whom it was told that they have finished. A value alone doesn't say so: until its turn is over, it may still be beaten. */
export const finishedIn = (steps: readonly { readonly facts: readonly Fact[] }[]): ReadonlySet<RiderId> =>
  new Set(
    steps.flatMap(({ facts }) => facts.flatMap((fact) => (fact.type === 'finished' ? [(fact as Fact & { rider: RiderId }).rider] : []))),
  );

const racing = ({ standings, finished }: Told): readonly RiderId[] =>
  standings.riders.flatMap(({ rider, out }) => (out === undefined && !finished.has(rider) ? [rider] : []));

/** Whether nothing that this seat decides from now on can change its places: all others are home or out, or all of its own riders are. */
export function isSettled(told: Told, seat: Seat): boolean {
  if (told.finished.size === 0) return false;
  const owned = racing(told).map((rider) => told.seatOf(rider) === seat);
  return owned.every(Boolean) || !owned.some(Boolean);
}

const podium = 3;

/** Whether only lower places are left to this seat: the podium is taken, and its best rider is home or out. */
export function onlyLowerPlaces(told: Told, seat: Seat): boolean {
  const { standings, finished, seatOf } = told;
  const best = standings.riders.find(({ rider }) => seatOf(rider) === seat);
  return finished.size >= podium && best !== undefined && (finished.has(best.rider) || best.out !== undefined);
}

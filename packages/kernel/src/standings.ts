import type { RiderId, Seat } from './names.ts';

/** How the value of a standing reads: seconds, squares, points, or rounds and labels of a run-out (10 × round + label). */
export type Measure = 'seconds' | 'turns' | 'squares' | 'points' | 'round-label';

export interface RiderStanding<O extends string = string> {
  readonly rider: RiderId;
  /** From 1; riders who share a place have the same one. */
  readonly place: number;
  /** In the measure of the standings; absent while the rider is on the road or if they are out. */
  readonly value?: number;
  /** How far they have ridden; absent once they have finished. */
  readonly square?: number;
  /** Why they are out of the race. */
  readonly out?: O;
}

export interface SeatStanding {
  readonly seat: Seat;
  readonly place: number;
}

/** Live while the race runs, final when it is over. Best first. */
export interface Standings<O extends string = string> {
  readonly over: boolean;
  readonly measure: Measure;
  readonly riders: readonly RiderStanding<O>[];
  readonly seats: readonly SeatStanding[];
}

/** Where each seat comes in by its best rider: how a race is won in four of the five games. */
export function seatsByBestRider(riders: readonly RiderStanding[], seatOf: (rider: RiderId) => Seat): readonly SeatStanding[] {
  const seats: SeatStanding[] = [];
  let lastPlace = 0;
  for (const { rider, place } of riders) {
    const seat = seatOf(rider);
    if (seats.some((entry) => entry.seat === seat)) continue;
    const previous = seats.at(-1);
    seats.push({ seat, place: previous && place === lastPlace ? previous.place : seats.length + 1 });
    lastPlace = place;
  }
  return seats;
}

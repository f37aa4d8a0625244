import type { RiderId, Seat } from './names.ts';

/** How the value of a standing reads: seconds, squares, points, or Los Ciclistas' rounds and labels (10 × round + label). */
export type Measure = 'seconds' | 'turns' | 'squares' | 'points' | 'round-label';

export interface RiderStanding {
  readonly rider: RiderId;
  /** From 1; riders who share a place have the same one. */
  readonly place: number;
  /** In the measure of the standings; absent while the rider is on the road or if he is out. */
  readonly value?: number;
  /** How far he has ridden; absent once he is home. */
  readonly square?: number;
  /** Why he is out of the race. */
  readonly out?: string;
}

export interface SeatStanding {
  readonly seat: Seat;
  readonly place: number;
}

/** Live while the race runs, final when it is over. Best first. */
export interface Standings {
  readonly over: boolean;
  readonly measure: Measure;
  readonly riders: readonly RiderStanding[];
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

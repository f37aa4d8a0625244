import type { SeatEntry } from '@gruppetto/kernel';
import { type Colour, cloth, shell } from '@gruppetto/words';

/** The next seat of a table: the first jersey nobody wears yet, named after it. */
export function freshSeat(taken: readonly SeatEntry[], player: string): SeatEntry {
  const free = (Object.keys(cloth) as Colour[]).find((id) => !taken.some(({ colour }) => colour === id)) ?? 'red';
  return { name: shell().colours[free], colour: free, player };
}

/** This many seats, the first ones for people, the others for bots. */
export function defaultSeats(count: number, people: number): readonly SeatEntry[] {
  const seats: SeatEntry[] = [];
  for (let seat = 0; seat < count; seat++) seats.push(freshSeat(seats, seat < people ? 'person' : 'rule-of-thumb'));
  return seats;
}

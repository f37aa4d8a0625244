import type { SeatEntry } from '@gruppetto/kernel';
import { jerseys } from '../ui/jerseys.tsx';

/** The next seat of a table: the first jersey nobody wears yet, named after it. */
export function freshSeat(taken: readonly SeatEntry[], player: string): SeatEntry {
  const jersey = jerseys.find(({ id }) => !taken.some(({ colour }) => colour === id)) ?? jerseys[0];
  return { name: jersey.name, colour: jersey.id, player };
}

/** So many seats, the first ones for people, the others for bots. */
export function defaultSeats(count: number, people: number): readonly SeatEntry[] {
  const seats: SeatEntry[] = [];
  for (let seat = 0; seat < count; seat++) seats.push(freshSeat(seats, seat < people ? 'person' : 'rule-of-thumb'));
  return seats;
}

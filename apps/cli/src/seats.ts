import type { SeatEntry } from '@gruppetto/kernel';
import { shell } from '@gruppetto/words';

/** Seats without names of their own are called by their colours. */
export const seatsOf = (players: readonly string[]): readonly SeatEntry[] => {
  const worn = Object.entries(shell().colours);
  return players.map((player, seat) => {
    const [colour, name] = worn[seat] ?? ['', `Seat ${seat + 1}`];
    return { name, colour, player };
  });
};

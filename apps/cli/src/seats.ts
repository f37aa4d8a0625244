import type { SeatEntry } from '@gruppetto/kernel';
import { type Language, shell, words } from '@gruppetto/words';

/** Seats without names of their own are called by their colours; in files, and in what machines read, in English. */
export const seatsOf = (players: readonly string[], language?: Language): readonly SeatEntry[] => {
  const worn = Object.entries(shell(language).colours);
  return players.map((player, seat) => {
    const [colour, name] = worn[seat] ?? ['', words(language).unnamed.seat(seat + 1)];
    return { name, colour, player };
  });
};

import type { SeatEntry } from '@gruppetto/kernel';

/** As the jerseys of the web app are called: a record opens there in the same colours. */
const colours = ['red', 'blue', 'green', 'purple', 'black', 'orange', 'teal', 'pink', 'brown', 'gold'] as const;

/** Seats without names of their own are called by their colours. */
export const seatsOf = (players: readonly string[]): readonly SeatEntry[] =>
  players.map((player, seat) => {
    const colour = colours[seat];
    return colour ? { name: colour[0]?.toUpperCase() + colour.slice(1), colour, player } : { name: `Seat ${seat + 1}`, colour: '', player };
  });

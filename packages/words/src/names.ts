import type { Game, Race, Seat, SeatEntry } from '@gruppetto/kernel';
import type { Colour } from './cloth.ts';
import type { Language } from './languages.ts';
import { seatName } from './seat-name.ts';
import { shell } from './shell.ts';
import { words } from './spoken.ts';
import type { Names } from './words.ts';

/** Files are the same in every language: what is in them is called as it is stored. */
export type Reader = Language | 'file';

/** `own` are names that somebody has given the riders, in the game's order; a rider without one goes by their number. */
export function namesOf(
  { riders }: Pick<Race, 'riders'>,
  seats: readonly SeatEntry[],
  own: readonly string[] = [],
  reader?: Reader,
): Required<Names> {
  const language = reader === 'file' ? 'en' : reader;
  const { unnamed } = words(language);
  const { colours } = shell(language);
  const called = (one: SeatEntry | undefined) => one && (reader === 'file' ? one.name : seatName(one, language));
  const seat = (index: Seat) => called(seats[index]) || unnamed.seat(index + 1);
  return {
    seat,
    rider: (index) => {
      const rider = riders[index];
      return own[index] || (rider ? (rider.name ?? `${seat(rider.seat)} ${rider.number}`) : unnamed.rider(index));
    },
    team: (index) => {
      const named = riders.find(({ team }) => team === index)?.teamName;
      if (named !== undefined) return named;
      const players = new Set(riders.filter(({ team }) => team === index).map((rider) => rider.seat));
      const [only] = players;
      if (players.size === 1) return seat(only);
      const colour = seats[index]?.colour ?? '';
      return unnamed.team(Object.hasOwn(colours, colour) ? colours[colour as Colour] : `${index + 1}`);
    },
  };
}

/** The part of a tour's plan that names its riders and teams. */
interface NamedTour {
  readonly seats: readonly SeatEntry[];
  readonly riders: readonly string[];
  readonly stages: readonly { readonly options: object }[];
}

/** All stages have the same riders: the first one names them. */
export const namesInTour = (game: Game, { stages, seats, riders }: NamedTour, reader?: Reader): Required<Names> =>
  namesOf(game.race(stages[0]?.options ?? {}), seats, riders, reader);

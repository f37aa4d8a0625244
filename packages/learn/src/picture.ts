import type { Game, GameTypes, SeatEntry, Table } from '@gruppetto/kernel';
import { colours } from '@gruppetto/words';
import type { Picture } from './course.ts';

/** The table of a picture, to be drawn. The first seat is the learner's. */
export function placePicture<T extends GameTypes>(
  game: Game<T>,
  { options, position }: Pick<Picture<T>, 'options' | 'position'>,
): Table<T> {
  const parsed = game.options.parse(options);
  if (!parsed.ok) throw new Error(`options: ${JSON.stringify(parsed.problems)}`);
  const race = game.race(parsed.value);
  const placed = race.positions().parse(position);
  if (!placed.ok) throw new Error(`position: ${JSON.stringify(placed.problems)}`);
  return { game, race, seats: lessonSeats(race.seats), setup: [], steps: [], state: race.place(placed.value) };
}

/** The learner is Red, the others Blue, Green and so on: a coach may call them by these names. */
export const lessonSeats = (count: number): readonly SeatEntry[] =>
  Object.entries(colours)
    .slice(0, count)
    .map(([colour, name], seat) => ({ name, colour, player: seat === 0 ? 'person' : 'coach' }));

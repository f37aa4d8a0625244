import type { Game, GameTypes, SeatEntry, Table } from '@gruppetto/kernel';
import { shell, type Term } from '@gruppetto/words';
import type { Glossary, Picture } from './course.ts';

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
  Object.entries(shell().colours)
    .slice(0, count)
    .map(([colour, name], seat) => ({ name, colour, player: seat === 0 ? 'person' : 'coach' }));

/** Pictures for some words of a glossary. */
export type Pictures<S extends { readonly glossary: object }, T extends GameTypes> = Readonly<
  Partial<Record<keyof S['glossary'], Picture<T>>>
>;

/** The words of a game with their pictures. */
export const pictured = <Id extends string, T extends GameTypes>(
  terms: Readonly<Record<Id, Term>>,
  pictures: Readonly<Partial<Record<Id, Picture<T>>>>,
): Glossary<T> =>
  (Object.keys(terms) as Id[]).map((id) => {
    const picture = pictures[id];
    return picture ? { ...terms[id], picture } : terms[id];
  });

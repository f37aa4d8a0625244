import type { Game, Race, Road } from '@gruppetto/kernel';

const races = new WeakMap<object, Race>();

/** The race that a stage with these options is; worked out once. */
export function raceOf(game: Game, options: object): Race {
  const race = races.get(options) ?? game.race(options);
  races.set(options, race);
  return race;
}

/** How many squares a stage has, as its rule book counts them: where the line is a square, that square included. */
export const squaresOf = ({ finish, length }: Road): number => finish ?? length;

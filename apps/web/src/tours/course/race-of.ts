import type { Game, Race } from '@gruppetto/kernel';

const races = new WeakMap<object, Race>();

/** The race that a stage with these options is; worked out once. */
export function raceOf(game: Game, options: object): Race {
  const race = races.get(options) ?? game.race(options);
  races.set(options, race);
  return race;
}

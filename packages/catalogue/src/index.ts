import { cyclingParty } from '@gruppetto/cycling-party';
import type { Game, GameId, GameTypes } from '@gruppetto/kernel';
import { leader1 } from '@gruppetto/leader-1';
import { losCiclistas } from '@gruppetto/los-ciclistas';
import { paceWheel } from '@gruppetto/pace-wheel';
import { wielersim } from '@gruppetto/wielersim';
import { playableIds } from './shelf.ts';

const games: Partial<Record<GameId, Game>> = {
  'cycling-party': erase(cyclingParty),
  'leader-1': erase(leader1),
  'los-ciclistas': erase(losCiclistas),
  'pace-wheel': erase(paceWheel),
  wielersim: erase(wielersim),
};

/** The platform plays every game through the contract alone. */
function erase<T extends GameTypes>(game: Game<T>): Game {
  return game as unknown as Game;
}

/** The game of this id, if it can be played already. */
export const findGame = (id: string): Game | undefined => (Object.hasOwn(games, id) ? games[id as GameId] : undefined);

export const playableGames: readonly Game[] = playableIds.map((id) => games[id] as Game);

export { gameIds, playableIds } from './shelf.ts';

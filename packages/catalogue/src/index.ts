import type { Game, GameId, GameTypes } from '@gruppetto/kernel';
import { losCiclistas } from '@gruppetto/los-ciclistas';

/** The one list of the games: the only place that names all five. */
export const gameIds = ['los-ciclistas', 'cycling-party', 'leader-1', 'pace-wheel', 'wielersim'] as const satisfies readonly GameId[];

const games: Partial<Record<GameId, Game>> = {
  'los-ciclistas': erase(losCiclistas),
};

/** The platform plays every game through the contract alone. */
function erase<T extends GameTypes>(game: Game<T>): Game {
  return game as unknown as Game;
}

/** The game of this id, if it can be played already. */
export const findGame = (id: string): Game | undefined => (Object.hasOwn(games, id) ? games[id as GameId] : undefined);

export const playableGames: readonly Game[] = gameIds.flatMap((id) => findGame(id) ?? []);

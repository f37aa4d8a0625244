import type { GameId } from '@gruppetto/kernel';

/** The five games, in the order in which they stand on the shelf. */
export const gameIds = ['los-ciclistas', 'cycling-party', 'leader-1', 'pace-wheel', 'wielersim'] as const satisfies readonly GameId[];

/** Those that can be played already. Apart from the games themselves, so that a page can name them without fetching them. */
export const playableIds: readonly GameId[] = ['los-ciclistas', 'cycling-party', 'leader-1', 'pace-wheel', 'wielersim'];

import { cardOf, isGameId } from '@gruppetto/catalogue';
import type { Club } from '@gruppetto/wire';
import type { ServerAnswer } from '../api/server.ts';

/** Props of the parts of a club's page. */
export interface ClubProps {
  readonly club: Club;
  readonly me: string;
  readonly busy: boolean;
  /** Asks, and shows what has become of it. */
  readonly act: (ask: () => Promise<ServerAnswer<unknown>>) => Promise<boolean>;
}

export const titleOf = (game: string): string => (isGameId(game) ? cardOf(game).title : game);

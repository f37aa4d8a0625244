import { type GameId, openRoom, openScreens } from '@gruppetto/catalogue';
import type { Room } from '@gruppetto/room';
import type { Screens } from '@gruppetto/ui';
import { use } from 'react';

/** A game as the pages need it: its rules and words, and what it adds to the screen. */
export interface GameRoom {
  readonly room: Room;
  readonly screens: Screens;
}

const opening = new Map<GameId, Promise<GameRoom>>();

/** Fetches a game once. If that fails, the next one to ask tries again. */
export function openGame(id: GameId): Promise<GameRoom> {
  const known = opening.get(id);
  if (known) return known;
  const fetched = Promise.all([openRoom(id), openScreens(id)]).then(([room, screens]) => ({ room, screens }));
  opening.set(id, fetched);
  fetched.catch(() => opening.delete(id));
  return fetched;
}

/** A game's room; the page is drawn once it is open. */
export const useGame = (id: GameId): GameRoom => use(openGame(id));

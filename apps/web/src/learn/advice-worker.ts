import { type Advice, advise } from '@gruppetto/bots';
import { type GameId, openRoom } from '@gruppetto/catalogue';
import type { Choice, Turn } from '@gruppetto/kernel';
import { expose } from 'comlink';

/** A question to the coach: the race as the seat to move sees it, and no more. */
export interface Dilemma {
  readonly game: GameId;
  readonly options: object;
  readonly view: unknown;
  readonly turn: Turn<Choice>;
}

const adviser = {
  async advise({ game, options, view, turn }: Dilemma): Promise<Advice | undefined> {
    const room = await openRoom(game);
    return room.insight && advise(room, room.game.race(options), view, turn, () => performance.now());
  },
};

export type Adviser = typeof adviser;

expose(adviser);

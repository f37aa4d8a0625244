import { evaluateChoices, type Matter } from '@gruppetto/bots';
import { type GameId, openRoom } from '@gruppetto/catalogue';
import type { Choice, Turn } from '@gruppetto/kernel';
import { expose } from 'comlink';

/** What the coach is asked: how the race stands for the seat to decide, and no more. */
export interface Dilemma {
  readonly game: GameId;
  readonly options: object;
  readonly view: unknown;
  readonly turn: Turn<Choice>;
}

/** What the coach thinks of each choice, in the order of the turn. */
export interface Advice {
  /** From 0 to 1. */
  readonly wins: readonly number[];
  /** One standard error each. */
  readonly errors: readonly number[];
  readonly best: number;
  /** What speaks for the best one. */
  readonly reason: Matter;
  /** Races imagined of the best choice. */
  readonly samples: number;
}

/** So many imagined choices to find out how fast this machine is, and how long the answer may take, in milliseconds. */
const trial = 400;
const thinksFor = 450;

const adviser = {
  async advise({ game, options, view, turn }: Dilemma): Promise<Advice | undefined> {
    const room = await openRoom(game);
    if (!room.insight) return undefined;
    const race = room.game.race(options);
    const began = performance.now();
    const first = evaluateChoices(room, race, view, turn, { seed: 'coach', budget: trial });
    const spent = performance.now() - began;
    const budget = Math.floor(((thinksFor - spent) / spent) * first.steps);
    const thought = budget > first.steps ? evaluateChoices(room, race, view, turn, { seed: 'coach', budget }) : first;
    return {
      wins: thought.choices.map(({ win }) => win),
      errors: thought.choices.map(({ error }) => error),
      best: thought.best,
      reason: thought.reason,
      samples: thought.choices[thought.best].samples,
    };
  },
};

export type Adviser = typeof adviser;

expose(adviser);

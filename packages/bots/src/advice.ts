import type { GameTypes, Race, Turn } from '@gruppetto/kernel';
import type { Matter, Mind } from './insight.ts';
import { evaluateChoices } from './weigh.ts';

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

/** How long a coach thinks, in milliseconds: what is begun then, one imagined race for each choice, comes to an end. */
const thinksFor = 450;

/** What a coach says within half a second, from what the seat sees; `now` is a clock in milliseconds. */
export function advise<T extends GameTypes>(
  mind: Mind<T>,
  race: Race<T>,
  view: T['View'],
  turn: Turn<T['Choice']>,
  now: () => number,
): Advice {
  const ends = now() + thinksFor;
  const thought = evaluateChoices(mind, race, view, turn, {
    seed: 'coach',
    budget: Number.POSITIVE_INFINITY,
    isLate: () => now() > ends,
  });
  return {
    wins: thought.choices.map(({ win }) => win),
    errors: thought.choices.map(({ error }) => error),
    best: thought.best,
    reason: thought.reason,
    samples: thought.choices[thought.best].samples,
  };
}

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

/** So many imagined choices to find out how fast this machine is. */
const trial = 400;
/** How long the answer may take, in milliseconds. */
const thinksFor = 450;
/** A thought is at most so many times the one before: how long it takes is guessed from that one. */
const growth = 4;
/** The guess may be wrong by so much. */
const margin = 1.25;

/** What a coach says within half a second, from what the seat sees; `now` is a clock in milliseconds. */
export function advise<T extends GameTypes>(
  mind: Mind<T>,
  race: Race<T>,
  view: T['View'],
  turn: Turn<T['Choice']>,
  now: () => number,
): Advice {
  const ends = now() + thinksFor;
  let budget = trial;
  let began = now();
  let thought = evaluateChoices(mind, race, view, turn, { seed: 'coach', budget });
  for (;;) {
    const ended = now();
    const more = Math.min(growth, (ends - ended) / (ended - began) / margin);
    // What is thought again with hardly more care isn't worth the wait.
    if (more < 1.5) break;
    budget = Math.floor(budget * more);
    began = ended;
    thought = evaluateChoices(mind, race, view, turn, { seed: 'coach', budget });
  }
  return {
    wins: thought.choices.map(({ win }) => win),
    errors: thought.choices.map(({ error }) => error),
    best: thought.best,
    reason: thought.reason,
    samples: thought.choices[thought.best].samples,
  };
}

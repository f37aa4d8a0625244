import type { Fact } from '@gruppetto/kernel';

/** A stretch of facts that is shown at once, and for how long, in milliseconds at normal speed. */
export interface Beat {
  /** Facts up to here, this one not included, have happened. */
  readonly upTo: number;
  readonly lasts: number;
}

const lasting: Readonly<Record<string, number>> = { threw: 750, moved: 520, placed: 420, stayed: 600, turned: 1100, 'went-out': 300 };

/** Whatever else dice fell for. */
const diceLast = 600;

/** A step in which a whole team throws, or a whole field, is shown faster: so long altogether, if each of its beats is still seen. */
const longestStep = 3000;
const shortestBeat = 150;

const beatsOfFacts = new WeakMap<readonly Fact[], readonly Beat[]>();

/** What is shown of a step, one after the other. Facts that take no time go with the one before them. */
export function beatsOf(facts: readonly Fact[]): readonly Beat[] {
  const known = beatsOfFacts.get(facts) ?? findBeats(facts);
  beatsOfFacts.set(facts, known);
  return known;
}

function findBeats(facts: readonly Fact[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const [index, fact] of facts.entries()) {
    const lasts = lasting[fact.type] ?? ('dice' in fact ? diceLast : undefined);
    const previous = beats.at(-1);
    if (lasts !== undefined) beats.push({ upTo: index + 1, lasts });
    else if (previous) beats[beats.length - 1] = { ...previous, upTo: index + 1 };
  }
  const whole = beats.reduce((sum, { lasts }) => sum + lasts, 0);
  if (whole <= longestStep) return beats;
  return beats.map(({ upTo, lasts }) => ({ upTo, lasts: Math.max(shortestBeat, (lasts * longestStep) / whole) }));
}

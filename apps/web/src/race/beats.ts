import type { Fact, Seat } from '@gruppetto/kernel';

/** A stretch of facts that is shown at once, and for how long, in milliseconds, where nothing hurries it. */
interface Beat {
  /** Facts before this one have happened. */
  readonly upTo: number;
  readonly lasts: number;
  /** Dice fall for the move that is the next beat. */
  readonly leads: boolean;
}

const lasting: Readonly<Record<string, number>> = { threw: 750, moved: 520, placed: 420, stayed: 600, turned: 1100, 'went-out': 300 };

/** Whatever else dice fell for. */
const diceLast = 600;

const beatsOfFacts = new WeakMap<readonly Fact[], readonly Beat[]>();

/** A rider who follows without a throw of their own moves with the rider ahead: a peloton rides as one. */
const follows = (fact: Fact, before: Fact | undefined): boolean => fact.type === 'moved' && before?.type === 'moved' && !('dice' in fact);

/** A step as it is shown, beat by beat. Facts that take no time go with the one before them. */
export function beatsOf(facts: readonly Fact[]): readonly Beat[] {
  const known = beatsOfFacts.get(facts) ?? findBeats(facts);
  beatsOfFacts.set(facts, known);
  return known;
}

type TypedBeat = Omit<Beat, 'leads'> & { readonly type: string };

function findBeats(facts: readonly Fact[]): readonly Beat[] {
  const beats: TypedBeat[] = [];
  for (const [index, fact] of facts.entries()) {
    const lasts = lasting[fact.type] ?? ('dice' in fact ? diceLast : undefined);
    const previous = beats.at(-1);
    if (lasts !== undefined && !follows(fact, facts[index - 1])) beats.push({ upTo: index + 1, lasts, type: fact.type });
    else if (previous) beats[beats.length - 1] = { ...previous, upTo: index + 1 };
  }
  if (beats.length > crowd) fold(beats);
  return beats.map(({ upTo, lasts, type }, index) => ({ upTo, lasts, leads: isThrow(type) && beats[index + 1]?.type === 'moved' }));
}

const isThrow = (type: string): boolean => type === 'threw' || lasting[type] === undefined;

/** In a step with this many beats, dice are shown together with their move. */
const crowd = 12;

function fold(beats: TypedBeat[]): void {
  for (let index = beats.length - 1; index > 0; index--) {
    const [before, beat] = [beats[index - 1], beats[index]];
    if (beat.type !== 'moved' || before.type === 'moved') continue;
    beats.splice(index - 1, 2, { ...beat, lasts: Math.max(before.lasts, beat.lasts) });
  }
}

/**
 * Whose step it is: one's own takes its time, those of others don't keep anybody waiting, least of all many of them in a row, and a race
 * that is only watched flows.
 */
export type Rhythm = 'own' | 'others' | 'many-others' | 'watched';

/**
 * `share` of the time of each beat, and `lead` of that of dice whose move follows: they lie there while the rider goes. A step in which a
 * whole team or a whole field throws takes `longest`, if each of its beats is still seen for `shortest`. `before` a bot plays, the eye sees
 * whose turn it is.
 */
interface Timing {
  readonly share: number;
  readonly lead: number;
  readonly longest: number;
  readonly shortest: number;
  readonly before: number;
}

const rhythms: Readonly<Record<Rhythm, Timing>> = {
  own: { share: 1, lead: 1, longest: 3000, shortest: 150, before: 120 },
  others: { share: 0.36, lead: 0.16, longest: 250, shortest: 30, before: 20 },
  'many-others': { share: 0.2, lead: 0.1, longest: 150, shortest: 20, before: 10 },
  watched: { share: 0.75, lead: 0.75, longest: 2400, shortest: 200, before: 120 },
};

/** After this many steps of others in a row. */
const many = 5;

/** The rhythm of a step, by the seats of the steps up to and with it. */
export function rhythmOf(steps: readonly { readonly seat?: Seat }[], index: number, own: ReadonlySet<Seat>): Rhythm {
  if (own.size === 0) return 'watched';
  const last = steps.findLastIndex(({ seat }, at) => at <= index && seat !== undefined && own.has(seat));
  return last === index ? 'own' : index - last <= many ? 'others' : 'many-others';
}

/** A throw and a move. */
const oneMove = 2;

/** The last throws of a race take longer, so that everybody sees them coming. */
const drama = 1.6;

const isDecisive = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.type === 'finished' && (fact as typeof fact & { place: number }).place === 1);

/** How long each beat of a step is shown at normal speed, in milliseconds. */
export function timesOf(facts: readonly Fact[], rhythm: Rhythm): readonly number[] {
  const { share, lead, longest, shortest } = rhythms[rhythm];
  const beats = beatsOf(facts);
  const whole = sumOf(beats.map(({ lasts }) => lasts));
  if (isDecisive(facts)) {
    const scale = drama * Math.min(1, rhythms.own.longest / whole);
    return beats.map(({ lasts }) => Math.max(shortest, lasts * scale));
  }
  const times = beats.map(({ lasts, leads }) => lasts * (leads ? lead : share));
  const hurry = beats.length > oneMove ? Math.min(1, longest / sumOf(times)) : 1;
  return times.map((time) => Math.max(shortest, time * hurry));
}

const sumOf = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);

export const beforeBot = (rhythm: Rhythm): number => rhythms[rhythm].before;

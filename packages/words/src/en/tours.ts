import type { Entrant, Measure, Refusal } from '@gruppetto/kernel';
import type { GameWords, Names } from '../words.ts';
import { ordinal, stageWords } from './office.ts';
import { measures, plural } from './platform.ts';

type Details = NonNullable<Refusal['with']>;

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const seatIn = ({ seat }: Details, names: Names): string => names.seat(Number(seat));

/** What a tour refuses, whatever the game. */
export const tourRefusals: Readonly<Record<string, (details: Details, names: Names) => string>> = {
  'not-in-stages': ({ game }) => `${game} is not raced in stages here.`,
  'other-riders': () => 'All stages of a tour have the same seats and riders; this one has others.',
  'unusable-stage': () => 'A tour cannot begin with this stage.',
  'no-such-stage': ({ stages }) => `There is no such stage; the tour has ${stages}.`,
  'stage-closed': ({ stage }) => `Stage ${stage} is closed. Reopen it to correct it.`,
  'stage-not-closed': ({ stage }) => `Stage ${stage} is not closed.`,
  'stage-waits': ({ stage, open }) => `Stage ${stage} waits until stage ${open} is closed.`,
  'stage-has-begun': ({ stage }) => `Stage ${stage} has begun, so its course stays.`,
  'stage-was-raced': ({ stage }) => `Stage ${stage} has a raced result. Clear it to write the stage down by hand.`,
  'stage-incomplete': ({ stage, missing }) => `Stage ${stage} cannot be ended yet: ${plural(Number(missing), 'thing')} to settle.`,
  'nothing-to-undo': () => 'There is nothing left to take back.',
  'nothing-to-prepare': () => 'This game has nothing to settle before a stage.',
  'unusable-result': ({ stage }) => `What this result of stage ${stage} leaves is no stage that could be ridden.`,
  'nobody-left': ({ stage }) => `Nobody would be left to ride stage ${stage}: somebody has to come home.`,
  'wrong-place': (details, names) => `${riderIn(details, names)} is listed with place ${details.place}, which does not fit the order.`,
  'no-such-prime': ({ id }) => `There is nothing called "${id}" on this course.`,
  'prime-full': ({ places }) => `The first ${places} are written down there already.`,
  'has-passed': (details, names) => `${riderIn(details, names)} is there already.`,
  'has-not-passed': (details, names) => `${riderIn(details, names)} is not in this order.`,
  'no-such-place': () => 'The order has no such place.',
  'arrival-only-at-finish': () => 'How a rider came in is written down at the finish only.',
  'is-home': (details, names) => `${riderIn(details, names)} is home already.`,
  'not-home': (details, names) => `${riderIn(details, names)} is not home yet.`,
  'is-out': (details, names) => `${riderIn(details, names)} is out of this stage.`,
  'not-out': (details, names) => `${riderIn(details, names)} is not out.`,
  'no-such-advantage': (details, names) => `${seatIn(details, names)} has nothing called "${details.what}" here.`,
  'used-up': (details, names) => `${seatIn(details, names)} has used up all ${details.amount} (${details.what}).`,
  'none-used': (details, names) => `${seatIn(details, names)} has used none (${details.what}).`,
  'used-too-often': (details, names) =>
    `${seatIn(details, names)} has used ${details.used} of ${details.amount} (${details.what}): an earlier stage was corrected.`,
};

/** Why a rider has left a tour, besides what games say. */
export const tourOuts: Readonly<Record<string, string>> = {
  'did-not-start': 'did not start',
  'too-far-behind': 'too far behind the leader',
};

type Why = Readonly<Record<string, number | string>>;

type Words = Partial<Pick<GameWords, 'square' | 'stageRace'>>;

interface MemoryWords {
  readonly title: string;
  /** Why he got it. */
  why(why: Why, names: Names, words: Words): string;
}

const gap = ({ gap, measure }: Why): string => measures[measure as Measure](Number(gap));
const times = (count: number | string | undefined): string =>
  Number(count) === 1 ? 'once' : Number(count) === 2 ? 'twice' : `${count} times`;
const far = (squares: number | string | undefined, { square = 'square' }: Words): string => stageWords.long(Number(squares), square);
const rider = (id: number | string | undefined, names: Names): string => names.rider(Number(id));

const memories: Readonly<Record<string, MemoryWords>> = {
  'biggest-win': {
    title: 'Biggest win',
    why: (why, names) => `won stage ${why.stage} by ${gap(why)} from ${rider(why.second, names)}.`,
  },
  'closest-finish': {
    title: 'Closest finish',
    why: (why) => `won stage ${why.stage}, whose first ${why.riders} came home within ${gap(why)}.`,
  },
  'most-stage-wins': {
    title: 'Most stage wins',
    why: ({ wins, stages }) => (wins === 1 ? `won stage ${stages}.` : `won ${wins} stages: ${stages}.`),
  },
  'most-primes': {
    title: 'Most primes',
    why: ({ primes }, _, words) => {
      const [kind, ...others] = Object.values(words.stageRace?.primes ?? {});
      const named = kind !== undefined && others.length === 0 ? plural(Number(primes), kind) : undefined;
      return `was first past ${named ?? plural(Number(primes), 'sprint or pass', 'sprints and passes')}.`;
    },
  },
  'longest-lead': {
    title: 'Longest in one jersey',
    why: ({ jersey, from, to }, _, words) =>
      `wore ${words.stageRace?.jerseys[`${jersey}`] ?? `the ${jersey} jersey`} without a break after stages ${from} to ${to}.`,
  },
  'most-jersey-days': {
    title: 'Most days in a jersey',
    why: ({ days }) => `wore a leader’s jersey after ${plural(Number(days), 'stage')}.`,
  },
  'best-comeback': {
    title: 'Best comeback',
    why: ({ stage, from, to }) => `was ${nth(from)} of the general classification after stage ${stage} and is ${nth(to)} now.`,
  },
  'biggest-jump': {
    title: 'Biggest jump in a day',
    why: ({ stage, from, to }) => `went from ${nth(from)} to ${nth(to)} of the general classification in stage ${stage}.`,
  },
  'closest-tour': {
    title: 'What it was decided by',
    why: (why, names) =>
      why.gap === 0 ? `and ${rider(why.second, names)} are level.` : `leads ${rider(why.second, names)} by ${gap(why)}.`,
  },
  'fastest-stage': {
    title: 'Fastest stage',
    why: ({ stage, speed, squares, rounds }, _, words) =>
      `won stage ${stage} with ${far(speed, words)} a round: ${squares} in ${plural(Number(rounds), 'round')}.`,
  },
  'slowest-stage': {
    title: 'Slowest stage',
    why: ({ stage, speed, squares, rounds }, _, words) =>
      `won stage ${stage} with only ${far(speed, words)} a round: ${squares} in ${plural(Number(rounds), 'round')}.`,
  },
  'lanterne-rouge': {
    title: 'Lanterne rouge',
    why: (why) => `is last of the ${why.of} who are still riding, ${gap(why)} behind the leader.`,
  },
  metronome: {
    title: 'The metronome',
    why: ({ best, worst, stages }) =>
      best === worst
        ? `was ${nth(best)} in all ${stages} stages.`
        : `was never better than ${nth(best)} and never worse than ${nth(worst)} in ${stages} stages.`,
  },
  rollercoaster: {
    title: 'The rollercoaster',
    why: ({ best, worst, bestStage, worstStage }) => `was ${nth(best)} in stage ${bestStage}, but ${nth(worst)} in stage ${worstStage}.`,
  },
  'eternal-second': {
    title: 'The eternal second',
    why: ({ seconds, wins }) => `was second ${times(seconds)}${wins === 0 ? ' and never won' : ''}.`,
  },
  'close-but-no-win': {
    title: 'Close, but no win',
    why: ({ podiums, best }) => `was among the first three ${times(podiums)}, at best ${nth(best)}, and never won.`,
  },
  'late-bloomer': {
    title: 'The late bloomer',
    why: ({ first, second, stages }) =>
      `had an average place of ${second} in the last ${stages} stages, after ${first} in the first ${stages}.`,
  },
  'burnt-out': {
    title: 'Burnt out',
    why: ({ first, second, stages }) =>
      `had an average place of ${first} in the first ${stages} stages, but ${second} in the last ${stages}.`,
  },
  'all-rounder': {
    title: 'The all-rounder',
    why: ({ sum, tables }) => `has the best places over ${tables === 2 ? 'both' : `all ${tables}`} tables of riders: ${sum} added up.`,
  },
  'jersey-collector': {
    title: 'The jersey collector',
    why: ({ count, jerseys }) => `wore ${count} different jerseys: ${jerseys}.`,
  },
  'last-day-thief': {
    title: 'Thief of the last day',
    why: ({ from, stage }, names) => `took the lead from ${rider(from, names)} in stage ${stage}, the last.`,
  },
  'cruel-exit': {
    title: 'The cruellest exit',
    why: ({ place, stage, reason }, _, words) =>
      `was ${nth(place)} of the general classification when stage ${stage} ended his tour (${words.stageRace?.outs[`${reason}`] ?? tourOuts[`${reason}`] ?? reason}).`,
  },
  'many-winners': { title: 'Strength in numbers', why: ({ riders }) => `won stages with ${riders} different riders.` },
  'escape-artist': {
    title: 'The escape artist',
    why: ({ count }) => `was alone in front at the start of ${plural(Number(count), 'round')}.`,
  },
  'pace-setter': {
    title: 'The pace-setter',
    why: ({ count }) => `was in front at the start of ${plural(Number(count), 'round')}, nobody more often.`,
  },
  overtaker: { title: 'The overtaker', why: ({ count }) => `went past others ${times(count)}.` },
  'giant-leap': {
    title: 'The giant leap',
    why: ({ squares, stage }, _, words) => `rode ${far(squares, words)} in one move of stage ${stage}.`,
  },
  'lucky-dice': {
    title: 'Lucky dice',
    why: ({ dice, pips, expected }) => `threw ${pips} with ${dice} dice; ${expected} would have been the average.`,
  },
  'cursed-dice': {
    title: 'Cursed dice',
    why: ({ dice, pips, expected }) => `threw only ${pips} with ${dice} dice; ${expected} would have been the average.`,
  },
  'big-spender': { title: 'The big spender', why: ({ count }) => `spent ${count} of what there was to spend.` },
  'bad-luck': { title: 'Bad luck', why: ({ count }) => `lost ${plural(Number(count), 'move')}.` },
  'broom-wagon': {
    title: 'The broom wagon’s friend',
    why: ({ count }) => `was last on the road at the start of ${plural(Number(count), 'round')}.`,
  },
  'caught-again': { title: 'Caught again', why: ({ count }) => `was swallowed by the peloton ${times(count)}.` },
};

const nth = (place: number | string | undefined): string => ordinal(Number(place));

export interface MemorySaid {
  readonly title: string;
  /** Who it is, and why: one sentence for each. */
  readonly sentences: readonly string[];
}

/** A record or a story award of a tour, in words. */
export function sayMemory(
  memory: {
    readonly id: string;
    readonly of: 'riders' | 'seats';
    readonly winners: readonly { readonly entrant: Entrant; readonly why: Why }[];
  },
  names: Names,
  words: Words = {},
): MemorySaid {
  const said = memories[memory.id];
  if (!said) throw new Error(`no words for ${memory.id}`);
  const name = memory.of === 'seats' ? names.seat : names.rider;
  return { title: said.title, sentences: memory.winners.map(({ entrant, why }) => `${name(entrant)} ${said.why(why, names, words)}`) };
}

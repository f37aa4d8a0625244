import type { Measure } from '@gruppetto/kernel';
import type { Memory } from '@gruppetto/tour';
import type { Named, Sentence, Text, Variants } from './almanac-words.ts';
import { words as spokenWords } from './spoken.ts';
import type { GameWords, Names } from './words.ts';

type MemoryReason = Memory['winners'][number]['why'];

/** The one that fits, where a memory has several sentences. */
const variants: { readonly [Id in keyof Variants]: (why: MemoryReason, over: boolean) => 'now' | Variants[Id] } = {
  'most-stage-wins': ({ wins }) => (wins === 1 ? 'one' : 'now'),
  'best-comeback': (_why, over) => (over ? 'final' : 'now'),
  'closest-tour': ({ gap }, over) => (gap === 0 ? (over ? 'levelFinal' : 'level') : over ? 'final' : 'now'),
  'lanterne-rouge': (_why, over) => (over ? 'final' : 'now'),
  metronome: ({ best, worst }) => (best === worst ? 'always' : 'now'),
  'eternal-second': ({ wins }) => (wins === 0 ? 'neverWon' : 'now'),
  'all-rounder': (_why, over) => (over ? 'final' : 'now'),
};

type OfGame = Partial<Pick<GameWords, 'distance' | 'square' | 'stageRace'>>;

function namedOf(who: string, why: MemoryReason, names: Names, { square, distance = square, stageRace }: OfGame): Named {
  const { measures, stage, tourOuts } = spokenWords();
  const rider = (id: number | string | undefined) => names.rider(Number(id));
  const far = (squares: number | string | undefined) =>
    distance ? stage.long(Number(squares), distance) : measures.squares(Number(squares));
  const jerseys: Readonly<Record<string, string>> = stageRace?.jerseys ?? {};
  const texts: Record<Text, string> = {
    who,
    second: rider(why.second),
    leader: rider(why.from),
    gap: why.measure === undefined ? '' : measures[why.measure as Measure](Number(why.gap)),
    speed: far(why.speed),
    squares: far(why.squares),
    jersey: jerseys[`${why.jersey}`] ?? `${why.jersey}`,
    jerseys: `${why.jerseys}`
      .split(', ')
      .map((jersey) => jerseys[jersey] ?? jersey)
      .join(', '),
    reason: stageRace?.outs[`${why.reason}`] ?? (tourOuts as Readonly<Record<string, string>>)[`${why.reason}`] ?? `${why.reason}`,
    stages: `${why.stages}`,
  };
  return { ...why, count: why.rounds ?? why.count, last: why.second, ...texts } as Named;
}

export interface MemorySaid {
  readonly title: string;
  /** Who it is, and why: one sentence for each. */
  readonly sentences: readonly string[];
}

/** A record or a story award of a tour, in words; of a tour that is over, in the past. */
export function sayMemory(
  { id, of, winners }: Pick<Memory, 'id' | 'of' | 'winners'>,
  names: Names,
  words: OfGame = {},
  over = false,
): MemorySaid {
  const said = spokenWords().almanac[id] as { readonly title: string } & Readonly<Record<string, Sentence>>;
  const name = of === 'seats' ? names.seat : names.rider;
  const sentences = winners.map(({ entrant, why }) => {
    const named = namedOf(name(entrant), why, names, words);
    const { firstPast } = words.stageRace ?? {};
    if (id === 'most-primes' && firstPast) return firstPast(named.who, named.primes);
    const variant = id in variants ? variants[id as keyof Variants](why, over) : 'now';
    return said[variant](named);
  });
  return { title: said.title, sentences };
}

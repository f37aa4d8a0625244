import type { MemoryId } from '@gruppetto/tour';

export type Text = 'who' | 'second' | 'leader' | 'gap' | 'speed' | 'squares' | 'jersey' | 'jerseys' | 'reason' | 'stages';

type Figure =
  | ('stage' | 'riders' | 'wins' | 'primes' | 'from' | 'to' | 'days' | 'count' | 'of' | 'best' | 'worst' | 'bestStage' | 'worstStage')
  | ('seconds' | 'podiums' | 'first' | 'last' | 'sum' | 'tables' | 'place' | 'dice' | 'pips' | 'expected');

/** What a sentence is told: names and amounts as they are read, the rest as figures. */
export type Named = Readonly<Record<Text, string> & Record<Figure, number>>;

export type Sentence = (named: Named) => string;

/** Which sentences a memory has besides the usual one; `final` ones are for a tour that is over. */
export interface Variants {
  readonly 'most-stage-wins': 'one';
  readonly 'best-comeback': 'final';
  readonly 'closest-tour': 'final' | 'level' | 'levelFinal';
  readonly 'lanterne-rouge': 'final';
  readonly metronome: 'always';
  readonly 'eternal-second': 'neverWon';
  readonly 'all-rounder': 'final';
}

type VariantOf<Id> = Id extends keyof Variants ? Variants[Id] : never;

export type AlmanacWords = {
  readonly [Id in MemoryId]: { readonly title: string } & Readonly<Record<'now' | VariantOf<Id>, Sentence>>;
};

import type { Entrant, StageResult, StageRider } from '@gruppetto/kernel';

/** Something to remember a tour by. The words for it are in packages/words. */
export interface Memory {
  readonly id: MemoryId;
  readonly kind: 'record' | 'award';
  readonly of: 'riders' | 'seats';
  readonly value: number;
  /** More than one where they are level; each with what they have it for. */
  readonly winners: readonly { readonly entrant: Entrant; readonly why: MemoryReason }[];
}

export type MemoryReason = Readonly<Record<string, number | string>>;

export const recordIds = [
  'biggest-win',
  'closest-finish',
  'most-stage-wins',
  'most-primes',
  'longest-lead',
  'most-jersey-days',
  'best-comeback',
  'biggest-jump',
  'closest-tour',
  'fastest-stage',
  'slowest-stage',
  'lanterne-rouge',
] as const;

export const awardIds = [
  'metronome',
  'rollercoaster',
  'eternal-second',
  'close-but-no-win',
  'late-bloomer',
  'burnt-out',
  'all-rounder',
  'jersey-collector',
  'last-day-thief',
  'cruel-exit',
  'many-winners',
  'escape-artist',
  'pace-setter',
  'overtaker',
  'giant-leap',
  'lucky-dice',
  'cursed-dice',
  'big-spender',
  'bad-luck',
  'broom-wagon',
  'caught-again',
] as const;

export type MemoryId = (typeof recordIds)[number] | (typeof awardIds)[number];

/** Somebody who might be remembered for it. */
export interface MemoryEntrant {
  readonly entrant: Entrant;
  readonly value: number;
  readonly why: MemoryReason;
}

export interface MemoryContest {
  readonly best: 'highest' | 'lowest';
  /** Less is not worth a word. */
  readonly min?: number;
  readonly of?: 'seats';
  readonly among: readonly MemoryEntrant[];
}

export type MemoryContests<Id extends MemoryId> = Readonly<Record<Id, MemoryContest>>;

export const winnersOf = ({ riders }: StageResult): readonly StageRider[] =>
  riders.filter(({ place, out }) => place === 1 && out === undefined);

export const tenth = (value: number): number => Math.round(10 * value) / 10;

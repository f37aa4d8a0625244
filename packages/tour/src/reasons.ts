import type { CommonReason } from '@gruppetto/kernel';

/** Why a tour refuses a plan or an entry, beside what every part of the program may refuse for. */
export type TourReason =
  | 'not-in-stages'
  | 'other-riders'
  | 'unusable-stage'
  | 'no-such-stage'
  | 'stage-closed'
  | 'stage-not-closed'
  | 'stage-waits'
  | 'stage-has-begun'
  | 'stage-was-raced'
  | 'stage-incomplete'
  | 'nothing-to-undo'
  | 'nothing-to-prepare'
  | 'unusable-result'
  | 'nobody-left'
  | 'wrong-place'
  | 'no-such-prime'
  | 'prime-full'
  | 'has-passed'
  | 'has-not-passed'
  | 'no-such-place'
  | 'arrival-only-at-finish'
  | 'is-home'
  | 'not-home'
  | 'is-out'
  | 'not-out'
  | 'no-such-advantage'
  | 'used-up'
  | 'none-used'
  | 'used-too-often';

/** All that the package itself says no for. */
export type AnyReason = TourReason | CommonReason;

/** What a choice may lead to, with a chance. */
export type Risk = 'sets-pace' | 'escape' | 'puncture' | 'fall' | 'broken-chain' | 'crash' | 'past-sprint' | 'past-pass';
export type Thing = 'bottle' | 'sprint' | 'attack' | 'double-throw' | 'mountain-attack';

/** CP-6.1. */
export type StageType = 'flat' | 'low' | 'medium' | 'high';
export type Category = 'hill' | 'third' | 'second' | 'first' | 'hors';
/** CP-8.7: what gives points on the way. */
export type PrimeKind = Exclude<Category, 'hill'> | 'sprint';

/** Chapter 3; riders of one team in one mountain square throw together (CP-4.3); `alone` has made a special throw. */
export type GroupKind = 'none' | 'peloton' | 'paceline' | 'breakaway' | 'mountain' | 'alone';

/** CP-5.8; CP-7.4; CP-8.5: they had left the tour before. */
export type OutReason = 'withdrew' | 'crashed' | 'absent';

/** Chapters 8 and 9. */
export interface CpStageRace {
  Kind: 'flat' | 'medium-mountain' | 'high-mountain' | 'classic' | 'long-tour';
  Classification: 'individual' | 'mountain' | 'sprints' | 'regularity' | 'teams';
  Jersey: 'yellow' | 'polka-dot' | 'purple' | 'green';
  Prime: PrimeKind;
  Day: StageType;
  /** CP-8.8; CP-8.9: `front` is the overrun of the front of the rider's peloton, if it isn't their own. */
  Arrival: { readonly minutes: number; readonly square: number; readonly die: number; readonly front?: number };
  Out: 'crashed' | 'did-not-finish';
  Advantage: Thing;
  Prepared: Record<never, never>;
}

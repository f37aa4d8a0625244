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

/** L1-7.2, L1-7.3. */
export interface L1StageRace {
  Kind: 'classic' | 'cobbles' | 'mountains' | 'mixed';
  Classification: 'general';
  Jersey: 'yellow';
  Prime: 'bonus-line';
  Day: 'classic' | 'stage';
  /** The turn in which a rider came home: only the difference to the winner's counts. And the energy left, feed tiles counted in. */
  Arrival: { readonly turns: number; readonly energy: number };
  Out: 'abandoned';
  Advantage: 'pursuit';
  Prepared: Record<never, never>;
}

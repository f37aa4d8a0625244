import type { Team } from './teams.ts';
import type { Options } from './types.ts';

/** L1-2.3, L1-7.3. */
export const maxPursuits = 6;
const laterPursuits = 4;
export const maxPursuitsKept = 2;
export const maxEnergyKept = 15;

/** L1-2.3, L1-7.3: a team's pursuits at the start. */
export const pursuitsAtStart = ({ before }: Options, team: Team): number => (before ? laterPursuits + before.pursuits[team] : maxPursuits);

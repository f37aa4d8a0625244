import type { Team } from './teams.ts';
import type { Options } from './types.ts';

/** L1-2.3, L1-7.3. */
export const mostPursuits = 6;
const laterPursuits = 4;
export const mostPursuitsKept = 2;
export const mostEnergyKept = 15;

/** L1-2.3, L1-7.3: a team's pursuits at the start. */
export const pursuitsAtStart = ({ before }: Options, team: Team): number => (before ? laterPursuits + before.pursuits[team] : mostPursuits);

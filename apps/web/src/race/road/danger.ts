import type { Preview } from '@gruppetto/kernel';

/** How likely it is that something goes wrong. */
export const dangerOf = ({ risks = [] }: Preview): number => risks.reduce((sum, { chance }) => sum + chance, 0);

import type { Screens } from '@gruppetto/ui';
import type { LosCiclistas } from '../rules/types.ts';

/** The pages draw all of this game by themselves. */
export const screens: Screens<LosCiclistas> = {};

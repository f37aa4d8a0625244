import type { Viewer } from '@gruppetto/kernel';
import { courseOf } from './course.ts';
import type { State, View } from './types.ts';

const nothing: number[] = [];

/** L1-2.5: feed tiles that are kept are secret to their player; so is what is left, or they could be counted. */
export function view(state: State, viewer: Viewer): View {
  const { seatOf } = courseOf(state.options);
  const { piles, kept, ...open } = state;
  return {
    ...open,
    kept: kept.map((tiles, rider) => (seatOf[rider] === viewer ? tiles : nothing)),
    keeps: kept.map((tiles) => tiles.length),
    left: piles.map((pile) => pile.length),
  };
}

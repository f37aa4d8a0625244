import type { Tour } from '@gruppetto/tour';
import type { StageOfTour } from '../../race/race-source.ts';

/** What the screen of a race shows of the tour that it belongs to. */
export const stageOfTour = (id: string, { plan, after }: Tour, stage: number): StageOfTour => ({
  id,
  name: plan.name,
  stage,
  riders: plan.riders,
  jerseys: after[stage - 1]?.jerseys.map(({ rider, jersey }) => ({ rider, jersey })) ?? [],
});

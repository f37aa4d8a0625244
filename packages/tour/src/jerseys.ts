import type { Classification, Ranking, RiderId, StageRace } from '@gruppetto/kernel';
import { hasPlace } from './classify.ts';
import type { Worn } from './tour.ts';

/**
 * The leader of a table wears its jersey. A leader of several wears the first of the list; the others go to the next in their
 * table who wears none. Nobody leads a table of points without a point.
 */
export function jerseysOf(
  { jerseys }: Pick<StageRace, 'jerseys'>,
  classifications: readonly Classification[],
  rankings: readonly Ranking[],
): readonly Worn[] {
  const wearers = new Set<RiderId>();
  return jerseys.flatMap(({ classification, jersey }): Worn[] => {
    const index = classifications.findIndex(({ id, of }) => id === classification && of === 'riders');
    const table = classifications[index];
    const line = table && rankings[index]?.lines.find((one) => hasPlace(table, one) && !wearers.has(one.entrant));
    if (!line) return [];
    wearers.add(line.entrant);
    return [{ jersey, classification, rider: line.entrant }];
  });
}

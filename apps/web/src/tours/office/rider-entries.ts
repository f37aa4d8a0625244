import type { RiderEntry } from '@gruppetto/tour';
import type { Team } from '@gruppetto/wire';

/** The riders of a team, each with an id: one stored before riders had ids goes by its place. */
export const riderEntries = ({ riders }: Team): readonly RiderEntry[] =>
  riders.map((rider, index) => ({ ...rider, id: rider.id ?? `${index + 1}` }));

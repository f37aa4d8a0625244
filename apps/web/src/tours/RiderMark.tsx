import type { RiderId } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import type { Entrant } from '../road/Road.tsx';
import { entrantsOf } from '../table/entrants.ts';
import { CyclistIcon } from '../ui/Cyclist.tsx';
import { tourNames } from './tour-names.ts';

const known = new WeakMap<object, readonly Entrant[]>();

/** The riders of a tour in the jerseys of their teams. */
export function tourEntrants({ game, plan }: Tour): readonly Entrant[] {
  const found = known.get(plan) ?? entrantsOf(game, plan.stages[0]?.options ?? {}, plan.seats);
  known.set(plan, found);
  return found;
}

/** A rider as a little cyclist with his name, and the team where the name alone does not tell it. */
export function RiderMark({ tour, rider, size = 30, name = true }: { tour: Tour; rider: RiderId; size?: number; name?: boolean }) {
  const entrant = tourEntrants(tour)[rider];
  const worn = tour.after.at(-1)?.jerseys.find((one) => one.rider === rider)?.jersey;
  return (
    <span className="rider-mark">
      {entrant && <CyclistIcon jersey={entrant.jersey} number={entrant.number} size={size} {...(worn && { worn })} />}
      {name && <span className="rider-name">{tourNames(tour).rider(rider)}</span>}
    </span>
  );
}

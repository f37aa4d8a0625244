import type { RiderId } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { CyclistIcon } from '@gruppetto/ui';
import type { Entrant } from '../road/Road.tsx';
import { entrantsOf } from '../table/entrants.ts';
import { tourNames } from './tour-names.ts';

const known = new WeakMap<object, readonly Entrant[]>();

/** The riders of a tour in the jerseys of their teams. */
export function tourEntrants({ game, plan }: Tour): readonly Entrant[] {
  const found = known.get(plan) ?? entrantsOf(game, plan.stages[0]?.options ?? {}, plan.seats);
  known.set(plan, found);
  return found;
}

interface RiderMarkProps {
  readonly tour: Tour;
  readonly rider: RiderId;
  readonly size?: number;
  readonly name?: boolean;
  /** With his team, where the name alone does not tell it. */
  readonly team?: boolean;
}

/** A rider as a little cyclist with his name. */
export function RiderMark({ tour, rider, size = 30, name = true, team = false }: RiderMarkProps) {
  const names = tourNames(tour);
  const entrant = tourEntrants(tour)[rider];
  const worn = tour.after.at(-1)?.jerseys.find((one) => one.rider === rider)?.jersey;
  return (
    <span className="rider-mark">
      {entrant && <CyclistIcon jersey={entrant.jersey} number={entrant.number} size={size} {...(worn && { worn })} />}
      {name && (
        <span className="rider-name">
          {names.rider(rider)}
          {team && entrant && <small className="soft">{names.team?.(entrant.team)}</small>}
        </span>
      )}
    </span>
  );
}

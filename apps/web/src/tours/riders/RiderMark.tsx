import type { RiderId } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { CyclistIcon, type RiderLook } from '@gruppetto/ui';
import { looksOf } from '../../race/rider-looks.ts';
import { tourNames } from './tour-names.ts';
import './riders.css';

const known = new WeakMap<object, readonly RiderLook[]>();

/** The riders of a tour in the jerseys of their teams. */
export function tourLooks({ game, plan }: Tour): readonly RiderLook[] {
  const found = known.get(plan) ?? looksOf(game.race(plan.stages[0]?.options ?? {}), plan.seats);
  known.set(plan, found);
  return found;
}

interface RiderMarkProps {
  readonly tour: Tour;
  readonly rider: RiderId;
  readonly size?: number;
  readonly name?: boolean;
  /** With their team, where the name alone does not tell it. */
  readonly team?: boolean;
}

/** A rider as a little cyclist with a name. */
export function RiderMark({ tour, rider, size = 30, name = true, team = false }: RiderMarkProps) {
  const names = tourNames(tour);
  const look = tourLooks(tour)[rider];
  const worn = tour.after.at(-1)?.jerseys.find((one) => one.rider === rider)?.jersey;
  return (
    <span className="rider-mark">
      {look && <CyclistIcon jersey={look.jersey} number={look.number} size={size} {...(worn && { worn })} />}
      {name && (
        <span className="rider-name">
          {names.rider(rider)}
          {team && look && <small className="soft">{names.team?.(look.team)}</small>}
        </span>
      )}
    </span>
  );
}

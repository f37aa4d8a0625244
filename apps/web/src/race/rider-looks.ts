import type { Race, RiderId, SeatEntry } from '@gruppetto/kernel';
import { jerseyOf, type RiderLook, teamJersey } from '@gruppetto/ui';
import type { StageOfTour } from './race-source.ts';

function wornBy(rider: RiderId, tour: Pick<StageOfTour, 'jerseys'> | undefined): Pick<RiderLook, 'worn'> {
  const worn = tour?.jerseys.find((one) => one.rider === rider)?.jersey;
  return worn ? { worn } : {};
}

/** The riders of a race, in their jerseys. */
export const looksOf = (
  { riders }: Pick<Race, 'riders'>,
  seats: readonly SeatEntry[],
  tour?: Pick<StageOfTour, 'jerseys'>,
): readonly RiderLook[] =>
  riders.map((rider, index) => ({
    ...rider,
    ...wornBy(index, tour),
    // A team that a seat of its own number rides for wears what that seat wears, whoever else rides for it.
    jersey: riders.some(({ team, seat }) => team === rider.team && seat === team)
      ? jerseyOf(seats[rider.team]?.colour ?? '')
      : teamJersey(rider.team),
  }));

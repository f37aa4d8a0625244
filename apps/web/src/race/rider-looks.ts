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
    // If seat 3 has riders in team 3, all riders of team 3 wear the colour of seat 3; otherwise they wear the jersey of the team.
    jersey: riders.some(({ team, seat }) => team === rider.team && seat === team)
      ? jerseyOf(seats[rider.team]?.colour ?? '')
      : teamJersey(rider.team),
  }));

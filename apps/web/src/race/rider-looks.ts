import type { Game, RiderId, SeatEntry } from '@gruppetto/kernel';
import { jerseyOf, teamJersey } from '@gruppetto/ui';
import type { StageOfTour } from '../local/table-storage.ts';
import type { Entrant } from './road/RoadView.tsx';

function wornBy(rider: RiderId, tour: Pick<StageOfTour, 'jerseys'> | undefined): Pick<Entrant, 'worn'> {
  const worn = tour?.jerseys.find((one) => one.rider === rider)?.jersey;
  return worn ? { worn } : {};
}

/** The riders of a race, in their jerseys. */
export const entrantsOf = (
  game: Game,
  options: object,
  seats: readonly SeatEntry[],
  tour?: Pick<StageOfTour, 'jerseys'>,
): readonly Entrant[] =>
  game.riders(options).map((rider, index, all) => ({
    ...rider,
    ...wornBy(index, tour),
    // A team that a seat of its own number rides for wears what that seat wears, whoever else rides for it.
    jersey: all.some(({ team, seat }) => team === rider.team && seat === team)
      ? jerseyOf(seats[rider.team]?.colour ?? '')
      : teamJersey(rider.team),
  }));

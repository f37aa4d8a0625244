import { leadersOf, type Tour } from '@gruppetto/tour';
import { hasStartList } from '../planning/model.ts';
import { tourNames } from '../riders/tour-names.ts';

/** Who leads or has won the tour: the leading teams or, if the riders of a start list ride for themselves, the best rider. */
export function winnersOf(tour: Tour): readonly string[] {
  const names = tourNames(tour);
  const general = tour.after.at(-1)?.rankings[0]?.lines[0];
  if (hasStartList(tour.riders, tour.plan.seats.length) && general) return [names.rider(general.entrant)];
  return leadersOf(tour).map((seat) => names.seat(seat));
}

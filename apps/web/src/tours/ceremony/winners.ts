import { type Tour, winnersOfTour } from '@gruppetto/tour';
import { tourNames } from '../riders/tour-names.ts';

/** Who leads or has won the tour, by name. */
export const winnersOf = (tour: Tour): readonly string[] => winnersOfTour(tour, tourNames(tour));

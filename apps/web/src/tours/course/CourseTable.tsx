import type { GameId } from '@gruppetto/catalogue';
import type { Stage, Tour } from '@gruppetto/tour';
import { useGame } from '../../race/rooms.ts';
import { MarkerTable } from './MarkerTable.tsx';

/** The course as its game writes it down, or where each marker goes. */
export function CourseTable({ tour, stage }: { tour: Tour; stage: Stage }) {
  const { courseTable: Own } = useGame(tour.game.id as GameId).screens;
  return Own ? <Own options={stage.plan.options} /> : <MarkerTable tour={tour} stage={stage} />;
}

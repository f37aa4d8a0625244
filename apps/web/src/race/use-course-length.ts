import type { GameId } from '@gruppetto/catalogue';
import type { Road } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import { distanceIn } from '@gruppetto/words';
import { lengthOf } from './road/geometry.ts';
import { useGame } from './rooms.ts';

/** How long a course is, in the words of its game. */
export function useCourseLength(id: GameId): (options: object, road: Road) => string {
  const { stage: words } = useWords();
  const { room, screens } = useGame(id);
  return (options, road) => screens.courseLength?.(options) ?? words.long(lengthOf(road), distanceIn(room.words()));
}

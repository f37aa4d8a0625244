import type { GameId } from '@gruppetto/catalogue';
import type { Game } from '@gruppetto/kernel';
import { useGame } from '../../race/rooms.ts';
import { tourWide } from './model.ts';

interface StageFields {
  /** Those that have no field, because they hold for the whole tour. */
  readonly without: readonly string[];
  /** One of the fields draws the course, so nobody else need. */
  readonly drawsCourse: boolean;
}

/** Which options of a single stage may be set. A game whose models all say "a race of our own" has still a course a stage. */
export function useStageFields(game: Game): StageFields {
  const { course } = useGame(game.id as GameId).screens;
  return { without: tourWide(game).settled.filter((name) => name !== course), drawsCourse: course !== undefined };
}

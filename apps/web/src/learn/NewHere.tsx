import type { GameId } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { useLearned } from './courses.ts';
import { firstRaceId } from './first-race-id.ts';
import { MinuteSection } from './MinuteSection.tsx';
import { WithCourse } from './WithCourse.tsx';

/** For people who are about to race a game they don't know. */
export function NewHere({ game }: { readonly game: GameId }) {
  const { learn } = useWords();
  const { course } = useLearned(game);
  return (
    <WithCourse game={game}>
      <MinuteSection game={game}>
        {course && (
          <Link to="/learn/$game/$lesson" params={{ game, lesson: firstRaceId }} className="button">
            {learn.firstRace}
          </Link>
        )}
        <Link to="/learn/$game" params={{ game }} className="button">
          {learn.lessons}
        </Link>
      </MinuteSection>
    </WithCourse>
  );
}

import { type GameId, gameIds, isGameId } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { Lost } from '../ui/Lost.tsx';
import { Page } from '../ui/Page.tsx';
import { useLearned } from './courses.ts';
import { firstRaceId } from './first-race-id.ts';
import { LearnPage } from './LearnPage.tsx';
import { LessonPage } from './LessonPage.tsx';

export const MapRoute = () => <LearnPage game={gameIds[0]} />;

export function CourseRoute() {
  const { game } = useParams({ from: '/learn/$game' });
  return isGameId(game) ? <LearnPage game={game} /> : <Lost kind="not-found" />;
}

export function LessonRoute() {
  const { game, lesson } = useParams({ from: '/learn/$game/$lesson' });
  if (!isGameId(game)) return <Lost kind="not-found" />;
  return (
    <Opening>
      <OneLesson key={`${game}/${lesson}`} game={game} id={lesson} />
    </Opening>
  );
}

const FirstRacePage = lazy(async () => ({ default: (await import('./FirstRacePage.tsx')).FirstRacePage }));

/** A lesson, or the first race, which needs the whole screen of a race. */
function OneLesson({ game, id }: { readonly game: GameId; readonly id: string }) {
  const learned = useLearned(game);
  const { course } = learned;
  if (id === firstRaceId && course) return <FirstRacePage game={game} learned={learned} firstRace={course.firstRace} />;
  const index = course?.lessons.findIndex((one) => one.id === id) ?? -1;
  return course && index >= 0 ? <LessonPage game={game} learned={learned} course={course} index={index} /> : <NoLesson game={game} />;
}

function NoLesson({ game }: { readonly game: GameId }) {
  const { learn } = useWords();
  return (
    <Page title={learn.unknownLesson}>
      <main className="message" id="content">
        <h1>{learn.unknownLesson}</h1>
        <p>{learn.unknownLessonHint}</p>
        <Link to="/learn/$game" params={{ game }} className="button main">
          {learn.toMap}
        </Link>
      </main>
    </Page>
  );
}

function Opening({ children }: { readonly children: ReactNode }) {
  const { learn } = useWords();
  const fallback = (
    <Page title={learn.title}>
      <main className="message" id="content">
        <p>{learn.loading}</p>
      </main>
    </Page>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

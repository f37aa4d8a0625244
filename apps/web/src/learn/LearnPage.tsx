import { cardOf, type GameId, gameIds } from '@gruppetto/catalogue';
import type { Course } from '@gruppetto/learn';
import { useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CardPicture } from '../start/pictures.tsx';
import { Page } from '../ui/Page.tsx';
import { CourseMap } from './CourseMap.tsx';
import { minutesOf, useLearned } from './courses.ts';
import { firstRaceId } from './first-race-id.ts';
import { MinuteSection } from './MinuteSection.tsx';
import { type LearnProgress, lessonKey, useProgress } from './progress.ts';
import { useSharedProgress } from './use-shared-progress.ts';
import { WithCourse } from './WithCourse.tsx';
import './learn.css';

/** The lessons of all games: where each stands, and the course of one of them as a stage. */
export function LearnPage({ game }: { readonly game: GameId }) {
  const { learn } = useWords();
  return (
    <Page title={learn.title}>
      <main className="learn" id="content">
        <div className="learn-top">
          <h1>{learn.title}</h1>
          <p className="soft">{learn.pitch}</p>
        </div>
        <nav className="learn-games" aria-label={learn.games}>
          {gameIds.map((id) => (
            <GameTab key={id} id={id} current={id === game} />
          ))}
        </nav>
        <Suspense fallback={<p className="soft">{learn.loading}</p>}>
          <WithCourse game={game}>
            <CourseOf key={game} game={game} />
          </WithCourse>
        </Suspense>
      </main>
    </Page>
  );
}

function GameTab({ id, current }: { readonly id: GameId; readonly current: boolean }) {
  const { title, picture } = cardOf(id);
  return (
    <Link to="/learn/$game" params={{ game: id }} className="card learn-tab" aria-current={current ? 'page' : undefined}>
      {picture && <CardPicture picture={picture} />}
      <b>{title}</b>
      <small className="soft">
        <Suspense fallback="…">
          <Standing id={id} />
        </Suspense>
      </small>
    </Link>
  );
}

/** How far the learner is in a course. */
function Standing({ id }: { readonly id: GameId }) {
  const { learn } = useWords();
  const { course } = useLearned(id);
  const progress = useProgress();
  if (!course) return learn.noCourseYet;
  const done = doneOf(id, course, progress);
  const { length } = course.lessons;
  return done === 0 ? learn.lessonCount(length) : learn.progress(done, length);
}

const doneOf = (game: GameId, { lessons }: Course, progress: LearnProgress): number =>
  lessons.filter(({ id }) => progress.has(lessonKey(game, id))).length;

function CourseOf({ game }: { readonly game: GameId }) {
  const { learn } = useWords();
  const { course } = useLearned(game);
  const progress = useSharedProgress();
  const { title } = cardOf(game);
  if (!course) return <p>{learn.noCourse}</p>;
  const { lessons } = course;
  const isDone = (id: string): boolean => progress.has(lessonKey(game, id));
  const next = lessons.findIndex(({ id }) => !isDone(id));
  const first = lessons[Math.max(0, next)];
  const done = doneOf(game, course, progress);
  return (
    <>
      <section className="card learn-stage" aria-labelledby="course-title">
        <CourseMap count={lessons.length} next={next} isDone={(index) => isDone(lessons[index].id)} land={cardOf(game).picture?.land} />
        <div className="learn-title">
          <h2 id="course-title">{title}</h2>
          <p>
            {learn.courseLine(lessons.length, minutesOf(course))}{' '}
            {done === lessons.length ? learn.allDone : done > 0 && learn.someDone(done)}
          </p>
          <div className="buttons">
            <Link to="/learn/$game/$lesson" params={{ game, lesson: first.id }} className="button main">
              {next < 0 ? learn.rideAgain(first.title) : learn.ride(next + 1, first.title)}
            </Link>
            <Link to="/learn/$game/$lesson" params={{ game, lesson: firstRaceId }} className="button">
              {learn.firstRace}
              {isDone(firstRaceId) && <span className="tick"> ✓</span>}
              <small> {learn.minutes(firstRaceMinutes)}</small>
            </Link>
          </div>
        </div>
        <ol className="learn-lessons" aria-label={learn.lessons}>
          {lessons.map(({ id, title: name, goal, cites }, index) => (
            <li key={id} className={isDone(id) ? 'ridden' : index === next ? 'open' : undefined}>
              <Link to="/learn/$game/$lesson" params={{ game, lesson: id }}>
                <span className="number" aria-hidden="true">
                  {isDone(id) ? '✓' : index + 1}
                </span>
                <b>{name}</b>
                <small>{isDone(id) ? learn.done : goal}</small>
                <span className="rule-id">{chaptersOf(cites)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
      <MinuteSection game={game}>
        <Link to="/new/$game" params={{ game }} className="button">
          {learn.startRace}
        </Link>
      </MinuteSection>
    </>
  );
}

/** The chapters of these rules, none broken at its hyphen. */
const chaptersOf = (rules: readonly string[]): string =>
  [...new Set(rules.map((rule) => rule.split('.')[0].replace('-', '\u2011')))].join(', ');

/** Three to five. */
const firstRaceMinutes = 4;

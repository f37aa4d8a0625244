import { cardOf, type GameId } from '@gruppetto/catalogue';
import { type Course, isQuiz, type Lesson, type Panel, type Pointer, questionOf } from '@gruppetto/learn';
import { DieFaces, Icon, JerseyPatterns, jerseys, Sentence, useReducedMotion, useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { panelProps } from '../race/panel-props.ts';
import { useQuestion } from '../race/question.ts';
import { RoadCard } from '../race/RoadCard.tsx';
import { RaceController } from '../race/race-controller.ts';
import { isLive, type RaceState } from '../race/race-state.ts';
import { useScene } from '../race/scene.ts';
import { TurnPanel } from '../race/TurnPanel.tsx';
import { usePlayback } from '../race/use-playback.ts';
import { Page } from '../ui/Page.tsx';
import { AnswerCard, QuizCard } from './AnswerCard.tsx';
import { Coach } from './Coach.tsx';
import type { TaughtGame } from './courses.ts';
import { type LessonNow, LessonSession } from './lesson-session.ts';
import { learned, lessonKey } from './progress.ts';
import { useLessonKeys } from './use-lesson-keys.ts';
import { useSharedProgress } from './use-shared-progress.ts';
import { WithCourse } from './WithCourse.tsx';
import '../race/race.css';
import '../race/standings.css';
import './lesson.css';

interface LessonPageProps {
  readonly game: GameId;
  readonly learned: TaughtGame;
  readonly course: Course;
  /** From 0. */
  readonly index: number;
}

/** A lesson: the road with the coach, and the question or the answer beside it. */
export function LessonPage({ game, learned: { room }, course, index }: LessonPageProps) {
  const { learn } = useWords();
  const lesson = course.lessons[index];
  const [session] = useState(() => new LessonSession(game, room, lesson));
  useLayoutEffect(() => session.speak(lesson), [session, lesson]);
  const controller = useMemo(() => new RaceController(session), [session]);
  useEffect(() => controller.open(), [controller]);
  const race = useStore(controller.store);
  const now = useStore(session.store);
  useSharedProgress();
  const isDone = now.speech.kind === 'done';
  useEffect(() => {
    if (isDone) learned([lessonKey(game, lesson.id)]);
  }, [isDone, game, lesson]);
  return (
    <Page title={lesson.title}>
      <main className="lesson" id="content">
        <LessonBar game={game} lesson={lesson} index={index} count={course.lessons.length} now={now} />
        <WithCourse game={game}>
          {race.status === 'ready' ? (
            <LessonTable {...{ game, course, index, session, controller, now }} race={race} />
          ) : (
            <p className="soft">{learn.loading}</p>
          )}
        </WithCourse>
      </main>
    </Page>
  );
}

interface LessonBarProps {
  readonly game: GameId;
  readonly lesson: Lesson;
  readonly index: number;
  readonly count: number;
  readonly now: LessonNow;
}

function LessonBar({ game, lesson, index, count, now }: LessonBarProps) {
  const { learn } = useWords();
  const { step } = now.state;
  const { steps } = lesson;
  return (
    <header className="lesson-bar">
      <div>
        <p className="kicker">
          {cardOf(game).title} · {learn.lessonOf(index + 1, count)}
        </p>
        <h1>{lesson.title}</h1>
      </div>
      <p className="lesson-steps">
        {steps.map(({ say }, number) => (
          <i key={say} className={number < step ? 'ridden' : number === step ? 'open' : undefined} aria-hidden="true" />
        ))}
        <span>{learn.questionOf(Math.min(step + 1, steps.length), steps.length)}</span>
      </p>
      <Link to="/learn/$game" params={{ game }} className="button quiet icon" aria-label={learn.toMap}>
        <Icon name="close" />
      </Link>
    </header>
  );
}

interface LessonTableProps {
  readonly game: GameId;
  readonly course: Course;
  readonly index: number;
  readonly session: LessonSession;
  readonly controller: RaceController;
  readonly now: LessonNow;
  readonly race: RaceState;
}

function LessonTable({ game, course, index, session, controller, now, race: state }: LessonTableProps) {
  const { learn } = useWords();
  const lesson = course.lessons[index];
  const still = useReducedMotion();
  const [looked, setLooked] = useState<number>();
  const scene = useScene(state, controller, looked);
  usePlayback(state, controller, scene.ownSeats, still);
  const question = useQuestion(scene);
  const road = useMemo(() => state.race.road(), [state.race]);
  const handle = useRef(null);
  const live = isLive(state);
  const step = questionOf(now.state);
  const asking = now.speech.kind === 'question' && live;
  const point = asking ? step?.point : undefined;
  const { steps: Steps, beneath: Beneath, panels = [], lowerThird: LowerThird } = state.screens;
  const panel = panelProps(scene);
  // Panels of a game tell of its groups too.
  const hidesGroups = asking && step !== undefined && isQuiz(step) && step.hides === 'groups';
  useLessonKeys({ scene, session, live, choose: question.choose });
  return (
    <DieFaces value={state.words.face}>
      <JerseyPatterns
        worn={scene.looks.map(({ jersey }) => jersey).filter((one, at, all) => !jerseys.includes(one) && all.indexOf(one) === at)}
      />
      <div className={hidesGroups ? 'lesson-table hides-groups' : 'lesson-table'}>
        <div className="lesson-stage">
          <div className="lesson-road">
            <Coach>
              <p>
                <Sentence text={sayNow(now, lesson, live)} />
              </p>
            </Coach>
            <RoadCard scene={scene} road={road} question={question} still={still} handle={handle} onWindow={ignore} point={point}>
              {LowerThird && <LowerThird {...panel} />}
            </RoadCard>
          </div>
          {Beneath && !hidesGroups && (
            <Pointed name="beneath" point={point}>
              <Beneath {...panel} />
            </Pointed>
          )}
        </div>
        <div className="lesson-side" ref={question.now}>
          {Steps && (
            <Pointed name="steps" point={point}>
              <Steps {...panel} />
            </Pointed>
          )}
          <Pointed name="question" point={point}>
            {!live ? (
              <section className="card turn waiting">
                <p>{learn.wait}</p>
                <button type="button" onClick={() => controller.skip()}>
                  {learn.skip}
                </button>
              </section>
            ) : asking && step && isQuiz(step) ? (
              <QuizCard quiz={step} onPick={(answer) => session.pick(answer)} />
            ) : asking && scene.mine ? (
              <TurnPanel
                {...scene}
                road={road}
                board={scene.shown.board}
                turn={scene.mine}
                lit={question.lit}
                tapped={question.tapped}
                onLight={question.light}
                onLook={setLooked}
                onChoose={question.choose}
                onUntap={question.untap}
                onRideIn={undefined}
                disabled={state.busy}
              />
            ) : (
              <AnswerCard game={game} course={course} index={index} session={session} speech={now.speech} />
            )}
          </Pointed>
          <div className="lesson-ways">
            <button type="button" className="quiet" disabled={!now.hasPast} onClick={() => session.back()}>
              {learn.back}
            </button>
            <button type="button" className="quiet" onClick={() => session.restart()}>
              {learn.again}
            </button>
          </div>
        </div>
        {panels.length > 0 && !hidesGroups && (
          <div className="lesson-panels">
            <Pointed name="panels" point={point}>
              {panels.map((GamePanel) => (
                <GamePanel key={GamePanel.name} {...panel} />
              ))}
            </Pointed>
          </div>
        )}
      </div>
    </DieFaces>
  );
}

const ignore = () => undefined;

/** An answer to a choice comes when its move was seen; a question when the road is quiet. */
function sayNow({ state, speech }: LessonNow, lesson: Lesson, live: boolean): string {
  switch (speech.kind) {
    case 'done':
      return lesson.done;
    case 'again':
    case 'on':
      return live ? speech.said : '…';
    case 'question':
      return live ? (questionOf(state)?.say ?? '') : '…';
  }
}

interface PointedProps {
  readonly name: Panel;
  readonly point: readonly Pointer[] | undefined;
  readonly children: ReactNode;
}

/** A panel that the coach may point at. */
function Pointed({ name, point, children }: PointedProps) {
  const pointed = point?.some((one) => 'panel' in one && one.panel === name);
  return <div className={pointed ? 'pointable pointed' : 'pointable'}>{children}</div>;
}

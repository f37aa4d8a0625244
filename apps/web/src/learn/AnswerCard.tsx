import type { GameId } from '@gruppetto/catalogue';
import type { Course, Quiz } from '@gruppetto/learn';
import { Sentence, useWords } from '@gruppetto/ui';
import type { ChoiceWords } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { RuleText } from '../race/Log.tsx';
import { firstRaceId } from './first-race-id.ts';
import type { LessonSession, Speech } from './lesson-session.ts';

interface AnswerCardProps {
  readonly game: GameId;
  readonly course: Course;
  readonly index: number;
  readonly session: LessonSession;
  readonly speech: Speech;
}

/** After an answer: on, or another try; at the end, where to go from here. */
export function AnswerCard({ game, course, index, session, speech }: AnswerCardProps) {
  const { learn, race } = useWords();
  const { lessons } = course;
  const next = lessons[index + 1];
  const main = useRef<HTMLElement>(null);
  // The next step is under the same fingers; the coach's words are read aloud by themselves.
  useEffect(() => {
    if (speech.kind !== 'question') main.current?.focus({ preventScroll: true });
  }, [speech]);
  const focus = (element: HTMLElement | null) => {
    main.current = element;
  };
  switch (speech.kind) {
    case 'question':
      return null;
    case 'again':
      return (
        <section className="card turn answer">
          <h2 className="verdict again">{learn.notYet}</h2>
          <Chosen {...speech.chosen} />
          {speech.rule && <RuleText id={speech.rule} />}
          <button type="button" className="main" ref={focus} onClick={() => session.back()}>
            {learn.takeBack} <kbd>{race.enterKey}</kbd>
          </button>
        </section>
      );
    case 'on':
      return (
        <section className="card turn answer">
          <h2 className="verdict right">{learn.right}</h2>
          <Chosen {...speech.chosen} />
          <button type="button" className="main" ref={focus} onClick={() => session.goOn()}>
            {learn.goOn} <kbd>{race.enterKey}</kbd>
          </button>
        </section>
      );
    case 'done':
      return (
        <section className="card turn answer">
          <h2 className="verdict right">{learn.lessonDone}</h2>
          {!next && <p>{learn.courseDone}</p>}
          {next ? (
            <Link to="/learn/$game/$lesson" params={{ game, lesson: next.id }} className="button main" ref={focus}>
              {learn.nextLesson(next.title)}
            </Link>
          ) : (
            <Link to="/learn/$game/$lesson" params={{ game, lesson: firstRaceId }} className="button main" ref={focus}>
              {learn.toRace}
            </Link>
          )}
          <Link to="/learn/$game" params={{ game }} className="button quiet">
            {learn.toMap}
          </Link>
        </section>
      );
  }
}

const Chosen = ({ label, detail }: ChoiceWords) => (
  <p className="chosen">
    <b>{label}</b>
    {detail && (
      <small>
        <Sentence text={detail} />
      </small>
    )}
  </p>
);

interface QuizCardProps {
  readonly quiz: Pick<Quiz<never>, 'quiz'>;
  readonly onPick: (index: number) => void;
}

/** A question that the race itself does not ask. */
export function QuizCard({ quiz: { quiz }, onPick }: QuizCardProps) {
  const { learn } = useWords();
  return (
    <section className="card turn" aria-label={learn.quiz}>
      <div className="choices">
        {quiz.map(({ label }, index) => (
          <button type="button" key={label} className="choice" onClick={() => onPick(index)}>
            <span>{label}</span>
            <kbd>{index + 1}</kbd>
          </button>
        ))}
      </div>
    </section>
  );
}

import { Sentence, useWords } from '@gruppetto/ui';
import { useMemo, useState } from 'react';
import { lastMoment } from '../race/race-state.ts';
import type { Scene } from '../race/scene.ts';
import { CoachFace } from './Coach.tsx';
import { setCoachWarns, useCoachWarns } from './coach-setting.ts';
import { useCourse } from './WithCourse.tsx';
import './coach-warning.css';

/** The one thing that the player may be about to lose. A warning that was read doesn't come again until there was another. */
export function CoachWarning({ scene: { state, mine } }: { readonly scene: Scene }) {
  const { learn } = useWords();
  const course = useCourse();
  const warns = useCoachWarns();
  const [read, setRead] = useState<string>();
  const { race, names } = state;
  const { view } = lastMoment(state);
  const warning = useMemo(
    () => (warns && mine && course?.warn ? course.warn({ race, view, turn: mine, names }) : undefined),
    [warns, mine, course, race, view, names],
  );
  if (!warning || warning.kind === read) return null;
  return (
    <section className="card coach-warning" aria-label={learn.warning} role="status">
      <CoachFace />
      <p>
        <Sentence text={warning.said} /> {warning.rule && <span className="rule-id">{warning.rule}</span>}
      </p>
      <div className="buttons">
        <button type="button" onClick={() => setRead(warning.kind)}>
          {learn.gotIt}
        </button>
        <button type="button" className="quiet" onClick={() => setCoachWarns(false)}>
          {learn.coachOff}
        </button>
      </div>
    </section>
  );
}

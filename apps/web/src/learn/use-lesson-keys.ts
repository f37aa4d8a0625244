import type { Choice } from '@gruppetto/kernel';
import { isQuiz, questionOf } from '@gruppetto/learn';
import { useEffect } from 'react';
import type { Scene } from '../race/scene.ts';
import type { LessonSession } from './lesson-session.ts';

interface LessonKeys {
  readonly scene: Scene;
  readonly session: LessonSession;
  readonly live: boolean;
  readonly choose: (choice: Choice) => void;
}

/** Figures choose, Enter takes the usual answer or goes on, Backspace goes back; any of them skips what is being shown. */
export function useLessonKeys({ scene, session, live, choose }: LessonKeys): void {
  const { mine, offer, controller } = scene;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('dialog[open], :popover-open')) return;
      const onControl = target instanceof HTMLElement && target.closest('button, a, summary, input, select, textarea') !== null;
      if ((key === 'Enter' || key === ' ') && onControl) return;
      if (key === 'Backspace' && !onControl) return session.back();
      const figure = /^[1-9]$/.test(key) ? Number(key) : undefined;
      if (figure === undefined && key !== 'Enter' && key !== ' ') return;
      if (!live) return controller.skip();
      const { speech, state } = session.store.getState();
      if (speech.kind !== 'question') {
        if (speech.kind === 'on') session.goOn();
        if (speech.kind === 'again') session.back();
        return;
      }
      const step = questionOf(state);
      if (step && isQuiz(step)) {
        if (figure !== undefined && figure <= step.quiz.length) session.pick(figure - 1);
        return;
      }
      const at = figure === undefined ? offer.usual : offer.listed[figure - 1];
      const choice = at === undefined ? undefined : mine?.choices[at];
      if (choice) choose(choice);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [mine, offer, controller, session, live, choose]);
}

import type { Advice } from '@gruppetto/bots';
import { type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { Adviser, Dilemma } from './advice-worker.ts';

let adviser: Remote<Adviser> | undefined;

/** The coach thinks in a worker of their own, as long as the page is open. */
function ask(dilemma: Dilemma): Promise<Advice | undefined> {
  const worker = adviser ? undefined : new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
  const asked = adviser ?? wrap<Adviser>(worker as Worker);
  adviser = asked;
  const failed = new Promise<undefined>((done) => {
    worker?.addEventListener('error', () => {
      adviser = undefined;
      worker.terminate();
      done(undefined);
    });
  });
  return Promise.race([asked.advise(dilemma), failed]);
}

/** The advice on a question; without a question, none is asked for. */
export function useAdvice(dilemma: Dilemma | undefined): Advice | 'thinking' | 'none' {
  const [known, setKnown] = useState<{ readonly turn: object; readonly advice: Advice | 'none' }>();
  const turn = dilemma?.turn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn tells one dilemma from another
  useEffect(() => {
    if (!dilemma) return;
    let gone = false;
    const tell = (advice: Advice | undefined) => {
      if (!gone) setKnown({ turn: dilemma.turn, advice: advice ?? 'none' });
    };
    ask(dilemma).then(tell, () => tell(undefined));
    return () => {
      gone = true;
    };
  }, [turn]);
  return known && known.turn === turn ? known.advice : 'thinking';
}

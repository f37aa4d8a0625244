import { useWords } from '@gruppetto/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { VerdictSession } from '../verdict/verdict-session.ts';
import type { RaceController } from './race-controller.ts';
import { isLive, type RaceState, turnOf } from './race-state.ts';
import { nextSpeed } from './Scrubber.tsx';
import './turn.css';

interface WaitingProps {
  readonly state: RaceState;
  readonly controller: RaceController;
  readonly verdict: VerdictSession;
  /** On a small screen, the way from here to a race of your own. */
  readonly onBranch: (() => void) | undefined;
}

/** While nobody here is asked: what is going on, and how to get to the next question. */
export function Waiting({ state, controller, verdict, onBranch }: WaitingProps) {
  const { race: say } = useWords();
  const { running, since, names } = state;
  const live = isLive(state);
  const judged = useStore(verdict.store, ({ judging }) => judging !== undefined);
  const turn = turnOf(state);
  const watching = state.seats.every(({ player }) => player !== 'person');
  const label = watching ? say.toFinish : state.viewer === 'spectator' ? say.goLive : say.toMyTurn;
  const now = () => {
    if (!running) return live ? say.paused : say.lookingBack;
    if (live && turn) return say.thinking(names.seat(turn.seat));
    return since === undefined ? say.riding : say.since;
  };
  return (
    <section className="card turn waiting">
      <p>{now()}</p>
      <div className="buttons">
        {judged ? (
          <BackToVerdict verdict={verdict} onBack={() => controller.skip()} />
        ) : running || live ? (
          <button type="button" className="main" onClick={() => void controller.rush()}>
            {label} <kbd>F</kbd>
          </button>
        ) : (
          <button type="button" className="main" onClick={() => controller.skip()}>
            {say.backToRace} <kbd>{say.endKey}</kbd>
          </button>
        )}
        {onBranch && !running && !live && (
          <button type="button" onClick={onBranch}>
            {say.playFromHere}
          </button>
        )}
        {(running || live) && <FasterButton state={state} controller={controller} />}
      </div>
    </section>
  );
}

/** Whoever has come here from the verdict is shown the road, and finds the way back under their fingers. */
function BackToVerdict({ verdict, onBack }: { readonly verdict: VerdictSession; readonly onBack: () => void }) {
  const { race, verdict: say } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (verdict.store.getState().watched === undefined) return;
    scrollTo({ top: 0, behavior: 'instant' });
    button.current?.focus({ preventScroll: true });
  }, [verdict]);
  return (
    <button type="button" className="main" ref={button} onClick={onBack}>
      {say.back} <kbd>{race.endKey}</kbd>
    </button>
  );
}

/** Beside the way past it all: the same, quicker. */
function FasterButton({ state: { speed }, controller }: Pick<WaitingProps, 'state' | 'controller'>) {
  const { race: say } = useWords();
  const next = nextSpeed(speed);
  return (
    <button type="button" onClick={() => controller.setSpeed(next)}>
      {next > speed ? say.faster : say.normalSpeed} <kbd>S</kbd>
    </button>
  );
}

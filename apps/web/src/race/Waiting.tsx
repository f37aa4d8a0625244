import { useWords } from '@gruppetto/ui';
import type { RaceController } from './race-controller.ts';
import { isLive, type RaceState, turnOf } from './race-state.ts';
import { nextSpeed } from './Scrubber.tsx';
import './turn.css';

interface WaitingProps {
  readonly state: RaceState;
  readonly controller: RaceController;
  /** On a small screen, the way from here to a race of your own. */
  readonly onBranch: (() => void) | undefined;
}

/** While nobody here is asked: what is going on, and how to get to the next question. */
export function Waiting({ state, controller, onBranch }: WaitingProps) {
  const { race: say } = useWords();
  const { running, since, names } = state;
  const live = isLive(state);
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
        {running || live ? (
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

import { useWords } from '@gruppetto/ui';
import type { RaceController } from './race-controller.ts';
import { isLive, type RaceState, turnOf } from './race-state.ts';
import './turn.css';

/** While nobody here is asked: what is going on, and how to come to the next question. */
export function Waiting({ state, controller }: { state: RaceState; controller: RaceController }) {
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
            {say.backToRace} <kbd>End</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

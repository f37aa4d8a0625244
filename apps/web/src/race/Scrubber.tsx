import type { Fact } from '@gruppetto/kernel';
import { Icon, useWords } from '@gruppetto/ui';
import { type RaceController, speeds } from './race-controller.ts';
import { isLive, personToMove, type RaceState, turnOf } from './race-state.ts';
import './scrubber.css';

interface ScrubberProps {
  readonly state: RaceState;
  readonly controller: RaceController;
  /** What a game calls an incident, where it has any. */
  readonly isIncident: ((fact: Fact) => boolean) | undefined;
  readonly onBranch: () => void;
  readonly onSave: () => void;
}

/** Through the whole race: back, on, to any moment, at any speed. */
export function Scrubber({ state, controller, isIncident, onBranch, onSave }: ScrubberProps) {
  const { race: words } = useWords();
  const { playhead, moments, running, speed, branches, withheld } = state;
  const last = moments.length - 1;
  const live = isLive(state);
  const over = turnOf(state) === undefined;
  const going = running && !(live && over);
  const atLast = live && (over || personToMove(state) !== undefined);
  return (
    <section className="card scrubber" aria-label={words.replay}>
      <div className="buttons">
        <button
          type="button"
          className="quiet icon ends"
          aria-label={words.toBeginning}
          disabled={last === 0}
          onClick={() => controller.seek(0)}
        >
          <Icon name="start" />
        </button>
        <button
          type="button"
          className="quiet icon"
          aria-label={words.stepBack}
          disabled={playhead.moment === 0}
          onClick={() => controller.seek(playhead.moment - 1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="quiet icon"
          aria-label={going ? words.pause : words.play}
          onClick={() => controller.setRunning(!going)}
        >
          <Icon name={going ? 'pause' : 'play'} />
        </button>
        <button type="button" className="quiet icon" aria-label={words.stepOn} disabled={atLast} onClick={() => void controller.step()}>
          <Icon name="on" />
        </button>
        <button type="button" className="quiet icon ends" aria-label={words.toNow} disabled={live} onClick={() => controller.skip()}>
          <Icon name="end" />
        </button>
        <button type="button" className="quiet" aria-label={words.speed(speed)} onClick={() => controller.setSpeed(nextSpeed(speed))}>
          {speed}×
        </button>
        {isIncident && (
          <button
            type="button"
            className="quiet incident"
            aria-label={`${words.nextIncident} I`}
            disabled={atLast}
            onClick={() => void controller.seekFact(isIncident)}
          >
            <span>
              {words.nextIncident} <kbd>I</kbd>
            </span>
            <Icon name="incident" />
          </button>
        )}
        {live && state.undo !== undefined && (
          <button
            type="button"
            className="quiet icon for-thumbs"
            aria-label={state.undo === state.viewer ? words.undo : words.undoOf(state.names.seat(state.undo))}
            onClick={() => void controller.undo()}
          >
            <Icon name="undo" />
          </button>
        )}
      </div>
      <input
        type="range"
        min="0"
        max={Math.max(1, last)}
        disabled={last === 0}
        value={playhead.moment}
        aria-label={words.moment}
        aria-valuetext={words.step(playhead.moment, last)}
        style={{ '--done': `${last === 0 ? 100 : (playhead.moment / last) * 100}%` } as React.CSSProperties}
        onChange={(event) => controller.seek(Number(event.target.value))}
      />
      <span className="step-count">{words.step(playhead.moment, last)}</span>
      <div className="buttons for-pointers">
        {branches && (
          <button type="button" className="quiet" disabled={live && !over} onClick={onBranch}>
            {words.playFromHere}
          </button>
        )}
        <button type="button" className="quiet" disabled={withheld} onClick={onSave}>
          {withheld ? words.saveLater : words.saveRace}
        </button>
      </div>
    </section>
  );
}

export const nextSpeed = (speed: number): number => speeds[(speeds.indexOf(speed as (typeof speeds)[number]) + 1) % speeds.length];

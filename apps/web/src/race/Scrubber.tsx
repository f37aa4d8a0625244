import type { Fact } from '@gruppetto/kernel';
import { Icon } from '@gruppetto/ui';
import { isLive, personToMove, type Ready, type Session, speeds } from './race-controller.ts';

interface ScrubberProps {
  readonly state: Ready;
  readonly session: Session;
  /** What a game calls an incident, where it has any. */
  readonly isIncident: ((fact: Fact) => boolean) | undefined;
  readonly onBranch: () => void;
  readonly onSave: () => void;
}

/** Through the whole race: back, on, to any moment, at any speed. */
export function Scrubber({ state, session, isIncident, onBranch, onSave }: ScrubberProps) {
  const { playhead, moments, running, speed, branches, closed } = state;
  const last = moments.length - 1;
  const live = isLive(state);
  const over = state.turn === undefined;
  const going = running && !(live && over);
  const atLast = live && (over || personToMove(state) !== undefined);
  return (
    <section className="card scrubber" aria-label="Replay">
      <div className="buttons">
        <button type="button" className="quiet icon" aria-label="To the start" disabled={last === 0} onClick={() => session.seek(0)}>
          <Icon name="start" />
        </button>
        <button
          type="button"
          className="quiet icon"
          aria-label="One step back"
          disabled={playhead.moment === 0}
          onClick={() => session.seek(playhead.moment - 1)}
        >
          <Icon name="back" />
        </button>
        <button type="button" className="quiet icon" aria-label={going ? 'Pause' : 'Play'} onClick={() => session.setRunning(!going)}>
          <Icon name={going ? 'pause' : 'play'} />
        </button>
        <button type="button" className="quiet icon" aria-label="One step on" disabled={atLast} onClick={() => void session.step()}>
          <Icon name="on" />
        </button>
        <button type="button" className="quiet icon" aria-label="To where the race stands" disabled={live} onClick={() => session.skip()}>
          <Icon name="end" />
        </button>
        <button type="button" className="quiet" aria-label={`Speed ${speed} times`} onClick={() => session.setSpeed(nextSpeed(speed))}>
          {speed}×
        </button>
        {isIncident && (
          <button type="button" className="quiet" disabled={atLast} onClick={() => void session.seekFact(isIncident)}>
            Next incident <kbd>I</kbd>
          </button>
        )}
      </div>
      <input
        type="range"
        min="0"
        max={Math.max(1, last)}
        disabled={last === 0}
        value={playhead.moment}
        aria-label="Moment of the race"
        aria-valuetext={`step ${playhead.moment} of ${last}`}
        style={{ '--done': `${last === 0 ? 100 : (playhead.moment / last) * 100}%` } as React.CSSProperties}
        onChange={(event) => session.seek(Number(event.target.value))}
      />
      <span className="step-count">
        step {playhead.moment} of {last}
      </span>
      <div className="buttons">
        {branches && (
          <button type="button" className="quiet" disabled={live && !over} onClick={onBranch}>
            Play on from here
          </button>
        )}
        <button type="button" className="quiet" disabled={closed} onClick={onSave}>
          {closed ? 'Save it after the finish' : 'Save the race'}
        </button>
      </div>
    </section>
  );
}

export const nextSpeed = (speed: number): number =>
  speeds[(speeds.indexOf(speed as (typeof speeds)[number]) + 1) % speeds.length] as number;

import { isLive, type Ready, type Session, speeds } from './session.ts';

interface ScrubberProps {
  readonly state: Ready;
  readonly session: Session;
  readonly onBranch: () => void;
}

/** Through the whole race: back, on, to any moment, at any speed. */
export function Scrubber({ state, session, onBranch }: ScrubberProps) {
  const { playhead, moments, running, speed } = state;
  const last = moments.length - 1;
  const live = isLive(state);
  return (
    <section className="card scrubber" aria-label="Replay">
      <div className="buttons">
        <button type="button" className="quiet icon" aria-label="To the start" disabled={last === 0} onClick={() => session.seek(0)}>
          ⏮
        </button>
        <button type="button" className="quiet icon" aria-label="One step back" disabled={playhead.moment === 0} onClick={() => session.seek(playhead.moment - 1)}>
          ◀
        </button>
        <button type="button" className="quiet icon" aria-label={running ? 'Pause' : 'Play'} onClick={() => session.setRunning(!running)}>
          {running ? '⏸' : '▶'}
        </button>
        <button type="button" className="quiet icon" aria-label="One step on" disabled={live} onClick={() => session.seek(playhead.moment + 1)}>
          ▶❘
        </button>
        <button type="button" className="quiet icon" aria-label="To where the race stands" disabled={live} onClick={() => session.skip()}>
          ⏭
        </button>
        <button type="button" className="quiet" aria-label={`Speed ${speed} times`} onClick={() => session.setSpeed(nextSpeed(speed))}>
          {speed}×
        </button>
      </div>
      <input
        type="range"
        min="0"
        max={last}
        value={playhead.moment}
        aria-label="Moment of the race"
        aria-valuetext={`step ${playhead.moment} of ${last}`}
        style={{ '--done': `${last === 0 ? 100 : (playhead.moment / last) * 100}%` } as React.CSSProperties}
        onChange={(event) => session.seek(Number(event.target.value))}
      />
      <span className="step-count">
        step {playhead.moment} of {last}
      </span>
      <button type="button" className="quiet branch" disabled={live && state.game.turn(moments[last]?.table.state ?? {}) !== undefined} onClick={onBranch}>
        Play on from here
      </button>
    </section>
  );
}

export const nextSpeed = (speed: number): number => speeds[(speeds.indexOf(speed as (typeof speeds)[number]) + 1) % speeds.length] as number;

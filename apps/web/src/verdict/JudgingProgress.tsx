import { useWords } from '@gruppetto/ui';
import './judging-progress.css';

interface JudgingProgressProps {
  /** From 0 to 1. */
  readonly done: number;
  /** Ends it with what is known; absent while there is too little. */
  readonly onStop?: (() => void) | undefined;
  readonly stopping?: boolean;
}

/** How far the verdict has come: shown from the tap on. */
export function JudgingProgress({ done, onStop, stopping = false }: JudgingProgressProps) {
  const { verdict: say } = useWords();
  return (
    <div className="card judging-progress">
      <p role="status">
        <progress max={1} value={done} aria-hidden="true" /> <span>{say.working(Math.floor(100 * done))}</span>
      </p>
      {onStop && (
        <p className="stop">
          <button type="button" disabled={stopping} onClick={onStop}>
            {say.stop}
          </button>{' '}
          <small className="soft">{say.stopHint}</small>
        </p>
      )}
    </div>
  );
}

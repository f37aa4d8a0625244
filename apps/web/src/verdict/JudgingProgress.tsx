import { useWords } from '@gruppetto/ui';
import './judging-progress.css';

/** How far the verdict has come, from 0 to 1: shown from the tap on. */
export function JudgingProgress({ done }: { readonly done: number }) {
  const { verdict: say } = useWords();
  return (
    <p className="card judging-progress" role="status">
      <progress max={1} value={done} aria-hidden="true" /> <span>{say.working(Math.floor(100 * done))}</span>
    </p>
  );
}

import type { RiderId } from '@gruppetto/kernel';
import type { At } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import type { MissingLine } from './stage-places.ts';

interface EndStageCardProps {
  readonly missing: readonly MissingLine[];
  readonly onJump: (at: At, rider?: RiderId) => void;
  readonly onEnd: () => void;
  /** Where no sheet offers it. */
  readonly undo: React.ReactNode;
}

/** What End stage still wants, each a tap away. */
export function EndStageCard({ missing, onJump, onEnd, undo }: EndStageCardProps) {
  const { stage: words } = useWords();
  return (
    <div className="card end-stage">
      {missing.length > 0 ? (
        <>
          <b id="missing-title">{words.missing}</b>
          <ul aria-labelledby="missing-title">
            {missing.map((line, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be missing twice
              <li key={nth}>
                <button type="button" className="quiet" onClick={() => onJump(line.at, line.rider)}>
                  {line.text}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p role="status">{words.complete}</p>
      )}
      <button type="button" className="main" disabled={missing.length > 0} onClick={onEnd}>
        {words.end}
      </button>
      {undo}
    </div>
  );
}

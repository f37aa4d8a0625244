import { useWords } from '@gruppetto/ui';
import { lazy, Suspense } from 'react';
import type { Odds } from '../forecast/use-odds.ts';
import type { Scene } from './scene.ts';

const OddsCurve = lazy(async () => ({ default: (await import('../forecast/OddsCurve.tsx')).OddsCurve }));

export const oddsCardId = 'live-odds';

/** Whether the odds are on, and what they are. */
export interface LiveOdds {
  readonly open: boolean;
  readonly toggle: (open: boolean) => void;
  /** As far as they are worked out. */
  readonly known: readonly Odds[] | undefined;
  readonly tell: (known: readonly Odds[] | undefined) => void;
}

interface OddsCardProps {
  readonly scene: Scene;
  readonly live: LiveOdds;
}

/** How the chances have moved, as far as this page knows the race. */
export function OddsCard({ scene: { state, shown, looks }, live: { open, toggle, tell } }: OddsCardProps) {
  const { race: say } = useWords();
  return (
    <details
      id={oddsCardId}
      className="card side"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) toggle(currentTarget.open);
      }}
    >
      <summary>{say.odds}</summary>
      {open && (
        <Suspense>
          <OddsCurve state={state} step={shown.after.version} looks={looks} onOdds={tell} />
        </Suspense>
      )}
    </details>
  );
}

import type { Seat } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import { useMemo, useState } from 'react';
import type { RaceController } from '../race/race-controller.ts';
import { isLive, type RaceState } from '../race/race-state.ts';
import { ownLast, sinceLines } from './since-lines.ts';

/** For a player whose turn it is: what the others did since their last one, and that alone to watch again. */
export function SinceCard({ race, controller, own }: { race: RaceState; controller: RaceController; own: Seat }) {
  const { sharedTables: words } = useWords();
  // Open for people who were away when the page was opened.
  const [away] = useState(race.since !== undefined);
  const { moments, linesOf } = race;
  const since = ownLast(moments, own);
  const lines = useMemo(() => (since === undefined ? [] : sinceLines(moments, since, linesOf)), [moments, since, linesOf]);
  if (since === undefined || lines.length === 0 || moments.at(-1)?.turn?.seat !== own || !isLive(race)) return undefined;
  const replay = () => {
    controller.seek(since);
    controller.setRunning(true);
  };
  return (
    <details className="card since" open={away}>
      <summary>{words.sinceTitle}</summary>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={index}>{line}</li>
        ))}
      </ul>
      <button type="button" onClick={replay}>
        {words.sinceReplay}
      </button>
    </details>
  );
}

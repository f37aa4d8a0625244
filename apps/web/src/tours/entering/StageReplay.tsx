import { Alert, useWords } from '@gruppetto/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { openStageRecord } from '../../local/local-source.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { stageOfTour } from './stage-of-tour.ts';
import { inTourWorker } from './tour-workers.ts';
import { useWatchedTable } from './use-stage-table.ts';

type StageReplayProps = Pick<TourViewProps, 'open' | 'stage'>;

/** Back to the race itself, step by step: at the table of this browser, or at a new one from what the tour has kept of it. */
export function StageReplay({ open, stage: index }: StageReplayProps) {
  const { stage: words } = useWords();
  const { race, how } = open.tour.stages[index];
  const table = useWatchedTable(open.id, index, race);
  if (how === 'typed' || (!table && !race)) return undefined;
  if (!table) return <WatchAgain open={open} stage={index} />;
  return (
    <Link to="/table/$id" params={{ id: table.id }} className="button">
      {words.replay}
    </Link>
  );
}

function WatchAgain({ open: { id, tour }, stage: index }: StageReplayProps) {
  const { stage: words } = useWords();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { race, raced } = tour.stages[index];
  const watch = async () => {
    if (!race || !raced) return;
    setBusy(true);
    try {
      const { seats } = tour.plan;
      const record = await inTourWorker((tours) => tours.recordOf(tour.game.id, seats, race, raced));
      if (!record) return setFault(words.noReplay);
      const made = await openStageRecord(record, { ...stageOfTour(id, tour, index), watched: race.steps });
      await navigate({ to: '/table/$id', params: { id: made } });
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" disabled={busy || fault !== undefined} onClick={() => void watch()}>
        {words.replay}
      </button>
      <Alert>{fault}</Alert>
    </>
  );
}

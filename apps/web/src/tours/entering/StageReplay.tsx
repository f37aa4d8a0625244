import { Alert, useWords } from '@gruppetto/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { openStageRecord } from '../../local/local-source.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { stageOfTour } from './stage-of-tour.ts';
import { inTourWorker } from './tour-workers.ts';
import { useStageTable } from './use-stage-table.ts';

type StageReplayProps = Pick<TourViewProps, 'open' | 'stage'>;

/** Back to the race itself, step by step: where it was raced in this browser, or where bots rode it and can ride it again. */
export function StageReplay({ open, stage: index }: StageReplayProps) {
  const { stage: words } = useWords();
  const { ride, how } = open.tour.stages[index];
  const table = useStageTable(open.id, index, ride?.seed);
  if (how === 'typed' || (!table && !ride)) return undefined;
  if (!table) return <RideAgain open={open} stage={index} />;
  return (
    <Link to="/table/$id" params={{ id: table.id }} className="button">
      {words.replay}
    </Link>
  );
}

function RideAgain({ open: { id, tour }, stage: index }: StageReplayProps) {
  const { stage: words } = useWords();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { ride, options, raced } = tour.stages[index];
  const again = async () => {
    if (!ride || !options || !raced) return;
    setBusy(true);
    try {
      const { seats } = tour.plan;
      const record = await inTourWorker((tours) => tours.rideAgain({ game: tour.game.id, options, seats, ride }, raced));
      if (!record) return setFault(words.noReplay);
      const made = await openStageRecord(record, { ...stageOfTour(id, tour, index), simulated: ride.seed });
      await navigate({ to: '/table/$id', params: { id: made } });
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" disabled={busy || fault !== undefined} onClick={() => void again()}>
        {words.replay}
      </button>
      <Alert>{fault}</Alert>
    </>
  );
}

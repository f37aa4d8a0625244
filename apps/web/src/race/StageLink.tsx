import { useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import type { StageOfTour } from './race-source.ts';

/** From a race back to the tour that it is a stage of. */
export function StageLink({ tour: { id, stage, name } }: { tour: StageOfTour }) {
  const { stage: words } = useWords();
  return (
    <Link to="/tours/$id" params={{ id }} search={{ view: 'stage', stage: stage + 1 }} className="chip">
      {words.forTour(name, stage + 1)}
    </Link>
  );
}

/** The race is over: its result goes into the tour when somebody opens it there. */
export function StageDone({ tour: { id, stage, name } }: { tour: StageOfTour }) {
  const { stage: words } = useWords();
  return (
    <p className="card notice">
      {words.forTour(name, stage + 1)}
      <Link to="/tours/$id" params={{ id }} search={{ view: 'stage', stage: stage + 1 }} className="button main">
        {words.raceResult}
      </Link>
    </p>
  );
}

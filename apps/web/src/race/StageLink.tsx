import { stageWords as words } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import type { StageOfTour } from '../local/table-storage.ts';

/** From a race back to the tour that it is a stage of. */
export const StageLink = ({ tour: { id, stage, name } }: { tour: StageOfTour }) => (
  <Link to="/tours/$id" params={{ id }} search={{ view: 'stage', stage: stage + 1 }} className="chip">
    {words.forTour(name, stage + 1)}
  </Link>
);

/** The race is over: its result goes into the tour when somebody opens it there. */
export const StageDone = ({ tour: { id, stage, name } }: { tour: StageOfTour }) => (
  <p className="card notice">
    {words.forTour(name, stage + 1)}
    <Link to="/tours/$id" params={{ id }} search={{ view: 'stage', stage: stage + 1 }} className="button main">
      {words.raceResult}
    </Link>
  </p>
);

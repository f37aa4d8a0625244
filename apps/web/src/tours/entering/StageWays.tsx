import type { GameId } from '@gruppetto/catalogue';
import { stageOptions } from '@gruppetto/tour';
import { Alert, useWords } from '@gruppetto/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { openTable } from '../../local/local-source.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { stageOfTour } from './stage-of-tour.ts';
import { inTourWorker } from './tour-workers.ts';
import { useStageTable } from './use-stage-table.ts';

/** Three ways to a result: typed in below, simulated, or raced at a table of this browser. */
export function StageWays({ open, stage, enter, simulate, riding, begun }: TourViewProps & { begun: boolean }) {
  const { stage: words } = useWords();
  const { tour, id } = open;
  const navigate = useNavigate();
  const table = useStageTable(id, stage);
  const [fault, setFault] = useState<string>();
  const taking = useRef(false);

  const take = async (from: string) => {
    const ridden = await inTourWorker((tours) => tours.raced(from));
    if (ridden) await enter({ do: 'result', stage, how: 'raced', ...ridden });
  };
  const over = table?.over && !begun ? table.id : undefined;
  // After somebody has cleared the stage, the result comes back only when they ask for it.
  const known = open.entries.some(({ entry }) => entry.do === 'result' && entry.stage === stage && entry.how === 'raced');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a race that is over is taken over once
  useEffect(() => {
    if (!over || known || taking.current) return;
    taking.current = true;
    void take(over).catch((error: Error) => setFault(error.message));
  }, [over]);

  const race = async () => {
    const options = stageOptions(tour, stage);
    if (!options) return;
    try {
      const made = await openTable({
        game: tour.game.id as GameId,
        options,
        seats: tour.plan.seats,
        realDice: false,
        tour: stageOfTour(id, tour, stage),
      });
      await navigate({ to: '/table/$id', params: { id: made } });
    } catch (error) {
      setFault((error as Error).message);
    }
  };

  const rest = tour.stages.length - stage;
  if (begun && !fault) return undefined;
  return (
    <section className="card padded ways" aria-labelledby="ways-title">
      <h3 id="ways-title">{words.ways}</h3>
      <div className="buttons">
        {!begun && (
          <>
            {over && (
              <button type="button" onClick={() => void take(over).catch((error: Error) => setFault(error.message))}>
                {words.takeResult}
              </button>
            )}
            {table && !table.over ? (
              <button type="button" className="main" onClick={() => void navigate({ to: '/table/$id', params: { id: table.id } })}>
                {words.goOnRacing}
              </button>
            ) : (
              <button type="button" disabled={riding !== undefined} onClick={() => void race()}>
                {words.raceIt}
              </button>
            )}
            <button type="button" disabled={riding !== undefined} onClick={() => simulate(1)}>
              {words.simulate}
            </button>
            {rest > 1 && (
              <button type="button" disabled={riding !== undefined} onClick={() => simulate(rest)}>
                {words.rideAll}
              </button>
            )}
          </>
        )}
        <span className="soft">{words.typeInHint}</span>
      </div>
      <Alert>{fault}</Alert>
    </section>
  );
}

import type { GameId } from '@gruppetto/catalogue';
import { stageOptions } from '@gruppetto/tour';
import { Alert, useWords } from '@gruppetto/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../account/account-store.ts';
import { openTable } from '../../local/local-source.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { stageOfTour } from './stage-of-tour.ts';
import { inTourWorker } from './tour-workers.ts';
import { useOnlineStage } from './use-online-stage.ts';
import { useStageTable } from './use-stage-table.ts';

const OnlineStageDialog = lazy(async () => ({ default: (await import('./OnlineStageDialog.tsx')).OnlineStageDialog }));

/** Four ways to a result: typed in below, simulated, raced at a table of this browser, or apart at a shared table. */
export function StageWays({ open, stage, enter, simulate, riding, begun }: TourViewProps & { begun: boolean }) {
  const { stage: words } = useWords();
  const { tour, id } = open;
  const navigate = useNavigate();
  const table = useStageTable(id, stage);
  const [fault, setFault] = useState<string>();
  const taking = useRef(false);
  const known = useAccount();
  const me = known.state === 'known' ? known.account?.name : undefined;
  const served = open.sync !== 'browser';
  const online = useOnlineStage(id, stage, me !== undefined && served);
  const [asking, setAsking] = useState(false);

  const take = async (from: string) => {
    const ridden = await inTourWorker((tours) => tours.raced(from));
    if (ridden) await enter({ do: 'result', stage, how: 'raced', ...ridden });
  };
  const over = table?.over && !begun ? table.id : undefined;
  // After somebody has cleared the stage, the result comes back only when they ask for it.
  const taken = open.entries.some(({ entry }) => entry.do === 'result' && entry.stage === stage && entry.how === 'raced');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a race that is over is taken over once
  useEffect(() => {
    if (!over || taken || taking.current) return;
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
            {served &&
              (online && online.status !== 'over' ? (
                <Link to="/shared/$id" params={{ id: online.id }} className="button main">
                  {words.toOnline}
                </Link>
              ) : (
                <button type="button" disabled={riding !== undefined} onClick={() => setAsking(true)}>
                  {words.raceOnline}
                </button>
              ))}
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
      {asking && (
        <Suspense fallback={undefined}>
          <OnlineStageDialog tour={id} teams={tour.plan.seats} me={me} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}

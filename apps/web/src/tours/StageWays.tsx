import { enter as fold, stageOptions, type Tour, type TourEntry } from '@gruppetto/tour';
import { stageWords as words } from '@gruppetto/words';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { freshSeed } from '../tables/fresh.ts';
import { openTable } from '../tables/keeper.ts';
import { listTables, onChangeElsewhere, type TableSummary } from '../tables/shelf.ts';
import type { TourViewProps } from './tour-view.ts';
import { inTourWorker, openTourWorker } from './tour-workers.ts';

interface Riding {
  readonly done: number;
  readonly all: number;
}

/** Three ways to a result: typed in below, simulated, or raced at a table of this browser. */
export function StageWays({ open, stage, enter, go, begun }: TourViewProps & { begun: boolean }) {
  const { tour, id } = open;
  const navigate = useNavigate();
  const [table, setTable] = useState<TableSummary>();
  const [riding, setRiding] = useState<Riding>();
  const [fault, setFault] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const taking = useRef(false);
  useEffect(() => () => stop.current?.abort(), []);

  // The race of this stage, where one was begun here.
  useEffect(() => {
    const look = () =>
      void listTables().then(
        (tables) => setTable(tables.find((one) => one.tour?.id === id && one.tour.stage === stage)),
        () => undefined,
      );
    look();
    return onChangeElsewhere(look);
  }, [id, stage]);

  const over = table?.over && !begun ? table.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a race that is over is taken over once
  useEffect(() => {
    if (!over || taking.current) return;
    taking.current = true;
    const take = async () => {
      const ridden = await inTourWorker((tours) => tours.raced(over));
      if (ridden) await enter({ do: 'result', stage, how: 'raced', ...ridden });
    };
    void take().catch((error: Error) => setFault(error.message));
  }, [over]);

  const race = async () => {
    const options = stageOptions(tour, stage);
    if (!options) return;
    try {
      const made = await openTable({
        game: tour.game.id,
        options,
        seats: tour.plan.seats,
        realDice: false,
        tour: {
          id,
          name: tour.plan.name,
          stage,
          riders: tour.plan.riders,
          jerseys: tour.after[stage - 1]?.jerseys.map(({ rider, jersey }) => ({ rider, jersey })) ?? [],
        },
      });
      await navigate({ to: '/table/$id', params: { id: made } });
    } catch (error) {
      setFault((error as Error).message);
    }
  };

  /** One stage after the other, until there is none left, or somebody stops it. */
  const simulate = async (all: boolean) => {
    const abort = new AbortController();
    stop.current = abort;
    setFault(undefined);
    const worker = openTourWorker();
    abort.signal.addEventListener('abort', worker.close);
    const stopped = new Promise<undefined>((resolve) => abort.signal.addEventListener('abort', () => resolve(undefined)));
    const count = all ? tour.stages.length - stage : 1;
    try {
      let now: Tour = tour;
      for (let done = 0; done < count && now.stages[stage + done]?.status === 'open'; done++) {
        setRiding({ done, all: count });
        const options = stageOptions(now, stage + done) ?? {};
        const players = tour.plan.seats.map(({ player }) => player);
        const ride = worker.tours.ride({ game: tour.game.id, options, players, seed: freshSeed() });
        const ridden = await Promise.race([ride, worker.failed, stopped]);
        if (!ridden) break;
        const entry: TourEntry = { do: 'result', stage: stage + done, how: 'simulated', ...ridden };
        const entered = fold(now, entry);
        if (entered.kind === 'refused' || !(await enter(entry))) break;
        now = entered.tour;
      }
      if (all && now.over) go('points');
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      worker.close();
      setRiding(undefined);
    }
  };

  const rest = tour.stages.length - stage;
  return (
    <section className="card padded ways" aria-labelledby="ways-title">
      <h3 id="ways-title">{words.ways}</h3>
      <div className="buttons">
        {riding ? (
          <>
            <progress max={riding.all} value={riding.done} aria-label={words.simulating} />
            <span role="status">{riding.all > 1 ? words.riding(riding.done, riding.all) : words.simulating}</span>
            <button type="button" onClick={() => stop.current?.abort()}>
              {words.stop}
            </button>
          </>
        ) : (
          <>
            {!begun && (
              <>
                {table && !table.over ? (
                  <button type="button" className="main" onClick={() => void navigate({ to: '/table/$id', params: { id: table.id } })}>
                    {words.goOnRacing}
                  </button>
                ) : (
                  <button type="button" onClick={() => void race()}>
                    {words.raceIt}
                  </button>
                )}
                <button type="button" onClick={() => void simulate(false)}>
                  {words.simulate}
                </button>
                {rest > 1 && (
                  <button type="button" className="quiet" onClick={() => void simulate(true)}>
                    {words.rideAll}
                  </button>
                )}
              </>
            )}
            <span className="soft">{words.typeInHint}</span>
          </>
        )}
      </div>
      {fault && (
        <p className="problem" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

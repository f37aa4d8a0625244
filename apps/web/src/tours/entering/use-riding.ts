import { enter as fold, stageOptions, type Tour, type TourEntry } from '@gruppetto/tour';
import { useEffect, useRef, useState } from 'react';
import { freshSeed } from '../tables/fresh.ts';
import type { Session } from './tour-session.ts';
import type { Riding, TourViewProps } from './tour-view.ts';
import { openTourWorker } from './tour-workers.ts';

/** Bots ride stages in a worker, one after the other, until there is none left, or somebody stops it. */
export function useRiding(session: Session, enter: TourViewProps['enter']) {
  const [riding, setRiding] = useState<Riding>();
  const [fault, setFault] = useState<string>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const simulate = async (count: number): Promise<void> => {
    if (session.state !== 'open' || riding) return;
    const abort = new AbortController();
    current.current = abort;
    setFault(undefined);
    const worker = openTourWorker();
    const stopped = new Promise<undefined>((resolve) => abort.signal.addEventListener('abort', () => resolve(undefined)));
    try {
      let tour: Tour = session.tour;
      const players = tour.plan.seats.map(({ player }) => player);
      for (let done = 0; done < count; done++) {
        const stage = tour.after.length;
        const options = stageOptions(tour, stage);
        if (!options) break;
        setRiding({ done, all: count });
        const ride = worker.tours.ride({ game: tour.game.id, options, players, seed: freshSeed() });
        const ridden = await Promise.race([ride, worker.failed, stopped]);
        if (!ridden) break;
        const entry: TourEntry = { do: 'result', stage, how: 'simulated', ...ridden };
        const entered = fold(tour, entry);
        if (entered.kind === 'refused' || !(await enter(entry))) break;
        tour = entered.tour;
      }
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      worker.close();
      setRiding(undefined);
    }
  };
  return { riding, fault, simulate, stop: () => current.current?.abort() };
}

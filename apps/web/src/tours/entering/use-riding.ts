import { stageOptions, type Tour } from '@gruppetto/tour';
import { useEffect, useRef, useState } from 'react';
import { freshSeed } from '../../storage/fresh.ts';
import type { TourState } from '../client/open-tour.ts';
import type { RideProgress, TourViewProps } from '../office/tour-view.ts';
import { openTourWorker } from './tour-workers.ts';

/** Bots ride stages in a worker, one after the other, until there is none left, or somebody stops it. */
export function useRiding(state: TourState, enter: TourViewProps['enter']) {
  const [riding, setRiding] = useState<RideProgress>();
  const [fault, setFault] = useState<string>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const simulate = async (count: number): Promise<void> => {
    if (state.state !== 'open' || riding) return;
    const abort = new AbortController();
    current.current = abort;
    setFault(undefined);
    const worker = openTourWorker();
    const stopped = new Promise<undefined>((resolve) => abort.signal.addEventListener('abort', () => resolve(undefined)));
    try {
      let tour: Tour = state.tour;
      const { seats } = tour.plan;
      for (let done = 0; done < count; done++) {
        const stage = tour.after.length;
        const options = stageOptions(tour, stage);
        if (!options) break;
        setRiding({ done, all: count });
        const ride = worker.tours.ride({ game: tour.game.id, options, seats, ride: { seed: freshSeed(), series: 0 } });
        const ridden = await Promise.race([ride, worker.failed, stopped]);
        if (!ridden) break;
        const entered = await enter({ do: 'result', stage, how: 'simulated', ...ridden });
        if (!entered) break;
        tour = entered;
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

import { useEffect, useRef } from 'react';
import type { RaceController } from '../race/race-controller.ts';

/** A link to a moment, `?at=12`, opens the race there, once. */
export function useSharedMoment(controller: RaceController, moments: number): void {
  const wanted = useRef(/[?&]at=(\d+)/.exec(location.search)?.[1]);
  useEffect(() => {
    const at = wanted.current;
    if (at === undefined || moments <= Number(at)) return;
    wanted.current = undefined;
    controller.seek(Number(at));
  }, [controller, moments]);
}

import { roomOf } from '@gruppetto/catalogue';
import { forecast, type Tally } from '@gruppetto/lab';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isCalm, type RaceState } from '../race/race-state.ts';
import { glances, oddsPlan, sharesOf, winnersOf } from './odds.ts';
import { openPool, type WorkerPool } from './worker-pool.ts';

/** Everybody's chance of winning after one step: of the seats, or of the riders if one seat has them all. */
export interface Odds {
  readonly step: number;
  readonly win: readonly number[];
}

/** So many races are ridden from the newest moment, first for error bars of at most 5 percentage points, then of at most 2. */
const firstRuns = 400;
const runs = 2400;
/** Nobody has acted for this long, in milliseconds. */
const calm = 800;
/** At most this many points, apart from the newest one. */
const maxPoints = 40;

/** The steps up to this one that a curve has points for: those that were points stay points as it grows. */
function pointsUpTo(step: number): readonly number[] {
  let stride = 1;
  while (step / stride > maxPoints) stride *= 2;
  const points = Array.from({ length: Math.floor(step / stride) + 1 }, (_, index) => index * stride);
  return points.at(-1) === step ? points : [...points, step];
}

/** How the odds have moved up to a step: at once by the value function, and the newest by races in workers while nobody acts. */
export function useOdds(state: RaceState, step: number): readonly Odds[] {
  const { game, race, seats, moments, viewer } = state;
  const { insight } = roomOf(game.id);
  const of = insight?.of ?? 'seats';
  const glance = useMemo(() => glances(insight, race), [insight, race]);
  // By what it showed, not by its number: after a take-back the same number may be another step.
  const [sharper, setSharper] = useState<ReadonlyMap<unknown, readonly number[]>>(new Map());
  const pool = useRef<WorkerPool>(undefined);
  const newest = moments[step];
  const resting = isCalm(state) && !newest.standings.over;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a plan is made of, not the state, which is another one with every beat
  useEffect(() => {
    if (!resting) return;
    let left = false;
    const sharpen = (tally: Tally): void => {
      if (left || tally.races < firstRuns) return;
      setSharper((before) => new Map(before).set(newest.view, sharesOf(tally, of)));
    };
    const ride = async () => {
      pool.current ??= openPool();
      await forecast(oddsPlan(state, newest), runs, pool.current, { onProgress: sharpen });
    };
    const timer = setTimeout(() => void ride().catch(() => undefined), calm);
    return () => {
      left = true;
      clearTimeout(timer);
      pool.current?.close();
      pool.current = undefined;
    };
  }, [resting, newest, game, race, seats, viewer, of]);
  return useMemo(
    () =>
      pointsUpTo(step).flatMap((index) => {
        const { view, standings } = moments[index];
        const win = standings.over ? winnersOf(standings, of) : (sharper.get(view) ?? glance(view));
        return win ? [{ step: index, win }] : [];
      }),
    [moments, step, of, sharper, glance],
  );
}

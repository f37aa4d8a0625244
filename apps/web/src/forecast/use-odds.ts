import { forecast, parseSetUp } from '@gruppetto/lab';
import type { Moment } from '@gruppetto/wire';
import { useEffect, useRef, useState } from 'react';
import type { RaceController } from '../race/race-controller.ts';
import type { RaceState } from '../race/race-state.ts';
import { openPool, type WorkerPool } from './worker-pool.ts';

/** Everybody's chance to win after one step. */
export interface Odds {
  readonly step: number;
  readonly win: readonly number[];
}

/** What is known, and of how many points. */
export interface OddsSoFar {
  readonly odds: readonly Odds[];
  readonly all: number;
}

/** Enough for a curve: an error bar of five in a hundred at most. */
const runs = 400;
/** So many points at most, the newest one aside. */
const maxPoints = 40;

/** The steps up to this one that a curve has points for: those that were points stay points as it grows. */
export function pointsUpTo(step: number): readonly number[] {
  let stride = 1;
  while (step / stride > maxPoints) stride *= 2;
  const points = Array.from({ length: Math.floor(step / stride) + 1 }, (_, index) => index * stride);
  return points.at(-1) === step ? points : [...points, step];
}

/** How the odds have moved up to a step; what is missing is ridden in workers, the newest first. */
export function useOdds({ game, race, seats, moments }: RaceState, controller: RaceController, step: number): OddsSoFar {
  // By what was seen, not by its number: a step that was taken back may be another one now.
  const [known, setKnown] = useState<ReadonlyMap<unknown, readonly number[]>>(new Map());
  const pool = useRef<WorkerPool>(undefined);
  const busy = useRef(false);
  useEffect(
    () => () => {
      pool.current?.close();
      pool.current = undefined;
      busy.current = false;
    },
    [],
  );
  const momentAt = (index: number): Moment => moments[index];
  const points = pointsUpTo(step);
  const wanted = points.findLast((index) => !known.has(momentAt(index).view));
  const moment = wanted === undefined ? undefined : momentAt(wanted);
  useEffect(() => {
    if (!moment || busy.current) return;
    const { view, standings, version } = moment;
    const keep = (win: readonly number[]) => setKnown((before) => new Map(before).set(view, win));
    if (standings.over) return keep(toRider(standings.riders.map(({ rider, place }) => [rider, place === 1 ? 1 : 0])));
    busy.current = true;
    pool.current ??= openPool();
    const ridden = pool.current;
    const ride = async () => {
      const position = await controller.position(version);
      const players = seats.map(({ player }) => (player === 'person' ? 'bot' : player));
      const setUp = parseSetUp({ game: game.id, options: race.options, seats: players, position });
      if (!position || !setUp.ok) return undefined;
      const { tally } = await forecast({ ...setUp.value, seed: 'odds' }, runs, ridden);
      return tally.riders.map(([wins = 0]) => wins / tally.races);
    };
    void ride().then((win) => {
      if (pool.current !== ridden) return;
      busy.current = false;
      if (win) keep(win);
    });
  });
  const odds = points.flatMap((index) => {
    const win = known.get(momentAt(index).view);
    return win ? [{ step: index, win }] : [];
  });
  return { odds, all: points.length };
}

const toRider = (shares: readonly (readonly [number, number])[]): readonly number[] => {
  const list = Array<number>(shares.length).fill(0);
  for (const [rider, share] of shares) list[rider] = share;
  return list;
};

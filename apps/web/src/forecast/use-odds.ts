import { Value } from '@gruppetto/bots';
import { roomOf } from '@gruppetto/catalogue';
import type { Standings } from '@gruppetto/kernel';
import { forecast, parseSetUp, type Tally } from '@gruppetto/lab';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RaceController } from '../race/race-controller.ts';
import type { RaceState } from '../race/race-state.ts';
import { openPool, type WorkerPool } from './worker-pool.ts';

/** Everybody's chance of winning after one step: of the seats, or of the riders if one seat has them all. */
export interface Odds {
  readonly step: number;
  readonly win: readonly number[];
}

/** What the newest moment is sharpened by, at first and in the end: error bars of five and of two points in a hundred at most. */
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
export function useOdds({ game, race, seats, moments }: RaceState, controller: RaceController, step: number): readonly Odds[] {
  const insight = roomOf(game.id).insight;
  const of = insight?.of ?? 'seats';
  const value = useMemo(() => (insight?.network ? new Value(insight, race) : undefined), [insight, race]);
  // By what it showed, not by its number: after a take-back the same number may be another step.
  const [sharper, setSharper] = useState<ReadonlyMap<unknown, readonly number[]>>(new Map());
  const pool = useRef<WorkerPool>(undefined);
  useEffect(
    () => () => {
      pool.current?.close();
      pool.current = undefined;
    },
    [],
  );
  const newest = moments[step];
  useEffect(() => {
    if (newest.standings.over) return;
    const { view, version } = newest;
    let left = false;
    const ride = async () => {
      const position = await controller.position(version);
      const players = seats.map(({ player }) => (player === 'person' ? 'bot' : player));
      const setUp = parseSetUp({ game: game.id, options: race.options, seats: players, position });
      if (left || !position || !setUp.ok) return;
      pool.current ??= openPool();
      const sharpen = (tally: Tally): void => {
        if (left || tally.races < firstRuns) return;
        const win = (of === 'seats' ? tally.seats : tally.riders).map(([wins = 0]) => wins / tally.races);
        setSharper((before) => new Map(before).set(view, win));
      };
      await forecast({ ...setUp.value, seed: 'odds' }, runs, pool.current, { onProgress: sharpen });
    };
    const timer = setTimeout(() => void ride().catch(() => undefined), calm);
    return () => {
      left = true;
      clearTimeout(timer);
      pool.current?.close();
      pool.current = undefined;
    };
  }, [newest, controller, game, race, seats, of]);
  return pointsUpTo(step).flatMap((index) => {
    const { view, standings } = moments[index];
    const known = standings.over ? outcomeOf(standings, of) : sharper.get(view);
    if (known) return [{ step: index, win: known }];
    if (!value) return [];
    const chances = new Float64Array(value.entrants);
    value.chances(view, chances);
    return [{ step: index, win: [...chances] }];
  });
}

function outcomeOf({ seats, riders }: Standings, of: 'seats' | 'riders'): readonly number[] {
  const won = of === 'seats' ? seats.map(({ seat, place }) => [seat, place]) : riders.map(({ rider, place }) => [rider, place]);
  const list = Array<number>(won.length).fill(0);
  const winners = won.filter(([, place]) => place === 1).length;
  for (const [entrant, place] of won) list[entrant] = place === 1 ? 1 / winners : 0;
  return list;
}

import type { RiderId } from '@gruppetto/kernel';
import { forecast, parseSetUp } from '@gruppetto/lab';
import { useWords } from '@gruppetto/ui';
import { useEffect, useState } from 'react';
import type { RaceController } from '../race/race-controller.ts';
import type { RaceState } from '../race/race-state.ts';
import { openPool } from './worker-pool.ts';

interface BackedOddsProps {
  readonly state: RaceState;
  readonly controller: RaceController;
  readonly rider: RiderId;
}

/** An error bar of one point in a hundred, where most riders win three races in a hundred. */
const runs = 2000;

/** What the backed rider could expect: the race ridden many times from its start. */
export function BackedOdds({ state: { game, race, seats }, controller, rider }: BackedOddsProps) {
  const { race: say, forecast: words } = useWords();
  const [chance, setChance] = useState<number>();
  useEffect(() => {
    const pool = openPool();
    let left = false;
    const ride = async () => {
      const position = await controller.position(0);
      const setUp = parseSetUp({ game: game.id, options: race.options, seats: seats.map(({ player }) => player), position });
      if (left || !position || !setUp.ok) return;
      const { tally } = await forecast({ ...setUp.value, seed: 'backed' }, runs, pool);
      if (!left) setChance((tally.riders[rider]?.[0] ?? 0) / tally.races);
    };
    void ride().catch(() => undefined);
    return () => {
      left = true;
      pool.close();
    };
  }, [game, race, seats, controller, rider]);
  return chance === undefined ? undefined : <p role="status">{say.backedOdds(words.percent(chance, 0))}</p>;
}

import { type Insight, Value } from '@gruppetto/bots';
import type { Race, Standings } from '@gruppetto/kernel';
import { type RacePlan, riderFor, type Tally } from '@gruppetto/lab';
import type { Moment } from '@gruppetto/wire';
import type { RaceState } from '../race/race-state.ts';

/** Who may win: the seats, or the riders if one seat has them all. */
type Of = Insight['of'];

/** Everybody's chance of winning at a glance, by the value function; each view is looked at once. */
export function glances(insight: Insight | undefined, race: Race): (view: unknown) => readonly number[] | undefined {
  if (!insight?.network) return () => undefined;
  const value = new Value(insight, race);
  const known = new WeakMap<object, readonly number[]>();
  return (view) => {
    const seen = view as object;
    const before = known.get(seen);
    if (before) return before;
    const chances = new Float64Array(value.entrants);
    value.chances(seen, chances);
    const win = [...chances];
    known.set(seen, win);
    return win;
  };
}

/** Races from this moment on, as far as this page knows it: nobody's odds tell what somebody else keeps to themselves. */
export const oddsPlan = (
  { game, race, seats, viewer }: Pick<RaceState, 'game' | 'race' | 'seats' | 'viewer'>,
  { view }: Pick<Moment, 'view'>,
): RacePlan => ({
  game: game.id,
  options: race.options,
  seats: seats.map(({ player }) => riderFor(game, player)),
  seen: { view, viewer },
  seed: 'odds',
});

/** How many of these races each has won. */
export const sharesOf = ({ seats, riders, races }: Tally, of: Of): readonly number[] =>
  (of === 'seats' ? seats : riders).map(([wins = 0]) => wins / races);

/** Once a race is over. */
export function winnersOf({ seats, riders }: Standings, of: Of): readonly number[] {
  const won = of === 'seats' ? seats.map(({ seat, place }) => [seat, place]) : riders.map(({ rider, place }) => [rider, place]);
  const list = Array<number>(won.length).fill(0);
  const winners = won.filter(([, place]) => place === 1).length;
  for (const [entrant, place] of won) list[entrant] = place === 1 ? 1 / winners : 0;
  return list;
}

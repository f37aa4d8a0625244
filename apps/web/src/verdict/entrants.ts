import type { Verdict } from '@gruppetto/bots';
import type { Jersey } from '@gruppetto/ui';
import { lineColour } from '../race/line-colour.ts';
import { lastMoment } from '../race/race-state.ts';
import type { Scene } from '../race/scene.ts';

/** Who may win: the seats, or the riders where one seat has them all. */
export interface Entrants {
  readonly are: 'seats' | 'riders';
  readonly name: (entrant: number) => string;
  readonly jersey: (entrant: number) => Jersey;
  readonly line: (entrant: number) => string;
}

export function entrantsOf({ state, looks }: Scene, { accounts }: Pick<Verdict, 'accounts'>): Entrants {
  const { seats, names } = state;
  const bySeat = seats.length > 1 && accounts.length === seats.length;
  const jersey = (entrant: number) => (bySeat ? looks.find(({ seat }) => seat === entrant) : looks[entrant])?.jersey ?? looks[0].jersey;
  return {
    are: bySeat ? 'seats' : 'riders',
    name: bySeat ? names.seat : names.rider,
    jersey,
    line: (entrant) => lineColour(jersey(entrant).colour),
  };
}

const podium = 3;

/** Whose bridges are drawn: all seats; of many riders the backed one and the first three. */
export function entrantsShown({ state }: Scene, { are }: Entrants): readonly number[] {
  if (are === 'seats') return [...state.seats.keys()];
  const first = lastMoment(state)
    .standings.riders.slice(0, podium)
    .map(({ rider }) => rider);
  return [...new Set(state.backed === undefined ? first : [state.backed, ...first])];
}

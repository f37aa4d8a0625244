import type { Race, RiderId } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import { type Choice, type LosCiclistas, losCiclistas, type Options, type Position } from '../rules/index.ts';

const colours = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'orange', 'purple', 'pink', 'grey'] as const;

type Colour = (typeof colours)[number];
type RiderName = `${Colour}${1 | 2 | 3}`;

export const rider = (name: RiderName): RiderId => 3 * colours.indexOf(name.slice(0, -1) as Colour) + Number(name.slice(-1)) - 1;

export const [red1, red2, red3, blue1, blue2, blue3, green1, green2, green3] = Array.from({ length: 9 }, (_, id) => id) as [
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
];

/** Where the named riders stand, foremost first; the others of so many players wait on space 2. */
export function road(spaces: Partial<Record<RiderName, number>>, players = 2): Position['road'] {
  const named = Object.entries(spaces).map(([name, space]) => ({ rider: rider(name as RiderName), space }));
  const others = Array.from({ length: 3 * players }, (_, id) => id).filter((id) => !named.some((spot) => spot.rider === id));
  return [...named, ...others.map((id) => ({ rider: id, space: 2 }))];
}

/** What the players own. */
export const bonuses = (owned: Partial<Record<Colour, number>>, players = 2): number[] =>
  colours.slice(0, players).map((colour) => owned[colour] ?? 0);

/** The beginning of a round, with the named riders on their spaces. */
export const riders = (
  spaces: Partial<Record<RiderName, number>>,
  { players = 2, owned = {}, ...others }: { players?: number; owned?: Partial<Record<Colour, number>> } & Partial<Position> = {},
): Position => ({ round: 15, road: road(spaces, players), bonuses: bonuses(owned, players), ...others });

export const toss: Choice = { do: 'throw' };
export const draft: Choice = { do: 'draft' };
export const add = (count: number): Choice => ({ do: 'add', bonuses: count });
export const start = (id: RiderId): Choice => ({ do: 'start', rider: id });

/** Examples are for two players on 60 spaces, unless they say otherwise. */
export const example = examplesOf(losCiclistas, { players: 2 });

/** A race of two players on 60 spaces, unless the options say otherwise. */
export const raceOf = (options: Partial<Options> = {}): Race<LosCiclistas> =>
  losCiclistas.race({ players: 2, length: 60, events: false, elimination: false, end: 'all-home', ...options });

export const nameOf = (id: RiderId): string => `${colours[Math.floor(id / 3)]}${(id % 3) + 1}`;

import type { RiderId } from '@gruppetto/kernel';
import { climbsOf, type Options, type Position, type RacePlan, type RiderPosition, type TileId } from '../rules/index.ts';

/** Two players: a leader, a rouleur and a climber each. */
export const [red1, red2, red3, blue4, blue5, blue6] = [0, 1, 2, 3, 4, 5] as const;

/** A race of these tiles, its feed zone close to the line unless a lesson says otherwise. */
export const raceOf = (hexagons: readonly TileId[], feed = 6 * hexagons.length - 1): Partial<Options> => {
  const bare: RacePlan = { kind: 'classic', hexagons, feeds: [feed], sprints: [6 * hexagons.length - 1], bonusLines: [], climbs: [] };
  const own = { ...bare, climbs: climbsOf(bare).map((hexagon) => ({ hexagon, category: 2 })) };
  return { players: 2, race: 'own', own, qualities: false };
};

/** Plain but for the hill on rows 25 to 30, and straight. */
const hexagons = ['4a', '7a', '10a', '1a', '11a', '20b'] as const;
export const plain = raceOf(hexagons);

/** The same, with the feed zone far behind. */
export const plainFinish = raceOf(hexagons, 10);

/** The beginning of a turn: the named riders as told, the others at the back of the peloton. */
export const at = (riders: Readonly<Record<RiderId, Partial<RiderPosition>>>, others: Partial<Position> = {}): Position => ({
  turn: 5,
  front: 1,
  tokens: [0, 1],
  riders: Array.from({ length: 6 }, (_, rider): RiderPosition => {
    const given = riders[rider] ?? {};
    return { place: given.row === undefined ? 'back' : 'road', energy: 20, ...given };
  }),
  ...others,
});

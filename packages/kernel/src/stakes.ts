import type { Board } from './board.ts';
import type { Race } from './game.ts';
import type { RiderId, Seat } from './names.ts';
import type { Standings } from './standings.ts';

/** What is known of the finish so far. */
export interface Finish {
  readonly standings: Standings;
  /** Riders whose places are final. */
  readonly home: ReadonlySet<RiderId>;
  readonly seatOf: (rider: RiderId) => Seat;
}

/**
 * A rider with a value who still stands on the road has crossed the line and may yet be passed; one who has left the road is home.
 * Where nobody is on the road, riders start one after the other, and every time may be beaten.
 */
export function finishOf({ riders }: Pick<Race, 'riders'>, standings: Standings, { riders: spots, blocks = [] }: Board): Finish {
  const onRoad = new Set([...spots.map(({ rider }) => rider), ...blocks.flatMap((block) => block.riders)]);
  const isFinal = standings.over || onRoad.size > 0;
  const home = standings.riders.flatMap(({ rider, value }) => (value === undefined || onRoad.has(rider) || !isFinal ? [] : [rider]));
  return { standings, home: new Set(home), seatOf: (rider) => riders[rider].seat };
}

const racing = ({ standings, home }: Finish): readonly RiderId[] =>
  standings.riders.flatMap(({ rider, out }) => (out === undefined && !home.has(rider) ? [rider] : []));

/** Whether nothing that this seat decides from now on can change its places: all others are home or out, or all of its own riders are. */
export function isSettled(finish: Finish, seat: Seat): boolean {
  if (finish.home.size === 0) return false;
  const owned = racing(finish).map((rider) => finish.seatOf(rider) === seat);
  return owned.every(Boolean) || !owned.some(Boolean);
}

/**
 * Whether a bot rides the rest for this seat without asking, as nothing that it decides can change its places any more. In a tour, time
 * counts.
 */
export function ridesItselfIn(race: Pick<Race, 'riders'>, standings: Standings, board: () => Board, seat: Seat, inTour: boolean): boolean {
  // Most of the time nobody is home, and no board has to be made.
  if (inTour || standings.riders.every(({ value }) => value === undefined)) return false;
  return isSettled(finishOf(race, standings, board()), seat);
}

import type { RiderId } from '@gruppetto/kernel';
import type { Situation, Warning } from '@gruppetto/learn';
import { courseOf, firstSquare, type PaceWheel, seatOf, squaresATurn, teamOf, terrainAt } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

type Here = Situation<PaceWheel>;

/** From so many points on it is worth saying. */
const many = 3;

/** The warnings of Pace Wheel: points that can no longer be burnt. */
export const warn =
  ({ warnings: say }: CoachSentences) =>
  (moment: Here): Warning | undefined => {
    if (moment.view.turn === 0) return undefined;
    const { view, names } = moment;
    if (isLastChance(moment)) return { kind: 'last-turn', said: say.lastTurn, rule: 'PW-6.1' };
    const climber = climbsForTheLastTime(moment);
    if (climber === undefined) return undefined;
    const points = view.points.climbing[climber];
    return { kind: 'last-climb', said: say.lastClimb({ rider: names.rider(climber), points }), rule: 'PW-3.6' };
  };

/** The player could attack now; the front group comes home before their next turn, and would sprint without a chance for them. */
function isLastChance({ race, view, turn }: Here): boolean {
  if (!turn.choices.some((choice) => choice.do === 'break-away')) return false;
  const { finish } = courseOf(race.options);
  const first = firstSquare(view, 0) ?? 0;
  const { pace, terrain } = view.groups[0];
  // Every other player has a turn before this one comes round again, and the groups ride in the move of that turn too.
  if (first + race.seats * squaresATurn[terrain][pace] < finish) return false;
  const inFront = view.road.filter((rider) => view.group[rider] === 0);
  const best = (mine: boolean) =>
    Math.max(-1, ...inFront.filter((rider) => (seatOf(rider) === turn.seat) === mine).map((rider) => view.points.sprint[rider]));
  return best(true) < best(false);
}

/** A racer of the player's with climbing points, on the last uphill squares before the finish. */
function climbsForTheLastTime({ race, view, turn }: Here): RiderId | undefined {
  const course = courseOf(race.options);
  const last = course.tops.at(-1) ?? 0;
  if (last === course.finish) return undefined;
  const climbs = (rider: RiderId): boolean => {
    const square = view.square[rider];
    const isOn = view.road.includes(rider) && terrainAt(course, square) === 'uphill' && square <= last;
    return isOn && !course.terrain.slice(square, last + 1).some((terrain) => terrain !== 'uphill') && view.points.climbing[rider] >= many;
  };
  return teamOf(turn.seat)
    .filter(climbs)
    .sort((a, b) => view.points.climbing[b] - view.points.climbing[a])[0];
}

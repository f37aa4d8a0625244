import { noTops } from './climbs.ts';
import { type Course, numbers } from './course.ts';
import { judgeGroups, ridersOf } from './groups.ts';
import { noMishaps } from './incident.ts';
import { bySkill, firstProfiles, pointsOf, samePoints, usualProfile } from './racers.ts';
import type { Points, Position, State } from './types.ts';

export function place(course: Course, position: Position): State {
  const { racers } = course;
  const { now, points } = position;
  const square = numbers(racers, 0);
  for (const spot of position.road) square[spot.rider] = spot.square;
  const mishap = noMishaps(course);
  for (const one of position.mishaps ?? []) mishap[one.rider] = one.mishap;
  const state: State = {
    turn: position.turn,
    seat: position.seat,
    step: now?.step ?? (position.turn === 0 ? 'place' : 'ride'),
    road: position.road.map(({ rider }) => rider),
    square,
    profiles: profilesIn(course, position),
    points: bySkill(points),
    groups: [],
    group: numbers(racers, -1),
    escapees: now?.escapees ?? -1,
    asked: [...(now?.asked ?? [])],
    current: now?.current ?? 0,
    attempt: now?.attempt && { ...now.attempt },
    pushing: now?.pushing,
    mishap,
    fed: [...(position.fed ?? numbers(racers, 0))],
    home: (position.home ?? []).map((home) => ({ ...home })),
    arrival: [...(position.arrival ?? numbers(racers, 0))],
    tops: position.tops?.map((passed) => [...passed]) ?? noTops(course),
  };
  placeGroups(course, state, position);
  return state;
}

/** PW-1.2: given with the set-up; or at the table, where until the first turn nothing of them has been burnt. */
export function profilesIn(course: Course, { turn, points, profiles }: Position): Points[] {
  if (course.options.profiles === 'given') return firstProfiles(course);
  return (turn === 0 ? points : (profiles ?? points.map((_, rider) => usualProfile(rider)))).map((profile) => ({ ...profile }));
}

function placeGroups(course: Course, state: State, { turn, groups }: Position): void {
  if (turn === 0) return;
  // PW-2.1, PW-2.3: what is not written is as the road gives it.
  for (const rider of state.road) state.group[rider] = 0;
  state.groups = [{ pace: 'steady', terrain: 'flat' }];
  const { escapees } = state;
  judgeGroups(course, state, undefined);
  state.escapees = escapees;
  state.groups = groups.map(({ pace, terrain }, index) => ({ pace, terrain: terrain ?? state.groups[index]?.terrain ?? 'flat' }));
  for (const [index, { riders = [] }] of groups.entries()) for (const rider of riders) state.group[rider] = index;
}

export function position(course: Course, state: State): Position {
  const { turn, seat, step, road, square, profiles, escapees, asked, current, attempt, pushing, mishap, fed, home, arrival, tops } = state;
  const racers = Array.from({ length: course.racers }, (_, rider) => rider);
  const inside = step !== 'place' && step !== 'ride';
  const mishaps = racers.flatMap((rider) => {
    const one = mishap[rider];
    return one === 'stays' || one === 'behind' ? [{ rider, mishap: one }] : [];
  });
  return {
    turn,
    seat,
    road: road.map((rider) => ({ rider, square: square[rider] })),
    points: racers.map((rider) => pointsOf(state, rider)),
    ...(isUnusual(course, state) && { profiles: profiles.map((profile) => ({ ...profile })) }),
    groups: state.groups.map(({ pace, terrain }, index) => (inside ? { pace, terrain, riders: ridersOf(state, index) } : { pace })),
    ...(inside && {
      now: {
        step,
        ...(escapees >= 0 && { escapees }),
        ...(asked.length > 0 && { asked: [...asked] }),
        ...(current > 0 && { current }),
        ...(attempt && { attempt: { ...attempt } }),
        ...(pushing && { pushing }),
      },
    }),
    ...(mishaps.length > 0 && { mishaps }),
    ...(someSet(fed) && { fed: [...fed] }),
    ...(home.length > 0 && { home: home.map((one) => ({ ...one })) }),
    ...(someSet(arrival) && { arrival: [...arrival] }),
    ...(tops.some((passed) => passed.length > 0) && { tops: tops.map((passed) => [...passed]) }),
  };
}

const isUnusual = ({ options }: Course, { turn, profiles }: State): boolean =>
  options.profiles === 'at-the-table' && turn > 0 && profiles.some((profile, rider) => !samePoints(profile, usualProfile(rider)));

const someSet = (list: readonly number[]): boolean => list.some((value) => value > 0);

export const copy = (state: State): State => ({
  turn: state.turn,
  seat: state.seat,
  step: state.step,
  road: state.road.slice(),
  square: state.square.slice(),
  profiles: state.profiles.slice(),
  points: { sprint: state.points.sprint.slice(), stamina: state.points.stamina.slice(), climbing: state.points.climbing.slice() },
  groups: state.groups.map(({ pace, terrain }) => ({ pace, terrain })),
  group: state.group.slice(),
  escapees: state.escapees,
  asked: state.asked.slice(),
  current: state.current,
  attempt: state.attempt && { rider: state.attempt.rider, result: state.attempt.result, die: state.attempt.die },
  pushing: state.pushing,
  mishap: state.mishap.slice(),
  fed: state.fed.slice(),
  home: state.home.slice(),
  arrival: state.arrival.slice(),
  tops: state.tops.map((passed) => passed.slice()),
});

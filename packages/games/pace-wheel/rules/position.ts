import { noTops } from './climbs.ts';
import { listOf, racersOf } from './course.ts';
import { judgeGroups, ridersOf } from './groups.ts';
import type { Mishap, Options, Position, State } from './types.ts';

export function place(options: Options, position: Position): State {
  const racers = racersOf(options);
  const { now, points } = position;
  const square = listOf(racers, 0);
  for (const spot of position.road) square[spot.rider] = spot.square;
  const mishap = listOf<Mishap>(racers, 'none');
  for (const one of position.mishaps ?? []) mishap[one.rider] = one.mishap;
  const state: State = {
    options,
    turn: position.turn,
    seat: position.seat,
    step: now?.step ?? (position.turn === 0 ? 'place' : 'ride'),
    road: position.road.map(({ rider }) => rider),
    square,
    points: {
      sprint: points.map(({ sprint }) => sprint),
      stamina: points.map(({ stamina }) => stamina),
      climbing: points.map(({ climbing }) => climbing),
    },
    groups: [],
    group: listOf(racers, -1),
    escapees: now?.escapees ?? -1,
    asked: [...(now?.asked ?? [])],
    current: now?.current ?? 0,
    attempt: now?.attempt && { ...now.attempt },
    pushing: now?.pushing,
    mishap,
    fed: [...(position.fed ?? listOf(racers, 0))],
    home: (position.home ?? []).map((home) => ({ ...home })),
    arrival: [...(position.arrival ?? listOf(racers, 0))],
    tops: position.tops?.map((passed) => [...passed]) ?? noTops(options),
  };
  placeGroups(state, position);
  return state;
}

function placeGroups(state: State, { turn, groups }: Position): void {
  if (turn === 0) return;
  // PW-2.1, PW-2.3: what is not written is as the road gives it.
  for (const rider of state.road) state.group[rider] = 0;
  state.groups = [{ pace: 'steady', terrain: 'flat' }];
  const { escapees } = state;
  judgeGroups(state, undefined);
  state.escapees = escapees;
  state.groups = groups.map(({ pace, terrain }, index) => ({ pace, terrain: terrain ?? state.groups[index]?.terrain ?? 'flat' }));
  for (const [index, { riders = [] }] of groups.entries()) for (const rider of riders) state.group[rider] = index;
}

export function position(state: State): Position {
  const { options, turn, seat, step, road, square, points, escapees, asked, current, attempt, pushing, mishap, fed, home, arrival, tops } =
    state;
  const racers = Array.from({ length: racersOf(options) }, (_, rider) => rider);
  const inside = step !== 'place' && step !== 'ride';
  const mishaps = racers.flatMap((rider) => {
    const one = mishap[rider];
    return one === 'stays' || one === 'behind' ? [{ rider, mishap: one }] : [];
  });
  return {
    turn,
    seat,
    road: road.map((rider) => ({ rider, square: square[rider] })),
    points: racers.map((rider) => ({
      sprint: points.sprint[rider],
      stamina: points.stamina[rider],
      climbing: points.climbing[rider],
    })),
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

const someSet = (list: readonly number[]): boolean => list.some((value) => value > 0);

export const copy = (state: State): State => ({
  options: state.options,
  turn: state.turn,
  seat: state.seat,
  step: state.step,
  road: state.road.slice(),
  square: state.square.slice(),
  points: { sprint: state.points.sprint.slice(), stamina: state.points.stamina.slice(), climbing: state.points.climbing.slice() },
  groups: state.groups.map((group) => ({ ...group })),
  group: state.group.slice(),
  escapees: state.escapees,
  asked: state.asked.slice(),
  current: state.current,
  attempt: state.attempt && { ...state.attempt },
  pushing: state.pushing,
  mishap: state.mishap.slice(),
  fed: state.fed.slice(),
  home: state.home.slice(),
  arrival: state.arrival.slice(),
  tops: state.tops.map((passed) => passed.slice()),
});

import type { RiderId } from '@gruppetto/kernel';
import { type Course, cobbleLanes } from './course.ts';
import { roadOrder } from './groups.ts';
import { zeros } from './play.ts';
import { weatherThrowsAt } from './start.ts';
import type { Position, State } from './types.ts';

export function place(course: Course, position: Position): State {
  const { route, sprints, tops } = course;
  const row = zeros(course);
  const lane = zeros(course);
  for (const spot of position.road) {
    row[spot.rider] = spot.row;
    lane[spot.rider] = spot.lane;
  }
  return {
    turn: position.turn,
    row,
    lane,
    rain: position.rain ?? false,
    weather: weatherThrowsAt(course, position),
    cobbles: (position.cobbles ?? []).flat(),
    home: (position.home ?? []).map((home) => ({ ...home })),
    sprints: sprints.map((_, index) => [...(position.sprints?.[index] ?? [])]),
    tops: tops.map((_, index) => [...(position.tops?.[index] ?? [])]),
    pips: route.prologue ? [...(position.pips ?? zeros(course))] : [],
  };
}

export function position(state: State): Position {
  const { turn, row, lane, rain, cobbles, home, sprints, tops, pips } = state;
  const anybody = (lists: readonly (readonly RiderId[])[]) => lists.some((list) => list.length > 0);
  return {
    turn,
    road: roadOrder(state).map((rider) => ({ rider, row: row[rider], lane: lane[rider] })),
    ...(rain && { rain }),
    ...(cobbles.length > 0 && { cobbles: inRows(cobbles) }),
    ...(home.length > 0 && { home: home.map((one) => ({ ...one })) }),
    ...(anybody(sprints) && { sprints: sprints.map((places) => [...places]) }),
    ...(anybody(tops) && { tops: tops.map((places) => [...places]) }),
    ...(pips.some((own) => own > 0) && { pips: [...pips] }),
  };
}

const inRows = (malus: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: malus.length / cobbleLanes }, (_, row) => malus.slice(cobbleLanes * row, cobbleLanes * (row + 1)));

export const copy = (state: State): State => ({
  turn: state.turn,
  row: state.row.slice(),
  lane: state.lane.slice(),
  rain: state.rain,
  weather: state.weather,
  // Laid once and never written to.
  cobbles: state.cobbles,
  home: state.home.slice(),
  sprints: state.sprints.map((places) => places.slice()),
  tops: state.tops.map((places) => places.slice()),
  pips: state.pips.slice(),
});

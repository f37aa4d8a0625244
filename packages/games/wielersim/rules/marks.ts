import type { RiderId } from '@gruppetto/kernel';
import { sprintAward, sprintPlaces, topAward, topPlaces } from './awards.ts';
import type { Mark, Top } from './course.ts';
import { addRow, groupFrom, type Ride } from './road.ts';
import { sprint } from './sprint.ts';

/** WS-7.5: riders who are over a top for the first time, by row, then rightmost. */
export function passTops(ride: Ride): void {
  const { state, course } = ride;
  for (let index = 0; index < course.tops.length; index++) {
    const top = course.tops[index];
    const places = state.tops[index];
    if (ride.foremost >= top.row && places.length < topPlaces(top.category)) passTop(ride, top, places);
  }
}

function passTop(ride: Ride, { row, name, category }: Top, places: RiderId[]): void {
  for (const rider of past(ride, row)) {
    if (places.includes(rider)) continue;
    places.push(rider);
    const place = places.length;
    ride.tell?.({ type: 'passed', rule: 'WS-7.5', rider, mark: 'top', name, category, place });
    ride.tell?.({ type: 'gained', rule: 'WS-7.5', seat: 0, rider, what: 'mountain-points', amount: topAward(category, place) });
    if (place === topPlaces(category)) return;
  }
}

/** The riders who have passed a mark, foremost first, rightmost first. */
function past(ride: Ride, mark: number): readonly RiderId[] {
  const list: RiderId[] = [];
  for (let row = ride.foremost; row >= mark; row--) addRow(ride, row, list);
  return list;
}

/** WS-7.3: the groups that have come past an intermediate sprint ride it, as long as places are left. */
export function rideSprints(ride: Ride): void {
  const { state, course } = ride;
  for (let index = 0; index < course.sprints.length; index++) {
    const mark = course.sprints[index];
    const places = state.sprints[index];
    if (ride.foremost < mark.row || places.length >= sprintPlaces) continue;
    for (const rider of past(ride, mark.row))
      if (places.length < sprintPlaces && !places.includes(rider)) rideSprint(ride, mark, places, state.row[rider]);
  }
}

/** WS-7.3: the riders of the group from this row on who haven't sprinted here yet. */
function rideSprint(ride: Ride, { name }: Mark, places: RiderId[], row: number): void {
  const { state, course, dice, tell } = ride;
  const group = groupFrom(ride, row).filter((rider) => !places.includes(rider));
  tell?.({ type: 'sprint-began', rule: 'WS-7.3', mark: 'sprint', name, riders: group, place: places.length + 1 });
  for (const rider of sprint(state, course, group, 'WS-7.3', dice, tell)) {
    if (places.length === sprintPlaces) return;
    places.push(rider);
    const place = places.length;
    tell?.({ type: 'passed', rule: 'WS-7.3', rider, mark: 'sprint', name, place });
    if (tell) {
      const { bonus, points } = sprintAward(course, place);
      tell({ type: 'gained', rule: 'WS-7.4', seat: 0, rider, what: 'points', amount: points });
      if (bonus > 0) tell({ type: 'gained', rule: 'WS-7.2', seat: 0, rider, what: 'bonus-seconds', amount: bonus });
    }
  }
}

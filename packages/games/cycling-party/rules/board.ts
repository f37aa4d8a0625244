import type { Board, BoardRider, Holding, Marker, RiderId, Road, Section } from '@gruppetto/kernel';
import { bottlesEach } from './bottles.ts';
import { markerEvery } from './car.ts';
import { type Course, runOut, stageOf } from './course.ts';
import { groupsOf } from './groups.ts';
import { paceOf } from './peloton.ts';
import { startTeam } from './play.ts';
import { isMaster, isSenior, riderOf, sprintsOf } from './roles.ts';
import { attackEnds, sprintEnds } from './specials.ts';
import { secondsOf, timeInterval, timeSquares } from './times.ts';
import type { CyclingParty, Thing, View } from './types.ts';

export const road = (course: Course): Road => ({
  first: 0,
  length: course.length,
  runOut,
  ...(isMaster(course.options) && { runOutLabels: timeLabels }),
  layout: 'piles',
  sections: sections(course),
  markers: markers(course),
});

export function board(course: Course, view: View): Board<CyclingParty> {
  return {
    riders: view.road.map((rider) => boardRider(course, view, rider)),
    groups: view.turn > 0 && view.now.step !== 'car' && view.now.step !== 'withdraw' ? groups(course, view) : [],
    holdings: holdings(course, view),
  };
}

/** CP-1.3, CP-1.4: flat but for the passes; the run-out too. */
function sections({ length, climbs }: Course): readonly Section[] {
  const list: Section[] = [];
  let from = 0;
  for (const climb of climbs) {
    if (climb.from > from) list.push({ from, to: climb.from - 1, terrain: 'flat' });
    list.push({ from: climb.from, to: climb.to, terrain: 'climb', ...(climb.category && { label: climb.category }) });
    from = climb.to + 1;
  }
  list.push({ from, to: length + runOut, terrain: 'flat' });
  return list;
}

/** CP-8.8: the lowest seconds of each square of the run-out. */
const timeLabels = Array.from({ length: runOut }, (_, index) => `${secondsOf(index + 1, 6)}″`);

/** CP-1.9: every indicator, on the square that carries it. */
function markers({ options, length, climbs, primes }: Course): readonly Marker[] {
  const list: Marker[] = [{ at: 0, kind: 'start' }];
  for (let at = markerEvery; at < length; at += markerEvery) list.push({ at, kind: 'distance', label: `${at}` });
  for (const { from, to, category } of climbs) {
    const label = category && { label: category };
    list.push({ at: from, kind: 'distance', ...label }, { at: to, kind: 'summit', ...label });
  }
  if (isSenior(options)) list.push({ at: length - attackEnds, kind: 'to-go', label: `${attackEnds}` });
  if (isMaster(options)) for (const ends of Object.values(sprintEnds)) list.push({ at: length - ends, kind: 'to-go', label: `${ends}` });
  for (const { kind, square } of primes) if (kind === 'sprint') list.push({ at: square, kind });
  list.push({ at: length, kind: 'finish' });
  if (isMaster(options)) for (let k = 1; k <= timeSquares; k++) list.push({ at: length + k, kind: 'distance', label: timeInterval(k) });
  return list.sort((a, b) => a.at - b.at);
}

function boardRider(course: Course, { square, now, turn }: View, rider: RiderId): BoardRider {
  // CP-8.13.
  const jersey = course.options.before?.jerseys.find((one) => one.rider === rider)?.jersey;
  const spot = { rider, square: square[rider], ...(jersey && { jersey }) };
  if (turn === 0 || now.move[rider] === 'waiting') return spot;
  return { ...spot, mark: now.move[rider] === 'lost' ? 'fallen' : now.move[rider] === 'chain' ? 'punctured' : 'moved' };
}

const groups = (course: Course, view: View): Board<CyclingParty>['groups'] =>
  groupsOf(course, view).map(({ kind, riders, top, bottom }) => ({
    kind,
    riders,
    from: bottom,
    to: top,
    ...(kind === 'peloton' && isThrowing(view) && riders[0] === members(view)[0] && { pace: `${paceOf(view)}` }),
  }));

const isThrowing = ({ now }: View): boolean => now.step === 'peloton' || now.step === 'domestique';

const members = ({ now }: View): readonly RiderId[] => now.group.riders.filter((rider) => now.move[rider] === 'waiting');

/** CP-5.3, CP-5.1, CP-7.1, CP-6.6, CP-8.3: what lies open before each manager. */
function holdings({ options }: Course, { teams }: View): readonly Holding<Thing>[] {
  const sprints = sprintsOf(options, stageOf(options).type);
  const list: Holding<Thing>[] = [];
  for (const [seat, team] of teams.entries()) {
    const climber = riderOf(options, seat, 'climber');
    list.push({ seat, what: 'bottle', amount: team.bottles, max: bottlesEach });
    list.push({ seat, rider: riderOf(options, seat, 'sprinter'), what: 'sprint', amount: team.sprints, max: sprints });
    if (!isSenior(options)) continue;
    list.push({ seat, what: 'attack', amount: team.attacks, max: 1 });
    list.push({ seat, rider: climber, what: 'double-throw', amount: team.doubles, max: 2 });
    if (!isMaster(options)) continue;
    const max = startTeam(options, seat).mountainAttacks;
    list.push({ seat, rider: climber, what: 'mountain-attack', amount: team.mountainAttacks, max });
  }
  return list;
}

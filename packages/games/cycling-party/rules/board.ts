import type { Board, BoardRider, Holding, Marker, RiderId, Section } from '@gruppetto/kernel';
import { bottlesEach } from './bottles.ts';
import { markerEvery } from './car.ts';
import { type Course, courseOf, runOut, stageOf } from './course.ts';
import { groupsOf } from './groups.ts';
import { paceOf } from './peloton.ts';
import { startTeam } from './play.ts';
import { isMaster, isSenior, riderOf, sprintsOf } from './roles.ts';
import { attackEnds, sprintEnds } from './specials.ts';
import { secondsOf } from './times.ts';
import type { Options, View } from './types.ts';

export function board(view: View): Board {
  const course = courseOf(view.options);
  return {
    first: 0,
    length: course.length,
    runOut,
    ...(isMaster(view.options) && { runOutLabels: timeLabels }),
    layout: 'piles',
    sections: sections(course),
    markers: markers(view.options, course),
    riders: view.road.map((rider) => boardRider(view, rider)),
    groups: view.turn > 0 && view.now.step !== 'car' && view.now.step !== 'withdraw' ? groups(view) : [],
    holdings: holdings(view),
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

/** CP-1.9, CP-8.8: the least seconds of each square. */
const timeLabels = Array.from({ length: runOut }, (_, index) => `${secondsOf(index + 1, 6)}″`);

/** CP-1.9. */
function markers(options: Options, { length, climbs, primes }: Course): readonly Marker[] {
  const list: Marker[] = [{ at: 0, kind: 'start' }];
  for (let at = markerEvery; at < length; at += markerEvery) list.push({ at, kind: 'distance', label: `${at}` });
  for (const { from, to, category } of climbs) {
    const label = category && { label: category };
    list.push({ at: from - 1, kind: 'distance', ...label }, { at: to, kind: 'summit', ...label });
  }
  if (isSenior(options)) list.push({ at: length - attackEnds, kind: 'to-go', label: `${attackEnds}` });
  if (isMaster(options)) for (const ends of Object.values(sprintEnds)) list.push({ at: length - ends, kind: 'to-go', label: `${ends}` });
  for (const { kind, square } of primes) if (kind === 'sprint') list.push({ at: square, kind });
  list.push({ at: length, kind: 'finish' });
  return list.sort((a, b) => a.at - b.at);
}

function boardRider({ options, square, now, turn }: View, rider: RiderId): BoardRider {
  // CP-8.13.
  const jersey = options.before?.jerseys.find((one) => one.rider === rider)?.jersey;
  const spot = { rider, square: square[rider], ...(jersey && { jersey }) };
  if (turn === 0 || now.move[rider] === 'waiting') return spot;
  return { ...spot, mark: now.move[rider] === 'lost' ? 'fallen' : now.move[rider] === 'chain' ? 'punctured' : 'moved' };
}

const groups = (view: View): Board['groups'] =>
  groupsOf(view).map(({ kind, riders, top, bottom }) => ({
    kind,
    riders,
    from: bottom,
    to: top,
    ...(kind === 'peloton' && isThrowing(view) && riders[0] === members(view)[0] && { pace: `${paceOf(view)}` }),
  }));

const isThrowing = ({ now }: View): boolean => now.step === 'peloton' || now.step === 'domestique';

const members = ({ now }: View): readonly RiderId[] => now.group.riders.filter((rider) => now.move[rider] === 'waiting');

/** CP-5.3, CP-5.1, CP-7.1, CP-6.6, CP-8.3: what lies open before each manager. */
function holdings({ options, teams }: View): readonly Holding[] {
  const sprints = sprintsOf(options, stageOf(options).type);
  return teams.flatMap((team, seat): readonly Holding[] => [
    { seat, what: 'bottle', amount: team.bottles, most: bottlesEach },
    { seat, rider: riderOf(options, seat, 'sprinter'), what: 'sprint', amount: team.sprints, most: sprints },
    ...(isSenior(options)
      ? [
          { seat, what: 'attack', amount: team.attacks, most: 1 },
          { seat, rider: riderOf(options, seat, 'climber'), what: 'double-throw', amount: team.doubles, most: 2 },
        ]
      : []),
    ...(isMaster(options)
      ? [
          {
            seat,
            rider: riderOf(options, seat, 'climber'),
            what: 'mountain-attack',
            amount: team.mountainAttacks,
            most: startTeam(options, seat).mountainAttacks,
          },
        ]
      : []),
  ]);
}

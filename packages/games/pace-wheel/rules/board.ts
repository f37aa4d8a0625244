import type { Board, Group, Holding, Marker, Road, Terrain as RoadTerrain, Section } from '@gruppetto/kernel';
import { type Course, seatOf } from './course.ts';
import { ridersOf, squaresATurn } from './groups.ts';
import { maxPoints, skills } from './racers.ts';
import { lastStartSquare } from './start.ts';
import type { GroupKind, PaceWheel, Skill, Terrain, View } from './types.ts';

const terrains: Readonly<Record<Terrain, RoadTerrain>> = { uphill: 'climb', flat: 'flat', downhill: 'descent' };

/** PW-1.4. */
export function road(course: Course): Road {
  const first = lastStartSquare(course);
  return {
    first,
    // PW-6.1: on the finish square a racer is home, so the line lies before it.
    length: course.finish - 1,
    finish: course.finish,
    runOut: squaresATurn.downhill.fast,
    layout: 'piles',
    sections: [{ from: first, to: 0, terrain: 'flat' }, ...sections(course)],
    markers: markers(course),
  };
}

function sections({ terrain, finish }: Course): readonly Section[] {
  const list: Section[] = [];
  for (let from = 1, to = 1; from <= finish; from = ++to) {
    while (terrain[to + 1] === terrain[from]) to++;
    list.push({ from, to, terrain: terrains[terrain[from]] });
  }
  return list;
}

function markers({ options, finish, zone, tops }: Course): readonly Marker[] {
  const list: Marker[] = [{ at: 0, kind: 'start' }];
  for (let at = 10; at < finish - 1; at += 10) list.push({ at, kind: 'distance', label: `${at}` });
  if (options.feed) for (const [at, number] of zone.entries()) if (number > 0) list.push({ at, kind: 'feed', label: `${number}` });
  if (options.race === 'stage') for (const at of tops) list.push({ at, kind: 'summit' });
  list.push({ at: finish - 1, kind: 'finish' });
  return list.sort((a, b) => a.at - b.at);
}

export function board(view: View): Board<PaceWheel> {
  return {
    riders: view.road.map((rider) => {
      const spot = { rider, square: view.square[rider] };
      return view.mishap[rider] === 'none' ? spot : { ...spot, mark: 'punctured' };
    }),
    groups: view.groups.flatMap((_, index) => group(view, index)),
    holdings: holdings(view),
  };
}

function group(view: View, index: number): readonly Group<GroupKind>[] {
  const riders = ridersOf(view, index);
  const squares = riders.map((rider) => view.square[rider]);
  if (riders.length === 0) return [];
  return [
    {
      kind: kindOf(view, index, riders.length),
      riders,
      from: Math.min(...squares),
      to: Math.max(...squares),
      pace: view.groups[index].pace,
    },
  ];
}

/** The largest group is the peloton; of groups as large, the foremost. */
function kindOf(view: View, index: number, size: number): GroupKind {
  const sizes = view.groups.map((_, other) => ridersOf(view, other).length);
  const peloton = sizes.indexOf(Math.max(...sizes));
  if (index === peloton) return 'peloton';
  if (index < peloton) return 'breakaway';
  return size === 1 ? 'dropped' : 'gruppetto';
}

const holdings = (view: View): readonly Holding<Skill>[] =>
  view.square.flatMap((_, rider) =>
    skills.map((what) => ({ seat: seatOf(rider), rider, what, amount: view.points[what][rider], max: maxPoints })),
  );

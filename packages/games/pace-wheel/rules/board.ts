import type { Board, Terrain as BoardTerrain, Group, Holding, Marker, Section } from '@gruppetto/kernel';
import { type Course, courseOf, racersOf, seatOf, squareHolds } from './course.ts';
import { ridersOf, squaresATurn } from './groups.ts';
import { mostPoints, skills } from './racers.ts';
import type { Options, Terrain, View } from './types.ts';

const terrains: Readonly<Record<Terrain, BoardTerrain>> = { uphill: 'climb', flat: 'flat', downhill: 'descent' };

export function board(view: View): Board {
  const { options } = view;
  const course = courseOf(options);
  const startArea = 1 - Math.ceil(racersOf(options) / squareHolds);
  const last = view.road.at(-1);
  const first = Math.min(startArea, last === undefined ? startArea : view.square[last]);
  return {
    first,
    // PW-6.1: on the finish square a racer is home, so the line lies before it.
    length: course.finish - 1,
    finish: course.finish,
    runOut: squaresATurn.downhill.fast,
    layout: 'piles',
    sections: [{ from: first, to: 0, terrain: 'flat' }, ...sections(course)],
    markers: markers(options, course),
    riders: view.road.map((rider) => {
      const spot = { rider, square: view.square[rider] };
      return view.mishap[rider] === 'none' ? spot : { ...spot, mark: 'punctured' };
    }),
    groups: view.groups.flatMap((_, index) => group(view, index)),
    holdings: holdings(view),
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

function markers(options: Options, { finish, zone, tops }: Course): readonly Marker[] {
  const list: Marker[] = [{ at: 0, kind: 'start' }];
  for (let at = 10; at < finish - 1; at += 10) list.push({ at, kind: 'distance', label: `${at}` });
  if (options.feed) for (const [at, number] of zone.entries()) if (number > 0) list.push({ at, kind: 'feed', label: `${number}` });
  if (options.race === 'stage') for (const at of tops) list.push({ at, kind: 'summit' });
  list.push({ at: finish - 1, kind: 'finish' });
  return list.sort((a, b) => a.at - b.at);
}

function group(view: View, index: number): readonly Group[] {
  const riders = ridersOf(view, index);
  const squares = riders.map((rider) => view.square[rider]);
  if (riders.length === 0) return [];
  return [
    {
      kind: kindOf(view, index, riders.length),
      riders,
      from: Math.min(...squares),
      to: Math.max(...squares),
      pace: view.groups[index]?.pace as string,
    },
  ];
}

/** The largest group is the peloton, the foremost of those as large. */
function kindOf(view: View, index: number, size: number): string {
  const sizes = view.groups.map((_, other) => ridersOf(view, other).length);
  const peloton = sizes.indexOf(Math.max(...sizes));
  if (index === peloton) return 'peloton';
  if (index < peloton) return 'breakaway';
  return size === 1 ? 'dropped' : 'gruppetto';
}

const holdings = (view: View): readonly Holding[] =>
  Array.from({ length: racersOf(view.options) }, (_, rider) =>
    skills.map((what) => ({ seat: seatOf(rider), rider, what, amount: view.points[what][rider], most: mostPoints })),
  ).flat();

import type { Board, BoardRider, Group, Marker, Road, Section, Spot } from '@gruppetto/kernel';
import { type Course, cobbleLanes, maxMove, roadLanes } from './course.ts';
import { groupsAmong, kindsOf, roadOrder } from './groups.ts';
import { riderTypes } from './rider-types.ts';
import type { GroupKind, View, WielerSim } from './types.ts';

/** WS-7.1: a prologue has no squares; its road is as long as ten dice can show. */
const prologueLength = 60;

/** The printed mileage markers: squares to go. */
const mileage = 20;

export function road(course: Course): Road {
  if (course.route.prologue) return prologueRoad;
  return {
    first: 0,
    // WS-1.1: the line is row L, so the last square before it is one less.
    length: course.length - 1,
    finish: course.length,
    runOut: maxMove,
    layout: 'lanes',
    sections: sections(course),
    markers: markers(course),
  };
}

const prologueRoad: Road = {
  first: 1,
  length: prologueLength,
  runOut: 0,
  layout: 'lanes',
  sections: [{ from: 1, to: prologueLength, terrain: 'flat', lanes: roadLanes }],
  markers: [
    { at: 0, kind: 'start' },
    { at: prologueLength, kind: 'finish' },
  ],
};

export function board({ options, sectors }: Course, view: View): Board<WielerSim> {
  const riders = roadOrder(view).map((rider): BoardRider => {
    const spot = { rider, square: view.row[rider], lane: view.lane[rider] };
    return rider === options.jersey - 1 ? { ...spot, jersey: 'yellow' } : spot;
  });
  const rows = sectors
    .filter(({ climb }) => !climb)
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const malus = rows.map((square, nth) => ({ square, lanes: view.cobbles.slice(cobbleLanes * nth, cobbleLanes * (nth + 1)) }));
  return { riders, groups: groups(riders), ...(view.rain && { inForce: ['rain'], sky: 'rain' }), ...(malus.length > 0 && { malus }) };
}

/** A section ends where the colour changes or the kind of road does. */
function sections(course: Course): readonly Section[] {
  const { behind, length, favours } = course;
  const list: Section[] = [];
  for (let from = 0; from < length; ) {
    const sector = sectorAt(course, from);
    let to = from;
    while (to + 1 < length && sectorAt(course, to + 1) === sector && favours[behind + to + 1] === favours[behind + from]) to++;
    list.push(section(course, from, to));
    from = to + 1;
  }
  return list;
}

const sectorAt = ({ sectors }: Course, row: number) => sectors.find(({ from, to }) => from <= row && row <= to);

function section(course: Course, from: number, to: number): Section {
  const { behind, favours, malus } = course;
  const sector = sectorAt(course, from);
  const stretch = { from, to, favours: riderTypes[favours[behind + from]] };
  if (!sector) return { ...stretch, terrain: 'flat', lanes: roadLanes };
  if (!sector.climb) return { ...stretch, terrain: 'cobbles', lanes: cobbleLanes, label: sector.name };
  const label = `${sector.climb.category} ${sector.name}`;
  return { ...stretch, terrain: 'climb', lanes: roadLanes, label, malus: Array.from(malus.slice(behind + from, behind + to + 1)) };
}

/**
 * WS-1.1: riders on the row of a mark have passed it, so it stands after the row before. What is only laid beside a row, such as the
 * printed mileage markers and the names of places, lies on it.
 */
function markers({ length, laps, locations, sectors, sprints, tops }: Course): readonly Marker[] {
  const list: Marker[] = [{ at: -1, kind: 'start' }];
  for (let toGo = mileage; toGo < length; toGo += mileage) list.push({ at: length - toGo, kind: 'distance', label: `${toGo}` });
  for (const [index, row] of laps.entries()) list.push({ at: row - 1, kind: 'lap', label: `${index + 1}` });
  // Climbs and cobbles are sections, which have their names.
  const marked = new Set([...laps, ...[...sprints, ...tops].map(({ row }) => row), ...sectors.map(({ from }) => from)]);
  for (const { row, name } of locations) if (!marked.has(row)) list.push({ at: row, kind: 'distance', label: name });
  for (const { row, name } of sprints) list.push({ at: row - 1, kind: 'sprint', label: name });
  for (const { row, name, category } of tops) list.push({ at: row - 1, kind: 'summit', label: `${category} ${name}` });
  list.push({ at: length - 1, kind: 'finish' });
  return list.sort((a, b) => a.at - b.at);
}

export function groups(riders: readonly Spot[]): readonly Group<GroupKind>[] {
  const list = groupsAmong(riders);
  const kinds = kindsOf(list);
  return list.map(({ riders, from, to }, index) => ({ kind: kinds[index], riders, from, to }));
}

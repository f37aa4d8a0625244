import { featuresOf, type Insight, within } from '@gruppetto/bots';
import { type Course, courseOf } from '../rules/course.ts';
import { groupsOf } from '../rules/groups.ts';
import { routes, startLists, type View, type WielerSim } from '../rules/index.ts';
import { riderTypes } from '../rules/rider-types.ts';
import { network } from './network.ts';

const sprinter = riderTypes.indexOf('sprinter');
const climber = riderTypes.indexOf('climber');
const leader = riderTypes.indexOf('leader');
/** Far enough ahead to matter, in rows. */
const soon = 25;

const features = featuresOf({
  gap: 'position',
  'group-gap': 'position',
  'in-front': 'position',
  company: 'shelter',
  lane: 'position',
  'to-go': 'finish',
  'near-finish': 'finish',
  sprinter: 'finish',
  climber: 'finish',
  leader: 'finish',
  rank: 'position',
  'malus-soon': 'position',
  'malus-ahead': 'finish',
  cobbles: 'safety',
  favoured: 'position',
  'uphill-finish': 'finish',
  started: 'position',
  won: 'finish',
  pips: 'finish',
  'pips-missing': 'finish',
  rain: 'safety',
  riders: 'position',
});

export const insight: Insight<WielerSim> = {
  of: 'riders',
  features,
  round: ({ turn }) => turn,
  horizon: 1,
  trainedOn: routes.flatMap(({ text }) => [{ route: text }, { route: text, riders: startLists.at(-1)?.text ?? startLists[0].text }]),
  network,
  read: (race, view, into) => {
    const course = courseOf(race.options);
    const ahead = roadAhead(course, view);
    const groups = groupsOf(view);
    const groupOf = new Int32Array(course.entries.length).fill(-1);
    for (const [index, { riders }] of groups.entries()) for (const rider of riders) groupOf[rider] = index;
    const lead = groups[0]?.to ?? course.length;
    const best = Math.max(0, ...view.pips);
    const waiting = view.pips.filter((own) => own === 0).length;
    for (let rider = 0; rider < course.entries.length; rider++) {
      const group = groups[groupOf[rider]];
      const type = course.types[rider];
      const row = group ? view.row[rider] : lead;
      const starts = course.startOrder.includes(rider);
      let at = rider * features.length;
      into[at++] = group ? within((row - lead) / 12, -2, 0) : starts && view.turn === 0 ? 0 : -2;
      into[at++] = group ? within((group.to - lead) / 12, -2, 0) : 0;
      into[at++] = group === groups[0] ? 1 : 0;
      into[at++] = group ? group.riders.length / course.entries.length : 0;
      into[at++] = view.lane[rider] / 6;
      into[at++] = within((course.length - row) / 60, 0, 2);
      into[at++] = within(1 - (course.length - row) / 14, 0, 1);
      into[at++] = type === sprinter ? 1 : 0;
      into[at++] = type === climber ? 1 : 0;
      into[at++] = type === leader ? 1 : 0;
      into[at++] = course.ranks[rider] / 3;
      into[at++] = ahead.malusSoon;
      into[at++] = ahead.malus;
      into[at++] = ahead.cobbles;
      into[at++] = ahead.favours[type];
      into[at++] = course.uphillFinish ? 1 : 0;
      into[at++] = starts ? 0 : -2;
      into[at++] = view.home[0]?.rider === rider ? 1 : 0;
      into[at++] = view.pips.length > 0 ? within((view.pips[rider] - best) / 15, -2, 0) : 0;
      into[at++] = view.pips.length > 0 && view.pips[rider] === 0 ? waiting / view.pips.length : 0;
      into[at++] = view.rain ? 1 : 0;
      into[at++] = course.entries.length / 40;
    }
  },
};

interface Ahead {
  readonly malusSoon: number;
  readonly malus: number;
  readonly cobbles: number;
  readonly favours: readonly number[];
}

const known = new WeakMap<Course, Map<number, Ahead>>();

/** What the road still has in store for those in front. */
function roadAhead(course: Course, view: View): Ahead {
  let from = 0;
  for (let rider = 0; rider < view.row.length; rider++) if (view.lane[rider] > 0) from = Math.max(from, view.row[rider]);
  const rows = known.get(course) ?? new Map<number, Ahead>();
  known.set(course, rows);
  const ahead = rows.get(from) ?? lookAhead(course, from);
  rows.set(from, ahead);
  return ahead;
}

function lookAhead({ malus, cobbles, favours, behind, length }: Course, from: number): Ahead {
  let near = 0;
  let all = 0;
  let stones = 0;
  const favoured = riderTypes.map(() => 0);
  for (let row = from; row < length; row++) {
    const at = behind + row;
    if (row < from + soon) near += malus[at];
    all += malus[at];
    if (cobbles[at] >= 0) stones++;
    favoured[favours[at]] = (favoured[favours[at]] ?? 0) + 1;
  }
  const left = Math.max(1, length - from);
  return {
    malusSoon: within(near / soon / 2, 0, 2),
    malus: within(all / left / 2, 0, 2),
    cobbles: stones / left,
    favours: favoured.map((count) => count / left),
  };
}

import { featuresOf, type Insight, within } from '@gruppetto/bots';
import type { RiderId } from '@gruppetto/kernel';
import { type Course, courseOf, courses, needOf, type Options, type PaceWheel, seatOf, teamOf, type View } from '../rules/index.ts';
import { network } from './network.ts';

/** Squares of a turn at a fast pace on the flat. */
const fastTurn = 6;

const features = featuresOf({
  first: 'position',
  second: 'position',
  third: 'position',
  'first-to-go': 'finish',
  'first-sprint': 'reserves',
  'first-stamina': 'reserves',
  'first-climbing': 'reserves',
  'first-lasts': 'reserves',
  'second-sprint': 'reserves',
  'second-stamina': 'reserves',
  'second-climbing': 'reserves',
  'third-sprint': 'reserves',
  'third-stamina': 'reserves',
  'third-climbing': 'reserves',
  'front-sprint': 'finish',
  'front-racers': 'position',
  'front-stamina': 'reserves',
  'group-pace': 'position',
  company: 'shelter',
  order: 'position',
  attempt: 'position',
  mishaps: 'safety',
  uphill: 'finish',
  'uphill-last': 'finish',
  home: 'finish',
  'leader-to-go': 'finish',
});

const roads: readonly Partial<Options>[] = courses.map(({ course }) => ({ teams: 4, course }));

export const insight: Insight<PaceWheel> = {
  of: 'seats',
  features,
  round: ({ turn }) => turn,
  horizon: 8,
  isDecided: ({ home }) => home.length > 0,
  trainedOn: [
    { teams: 4 },
    ...roads,
    { teams: 4 },
    { teams: 4, profiles: 'given' },
    { teams: 3, profiles: 'given', feed: true },
    { teams: 5 },
    { teams: 2, incidents: true },
    { teams: 4, race: 'stage', feed: true, incidents: true },
    { teams: 4, groupSprint: 'by-square', accelerating: 'free' },
  ],
  network,
  read: (race, view, into) => {
    const course = courseOf(race.options);
    const lead = view.road.length > 0 ? view.square[view.road[0]] : course.finish;
    const uphill = uphillFrom(course, lead);
    for (let seat = 0; seat < race.seats; seat++) readSeat(course, view, seat, lead, uphill, into);
  },
};

const paces = { slow: -1, steady: 0, fast: 1 } as const;

function readSeat(course: Course, view: View, seat: number, lead: number, uphill: Uphill, into: Float32Array): void {
  const { square, points, group, road, attempt } = view;
  const isHome = (rider: RiderId) => view.home.some((one) => one.rider === rider);
  const own = teamOf(seat).filter((rider) => !isHome(rider));
  const ahead = own.toSorted((a, b) => square[b] - square[a] || points.sprint[b] - points.sprint[a]);
  const gap = (rider: RiderId | undefined) => (rider === undefined ? -2 : within((square[rider] - lead) / 10, -2, 0));
  const of = (list: readonly number[], rider: RiderId | undefined) => (rider === undefined ? 0 : list[rider] / 8);
  const [first, second, third] = ahead;
  const front = own.filter((rider) => group[rider] === 0);
  const maxOf = (list: readonly number[]) => Math.max(0, ...front.map((rider) => list[rider])) / 8;
  const toGo = first === undefined ? 0 : course.finish - square[first];
  const groupOf = first === undefined || group[first] < 0 ? undefined : view.groups[group[first]];
  const company = first === undefined ? 0 : road.filter((rider) => group[rider] === group[first]).length;
  let at = seat * features.length;
  into[at++] = gap(first);
  into[at++] = gap(second);
  into[at++] = gap(third);
  into[at++] = within(toGo / 60, 0, 3);
  into[at++] = of(points.sprint, first);
  into[at++] = of(points.stamina, first);
  into[at++] = of(points.climbing, first);
  into[at++] =
    first === undefined ? 0 : within((points.stamina[first] + uphill.share * points.climbing[first] - toGo / fastTurn) / 5, -2, 2);
  into[at++] = of(points.sprint, second);
  into[at++] = of(points.stamina, second);
  into[at++] = of(points.climbing, second);
  into[at++] = of(points.sprint, third);
  into[at++] = of(points.stamina, third);
  into[at++] = of(points.climbing, third);
  into[at++] = maxOf(points.sprint);
  into[at++] = front.length / 3;
  into[at++] = maxOf(points.stamina);
  into[at++] = groupOf ? paces[groupOf.pace] : 0;
  into[at++] = within(company / 6, 0, 2);
  into[at++] = first === undefined ? 0 : within(1 - road.indexOf(first) / 6, -1, 1);
  into[at++] = attempt && seatOf(attempt.rider) === seat ? attemptOf(view, attempt.rider, attempt.result || attempt.die) : 0;
  into[at++] = own.filter((rider) => view.mishap[rider] !== 'none').length;
  into[at++] = uphill.share;
  into[at++] = uphill.last;
  into[at++] = view.home.length > 0 && seatOf(view.home[0].rider) === seat ? 1 : 0;
  into[at++] = within((course.finish - lead) / 60, 0, 3);
}

/** A breakaway in progress: by how much the die has made it, or nothing if it hasn't fallen yet. */
const attemptOf = (view: View, rider: RiderId, die: number): number =>
  die === 0 ? 0.2 : within((die + 1 - needOf(view, rider)) / 6, -1, 1);

interface Uphill {
  readonly share: number;
  readonly last: number;
}

/** How much of the road ahead goes uphill, and whether its end does. */
function uphillFrom({ finish, terrain }: Course, from: number): Uphill {
  let squares = 0;
  for (let square = Math.max(1, from); square <= finish; square++) if (terrain[square] === 'uphill') squares++;
  return { share: squares / Math.max(1, finish - Math.max(1, from) + 1), last: terrain[finish] === 'uphill' ? 1 : 0 };
}

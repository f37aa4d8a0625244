import type { RiderId } from '@gruppetto/kernel';
import { sameData } from '@gruppetto/kernel';
import { contractSuite, type Invariant } from '@gruppetto/testkit';
import { soaks } from '../../../../scripts/test/soaks.ts';
import { courseOf, courses, type Fact, type Options, type PaceWheel, paceWheel, type State, seatOf, squaresATurn } from '../rules/index.ts';

/** What may be played in another way than by default. */
const variants: readonly Partial<Options>[] = [
  {},
  { profiles: 'given', accelerating: 'free' },
  { groupSprint: 'by-square' },
  { profiles: 'given' },
  { accelerating: 'free', groupSprint: 'by-square' },
];

/** Every number of teams, either race, either kind of dice, with and without feed and incidents, on every ready-made course. */
const options = [1, 2, 3, 4, 5].flatMap((teams) =>
  (['one-day', 'stage'] as const).flatMap((race) =>
    (['one-twelve-sided', 'two-six-sided'] as const).flatMap((dice) =>
      [false, true].map((extras, index): Partial<Options> => {
        const course = courses[(4 * teams + (race === 'stage' ? 2 : 0) + (dice === 'two-six-sided' ? 1 : 0) + 5 * index) % courses.length];
        return {
          ...variants[(teams + index) % variants.length],
          teams,
          race,
          dice,
          feed: extras,
          incidents: extras,
          course: course.course,
        };
      }),
    ),
  ),
);

const skills = ['sprint', 'stamina', 'climbing'] as const;
const moves = (facts: readonly Fact[]) => facts.filter((fact) => fact.type === 'moved');

/** One choice may be followed by whole turns: of seats that have nobody left on the road. */
function turnsOf(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  const turns: Fact[][] = [[]];
  for (const fact of facts) {
    if (fact.type === 'began') turns.push([]);
    turns.at(-1)?.push(fact);
  }
  return turns;
}

const racersOn = ({ road, square }: State, where: number): readonly RiderId[] => road.filter((rider) => square[rider] === where);
const squaresOf = ({ road, square, group }: State, index: number): readonly number[] => [
  ...new Set(road.filter((rider) => group[rider] === index).map((rider) => square[rider])),
];

const invariants: Record<string, Invariant<PaceWheel>> = {
  'PW-1.1 every racer is on the road or home, once they are placed': (_, { turn, road, home }, __, { options }) => {
    const listed = new Set([...road, ...home.map(({ rider }) => rider)]);
    return listed.size === road.length + home.length && (turn === 0 || listed.size === 3 * options.teams);
  },

  'PW-1.4 never more than four on a square before the finish': (_, state, __, { options }) =>
    state.road.every((rider) => {
      const square = state.square[rider];
      return square >= courseOf(options).finish || racersOn(state, square).length <= 4;
    }),

  'PW-1.4 the road is in the order of the squares': (_, { road, square }) =>
    road.every((rider, index) => index === 0 || square[road[index - 1]] >= square[rider]),

  'PW-1.2, PW-5.1 skills are from 0 to 10, and change as the facts say': (before, after, facts) =>
    skills.every((skill) => {
      const expected = before.points[skill].slice();
      for (const fact of facts) {
        if (fact.type === 'profiled') expected[fact.rider] = fact[skill];
        if (fact.type === 'gained' && fact.what === skill) expected[fact.rider] = expected[fact.rider] + fact.amount;
        if (fact.type === 'spent' && fact.what === skill) expected[fact.rider] = expected[fact.rider] - fact.amount;
      }
      return sameData(expected, after.points[skill]) && expected.every((points) => points >= 0 && points <= 10);
    }),

  'PW-2.3 every group rides exactly one pace, and every racer in one group': (_, { turn, road, group, groups }) =>
    groups.every(({ pace }) => ['slow', 'steady', 'fast'].includes(pace)) &&
    road.every((rider) => turn === 0 || groups[group[rider]] !== undefined),

  'PW-3.1 in a move every racer is told of once, and nobody rides further than their group': (_, __, facts) =>
    turnsOf(facts).every((ofOneTurn) => {
      const rode = ofOneTurn.filter((fact) => fact.type === 'rode');
      const riders = rode.flatMap((fact) => fact.riders);
      return (
        new Set(riders).size === riders.length &&
        moves(ofOneTurn).every(({ by, rider, from, to }) => {
          const group = rode.find((fact) => fact.riders.includes(rider));
          return by !== 'pace' || (group !== undefined && to - from <= squaresATurn[group.terrain][group.pace] && to > from);
        })
      );
    }),

  'PW-3.3 nobody is moved forward by an opponent but as their group rides': (before, _, facts, race) => {
    const seat = race.turn(before)?.seat;
    return moves(facts).every(({ by, rider, from, to }) => by === 'pace' || to < from || seatOf(rider) === seat);
  },

  'PW-3.4 only pushes and drops go back': (_, __, facts) =>
    moves(facts).every(({ by, from, to }) => to > from || by === 'push' || by === 'drop' || by === 'shuffle'),

  'PW-2.1 when a turn begins, a group is a run of squares behind a full one, or one square': (_, state) =>
    state.step !== 'ride' ||
    state.groups.every((_group, index) => {
      const [first = 0, ...behind] = squaresOf(state, index);
      const full = racersOn(state, first).length === 4;
      const last = first - behind.length;
      const next = squaresOf(state, index + 1)[0];
      return behind.every((square, place) => full && square === first - 1 - place) && !(full && next === last - 1);
    }),

  'PW-3.5 when a turn begins, a fast group can pay': (_, state) =>
    state.step !== 'ride' ||
    state.groups.every(({ pace, terrain }, index) => {
      const first = squaresOf(state, index)[0];
      const { stamina, sprint, climbing } = state.points;
      return (
        pace !== 'fast' ||
        racersOn(state, first).some(
          (rider) => stamina[rider] > 0 || (terrain === 'downhill' && sprint[rider] > 0) || (terrain === 'uphill' && climbing[rider] > 0),
        )
      );
    }),

  'PW-6.1 a racer who is home keeps their place': (before, after) => sameData(before.home, after.home.slice(0, before.home.length)),
};

contractSuite(paceWheel, {
  options,
  longest: 2500,
  races: (soaks ? 10 : 3) * options.length,
  invariants,
  arrivalOf: ({ home, arrival }, rider) => ({
    turns: (home.find((one) => one.rider === rider)?.turn as number) - home[0]?.turn,
    group: arrival[rider],
  }),
});

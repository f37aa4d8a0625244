import type { Race, RiderId } from '@gruppetto/kernel';
import { contractSuite, type Invariant } from '@gruppetto/testkit';
import { soaks } from '../../../../scripts/test/soaks.ts';
import {
  type Course,
  type CyclingParty,
  courseOf,
  cyclingParty,
  type Fact,
  isMountain,
  type Options,
  type State,
  seatOf,
} from '../rules/index.ts';
import { secondsOf } from '../rules/times.ts';
import type { Home } from '../rules/types.ts';

/** Every number of teams, all versions, stages of every type; and a stage that some riders do not start. */
const whole: Partial<Options>[] = [2, 3, 4, 5, 6].flatMap((teams) =>
  (['junior', 'senior', 'master'] as const).flatMap((version) =>
    ['wind-farms', 'border-hills', 'monastery-hill', 'glacier-road', 'eagle-summit'].map((stage) => ({
      teams,
      version,
      stage,
      riders: 5 + (teams % 2),
    })),
  ),
);

const before = { absent: [0, 5, 6, 7, 8, 9, 13], mountainAttacks: [3, 1, 2], jerseys: [{ rider: 2, jersey: 'yellow' as const }] };
const options = [
  ...whole,
  ...['wind-farms', 'eagle-summit'].map((stage) => ({ version: 'master' as const, teams: 3, riders: 5, stage, before })),
];

type MovedFact = Extract<Fact, { type: 'moved' }>;

/** What does not use up a rider's move of the turn. */
const besides: readonly MovedFact['by'][] = ['bottle', 'pull', 'fall', 'broken-chain', 'start'];

const turnGoesOn = (before: State, after: State) => before.turn === after.turn && after.now.step !== 'over';

/** Where everybody stands and who waits, kept up with the facts. */
function follower(before: State, { length }: Course) {
  const square = before.square.slice();
  const move: string[] = before.now.move.slice();
  return {
    square,
    move,
    hear(fact: Fact) {
      if (fact.type === 'began') for (const rider of before.road) if (move[rider] !== 'out') move[rider] = 'waiting';
      if (fact.type === 'went-out' || fact.type === 'finished') move[fact.rider] = 'out';
      if (fact.type === 'stayed' || fact.type === 'fell') move[fact.rider] = 'lost';
      if (fact.type === 'broke-chain') move[fact.rider] = 'chain';
      if (fact.type !== 'moved') return;
      square[fact.rider] = fact.to;
      if (!besides.includes(fact.by) || fact.to > length) move[fact.rider] = 'moved';
    },
  };
}

/** CP-3.1 to CP-3.4, by their words: kind and riders of the group that the most advanced of those who wait belongs to. */
function groupByTheBook(options: Options, square: readonly number[], move: readonly string[], seat: number) {
  const course = courseOf(options);
  const waiting = square.flatMap((_, rider) => (move[rider] === 'waiting' ? [rider] : []));
  const at = (here: number) => waiting.filter((rider) => square[rider] === here);
  const top = Math.max(...waiting.map((rider) => square[rider]));
  if (isMountain(course, top)) return { kind: 'mountain', riders: at(top).filter((rider) => seatOf(options, rider) === seat) };
  const run: RiderId[] = [];
  for (let here = top; here >= 0 && at(here).length > 0 && !isMountain(course, here); here--) run.push(...at(here));
  if (run.length >= 5) return { kind: 'peloton', riders: run };
  return { kind: at(top).length > 1 ? 'paceline' : 'breakaway', riders: at(top) };
}

const sameRiders = (a: readonly RiderId[], b: readonly RiderId[]) => a.length === b.length && a.every((rider) => b.includes(rider));

const holdings = ['bottles', 'sprints', 'attacks', 'doubles', 'mountainAttacks'] as const;
const nameOf = {
  bottle: 'bottles',
  sprint: 'sprints',
  attack: 'attacks',
  'double-throw': 'doubles',
  'mountain-attack': 'mountainAttacks',
} as const;

type Rules = Race<CyclingParty>;

const isMaster = ({ options }: Rules) => options.version === 'master';

const invariants: Record<string, Invariant<CyclingParty>> = {
  'CP-1.1 every rider is on the road, home or out, and leaves the road only if a fact says so': (before, after, facts) => {
    const listed = [...after.road, ...after.home.map(({ rider }) => rider), ...after.out.map(({ rider }) => rider)];
    const left = facts.filter((fact) => fact.type === 'went-out' || fact.type === 'finished').length;
    return (
      new Set(listed).size === after.square.length &&
      listed.length === after.square.length &&
      before.road.length - after.road.length === left
    );
  },

  'CP-5.8, CP-7.4 riders go out only by a withdrawal between turns or a crash in a descent': (before, _, facts) =>
    facts.every((fact) => {
      if (fact.type !== 'went-out') return true;
      return fact.reason === 'withdrew'
        ? before.now.step === 'withdraw'
        : facts.some((one) => one.type === 'threw' && one.for === 'descent');
    }),

  'the road is in the order of the squares': (_, { road, square }) =>
    road.every((rider, index) => index === 0 || square[road[index - 1]] >= square[rider]),

  'CP-2.2 nobody moves twice in a turn': (before, _, facts, { options }) => {
    const { move, hear } = follower(before, courseOf(options));
    return facts.every((fact) => {
      const again = fact.type === 'moved' && !besides.includes(fact.by) && move[fact.rider] !== 'waiting' && move[fact.rider] !== 'chain';
      hear(fact);
      return !again;
    });
  },

  'CP-2.2 everybody moves, or loses their move, before the next turn': (before, after, facts, { options }) => {
    if (before.turn === 0 || turnGoesOn(before, after)) return true;
    const { move, hear } = follower(before, courseOf(options));
    for (const fact of facts) {
      if (fact.type === 'began') break;
      hear(fact);
    }
    return before.now.step === 'car' || before.now.step === 'withdraw' || !before.road.some((rider) => move[rider] === 'waiting');
  },

  'CP-7.1, CP-7.2 nobody goes back but in a fall or with a broken chain': (_, __, facts) =>
    facts.every((fact) => {
      if (fact.type !== 'moved') return true;
      if (fact.by === 'fall') return fact.from - fact.to === 2 || fact.to === 0;
      return fact.by === 'broken-chain' ? fact.to < fact.from : fact.to > fact.from;
    }),

  'CP-2.4, CP-3.1 to CP-3.4 groups are as defined at every activation': (before, _, facts, { options }) => {
    const { square, move, hear } = follower(before, courseOf(options));
    return facts.every((fact) => {
      hear(fact);
      if (fact.type !== 'formed' || fact.riders.some((rider) => move[rider] === 'chain')) return true;
      const { kind, riders } = groupByTheBook(options, square, move, seatOf(options, fact.riders[0]));
      return fact.kind === kind && sameRiders(fact.riders, riders);
    });
  },

  'CP-2.4 and so is the group before which bottles and special throws are asked': (_, { square, now }, __, { options }) => {
    if (now.step !== 'before') return true;
    const { kind, riders } = groupByTheBook(options, square, now.move, seatOf(options, now.group.riders[0]));
    return now.group.kind === kind && sameRiders(now.group.riders, riders);
  },

  'CP-3.11 a peloton keeps its shape on the flat': (_, __, facts, { options }) => {
    const course = courseOf(options);
    return facts.every(
      (fact) =>
        fact.type !== 'moved' ||
        fact.by !== 'pace' ||
        isMountain(course, fact.to) ||
        passesMountain(course, fact) ||
        fact.to - fact.from === fact.points,
    );
  },

  'CP-5.1, CP-5.3, CP-6.6, CP-7.1, CP-8.3 what teams have is never negative and changes as the facts say': (before, after, facts) => {
    const expected = before.teams.map((team) => ({ ...team }));
    for (const fact of facts) {
      if (fact.type === 'spent' || fact.type === 'lapsed') expected[fact.seat][nameOf[fact.what]] -= fact.amount;
      if (fact.type === 'gained') expected[fact.seat][nameOf[fact.what]] += fact.amount;
    }
    return after.teams.every((team, seat) => holdings.every((what) => team[what] >= 0 && team[what] === expected[seat]?.[what]));
  },

  'CP-5.4 in a turn a rider drinks two bottles at most, and a team three': (_, { now }) =>
    now.drank.every((bottles) => bottles <= 2) && now.given.every((bottles) => bottles <= 3),

  'CP-5.4 nobody drinks beyond the line': (_, __, facts, { options }) =>
    facts.every((fact) => fact.type !== 'moved' || fact.by !== 'bottle' || fact.from <= courseOf(options).length),

  'CP-2.7 the stage ends with the turn in which the first rider finishes': (before, after, _, race) =>
    isMaster(race) || before.turn === after.turn || !before.road.some((rider) => before.square[rider] > courseOf(race.options).length),

  'CP-5.6, CP-8.8 riders at home are placed by their turn and their overrun, then by the die': (_, { home }) =>
    home.every((one, index) => {
      const { overrun, turn = 0, die = 0 } = home[index - 1] ?? one;
      if (turn !== (one.turn ?? 0)) return turn < (one.turn ?? 0);
      return overrun > one.overrun || (overrun === one.overrun && die >= (one.die ?? 0));
    }),

  'CP-8.5, CP-8.8 a master stage is over when everybody is home or out': (_, after, __, race) =>
    !isMaster(race) || (after.now.step === 'over') === (after.road.length === 0),

  'CP-8.5 nobody is withdrawn from a master stage': (_, after, __, race) =>
    !isMaster(race) || after.out.every(({ reason }) => reason !== 'withdrew'),

  'CP-8.6 points once won are kept, nobody has those of a place twice, and all are told': (before, after, facts) => {
    const passed = facts.filter((fact) => fact.type === 'passed');
    const won = (state: State) => state.passed.reduce((sum, order) => sum + order.length, 0);
    return (
      won(after) - won(before) === passed.length &&
      after.passed.every(
        (order, prime) => new Set(order).size === order.length && (before.passed[prime] ?? []).every((rider, nth) => order[nth] === rider),
      )
    );
  },

  'CP-8.6 nobody has points who has not come by, and whoever is home has come by everywhere': (_, after, __, { options }) =>
    courseOf(options).primes.every(({ square, points }, index) => {
      const order = after.passed[index] as readonly RiderId[];
      const beyond = after.road.filter((rider) => after.square[rider] > square).length + after.home.length;
      return after.now.step !== 'car' || after.turn === 0 || order.length >= Math.min(points.length, beyond);
    }),

  'CP-8.8 the standings measure seconds': (_, after, __, race) => {
    const { measure, riders } = race.standings(after);
    if (!isMaster(race)) return measure === 'squares';
    const first = after.home[0]?.turn ?? 0;
    return (
      measure === 'seconds' &&
      after.home.every(({ turn = 0, front = 0, die = 0 }, index) => riders[index]?.value === 60 * (turn - first) + secondsOf(front, die))
    );
  },
};

function passesMountain(course: Course, { from, to }: MovedFact): boolean {
  for (let square = from; square <= to; square++) if (isMountain(course, square)) return true;
  return false;
}

contractSuite(cyclingParty, {
  options,
  longest: 20_000,
  races: (soaks ? 3 : 1) * options.length,
  invariants,
  arrivalOf: ({ home }, rider) => {
    const { overrun, turn = 0, front = 0, die = 0 } = home.find((one) => one.rider === rider) as Home;
    const minutes = turn - (home[0]?.turn ?? 0);
    return front === overrun ? { minutes, square: overrun, die } : { minutes, square: overrun, die, front };
  },
});

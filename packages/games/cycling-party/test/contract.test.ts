import type { RiderId } from '@gruppetto/kernel';
import { contractSuite, type Invariant } from '@gruppetto/testkit';
import { type CyclingParty, courseOf, cyclingParty, type Fact, isMountain, type Options, type State, seatOf } from '../src/index.ts';

/** Every number of teams, both versions, stages of every type. */
const options: Partial<Options>[] = [2, 3, 4, 5, 6].flatMap((teams) =>
  (['junior', 'senior'] as const).flatMap((version) =>
    ['wind-farms', 'border-hills', 'monastery-hill', 'glacier-road', 'eagle-summit'].map((stage) => ({
      teams,
      version,
      stage,
      riders: 5 + (teams % 2),
    })),
  ),
);

type MovedFact = Extract<Fact, { type: 'moved' }>;

/** What does not use up a rider's move of the turn. */
const besides: readonly MovedFact['by'][] = ['bottle', 'pull', 'fall', 'broken-chain', 'start'];

const turnGoesOn = (before: State, after: State) => before.turn === after.turn && after.now.step !== 'over';

/** Where everybody stands and who waits, kept up with the facts. */
function follower(before: State) {
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
      if (!besides.includes(fact.by) || fact.to > courseOf(before.options).length) move[fact.rider] = 'moved';
    },
  };
}

/** CP-3.1 to CP-3.4, by their words: kind and riders of the group that the most advanced of those who wait belongs to. */
function groupByTheBook(options: Options, square: readonly number[], move: readonly string[], seat: number) {
  const course = courseOf(options);
  const waiting = square.flatMap((_, rider) => (move[rider] === 'waiting' ? [rider] : []));
  const at = (here: number) => waiting.filter((rider) => square[rider] === here);
  const top = Math.max(...waiting.map((rider) => square[rider] as number));
  if (isMountain(course, top)) return { kind: 'mountain', riders: at(top).filter((rider) => seatOf(options, rider) === seat) };
  const run: RiderId[] = [];
  for (let here = top; here >= 0 && at(here).length > 0 && !isMountain(course, here); here--) run.push(...at(here));
  if (run.length >= 5) return { kind: 'peloton', riders: run };
  return { kind: at(top).length > 1 ? 'paceline' : 'breakaway', riders: at(top) };
}

const sameRiders = (a: readonly RiderId[], b: readonly RiderId[]) => a.length === b.length && a.every((rider) => b.includes(rider));

const holdings = ['bottles', 'sprints', 'attacks', 'doubles'] as const;
const nameOf = { bottle: 'bottles', sprint: 'sprints', attack: 'attacks', 'double-throw': 'doubles' } as const;

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
    road.every((rider, index) => index === 0 || (square[road[index - 1] as RiderId] as number) >= (square[rider] as number)),

  'CP-2.2 nobody moves twice in a turn': (before, _, facts) => {
    const { move, hear } = follower(before);
    return facts.every((fact) => {
      const again = fact.type === 'moved' && !besides.includes(fact.by) && move[fact.rider] !== 'waiting' && move[fact.rider] !== 'chain';
      hear(fact);
      return !again;
    });
  },

  'CP-2.2 everybody moves, or loses his move, before the next turn': (before, after, facts) => {
    if (before.turn === 0 || turnGoesOn(before, after)) return true;
    const { move, hear } = follower(before);
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

  'CP-2.4, CP-3.1 to CP-3.4 groups are as defined at every activation': (before, _, facts) => {
    const { square, move, hear } = follower(before);
    return facts.every((fact) => {
      hear(fact);
      if (fact.type !== 'formed' || fact.riders.some((rider) => move[rider] === 'chain')) return true;
      const { kind, riders } = groupByTheBook(before.options, square, move, seatOf(before.options, fact.riders[0] as RiderId));
      return fact.kind === kind && sameRiders(fact.riders, riders);
    });
  },

  'CP-2.4 and so is the group before which bottles and special throws are asked': (_, { options, square, now }) => {
    if (now.step !== 'before' && now.step !== 'special') return true;
    const { kind, riders } = groupByTheBook(options, square, now.move, seatOf(options, now.group.riders[0] as RiderId));
    return now.group.kind === kind && sameRiders(now.group.riders, riders);
  },

  'CP-3.11 a peloton keeps its shape on the flat': (before, _, facts) => {
    const course = courseOf(before.options);
    return facts.every(
      (fact) =>
        fact.type !== 'moved' ||
        fact.by !== 'pace' ||
        isMountain(course, fact.to) ||
        passesMountain(before, fact) ||
        fact.to - fact.from === fact.points,
    );
  },

  'CP-5.1, CP-5.3, CP-6.6, CP-7.1 what teams have is never negative and changes as the facts say': (before, after, facts) => {
    const told = before.teams.map((team) => ({ ...team }));
    for (const fact of facts) {
      if (fact.type === 'spent' || fact.type === 'lapsed') (told[fact.seat] as State['teams'][number])[nameOf[fact.what]] -= fact.amount;
      if (fact.type === 'gained') (told[fact.seat] as State['teams'][number])[nameOf[fact.what]] += fact.amount;
    }
    return after.teams.every((team, seat) => holdings.every((what) => team[what] >= 0 && team[what] === told[seat]?.[what]));
  },

  'CP-5.4 in a turn a rider drinks two bottles at most, and a team three': (_, { now }) =>
    now.drank.every((bottles) => bottles <= 2) && now.given.every((bottles) => bottles <= 3),

  'CP-5.4 nobody drinks beyond the line': ({ options }, _, facts) =>
    facts.every((fact) => fact.type !== 'moved' || fact.by !== 'bottle' || fact.from <= courseOf(options).length),

  'CP-2.7 the stage ends with the turn in which the first rider finishes': (before, after) =>
    before.turn === after.turn || !before.road.some((rider) => (before.square[rider] as number) > courseOf(before.options).length),

  'CP-5.6 who is home is placed by his overrun': (_, { home }) =>
    home.every(({ overrun }, index) => index === 0 || (home[index - 1]?.overrun as number) >= overrun),
};

function passesMountain({ options }: State, { from, to }: MovedFact): boolean {
  for (let square = from; square <= to; square++) if (isMountain(courseOf(options), square)) return true;
  return false;
}

contractSuite(cyclingParty, { options, longest: 20_000, races: 4 * options.length, invariants });

import { contractSuite, type Invariant } from '@gruppetto/testkit';
import { soaks } from '../../../../scripts/test/soaks.ts';
import { courseOf } from '../rules/course.ts';
import { type Fact, type Options, routes, type State, startLists, type WielerSim, wielersim } from '../rules/index.ts';
import { prologueResult } from '../rules/prologue.ts';

const list = (id: string): string => startLists.find((one) => one.id === id)?.text as string;

/** Every route with a small field, some with others, the largest field once. */
const options: Partial<Options>[] = [
  ...routes.map(({ text }, index) => ({ route: text, riders: list('five-teams'), jersey: index % 3, absent: index % 2 ? [4, 9] : [] })),
  ...routes.slice(0, 4).map(({ text }) => ({ route: text, riders: list('nine-teams'), bonusSeconds: false, mountainPoints: true })),
  ...routes.slice(4, 8).map(({ text }) => ({ route: text, riders: list('twelve-teams-without-climbers') })),
  { route: routes[7].text, riders: list('fifty-teams') },
  { route: routes[0].text, riders: list('five-teams'), startDice: 'd6' },
];

const onTheRoad = ({ lane }: State): readonly number[] => [...lane.keys()].filter((rider) => lane[rider] !== 0);

type Move = Extract<Fact, { type: 'moved' }>;
const movesOf = (facts: readonly Fact[]): readonly Move[] => facts.filter((fact) => fact.type === 'moved');

const isTurn = (before: State): boolean => before.turn > 0 && before.pips.length === 0;

/** How many stand on each row. */
function crowds({ row, ...state }: State): Map<number, number> {
  const crowd = new Map<number, number>();
  for (const rider of onTheRoad({ row, ...state })) crowd.set(row[rider], (crowd.get(row[rider]) ?? 0) + 1);
  return crowd;
}

const invariants: Record<string, Invariant<WielerSim>> = {
  'WS-1.6 nobody loses ground': (before, after) =>
    onTheRoad(after).every((rider) => before.lane[rider] === 0 || after.row[rider] >= before.row[rider]),
  'WS-1.1 one rider a square, on the road and not beside the cobbles': (_, after, _facts, { options }) => {
    const { behind, lanes } = courseOf(options);
    const riders = onTheRoad(after);
    const squares = new Set(riders.map((rider) => `${after.row[rider]}/${after.lane[rider]}`));
    return squares.size === riders.length && riders.every((rider) => after.lane[rider] <= lanes[behind + after.row[rider]]);
  },
  'WS-4.1 every rider moves once a turn, or is told why not': (before, _, facts) => {
    if (!isTurn(before)) return true;
    const told = facts.flatMap((fact) => (fact.type === 'moved' || fact.type === 'stayed' ? [fact.rider] : []));
    return told.length === onTheRoad(before).length && new Set(told).size === told.length;
  },
  'WS-4.3 no full row is passed, none is filled beyond its width': (before, _, facts, { options }) => {
    const { behind, lanes } = courseOf(options);
    const crowd = crowds(before);
    const full = (row: number) => (crowd.get(row) ?? 0) >= lanes[behind + row];
    return movesOf(facts).every(({ from, to }) => {
      for (let row = from + 1; row <= to; row++) if (full(row)) return false;
      crowd.set(from, (crowd.get(from) ?? 0) - 1);
      crowd.set(to, (crowd.get(to) ?? 0) + 1);
      return true;
    });
  },
  'WS-4.5, WS-4.6 a wheel is worth six to ten, and a throw what it shows less the malus': (_, __, facts) =>
    movesOf(facts).every(({ by, from, to, thrown = 0, malus, equivalent = 0, aimed = to }) => {
      if (by === 'aspiration') return to - from + malus === equivalent && equivalent >= 6 && equivalent <= 10;
      return by === 'counter' || aimed - from === Math.max(1, thrown - malus);
    }),
  'WS-6.1 everybody is on the road or home, and nobody on the road is past the line': (_, after, _facts, { options }) => {
    if (after.pips.length > 0) return after.home.length === 0;
    const { length } = courseOf(options);
    const all = new Set([...onTheRoad(after), ...after.home.map(({ rider }) => rider)]);
    return all.size === after.row.length - options.absent.length && onTheRoad(after).every((rider) => after.row[rider] < length);
  },
  'WS-6.4 finishers keep their places, and no time is less than an earlier one': ({ home: earlier }, { home }) =>
    earlier.every((one, place) => one === home[place]) &&
    home.every(({ seconds }, place) => seconds >= (home[place - 1]?.seconds ?? 0)) &&
    (home[0]?.seconds ?? 0) === 0,
  'WS-3.2 the weather is thrown at the start and once more': ({ weather, pips }, after, facts, { options }) => {
    const thrown = facts.filter((fact) => fact.type === 'weather').length;
    const { length } = courseOf(options);
    const first = Math.max(...onTheRoad(after).map((rider) => after.row[rider]));
    if (pips.length > 0) return thrown === 0;
    const due = weather === 0 || (weather === 1 && length - first <= length / 2);
    return thrown === (due ? 1 : 0) && after.weather === weather + thrown;
  },
  'WS-7.3, WS-7.5 places at a mark are kept, and nobody has two': (before, after) =>
    (['sprints', 'tops'] as const).every((kind) =>
      after[kind].every(
        (places, mark) =>
          new Set(places).size === places.length && (before[kind][mark] ?? []).every((rider, place) => places[place] === rider),
      ),
    ),
};

contractSuite(wielersim, {
  options,
  longest: 400,
  races: soaks ? 400 : 150,
  invariants,
  arrivalOf: (state, rider) => {
    const list: readonly { rider: number; seconds: number }[] = state.pips.length > 0 ? prologueResult(state) : state.home;
    return { seconds: list.find((one) => one.rider === rider)?.seconds as number };
  },
});

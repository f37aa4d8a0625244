import { evaluateChoices, opponent } from '@gruppetto/bots';
import type { Dice, Race, RiderId, Viewer } from '@gruppetto/kernel';
import { sameData } from '@gruppetto/kernel';
import { contractSuite, type Invariant, type SeatPolicy } from '@gruppetto/testkit';
import { soaks } from '../../../../scripts/test/soaks.ts';
import { insight } from '../bot/insight.ts';
import { ruleOfThumb } from '../bot/rule-of-thumb.ts';
import { courseOf, type Fact, type Leader1, leader1, type Options, races, type State } from '../rules/index.ts';

/** Every number of players and riders, every ready-made race, with and without qualities and weather. */
const names = Object.keys(races);
const options = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((players) =>
  [1, 2, 3]
    .filter((ridersEach) => players * ridersEach <= 12)
    .flatMap((ridersEach) =>
      [0, 1, 2, 3].map(
        (nth): Partial<Options> => ({
          players,
          ridersEach,
          race: names[(players + 3 * ridersEach + 5 * nth) % names.length],
          qualities: nth !== 1,
          weather: nth < 2 ? 0 : 3 * (nth - 1),
        }),
      ),
    ),
);

/** What the facts say became of energy, by rider. */
function energyBy(before: State, facts: readonly Fact[]): number[] {
  const energy = before.energy.slice();
  for (const fact of facts) {
    if (fact.type === 'gained') energy[fact.rider as RiderId] += fact.amount;
    if (fact.type === 'spent' && fact.what === 'energy') energy[fact.rider as RiderId] -= fact.amount;
  }
  return energy;
}

/** How many feed tiles there are of each colour and worth, in the piles and in hands: colour * 10 + worth. */
function tilesOf({ role: roleOf, piles, kept }: State): number[] {
  const counts = Array<number>(30).fill(0);
  const count = (role: number, tiles: readonly number[]) => {
    for (const tile of tiles) counts[10 * role + tile]++;
  };
  for (const [role, pile] of piles.entries()) count(role, pile);
  for (const [rider, tiles] of kept.entries()) count(roleOf[rider], tiles);
  return counts;
}

const found = new WeakMap<object, ReadonlySet<string>>();

/** All squares but the first, which is none: row/lane. */
function squaresIn(course: ReturnType<typeof courseOf>): ReadonlySet<string> {
  const { row, lane } = course.squares;
  const squares = found.get(course) ?? new Set([...row.entries()].slice(1).map(([square, front]) => `${front}/${lane[square]}`));
  found.set(course, squares);
  return squares;
}

const invariants: Record<string, Invariant<Leader1>> = {
  'L1-2.3 energy is never negative, and changes only as the facts say': (before, after, facts) =>
    after.energy.every((energy) => energy >= 0) && sameData(energyBy(before, facts), after.energy),

  'L1-4.4 pursuits are never negative, and change only as the facts say': (before, after, facts) => {
    const pursuits = before.pursuits.slice();
    for (const fact of facts) if (fact.type === 'spent' && fact.what === 'pursuit') pursuits[fact.team as number] -= fact.amount;
    return after.pursuits.every((left) => left >= 0) && sameData(pursuits, after.pursuits);
  },

  'L1-3.1 never two riders on a square, but a fallen one beside it': (_, { road, row, lane, fallen }) => {
    const standing = road.filter((rider) => fallen[rider] === 0).map((rider) => `${row[rider]}/${lane[rider]}`);
    return new Set(standing).size === standing.length;
  },

  'L1-1.2 everybody on the road is on one of its squares': (_, { road, row, lane }, _facts, { options }) => {
    const course = courseOf(options);
    const there = squaresIn(course);
    return road.every((rider) => row[rider] <= course.length && lane[rider] >= 1 && there.has(`${row[rider]}/${lane[rider]}`));
  },

  'L1-3.1 a move has as many squares as its bill says, and none goes backwards': (_, _after, facts) =>
    facts.every((fact) => fact.type !== 'moved' || (fact.to > fact.from && fact.squares >= (fact.to - fact.from) / 1.2 - 0.1)),

  'L1-3.8 the road is in the order of the rows': (_, { road, row }) =>
    road.every((rider, index) => index === 0 || row[road[index - 1]] >= row[rider]),

  'L1-4.9 nobody behind passes the peloton': (before, _, facts, { options }) => {
    let front = before.front;
    const { length } = courseOf(options);
    return facts.every((fact) => {
      if (fact.type === 'peloton-moved') front = fact.to;
      return fact.type !== 'moved' || front > length || fact.from > front - 1 || fact.to <= front - 1;
    });
  },

  'L1-4.6 only fallen and punctured riders stay on a row of the peloton': (
    _,
    { front, road, row, fallen, punctured },
    _facts,
    { options },
  ) =>
    front > courseOf(options).length ||
    road.every((rider) => {
      const stopped = fallen[rider] > 0 || punctured[rider] > 0;
      return stopped || row[rider] > front || row[rider] <= front - 2;
    }),

  'L1-5.2 the risk ladder only rises, a step a told risk': (before, after, facts) =>
    after.risks.every(
      (risks, rider) =>
        risks ===
        before.risks[rider] + facts.filter((fact) => fact.type === 'risked' && fact.rider === rider && fact.risk !== 'cobbles').length,
    ),

  'L1-6.1 every feed tile is in one place: a pile, a hand of its colour, or used for all to see': (before, after, facts) => {
    const tiles = tilesOf(after);
    for (const fact of facts)
      if (fact.type === 'gained' && fact.by !== 'unused') tiles[10 * before.role[fact.rider as RiderId] + fact.amount]++;
    return sameData(tilesOf(before), tiles);
  },

  'L1-6.1 a feed tile that is used is the one that was kept': (before, after, facts) => {
    const hands = before.kept.map((kept) => [...kept]);
    for (const fact of facts) {
      if (fact.type === 'drew' && fact.secret) hands[fact.rider]?.push(fact.secret.tile);
      if (fact.type !== 'gained' || fact.by === 'unused') continue;
      const hand = hands[fact.rider as RiderId];
      if (!hand.includes(fact.amount)) return false;
      hand.splice(hand.indexOf(fact.amount), 1);
    }
    return hands.every((hand, rider) => sameData(hand.toSorted(), after.kept[rider].toSorted()));
  },

  'L1-2.5 a tile that is given up is revealed': (before, after, facts) => {
    const drawn = facts.filter(({ type }) => type === 'drew').length;
    const given = before.kept.flat().length + drawn - after.kept.flat().length;
    return facts.filter((fact) => 'reveals' in fact).length === given;
  },

  'L1-2.2, L1-2.4 no role and no quality twice in a team': (_, { quality, role }, _facts, { options }) =>
    courseOf(options).ofTeam.every((riders) => {
      const taken = [
        ...riders.map((rider) => quality[rider]).filter((one) => one !== 'none'),
        ...riders.map((rider) => role[rider]).filter((one) => one >= 0),
      ];
      return new Set(taken).size === taken.length;
    }),

  'L1-7.1 a rider who is home keeps their place': (before, after) => sameData(before.home, after.home.slice(0, before.home.length)),
};

/** Feed tiles that are kept: one of another seat's is exchanged for one from its pile. */
function alter(
  state: State,
  viewer: Viewer,
  dice: Dice,
  choice: Leader1['Choice'] | undefined,
  { options }: Race<Leader1>,
): State | undefined {
  const { seatOf, length, plan } = courseOf(options);
  // When the peloton comes home tiles are turned up; in the heat, too; and at a feed zone the viewer may draw from that pile.
  const nearest = Math.max(state.front, ...state.road.map((rider) => state.row[rider]));
  const reaches = (row: number) => [state.front, ...state.road.map((rider) => state.row[rider])].some((at) => at <= row && at + 13 > row);
  if (state.front + 8 > length || nearest > length || state.weather.includes('heat') || plan.feeds.some(reaches)) return undefined;
  if (state.turn === 0) return undefined;
  const hidden = state.kept.flatMap((kept, rider) => (kept.length > 0 && seatOf[rider] !== viewer ? [rider] : []));
  if (hidden.length === 0) return undefined;
  const rider = hidden[dice.draw(hidden.length)];
  if (choice?.do === 'feed' && choice.rider === rider) return undefined;
  const hand = state.kept[rider];
  const pile = state.piles[state.role[rider]];
  const other = pile.findIndex((tile) => tile !== hand[0]);
  if (other < 0) return undefined;
  [hand[0], pile[other]] = [pile[other], hand[0]];
  return state;
}

/** Nothing but feed tiles is drawn; a spectator sees none of them. */
const hidesLots = (state: State, viewer: Viewer, _choice: Leader1['Choice'], { options }: Race<Leader1>): boolean =>
  viewer === 'spectator' && options.weather === 0 && state.front + 8 <= courseOf(options).length;

/** All levels; those who think do so for a moment only, or the suite would take minutes. */
const players: readonly SeatPolicy<Leader1>[] = [
  ...(['rookie', 'rule-of-thumb'] as const).map((level) => opponent({ ruleOfThumb, insight }, level)),
  (race, view, turn, dice) => {
    const { choices, best } = evaluateChoices({ ruleOfThumb, insight }, race, view, turn, {
      seed: `${dice.draw(1000)}`,
      budget: 50,
      rounds: 1,
    });
    return choices[best].choice;
  },
];

contractSuite(leader1, {
  options,
  longest: 3000,
  races: soaks ? 600 : options.length,
  invariants,
  secrets: { alter, hidesLots, players },
  arrivalOf: ({ home }, rider) => ({ turns: home.find((one) => one.rider === rider)?.turn as number }),
});

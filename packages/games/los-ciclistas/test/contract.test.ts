import { type RiderId, sameData } from '@gruppetto/kernel';
import { contractSuite, type Invariant } from '@gruppetto/testkit';
import { soaks } from '../../../../scripts/test/soaks.ts';
import { type Fact, type LosCiclistas, losCiclistas, type Options, type State } from '../rules/index.ts';
import type { Home } from '../rules/types.ts';

/** Every number of players, with and without each variant. */
const options = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((players) =>
  [false, true].flatMap((elimination) =>
    [false, true].flatMap((events) =>
      (['all-home', 'first-finish'] as const).map(
        (end): Options => ({ players, elimination, events, end, length: elimination ? (events ? 50 : 60) : 60 + 5 * (players % 4) }),
      ),
    ),
  ),
);

/** Of one choice: nobody else comes to another space. */
const arrival = (facts: readonly Fact[]) => facts.find((fact) => fact.type === 'moved' || fact.type === 'placed');

/** Of one choice. */
const move = (facts: readonly Fact[]) => facts.find((fact) => fact.type === 'moved');

const roundGoesOn = (before: State, after: State) => before.round === after.round && after.road.length >= before.road.length;

/** Who stands on the space of a rider, the first to arrive first. */
const besides = ({ road, space }: State, rider: RiderId) => road.filter((one) => space[one] === space[rider]);

const invariants: Record<string, Invariant<LosCiclistas>> = {
  'LC-1.3 every rider who has started is on the road, home or out': (_, { road, home, out, round, next }, _facts, { options }) => {
    const listed = new Set([...road, ...out]);
    for (const { rider } of home) listed.add(rider);
    const started = round === 1 ? next : 3 * options.players;
    return listed.size === started && road.length + home.length + out.length === started;
  },

  'LC-1.2 the road is in the order of the spaces': (_, { road, space }) =>
    road.every((rider, index) => index === 0 || space[road[index - 1]] >= space[rider]),

  'LC-1.2 who arrives on a space stands last in it': (before, after, facts) => {
    const arrived = arrival(facts);
    return !arrived || !roundGoesOn(before, after) || besides(after, arrived.rider).at(-1) === arrived.rider;
  },

  'LC-1.2 a rider who does not move keeps their place among the others': (before, after, facts) => {
    const arrived = arrival(facts)?.rider;
    const ended = before.road.length > after.road.length;
    return sameData(
      before.road.filter((rider) => rider !== arrived && (!ended || after.road.includes(rider))),
      after.road.filter((rider) => rider !== arrived),
    );
  },

  'LC-2.1 in a round the order stays as it is, and everybody is in it once': (before, after) =>
    before.round === after.round ? sameData(before.order, after.order) : new Set(after.order).size === after.order.length,

  'LC-2.1 nobody moves but the rider whose turn it is, and they have had it then': (before, after, facts) => {
    const moves = facts.filter((fact) => fact.type === 'moved' || fact.type === 'placed');
    const moved = move(facts);
    if (moves.length > 1 || !moved) return moves.length <= 1;
    return moved.rider === before.order[before.next] && (before.round !== after.round || after.next > before.next);
  },

  'LC-2.2 nobody rides backwards, or comes to another space unless a fact says so': (before, after, facts) => {
    const arrived = arrival(facts);
    const moved = move(facts);
    if (moved && moved.to <= moved.from) return false;
    return after.road.every((rider) => after.space[rider] === (rider === arrived?.rider ? arrived.to : before.space[rider]));
  },

  'LC-3.5 a seat owns 0 to 5 bonuses, and they change as the facts say': (before, after, facts) => {
    const expected = before.bonuses.slice();
    for (const fact of facts) {
      if (fact.type === 'gained') expected[fact.seat] += fact.amount;
      if (fact.type === 'spent') expected[fact.seat] -= fact.amount;
    }
    return sameData(expected, after.bonuses) && after.bonuses.every((owned) => owned >= 0 && owned <= 5);
  },

  'LC-3.6 a move uses 0 to 3 bonuses, and a draft as many as its wheel': (before, after, facts) => {
    const moved = move(facts);
    if (moved?.by === 'draft' && moved.used !== before.used[moved.behind as RiderId]) return false;
    return after.used.every((used) => used >= 0 && used <= 3);
  },

  'LC-3.2 a draft ends on the space behind its wheel, if the wind lets it': (before, _, facts) => {
    const moved = move(facts);
    return moved?.by !== 'draft' || (moved.aimed ?? moved.to) === before.space[moved.behind as RiderId] - 1;
  },

  'LC-5.2 in a side wind nobody arrives sixth': (before, after, facts) => {
    const moved = before.card === 'side-wind' && roundGoesOn(before, after) ? move(facts) : undefined;
    return !moved || besides(after, moved.rider).length <= 5;
  },

  'LC-4.2 a rider who is home has their place for good, the furthest of a round first': (before, after) =>
    before.home.length === after.home.length ||
    (sameData(before.home, after.home.slice(0, before.home.length)) &&
      after.home.every(({ round, label }, index) => {
        const better = after.home[index - 1];
        return !better || better.round < round || (better.round === round && better.label <= label);
      })),
};

contractSuite(losCiclistas, {
  options,
  longest: 1500,
  races: (soaks ? 20 : 6) * options.length,
  invariants,
  arrivalOf: ({ home }, rider) => {
    const { round, label } = home.find((one) => one.rider === rider) as Home;
    return { round, label };
  },
});

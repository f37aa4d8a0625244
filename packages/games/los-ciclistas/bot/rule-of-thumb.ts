import type { Bot } from '@gruppetto/bots';
import type { RiderId, Seat } from '@gruppetto/kernel';
import { draftPrice, draftSpace, type LosCiclistas, landing, lastSpace, maxToUse, seatOf, type View } from '../rules/index.ts';

/** Found by self-play: how a rider's weight grows with each space, and what so many bonuses are worth, in spaces. */
const growth = 0.5;
const worthOfBonuses = [0, 0.9, 1.8, 2.7, 3.3, 3.6];

const worthOf = (owned: number): number => worthOfBonuses[owned];

const averageThrow = 7;
/** Twelve and three bonuses. */
const maxMove = 15;
/** Where nothing is left to hope for, or to fear, further is better. */
const further = 1e-6;

/** What two dice may show, with the ways of 36; and the same roughly: low, middling, high. */
const throws = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways, index) => ({ sum: index + 2, ways }));
const roughThrows = [
  { sum: 4, ways: 10 },
  { sum: 7, ways: 16 },
  { sum: 10, ways: 10 },
];
/** The chance that two dice show at least this sum. */
const chances = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1].map((ways) => ways / 36);
const chanceToReach = (sum: number): number => (sum > 12 ? 0 : chances[Math.max(0, sum)]);

const longestRoad = 330;
const weightOfSpace = Array.from({ length: longestRoad }, (_, space) => Math.exp(growth * space));
const weightOfBonuses = worthOfBonuses.map((worth) => Math.exp(growth * worth));

/**
 * Chooses what leaves the most hope of winning. Far from the line that is the seat's share of the weight of all riders when the round
 * will be over; near it, the chance that one of its riders crosses the line and nobody passes them.
 */
export const ruleOfThumb: Bot<LosCiclistas> = (race, view, { choices, seat, rider }) => {
  const line = lastSpace(race.options);
  const first = choices[0];
  if (choices.length === 1 || first.do === 'start') return first;
  if (first.do === 'add') return choices[bonusesToAdd(view, line, seat, rider as RiderId, choices.length - 1)];
  return wantsDraft(view, line, seat, rider as RiderId) ? first : choices[1];
};

function bonusesToAdd(view: View, line: number, seat: Seat, rider: RiderId, max: number): number {
  if (view.finishRound > 0) return max;
  weighMoved(view);
  const aim = view.space[rider] + view.thrown[0] + view.thrown[1];
  let best = 0;
  let bestHope = 0;
  for (let used = 0; used <= max; used++) {
    const hope = hopeOfThrow(view, line, seat, rider, aim, used);
    if (hope <= bestHope) continue;
    best = used;
    bestHope = hope;
  }
  return best;
}

function wantsDraft(view: View, line: number, seat: Seat, rider: RiderId): boolean {
  const here = view.space[rider];
  const to = draftSpace(view);
  if (view.finishRound > 0) return to >= here + averageThrow;
  weighMoved(view);
  const owned = view.bonuses[seat];
  const price = draftPrice(view);
  const drafting = hopeOf(view, line, seat, rider, to, afterDraft(owned, price), price);
  const left = line - here;
  const max = left < 2 * maxMove ? maxToUse(view, seat) : 0;
  let throwing = 0;
  for (const { sum, ways } of left < maxMove ? throws : roughThrows) {
    let best = 0;
    for (let used = 0; used <= max; used++) best = Math.max(best, hopeOfThrow(view, line, seat, rider, here + sum, used));
    throwing += (ways / 36) * best;
  }
  // LC-5.2: one throw in six is a double.
  if (view.card === 'puncture' || view.card === 'fall') throwing += (hopeOf(view, line, seat, rider, here, owned, 0) - throwing) / 6;
  return drafting >= throwing;
}

/** LC-3.5, LC-3.6. */
const afterDraft = (owned: number, price: number): number => (price > 0 ? owned - price : Math.min(5, owned + 1));

const hopeOfThrow = (view: View, line: number, seat: Seat, rider: RiderId, aim: number, used: number): number =>
  hopeOf(view, line, seat, rider, landing(view, rider, aim + used), view.bonuses[seat] - used, used);

/** The hope of a seat whose rider ends the move on `to`, with so many bonuses left after so many used. */
function hopeOf(view: View, line: number, seat: Seat, rider: RiderId, to: number, left: number, used: number): number {
  const leader = view.road[0];
  const lead = view.space[leader];
  if (Math.max(lead, to) + maxMove <= line) return shareOf(view, seat, rider, to, left, used);
  const mark = Math.max(line, lead, to);
  let oursMiss = 1;
  let rivalsMiss = 1;
  for (let index = view.next + 1; index < view.order.length; index++) {
    const other = view.order[index];
    const toGo = mark + 1 - view.space[other];
    // Whoever is still to move stands in the order of the road: those behind have even further to go.
    if (toGo > maxMove) break;
    const owner = seatOf(other);
    const miss = 1 - chanceToReach(toGo - maxToUse(view, owner));
    if (owner === seat) oursMiss *= miss;
    else rivalsMiss *= miss;
  }
  if (mark === line) return rivalsMiss * (1 - oursMiss + oursMiss * shareOf(view, seat, rider, to, left, used));
  const leads = to > lead || seatOf(leader) === seat;
  return (leads ? rivalsMiss : (1 - oursMiss) * rivalsMiss) + further * to;
}

/** LC-1.3. */
const maxSeats = 10;
/** Lists by seat, made once: a bot imagines a million rounds a second. */
const weights = new Float64Array(maxSeats);
const bonuses = new Int32Array(maxSeats);
/** Those of riders who have moved in this round: the same for everything that is weighed up before one choice. */
const movedWeights = new Float64Array(maxSeats);

function weighMoved({ order, space, next }: View): void {
  movedWeights.fill(0);
  for (let index = 0; index < next; index++) weigh(movedWeights, seatOf(order[index]), space[order[index]]);
}

/** Imagines the rest of the round: riders who may take a wheel that beats an average throw take it, the others throw that. */
function shareOf(view: View, seat: Seat, rider: RiderId, to: number, left: number, used: number): number {
  const { order, began, next } = view;
  const seats = view.bonuses.length;
  for (let each = 0; each < seats; each++) {
    weights[each] = movedWeights[each];
    bonuses[each] = view.bonuses[each];
  }
  bonuses[seat] = left;
  weigh(weights, seat, to);
  let wheel = to;
  let wheelBegan = began[rider];
  let price = used;
  for (let index = next + 1; index < order.length; index++) {
    const other = order[index];
    const here = began[other];
    const owner = seatOf(other);
    const owned = bonuses[owner];
    const after = afterDraft(owned, price);
    const mayDraft = wheelBegan - here <= 1 && price <= (view.card === 'rain' ? 0 : owned);
    if (mayDraft && wheel - 1 + worthOf(after) >= here + averageThrow + worthOf(owned)) {
      wheel--;
      bonuses[owner] = after;
    } else {
      wheel = here + averageThrow;
      price = 0;
    }
    weigh(weights, owner, wheel);
    wheelBegan = here;
  }
  let all = 0;
  for (let each = 0; each < seats; each++) all += weights[each] * weightOfBonuses[bonuses[each]];
  return (weights[seat] * weightOfBonuses[bonuses[seat]]) / all;
}

function weigh(list: Float64Array, seat: Seat, space: number): void {
  list[seat] = list[seat] + weightOfSpace[space];
}

import {
  type CommonReason,
  inside,
  integer,
  list,
  object,
  oneOf,
  type Problem,
  type Refusal,
  type RiderId,
  refine,
  type Schema,
} from '@gruppetto/kernel';
import { maxOwned, maxUsed } from './bonuses.ts';
import { lastSpace, maxBeyond, ridersEach, runOut, seatOf } from './course.ts';
import { maxOut } from './elimination.ts';
import { allCards, stops } from './events.ts';
import { scoreOf } from './finish.ts';
import type { Options, Position, Reason } from './types.ts';

/** LC-1.4: what two dice may show. */
const shortestThrow = 2;
const longestThrow = 12;
/** LC-2.3, LC-3.2: with bonuses; a draft goes no further than the move it follows. */
const longestMove = longestThrow + maxUsed;

const maxRounds = 10_000;

const cards = ['puncture', 'fall', 'side-wind', 'rain', 'blank'] as const;
const noCards = ['blank'] as const;

/** What a position of such a race must look like. */
export function positions(options: Options): Schema<Position> {
  const riders = options.players * ridersEach;
  const last = lastSpace(options);
  const rider = integer({ min: 0, max: riders - 1 });
  const rounds = { min: 1, max: maxRounds };
  const space = integer({ min: 1, max: last + maxBeyond });
  const byRider = (max: number) => list(integer({ min: 0, max }), { min: riders, max: riders });
  const ofCards = options.events ? cards : noCards;
  const shape: Schema<Position> = object(
    {
      round: integer(rounds),
      road: list(object({ rider, space }), { max: riders }),
      bonuses: list(integer({ min: 0, max: maxOwned }), { min: options.players, max: options.players }),
    },
    {
      now: object({
        order: list(rider, { max: riders }),
        next: integer({ min: 0, max: riders }),
        began: byRider(last),
        used: byRider(maxUsed),
        down: list(rider, { max: options.events ? riders : 0 }),
        thrown: list(integer({ min: 1, max: 6 }), { max: 2 }),
      }),
      card: oneOf(ofCards),
      pile: list(oneOf(ofCards), { max: options.events ? allCards.length : 0 }),
      home: list(object({ rider, round: integer(rounds), label: integer({ min: 0, max: runOut - 1 }) }), { max: riders }),
      finishRound: integer({ ...rounds, min: 0 }),
      out: list(rider, { max: riders }),
      laps: integer({ min: 0, max: options.elimination ? 2 : 0 }),
    },
  );
  return refine(shape, (position, at) => faults(options, position, at));
}

/** What the parts cannot tell by themselves. */
function faults(options: Options, position: Position, at: string): readonly Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (where, reason, details) =>
    problems.push({ at: inside(at, where), need: details ? { reason, with: details } : { reason } });
  everyRiderOnce(options, position, fault);
  if (position.round === 1) startFaults(options, position, fault);
  else roundFaults(options, position, fault);
  homeFaults(options, position, fault);
  pileFaults(position, fault);
  lapFaults(options, position, fault);
  return problems;
}

type Fault = (where: string, reason: Reason | CommonReason, details?: Refusal['with']) => void;

const countOf = <T>(values: readonly T[], value: T): number => values.filter((one) => one === value).length;

function everyRiderOnce(options: Options, { round, road, home = [], out = [] }: Position, fault: Fault): void {
  const seen = new Set<RiderId>();
  const place = (rider: RiderId, where: string) => {
    if (seen.has(rider)) fault(where, 'rider-twice', { rider });
    seen.add(rider);
  };
  for (const [index, spot] of road.entries()) {
    place(spot.rider, `road[${index}].rider`);
    const ahead = road[index - 1];
    if (ahead && ahead.space < spot.space) fault(`road[${index}].space`, 'road-out-of-order');
  }
  for (const [index, { rider }] of home.entries()) place(rider, `home[${index}].rider`);
  for (const [index, rider] of out.entries()) place(rider, `out[${index}]`);
  const missing = options.players * ridersEach - seen.size;
  if (round > 1 && missing > 0) fault('road', 'riders-missing', { missing });
}

/** LC-1.3, LC-1.4: the start knows spaces and nothing else, and the seats have sent off their riders in turn. */
function startFaults({ players }: Options, position: Position, fault: Fault): void {
  const { round: _, road, bonuses, ...others } = position;
  for (const name of Object.keys(others)) fault(name, 'unknown-field');
  for (const [seat, value] of bonuses.entries()) if (value > 0) fault(`bonuses[${seat}]`, 'out-of-range', { value, min: 0, max: 0 });
  for (const [index, { space }] of road.entries()) within(space, shortestThrow, longestThrow, `road[${index}].space`, fault);
  const max = players * ridersEach - 1;
  if (road.length > max) fault('road', 'wrong-count', { count: road.length, min: 0, max });
  for (let seat = 0; seat < players; seat++) {
    const started = road.filter(({ rider }) => seatOf(rider) === seat).length;
    const need = Math.ceil((road.length - seat) / players);
    if (started !== need) fault('road', 'wrong-starters', { seat, count: started, need });
  }
}

function within(value: number, min: number, max: number, where: string, fault: Fault): void {
  if (value < min || value > max) fault(where, 'out-of-range', { value, min, max });
}

/** LC-4.5: after the start. */
const isRidden = ({ end }: Options, { road, finishRound = 0 }: Position): boolean =>
  road.length === 0 || (end === 'first-finish' && finishRound > 0);

/** LC-2.1: riders still to move stand where they began, behind all who have moved; nobody began beyond the line. */
function roundFaults(options: Options, position: Position, fault: Fault): void {
  const { round, road, now } = position;
  if (isRidden(options, position)) return;
  const furthest = Math.min(lastSpace(options), furthestIn(round - 1));
  if (!now) {
    for (const [index, { space }] of road.entries()) within(space, shortestThrow, furthest, `road[${index}].space`, fault);
    return;
  }
  const { order, next, began, used } = now;
  const spaces = new Map(road.map(({ rider, space }) => [rider, space]));
  const missing = road.filter(({ rider }) => !order.includes(rider)).length;
  if (missing > 0) return fault('now.order', 'riders-missing', { missing });
  within(next, 0, order.length - 1, 'now.next', fault);
  thrownFaults(position, fault);
  downFaults(position, fault);
  let ahead = furthest;
  for (const [index, rider] of order.entries()) {
    const from = began[rider];
    const space = spaces.get(rider);
    if (space === undefined) {
      fault(`now.order[${index}]`, 'not-on-the-road', { rider });
      continue;
    }
    if (order.indexOf(rider) < index) fault(`now.order[${index}]`, 'rider-twice', { rider });
    const waits = index >= next;
    if (from > ahead || (waits && road[index]?.rider !== rider)) fault(`now.order[${index}]`, 'road-out-of-order');
    within(from, waits ? space : shortestThrow, space, `now.began[${rider}]`, fault);
    if (waits) within(used[rider], 0, 0, `now.used[${rider}]`, fault);
    else if (!hasDrafted(position, index)) thrownMoveFault(position, rider, space, fault);
    ahead = from;
  }
}

/** LC-1.4, LC-2.3: how far anybody can be at the end of a round; the first is the start. */
const furthestIn = (round: number): number => longestThrow + (round - 1) * longestMove;

/** LC-3.1, LC-3.2: whether the rider who was the nth to move can have drafted: from just behind their wheel to just behind it. */
function hasDrafted({ road, now }: Position, nth: number): boolean {
  const { order, began, used } = now as NonNullable<Position['now']>;
  const [wheel, rider] = [order[nth - 1], order[nth]];
  const spaceOf = (one: RiderId) => road.find((spot) => spot.rider === one)?.space ?? 0;
  const isBehind = spaceOf(rider) === spaceOf(wheel) - 1 && began[wheel] - began[rider] <= 1;
  return isBehind && spaceOf(rider) > began[rider] && used[rider] === used[wheel];
}

/** LC-2.2, LC-2.3: a throw moves its rider as far as it shows, and the bonuses used. LC-5.2: with a card, perhaps less. */
function thrownMoveFault({ now, card = 'blank' }: Position, rider: RiderId, space: number, fault: Fault): void {
  const { began, used } = now as NonNullable<Position['now']>;
  const most = space - used[rider];
  within(began[rider], most - longestThrow, card === 'blank' ? most - shortestThrow : space, `now.began[${rider}]`, fault);
}

/** LC-2.3, LC-5.2: dice lie on the table only while their player may add bonuses to them. */
function thrownFaults({ now, bonuses, card = 'blank' }: Position, fault: Fault): void {
  const { order, next, thrown, down } = now as NonNullable<Position['now']>;
  if (thrown.length === 0) return;
  const [a, b] = thrown;
  const rider = order[next];
  if (rider === undefined) return;
  const asked = thrown.length === 2 && card !== 'rain' && bonuses[seatOf(rider)] > 0 && !stops(card, a, b) && !down.includes(rider);
  if (!asked) fault('now.thrown', 'wrong-count', { count: thrown.length, min: 0, max: 0 });
}

/** LC-5.2: a fall takes riders down, each of them once, and they don't move. */
function downFaults({ road, now, card = 'blank' }: Position, fault: Fault): void {
  const { down, began } = now as NonNullable<Position['now']>;
  if (down.length > 0 && card !== 'fall') fault('now.down', 'wrong-count', { count: down.length, min: 0, max: 0 });
  for (const [index, rider] of down.entries()) {
    const spot = road.find((one) => one.rider === rider);
    if (down.indexOf(rider) < index) fault(`now.down[${index}]`, 'rider-twice', { rider });
    else if (!spot || spot.space !== began[rider]) fault(`now.down[${index}]`, 'not-taken-down', { rider });
  }
}

/** LC-5.2: the card in force was in the pile, so it isn't there any more. Rain that doesn't count is stored as a blank card. */
function pileFaults({ card = 'blank', pile = [] }: Position, fault: Fault): void {
  for (const one of cards) {
    const count = countOf(pile, one);
    const max = countOf(allCards, one) - (one === card && one !== 'blank' ? 1 : 0);
    if (count > max) fault('pile', 'too-many-cards', { card: one, count, max });
  }
}

/** LC-5.3: a lap is decided when its last riders go out; the others have passed its line. */
function lapFaults(options: Options, position: Position, fault: Fault): void {
  const { road, now, out = [], laps = 0 } = position;
  const max = maxOut(options, laps);
  const min = laps > 0 ? maxOut(options, 1) : 0;
  if (out.length < min || out.length > max) fault('out', 'wrong-count', { count: out.length, min, max });
  if (laps === 0) return;
  const line = laps * options.length;
  // Laps are decided at the end of a round: when the race is over, it may have been this one.
  const stood = isRidden(options, position) ? undefined : now;
  for (const [index, { rider, space }] of road.entries())
    if ((stood?.began[rider] ?? space) <= line) fault(`road[${index}].space`, 'lap-not-passed', { rider, line });
}

/** LC-4.2, LC-4.4: finishers came in this order, in rounds that have been, the first of them in round 1. */
function homeFaults(options: Options, position: Position, fault: Fault): void {
  const { round, home = [], finishRound = 0 } = position;
  if (home.length > 0 && home[0].round !== 1) fault('home[0].round', 'first-not-in-round-1', { rider: home[0].rider });
  for (let index = 1; index < home.length; index++)
    if (scoreOf(home[index - 1]) > scoreOf(home[index])) fault(`home[${index}]`, 'home-out-of-order');
  within(finishRound, home.at(-1)?.round ?? 0, home.length > 0 ? round - 1 : 0, 'finishRound', fault);
  if (home.length === 0) return;
  // LC-4.3, LC-4.5: the finishing rounds have been ridden; when the race is over, this one is the last of them.
  const first = Math.ceil((lastSpace(options) + 1 - longestThrow) / longestMove) + 1;
  within(round, first + finishRound - (isRidden(options, position) ? 1 : 0), maxRounds, 'round', fault);
}

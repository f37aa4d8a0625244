import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { earnBonus, earns, maxToUse, useBonuses } from './bonuses.ts';
import { landing, ridersEach, seatOf, zeros } from './course.ts';
import { draftPrice, wheelOf, whyNoDraft } from './drafting.ts';
import { decideLaps } from './elimination.ts';
import { isDown, stops, takeDown, turnUpCard } from './events.ts';
import { bringHome, isOver } from './finish.ts';
import type { Choice, Fact, Options, State } from './types.ts';

export function setup(options: Options, tell?: Tell<Fact>): State {
  const riders = options.players * ridersEach;
  tell?.({ type: 'began', rule: 'LC-1.4', round: 1 });
  return {
    round: 1,
    road: [],
    space: zeros(riders),
    order: [],
    next: 0,
    began: zeros(riders),
    used: zeros(riders),
    down: [],
    thrown: [],
    // LC-1.3: nobody owns any at the start.
    bonuses: zeros(options.players),
    card: 'blank',
    pile: [],
    home: [],
    finishRound: 0,
    out: [],
    laps: 0,
  };
}

export function play(options: Options, state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>): void {
  switch (choice.do) {
    case 'start':
      return start(options, state, choice.rider, dice, tell);
    case 'throw':
      return throwDice(options, state, dice, tell);
    case 'add':
      return add(options, state, choice.bonuses, dice, tell);
    case 'draft':
      return draft(options, state, dice, tell);
  }
}

/** LC-1.4. */
function start(options: Options, state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): void {
  const a = dice.roll(6);
  const b = dice.roll(6);
  state.road.push(rider);
  stand(state, rider, a + b);
  tell?.({ type: 'threw', rule: 'LC-1.4', rider, dice: [a, b], sides: 6 });
  tell?.({ type: 'placed', rule: 'LC-1.4', rider, to: a + b, dice: [a, b] });
  state.next++;
  if (state.next === state.space.length) endRound(options, state, dice, tell);
}

/** LC-2.2. */
function throwDice(options: Options, state: State, dice: Dice, tell: Tell<Fact>): void {
  const rider = state.order[state.next];
  const noDraft = tell && state.next > 0 ? whyNoDraft(state) : undefined;
  const a = dice.roll(6);
  const b = dice.roll(6);
  tell?.({ type: 'threw', rule: 'LC-2.2', rider, dice: [a, b], sides: 6, ...(noDraft && { noDraft }) });
  if (stops(state.card, a, b)) {
    tell?.({ type: 'stayed', rule: 'LC-5.2', rider, reason: state.card === 'fall' ? 'fall' : 'puncture', dice: [a, b] });
    if (state.card === 'fall' && a % 2 === 0) takeDown(state, rider, tell);
    return nextRider(options, state, dice, tell);
  }
  // LC-2.3: a player with nothing to add is not asked.
  if (maxToUse(state, seatOf(rider)) === 0) return ride(options, state, a, b, 0, dice, tell);
  state.thrown = [a, b];
}

/** LC-2.3. */
function add(options: Options, state: State, bonuses: number, dice: Dice, tell: Tell<Fact>): void {
  const a = state.thrown[0];
  const b = state.thrown[1];
  state.thrown = [];
  ride(options, state, a, b, bonuses, dice, tell);
}

/** LC-2.2. */
function ride(options: Options, state: State, a: number, b: number, bonuses: number, dice: Dice, tell: Tell<Fact>): void {
  const rider = state.order[state.next];
  useBonuses(state, rider, bonuses, 'LC-2.3', tell);
  const from = state.space[rider];
  const aimed = from + a + b + bonuses;
  const to = landing(state, rider, aimed);
  if (to > from) {
    stand(state, rider, to);
    const wind = to < aimed ? { aimed } : undefined;
    tell?.({ type: 'moved', rule: wind ? 'LC-5.2' : 'LC-2.2', rider, from, to, by: 'throw', dice: [a, b], used: bonuses, ...wind });
  } else {
    tell?.({ type: 'stayed', rule: 'LC-5.2', rider, reason: 'no-room', dice: [a, b] });
  }
  nextRider(options, state, dice, tell);
}

/** LC-3.2. */
function draft(options: Options, state: State, dice: Dice, tell: Tell<Fact>): void {
  const rider = state.order[state.next];
  const wheel = wheelOf(state);
  const price = draftPrice(state);
  const from = state.space[rider];
  const aimed = state.space[wheel] - 1;
  const to = landing(state, rider, aimed);
  useBonuses(state, rider, price, 'LC-3.6', tell);
  stand(state, rider, to);
  const wind = to < aimed ? { aimed } : undefined;
  tell?.({ type: 'moved', rule: wind ? 'LC-5.2' : 'LC-3.2', rider, from, to, by: 'draft', used: price, behind: wheel, ...wind });
  if (earns(state, seatOf(rider), price)) earnBonus(state, rider, tell);
  nextRider(options, state, dice, tell);
}

/** LC-1.2: last on their new space. Riders move in the order of the road, so the one to move is the next on it. */
function stand(state: State, rider: RiderId, to: number): void {
  const { road, space } = state;
  let index = state.next;
  for (; index > 0; index--) {
    const ahead = road[index - 1];
    if (space[ahead] >= to) break;
    road[index] = ahead;
  }
  road[index] = rider;
  space[rider] = to;
}

function nextRider(options: Options, state: State, dice: Dice, tell: Tell<Fact>): void {
  state.next++;
  while (state.next < state.order.length && isDown(state, state.order[state.next])) state.next++;
  if (state.next === state.order.length) endRound(options, state, dice, tell);
}

function endRound(options: Options, state: State, dice: Dice, tell: Tell<Fact>): void {
  bringHome(options, state, tell);
  decideLaps(options, state, tell);
  if (isOver(options, state)) tell?.({ type: 'ended', rule: 'LC-4.5' });
  else beginRound(options, state, dice, tell);
}

/** LC-2.1: the order is fixed now. */
function beginRound(options: Options, state: State, dice: Dice, tell: Tell<Fact>): void {
  const { road, space, used } = state;
  state.round++;
  tell?.({ type: 'began', rule: 'LC-2.1', round: state.round });
  state.order = road.slice();
  state.began = space.slice();
  for (let rider = 0; rider < used.length; rider++) used[rider] = 0;
  state.next = 0;
  state.down = [];
  if (options.events) turnUpCard(options, state, dice, tell);
}

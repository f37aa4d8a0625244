import type { Dice, RiderId, Seat, Tell } from '@gruppetto/kernel';
import { addToCounter, breakAway, counter, settle } from './breakaway.ts';
import { noTops, passTops } from './climbs.ts';
import { listOf, racersOf, squareHolds } from './course.ts';
import { sidesOf, sumOf, throwDie } from './die.ts';
import { feed, feeds, hungry } from './feed.ts';
import { bringHome, isEnding } from './finish.ts';
import { easeGroups, judgeGroups } from './groups.ts';
import { chase, leftBehind, rejoin } from './incident.ts';
import { burn, burnAll, setGroupPace } from './pace.ts';
import { startPointsOf } from './racers.ts';
import { ride } from './ride.ts';
import { pushBack, shuffleTo } from './shuffle.ts';
import { asks, toPlace } from './turn.ts';
import type { Choice, Fact, Options, Skill, State, Step } from './types.ts';

export function setup(options: Options, dice: Dice, tell?: Tell<Fact>): State {
  const racers = racersOf(options);
  const points: Record<Skill, number[]> = { sprint: [], stamina: [], climbing: [] };
  for (let rider = 0; rider < racers; rider++) {
    const { sprint, stamina, climbing } = startPointsOf(options, rider);
    points.sprint.push(sprint);
    points.stamina.push(stamina);
    points.climbing.push(climbing);
  }
  return {
    options,
    turn: 0,
    seat: whoBegins(options, dice, tell),
    step: 'place',
    road: [],
    square: listOf(racers, 0),
    points,
    groups: [],
    group: listOf(racers, -1),
    escapees: -1,
    asked: [],
    current: 0,
    attempt: undefined,
    pushing: undefined,
    mishap: listOf(racers, 'none'),
    fed: listOf(racers, 0),
    home: [],
    arrival: listOf(racers, 0),
    tops: noTops(options),
  };
}

/** PW-1.3: the highest throw; ties throw again. */
function whoBegins(options: Options, dice: Dice, tell: Tell<Fact>): Seat {
  let best: Seat[] = Array.from({ length: options.teams }, (_, seat) => seat);
  while (best.length > 1) {
    const throws = best.map((seat) => {
      const faces = throwDie(options, dice);
      tell?.({ type: 'threw', rule: 'PW-1.3', seat, dice: faces, sides: sidesOf(options) });
      return { seat, sum: sumOf(faces) };
    });
    const highest = Math.max(...throws.map(({ sum }) => sum));
    best = throws.filter(({ sum }) => sum === highest).map(({ seat }) => seat);
  }
  return best[0];
}

export function play(state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>): void {
  answer(state, choice, dice, tell);
  while (!asks(state)) goOn(state, tell);
}

function answer(state: State, choice: Choice, dice: Dice, tell: Tell<Fact>): void {
  switch (choice.do) {
    case 'place':
      return place(state, choice.rider, tell);
    case 'ride':
      return rideAll(state, tell);
    case 'chase':
      return chase(state, choice.squares, tell);
    case 'break-away':
      return breakAway(state, choice.rider, dice, tell);
    case 'stay':
      return begin(state, 'shuffle');
    case 'spend':
      return settle(state, choice.add, choice.further, tell);
    case 'counter':
      return counter(state, dice, tell);
    case 'add':
      return addToCounter(state, choice.points, tell);
    case 'let-go':
      state.asked.shift();
      return;
    case 'shuffle':
      return shuffleTo(state, choice.rider, choice.to, tell);
    case 'keep':
      state.current++;
      return;
    case 'push-back':
      return pushBack(state, choice.rider, tell);
    case 'burn':
      return burn(state, state.asked.shift() as RiderId, choice.skill, tell);
    case 'set-pace':
      return setGroupPace(state, choice.pace, tell);
    case 'feed':
      return feed(state, choice.skill, tell);
  }
}

/** What follows by itself where a step has nothing to ask: of the next racer or group, or the next step. */
function goOn(state: State, tell: Tell<Fact>): void {
  const { asked, groups } = state;
  switch (state.step) {
    case 'place':
      return place(state, toPlace(state)[0], tell);
    case 'ride':
      return rideAll(state, tell);
    case 'chase':
      if (asked.length > 0) return void asked.shift();
      endStep(state, tell);
      return begin(state, 'break-away');
    case 'break-away':
      return begin(state, 'shuffle');
    case 'counter':
      if (asked.length > 0) return void asked.shift();
      state.attempt = undefined;
      endStep(state, tell);
      return begin(state, 'shuffle');
    case 'shuffle':
      if (state.current < groups.length) return void state.current++;
      endStep(state, tell);
      begin(state, 'burn');
      return burnAll(state, tell);
    case 'burn':
      return begin(state, 'set-pace');
    case 'set-pace':
      if (state.current < groups.length) return void state.current++;
      begin(state, 'feed');
      if (!isEnding(state)) state.asked = hungry(state);
      return;
    default:
      if (asked.length > 0) return feedAlone(state, tell);
      return endTurn(state, tell);
  }
}

function begin(state: State, step: Step): void {
  state.step = step;
  state.current = 0;
}

/** PW-1.3: the start area fills from the front, and ends directly before square 1 (PW-1.4). */
function place(state: State, rider: RiderId, tell: Tell<Fact>): void {
  const { road, options } = state;
  const to = -Math.floor(road.length / squareHolds);
  road.push(rider);
  state.square[rider] = to;
  tell?.({ type: 'placed', rule: 'PW-1.3', rider, to });
  state.seat = (state.seat + 1) % options.teams;
  if (road.length === racersOf(options)) start(state, tell);
}

/** PW-2.4: at steady, on the flat. */
function start(state: State, tell: Tell<Fact>): void {
  for (const rider of state.road) state.group[rider] = 0;
  state.groups = [{ pace: 'steady', terrain: 'flat' }];
  judgeGroups(state, undefined);
  beginTurn(state, tell);
}

function beginTurn(state: State, tell: Tell<Fact>): void {
  state.turn++;
  begin(state, 'ride');
  tell?.({ type: 'began', rule: 'PW-3.1', round: state.turn, seat: state.seat });
}

/** PW-3.1. */
function rideAll(state: State, tell: Tell<Fact>): void {
  ride(state, tell);
  rejoin(state);
  endStep(state, tell);
  begin(state, 'chase');
  state.asked = leftBehind(state);
}

/** PW-6.1, PW-7.2: who arrives in the same step arrives together. */
function endStep(state: State, tell: Tell<Fact>): void {
  passTops(state, tell);
  bringHome(state, tell);
}

/** PW-5.1: who has only one skill below ten is not asked. */
function feedAlone(state: State, tell: Tell<Fact>): void {
  const only = feeds(state, state.asked[0])[0];
  if (only?.do === 'feed') feed(state, only.skill, tell);
  else state.asked.shift();
}

/** PW-2.1: the groups are judged now; PW-3.5: none of them rides fast that cannot pay. */
function endTurn(state: State, tell: Tell<Fact>): void {
  rejoin(state);
  judgeGroups(state, tell);
  easeGroups(state, tell);
  if (isEnding(state)) {
    begin(state, 'over');
    tell?.({ type: 'ended', rule: 'PW-6.2' });
  } else {
    state.seat = (state.seat + 1) % state.options.teams;
    beginTurn(state, tell);
  }
}

import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { addToCounter, breakAway, counter, settle } from './breakaway.ts';
import { noTops, passTops } from './climbs.ts';
import { type Course, numbers } from './course.ts';
import { feed, feeds, hungry } from './feed.ts';
import { bringHome, isEnding } from './finish.ts';
import { easeGroups, judgeGroups } from './groups.ts';
import { chase, leftBehind, noMishaps, rejoin } from './incident.ts';
import { burn, burnAll, setGroupPace } from './pace.ts';
import { copy } from './position.ts';
import { firstPoints, firstProfiles } from './racers.ts';
import { ride } from './ride.ts';
import { pushBack, shuffleTo } from './shuffle.ts';
import { firstSeat, give, giveUsual, givingOrder, place, placings } from './start.ts';
import { asks } from './turn.ts';
import type { Choice, Fact, State, Step } from './types.ts';

/** All that a race with these options is set up with, but for who begins. */
export function freshState(course: Course): State {
  const { options, racers } = course;
  const profiles = firstProfiles(course);
  return {
    turn: 0,
    seat: 0,
    step: options.profiles === 'at-the-table' ? 'give' : 'place',
    road: [],
    square: numbers(racers, 0),
    profiles,
    points: firstPoints(options, profiles),
    groups: [],
    group: numbers(racers, -1),
    escapees: -1,
    asked: [],
    current: 0,
    attempt: undefined,
    pushing: undefined,
    mishap: noMishaps(course),
    fed: numbers(racers, 0),
    home: [],
    arrival: numbers(racers, 0),
    tops: noTops(course),
  };
}

export function setup(course: Course, fresh: State, dice: Dice, tell?: Tell<Fact>): State {
  const state = copy(fresh);
  state.seat = firstSeat(course, dice, tell);
  if (state.step === 'give') state.asked = givingOrder(course, state.seat);
  return state;
}

export function play(course: Course, state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>): void {
  answer(course, state, choice, dice, tell);
  while (!asks(course, state)) goOn(course, state, tell);
}

function answer(course: Course, state: State, choice: Choice, dice: Dice, tell: Tell<Fact>): void {
  switch (choice.do) {
    case 'give':
      return give(state, choice, tell);
    case 'give-usual':
      return giveUsual(state, tell);
    case 'place':
      return place(course, state, choice.rider, choice.to, tell);
    case 'ride':
      return rideAll(course, state, tell);
    case 'chase':
      return chase(course, state, choice.squares, tell);
    case 'break-away':
      return breakAway(course, state, choice.rider, dice, tell);
    case 'stay':
      return begin(state, 'shuffle');
    case 'spend':
      return settle(course, state, choice.add, choice.further, tell);
    case 'counter':
      return counter(course, state, dice, tell);
    case 'add':
      return addToCounter(course, state, choice.points, tell);
    case 'let-go':
      state.asked.shift();
      return;
    case 'shuffle':
      return shuffleTo(course, state, choice.rider, choice.to, tell);
    case 'keep':
      state.current++;
      return;
    case 'push-back':
      return pushBack(state, choice.rider, tell);
    case 'burn':
      return burn(state, state.asked.shift() as RiderId, choice.skill, tell);
    case 'set-pace':
      return setGroupPace(state, choice, tell);
    case 'feed':
      return feed(course, state, choice.skill, tell);
  }
}

/** What follows by itself where a step has nothing to ask: of the next racer or group, or the next step. */
function goOn(course: Course, state: State, tell: Tell<Fact>): void {
  const { asked, groups } = state;
  switch (state.step) {
    case 'give':
      return begin(state, 'place');
    case 'place':
      return placeOrStart(course, state, tell);
    case 'ride':
      return rideAll(course, state, tell);
    case 'chase':
      if (asked.length > 0) return void asked.shift();
      endStep(course, state, tell);
      return begin(state, 'break-away');
    case 'break-away':
      return begin(state, 'shuffle');
    case 'counter':
      if (asked.length > 0) return void asked.shift();
      state.attempt = undefined;
      endStep(course, state, tell);
      return begin(state, 'shuffle');
    case 'shuffle':
      if (state.current < groups.length) return void state.current++;
      endStep(course, state, tell);
      begin(state, 'burn');
      return burnAll(course, state, tell);
    case 'burn':
      return begin(state, 'set-pace');
    case 'set-pace':
      if (state.current < groups.length) return void state.current++;
      begin(state, 'feed');
      if (!isEnding(course, state)) state.asked = hungry(course, state);
      return;
    default:
      if (asked.length > 0) return feedAlone(course, state, tell);
      return endTurn(course, state, tell);
  }
}

function begin(state: State, step: Step): void {
  state.step = step;
  state.current = 0;
}

/** PW-1.3: the only racer on the only square needs no choice. */
function placeOrStart(course: Course, state: State, tell: Tell<Fact>): void {
  const only = placings(course, state)[0];
  if (only?.do === 'place') place(course, state, only.rider, only.to, tell);
  else start(course, state, tell);
}

/** PW-2.4: at steady, on the flat. */
function start(course: Course, state: State, tell: Tell<Fact>): void {
  for (const rider of state.road) state.group[rider] = 0;
  state.groups = [{ pace: 'steady', terrain: 'flat' }];
  judgeGroups(course, state, undefined);
  beginTurn(state, tell);
}

function beginTurn(state: State, tell: Tell<Fact>): void {
  state.turn++;
  begin(state, 'ride');
  tell?.({ type: 'began', rule: 'PW-3.1', round: state.turn, seat: state.seat });
}

/** PW-3.1. */
function rideAll(course: Course, state: State, tell: Tell<Fact>): void {
  ride(course, state, tell);
  rejoin(course, state);
  endStep(course, state, tell);
  begin(state, 'chase');
  state.asked = leftBehind(course, state);
}

/** PW-6.1, PW-7.2: those who arrive in the same step arrive together. */
function endStep(course: Course, state: State, tell: Tell<Fact>): void {
  passTops(course, state, tell);
  bringHome(course, state, tell);
}

/** PW-5.1: a racer with only one skill below ten is not asked. */
function feedAlone(course: Course, state: State, tell: Tell<Fact>): void {
  const only = feeds(state, state.asked[0])[0];
  if (only?.do === 'feed') feed(course, state, only.skill, tell);
  else state.asked.shift();
}

/** PW-2.1: the groups are judged now; PW-3.5: none that cannot pay rides fast. */
function endTurn(course: Course, state: State, tell: Tell<Fact>): void {
  rejoin(course, state);
  judgeGroups(course, state, tell);
  easeGroups(course, state, tell);
  if (isEnding(course, state)) {
    begin(state, 'over');
    tell?.({ type: 'ended', rule: 'PW-6.2' });
  } else {
    state.seat = (state.seat + 1) % course.options.teams;
    beginTurn(state, tell);
  }
}

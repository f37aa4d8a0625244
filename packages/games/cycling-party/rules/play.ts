import type { Dice, RiderId, Seat, Tell } from '@gruppetto/kernel';
import { askBefore, askEnd } from './asking.ts';
import { bottlesEach, give } from './bottles.ts';
import { askCar, liftOrders } from './car.ts';
import { absentOf, type Course, courseOf, isMountain, leadingSeat, numbers, ride, ridersOf, seatOf, stageOf, words } from './course.ts';
import { bringHome, isLastTurn } from './finish.ts';
import { formGroup, noGroup } from './groups.ts';
import { assign, beginMountain, dealDice, pull, throwTogether } from './mountain.ts';
import { bring } from './moving.ts';
import { goOnPaceline, link, throwAlone, throwInPaceline } from './paceline.ts';
import { agree, askPeloton, beginPeloton, decideDomestique, throwInPeloton } from './peloton.ts';
import { passPrimes } from './primes.ts';
import { isMaster, isSenior, sprintsOf } from './roles.ts';
import { attack, attackMountain, descend, fallBack, fallBackTo, goOut, sprint } from './specials.ts';
import { bringHomeOnTime } from './times.ts';
import type { Choice, Fact, Now, Options, Out, State, Team } from './types.ts';

const startsRider = (options: Options, rider: RiderId): boolean => !absentOf(options).includes(rider);

/** CP-2.1: the next manager, from this one on, who has somebody to start. */
function nextStarter(options: Options, from: Seat): Seat {
  if (absentOf(options).length === 0) return from;
  const riders = ridersOf(options);
  for (let rider = from * options.riders; rider < riders; rider++) if (startsRider(options, rider)) return seatOf(options, rider);
  return options.teams;
}

export const startNow = (options: Options): Now => ({
  step: 'start',
  seat: nextStarter(options, 0),
  rider: -1,
  move: moves(options),
  drank: numbers(ridersOf(options), 0),
  given: numbers(options.teams, 0),
  group: noGroup,
  answered: [],
  throws: [],
  links: [],
  dice: [],
  pulls: [],
  chains: [],
  came: numbers(ridersOf(options), 0),
  setters: [],
});

function moves(options: Options): Now['move'] {
  const list: Now['move'] = words(ridersOf(options), 'waiting');
  for (const rider of absentOf(options)) list[rider] = 'lost';
  return list;
}

/** CP-8.3: half as many as there are hors passes; of a tour, or of a stage that is ridden by itself. */
export const mountainAttacksFor = (stages: readonly Options[]): number =>
  Math.ceil(stages.flatMap((one) => stageOf(one).passes).filter(({ category }) => category === 'hors').length / 2);

const mountainAttacksOf = (options: Options, seat: Seat): number =>
  isMaster(options) ? (options.before?.mountainAttacks[seat] ?? mountainAttacksFor([options])) : 0;

/** CP-5.1, CP-5.3, CP-6.4, CP-7.1, CP-8.3, CP-8.14. */
export const startTeam = (options: Options, seat: Seat): Team => ({
  bottles: bottlesEach,
  sprints: sprintsOf(options, stageOf(options).type),
  attacks: isSenior(options) ? 1 : 0,
  mountainAttacks: mountainAttacksOf(options, seat),
  doubles: 0,
  pass: 0,
  agreesFrom: 0,
  quiet: 0,
  ridesOn: 0,
});

export function setup(options: Options, tell?: Tell<Fact>): State {
  const riders = Array.from({ length: ridersOf(options) }, (_, rider) => rider);
  const road = riders.filter((rider) => startsRider(options, rider));
  tell?.({ type: 'began', rule: 'CP-2.1', round: 0 });
  for (const rider of road) tell?.({ type: 'placed', rule: 'CP-1.2', rider, to: 0 });
  return {
    turn: 0,
    road,
    square: numbers(riders.length, 0),
    teams: Array.from({ length: options.teams }, (_, seat) => startTeam(options, seat)),
    descent: words(riders.length, 'none'),
    home: [],
    out: absentOf(options).map((rider): Out => ({ rider, reason: 'absent' })),
    passed: nobodyPassed(options),
    now: startNow(options),
  };
}

export const nobodyPassed = (options: Options): RiderId[][] => courseOf(options).primes.map(() => []);

export function play(course: Course, state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>): void {
  const { now } = state;
  switch (choice.do) {
    case 'start':
      start(course, state, dice, tell);
      if (now.step === 'start') return;
      return goOn(course, state, 'car', dice, tell);
    case 'ride-on':
      if (choice.until) order(state, 'ride-on', choice.until, tell);
      now.answered.push(now.seat);
      return goOn(course, state, 'car', dice, tell);
    case 'withdraw':
      if (choice.rider === undefined) return askWhich(state, 'withdraw');
      goOut(course, state, choice.rider, 'withdrew', 'CP-5.8', tell);
      return goOn(course, state, 'car', dice, tell);
    case 'ask-again':
      order(state, 'agree', 0, tell);
      return;
    case 'give':
      if (choice.rider === undefined) return askWhich(state, 'give');
      give(course, state, choice.rider, tell);
      return goOn(course, state, now.step === 'end' ? 'end' : 'before', dice, tell);
    case 'nothing':
      if (choice.for) order(state, 'quiet', state.turn, tell);
      if (choice.until) order(state, 'ride-on', choice.until, tell);
      now.answered.push(now.seat);
      return goOn(course, state, now.step === 'end' ? 'end' : 'asking', dice, tell, now.seat);
    case 'sprint':
      if (choice.with === undefined) return askWhich(state, 'sprint');
      sprint(course, state, now.seat, choice.with, dice, tell);
      return goOn(course, state, 'before', dice, tell);
    case 'attack':
      if (choice.rider === undefined) return askWhich(state, 'attack');
      attack(course, state, choice.rider, dice, tell);
      return goOn(course, state, 'before', dice, tell);
    case 'fall-back':
      if (choice.rider === undefined) return askWhich(state, 'fall-back');
      if (!fallBack(course, state, choice.rider, dice, tell)) goOn(course, state, 'before', dice, tell);
      return;
    case 'go':
      fallBackTo(course, state, now.rider, choice.squares, tell);
      return goOn(course, state, 'before', dice, tell);
    case 'descend':
      descend(course, state, choice.rider, dice, tell);
      return goOn(course, state, 'before', dice, tell);
    case 'mountain-attack':
      attackMountain(course, state, now.seat, dice, tell);
      return goOn(course, state, 'before', dice, tell);
    case 'throw':
      return throwDice(course, state, choice.rider, dice, tell);
    case 'agree-from':
      order(state, 'agree', choice.pace, tell);
      agree(course, state, now.seat, tell);
      return goOn(course, state, 'throwing', dice, tell);
    case 'agree':
      agree(course, state, now.seat, tell);
      return goOn(course, state, 'throwing', dice, tell);
    case 'escape':
    case 'set-pace':
      decideDomestique(course, state, choice.do === 'escape', tell);
      return goOn(course, state, 'throwing', dice, tell);
    case 'link':
      link(state, choice.up, choice.down, tell);
      return goOn(course, state, 'throwing', dice, tell);
    case 'single':
    case 'double':
      throwTogether(course, state, choice.do === 'double', dice, tell);
      return goOn(course, state, 'throwing', dice, tell);
    case 'assign':
      assign(course, state, now.rider, choice.die, choice.magic ?? false, tell);
      return goOn(course, state, 'throwing', dice, tell);
    case 'pull':
    case 'leave':
      pull(course, state, choice.do === 'pull', tell);
      return goOn(course, state, 'throwing', dice, tell);
  }
}

/** It is announced; which rider, or which dice, is the next question. */
function askWhich(state: State, step: 'withdraw' | 'give' | 'sprint' | 'attack' | 'fall-back'): void {
  state.now.step = step;
}

/** Standing orders, so that a race of six teams flows: they answer questions that would otherwise be asked. */
function order(state: State, what: 'agree' | 'quiet' | 'ride-on', from: number, tell: Tell<Fact>): void {
  const { seat } = state.now;
  const team = state.teams[seat];
  if (what === 'agree') team.agreesFrom = from;
  else if (what === 'quiet') team.quiet = from;
  else team.ridesOn = from;
  tell?.({ type: 'ordered', rule: what === 'agree' ? 'CP-3.5' : 'CP-5.5b', seat, order: what, from });
}

/** CP-2.1: two dice for each rider of the team, in number order; nobody falls. */
function start(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  const { now } = state;
  const { options } = course;
  const first = now.seat * options.riders;
  for (let rider = first; rider < first + options.riders; rider++) {
    if (!startsRider(options, rider)) continue;
    const a = dice.roll(6);
    const b = dice.roll(6);
    tell?.({ type: 'threw', rule: 'CP-2.1', rider, dice: [a, b], sides: 6, for: 'start' });
    bring(course, state, rider, ride(course, 0, a + b), 'start', 'CP-2.1', a + b, tell);
  }
  now.seat = nextStarter(options, now.seat + 1);
  if (now.seat < options.teams) return;
  passPrimes(course, state, [], dice, tell);
  now.step = 'car';
}

/** Where a turn goes on: the team cars, an activation, what is asked before it, its throws, the end. */
type Phase = 'car' | 'before' | 'asking' | 'throwing' | 'end';

/** Goes on to the next question, with all that follows by itself. After a manager who wants nothing, nothing is new for those before. */
function goOn(course: Course, state: State, from: Phase, dice: Dice, tell: Tell<Fact>, wantsNothing?: Seat): void {
  let phase: Phase = from;
  let after = wantsNothing;
  for (;;) {
    switch (phase) {
      case 'car':
        if (askCar(course, state)) return;
        beginTurn(state, tell);
        phase = 'before';
        break;
      case 'before':
        if (!formGroup(course, state)) {
          if (askChain(course, state)) return;
          state.now.answered = [];
          after = undefined;
          phase = 'end';
          break;
        }
        after = undefined;
        phase = 'asking';
        break;
      case 'asking':
        if (askBefore(course, state, after)) return;
        if (beginThrows(course, state, dice, tell)) return;
        phase = 'throwing';
        break;
      case 'throwing':
        if (goOnThrowing(course, state, dice, tell)) return;
        phase = 'before';
        break;
      case 'end':
        if (askEnd(course, state, after)) return;
        if (!endTurn(course, state, dice, tell)) return;
        phase = 'car';
        break;
    }
  }
}

/** CP-2.4: frozen from the first throw on. */
function beginThrows(course: Course, state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const { now } = state;
  const { kind, riders, top, bottom } = now.group;
  tell?.({ type: 'formed', rule: formedBy[kind] ?? 'CP-2.4', kind, riders: [...riders], from: bottom, to: top });
  now.answered = [];
  now.throws = [];
  now.links = [];
  if (kind === 'peloton') beginPeloton(course, state);
  return kind === 'mountain' && beginMountain(course, state, dice, tell);
}

const formedBy: Readonly<Record<string, string>> = {
  peloton: 'CP-3.1',
  paceline: 'CP-3.2',
  breakaway: 'CP-3.3',
  mountain: 'CP-3.4',
};

function goOnThrowing(course: Course, state: State, dice: Dice, tell: Tell<Fact>): boolean {
  switch (state.now.group.kind) {
    case 'peloton':
      return askPeloton(course, state, tell);
    case 'paceline':
      return goOnPaceline(course, state, dice, tell);
    case 'mountain':
      return dealDice(course, state, tell);
    default:
      throwAlone(course, state, dice, tell);
      return false;
  }
}

function throwDice(course: Course, state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): void {
  const { now } = state;
  if (now.step === 'chain') {
    throwAfterAll(course, state, rider);
    if (beginThrows(course, state, dice, tell)) return;
  } else if (now.group.kind === 'peloton') {
    if (throwInPeloton(course, state, rider, dice, tell)) return;
  } else throwInPaceline(course, state, rider, dice, tell);
  goOn(course, state, 'throwing', dice, tell);
}

/** CP-7.1: after everybody else, in the order of breaking. */
function askChain(course: Course, { now }: State): boolean {
  const rider = now.chains[0];
  if (rider === undefined) return false;
  now.step = 'chain';
  now.seat = (rider / course.options.riders) | 0;
  now.rider = rider;
  return true;
}

/** CP-7.1: a normal throw for the square, alone. */
function throwAfterAll(course: Course, state: State, rider: RiderId): void {
  const { now } = state;
  const here = state.square[rider];
  now.chains.shift();
  now.move[rider] = 'waiting';
  now.group = { kind: isMountain(course, here) ? 'mountain' : 'breakaway', top: here, bottom: here, riders: [rider] };
}

/** CP-2.7, CP-8.8: whether another turn follows. */
function endTurn(course: Course, state: State, dice: Dice, tell: Tell<Fact>): boolean {
  liftOrders(state);
  const over = isMaster(course.options) ? endMasterTurn(course, state, dice, tell) : endOtherTurn(course, state, dice, tell);
  const { descent } = state;
  for (let rider = 0; rider < descent.length; rider++) if (descent[rider] === 'in-reach') descent[rider] = 'none';
  state.now = betweenTurns(course, state);
  if (!over) return true;
  state.now.step = 'over';
  tell?.({ type: 'ended', rule: isMaster(course.options) ? 'CP-8.8' : 'CP-2.7' });
  return false;
}

function endOtherTurn(course: Course, state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const last = isLastTurn(course, state);
  if (last) bringHome(course, state, dice, tell);
  return last || state.road.length === 0;
}

/** CP-8.5, CP-8.6, CP-8.8: it goes on until everybody is home. */
function endMasterTurn(course: Course, state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const before = state.home.length;
  bringHomeOnTime(course, state, dice, tell);
  const cameHome = state.home.slice(before).map(({ rider }) => rider);
  passPrimes(course, state, cameHome, dice, tell);
  return state.road.length === 0;
}

/** A fresh start for the next turn; who is out has no move in it. */
export function betweenTurns(course: Course, state: State): Now {
  const now = startNow(course.options);
  now.step = 'car';
  now.seat = leadingSeat(course, state);
  for (const { rider } of state.out) now.move[rider] = 'lost';
  for (const { rider } of state.home) now.move[rider] = 'moved';
  return now;
}

function beginTurn(state: State, tell: Tell<Fact>): void {
  state.turn++;
  state.now.answered = [];
  tell?.({ type: 'began', rule: 'CP-2.2', round: state.turn });
}

import type { Dice, RiderId, Seat, Tell } from '@gruppetto/kernel';
import { askBefore, askEnd } from './asking.ts';
import { bottlesEach, give } from './bottles.ts';
import { askCar } from './car.ts';
import { absentOf, courseOf, isMountain, leadingSeat, listOf, ride, ridersOf, seatOf, stageOf } from './course.ts';
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
  drank: listOf(ridersOf(options), 0),
  given: listOf(options.teams, 0),
  group: noGroup,
  answered: [],
  throws: [],
  links: [],
  dice: [],
  pulls: [],
  chains: [],
  came: listOf(ridersOf(options), 0),
  setters: [],
});

function moves(options: Options): Now['move'] {
  const list: Now['move'] = listOf(ridersOf(options), 'waiting');
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

export function setup(options: Options, _dice: Dice, tell?: Tell<Fact>): State {
  const riders = Array.from({ length: ridersOf(options) }, (_, rider) => rider);
  const road = riders.filter((rider) => startsRider(options, rider));
  tell?.({ type: 'began', rule: 'CP-2.1', round: 0 });
  for (const rider of road) tell?.({ type: 'placed', rule: 'CP-1.2', rider, to: 0 });
  return {
    options,
    turn: 0,
    road,
    square: listOf(riders.length, 0),
    teams: Array.from({ length: options.teams }, (_, seat) => startTeam(options, seat)),
    descent: listOf(riders.length, 'none'),
    home: [],
    out: absentOf(options).map((rider): Out => ({ rider, reason: 'absent' })),
    passed: nobodyPassed(options),
    now: startNow(options),
  };
}

export const nobodyPassed = (options: Options): RiderId[][] => courseOf(options).primes.map(() => []);

export function play(state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>): void {
  const { now } = state;
  switch (choice.do) {
    case 'start':
      start(state, dice, tell);
      if (now.step === 'start') return;
      return goOn(state, 'car', dice, tell);
    case 'ride-on':
      if (choice.until) order(state, 'ride-on', choice.until, tell);
      now.answered.push(now.seat);
      return goOn(state, 'car', dice, tell);
    case 'withdraw':
      if (choice.rider === undefined) return askWhich(state, 'withdraw');
      goOut(state, choice.rider, 'withdrew', 'CP-5.8', tell);
      return goOn(state, 'car', dice, tell);
    case 'ask-again':
      order(state, 'agree', 0, tell);
      return;
    case 'give':
      if (choice.rider === undefined) return askWhich(state, 'give');
      give(state, choice.rider, tell);
      return goOn(state, now.step === 'end' ? 'end' : 'before', dice, tell);
    case 'nothing':
      if (choice.for) order(state, 'quiet', state.turn, tell);
      if (choice.until) order(state, 'ride-on', choice.until, tell);
      now.answered.push(now.seat);
      return goOn(state, now.step === 'end' ? 'end' : 'before', dice, tell);
    case 'sprint':
      if (choice.with === undefined) return askWhich(state, 'sprint');
      sprint(state, now.seat, choice.with, dice, tell);
      return goOn(state, 'before', dice, tell);
    case 'attack':
      if (choice.rider === undefined) return askWhich(state, 'attack');
      attack(state, choice.rider, dice, tell);
      return goOn(state, 'before', dice, tell);
    case 'fall-back':
      if (choice.rider === undefined) return askWhich(state, 'fall-back');
      if (!fallBack(state, choice.rider, dice, tell)) goOn(state, 'before', dice, tell);
      return;
    case 'go':
      fallBackTo(state, now.rider, choice.squares, tell);
      return goOn(state, 'before', dice, tell);
    case 'descend':
      descend(state, choice.rider, dice, tell);
      return goOn(state, 'before', dice, tell);
    case 'mountain-attack':
      attackMountain(state, now.seat, dice, tell);
      return goOn(state, 'before', dice, tell);
    case 'throw':
      return throwDice(state, choice.rider, dice, tell);
    case 'agree-from':
      order(state, 'agree', choice.pace, tell);
      agree(state, now.seat, tell);
      return goOn(state, 'throwing', dice, tell);
    case 'agree':
      agree(state, now.seat, tell);
      return goOn(state, 'throwing', dice, tell);
    case 'escape':
    case 'set-pace':
      decideDomestique(state, choice.do === 'escape', tell);
      return goOn(state, 'throwing', dice, tell);
    case 'link':
      link(state, choice.up, choice.down, tell);
      return goOn(state, 'throwing', dice, tell);
    case 'single':
    case 'double':
      throwTogether(state, choice.do === 'double', dice, tell);
      return goOn(state, 'throwing', dice, tell);
    case 'assign':
      assign(state, now.rider, choice.die, choice.magic ?? false, tell);
      return goOn(state, 'throwing', dice, tell);
    case 'pull':
    case 'leave':
      pull(state, choice.do === 'pull', tell);
      return goOn(state, 'throwing', dice, tell);
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

/** CP-2.1: two dice for each of his riders, in number order; nobody falls. */
function start(state: State, dice: Dice, tell: Tell<Fact>): void {
  const { now, options } = state;
  const course = courseOf(options);
  const first = now.seat * options.riders;
  for (let rider = first; rider < first + options.riders; rider++) {
    if (!startsRider(options, rider)) continue;
    const a = dice.roll(6);
    const b = dice.roll(6);
    tell?.({ type: 'threw', rule: 'CP-2.1', rider, dice: [a, b], sides: 6, for: 'start' });
    bring(state, rider, ride(course, 0, a + b), 'start', 'CP-2.1', a + b, tell);
  }
  now.seat = nextStarter(options, now.seat + 1);
  if (now.seat < options.teams) return;
  passPrimes(state, [], dice, tell);
  now.step = 'car';
}

/** Where a turn goes on: the team cars, an activation with what comes before it, its throws, the end. */
type Phase = 'car' | 'before' | 'throwing' | 'end';

/** Goes on to the next question, with all that follows by itself. */
function goOn(state: State, from: Phase, dice: Dice, tell: Tell<Fact>): void {
  let phase: Phase = from;
  for (;;) {
    switch (phase) {
      case 'car':
        if (askCar(state)) return;
        beginTurn(state, tell);
        phase = 'before';
        break;
      case 'before':
        if (!formGroup(state)) {
          if (askChain(state)) return;
          state.now.answered = [];
          phase = 'end';
          break;
        }
        if (askBefore(state)) return;
        if (beginThrows(state, dice, tell)) return;
        phase = 'throwing';
        break;
      case 'throwing':
        if (goOnThrowing(state, dice, tell)) return;
        phase = 'before';
        break;
      case 'end':
        if (askEnd(state)) return;
        if (!endTurn(state, dice, tell)) return;
        phase = 'car';
        break;
    }
  }
}

/** CP-2.4: frozen from the first throw on. */
function beginThrows(state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const { now } = state;
  const { kind, riders, top, bottom } = now.group;
  tell?.({ type: 'formed', rule: formedBy[kind] ?? 'CP-2.4', kind, riders: [...riders], from: bottom, to: top });
  now.answered = [];
  now.throws = [];
  now.links = [];
  if (kind === 'peloton') beginPeloton(state);
  return kind === 'mountain' && beginMountain(state, dice, tell);
}

const formedBy: Readonly<Record<string, string>> = {
  peloton: 'CP-3.1',
  paceline: 'CP-3.2',
  breakaway: 'CP-3.3',
  mountain: 'CP-3.4',
};

function goOnThrowing(state: State, dice: Dice, tell: Tell<Fact>): boolean {
  switch (state.now.group.kind) {
    case 'peloton':
      return askPeloton(state, tell);
    case 'paceline':
      return goOnPaceline(state, dice, tell);
    case 'mountain':
      return dealDice(state, tell);
    default:
      throwAlone(state, dice, tell);
      return false;
  }
}

function throwDice(state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): void {
  const { now } = state;
  if (now.step === 'chain') {
    throwAfterAll(state, rider);
    if (beginThrows(state, dice, tell)) return;
  } else if (now.group.kind === 'peloton') {
    if (throwInPeloton(state, rider, dice, tell)) return;
  } else throwInPaceline(state, rider, dice, tell);
  goOn(state, 'throwing', dice, tell);
}

/** CP-7.1: after everybody else, in the order of breaking. */
function askChain({ now, options }: State): boolean {
  const rider = now.chains[0];
  if (rider === undefined) return false;
  now.step = 'chain';
  now.seat = (rider / options.riders) | 0;
  now.rider = rider;
  return true;
}

/** CP-7.1: a normal throw for his square, alone. */
function throwAfterAll(state: State, rider: RiderId): void {
  const { now } = state;
  const here = state.square[rider];
  now.chains.shift();
  now.move[rider] = 'waiting';
  now.group = { kind: isMountain(courseOf(state.options), here) ? 'mountain' : 'breakaway', top: here, bottom: here, riders: [rider] };
}

/** CP-2.7, CP-8.8: whether another turn follows. */
function endTurn(state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const over = isMaster(state.options) ? endMasterTurn(state, dice, tell) : endOtherTurn(state, dice, tell);
  for (const [rider, descent] of state.descent.entries()) if (descent === 'in-reach') state.descent[rider] = 'none';
  state.now = betweenTurns(state);
  if (!over) return true;
  state.now.step = 'over';
  tell?.({ type: 'ended', rule: isMaster(state.options) ? 'CP-8.8' : 'CP-2.7' });
  return false;
}

function endOtherTurn(state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const last = isLastTurn(state);
  if (last) bringHome(state, dice, tell);
  return last || state.road.length === 0;
}

/** CP-8.5, CP-8.6, CP-8.8: it goes on until everybody is home. */
function endMasterTurn(state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const before = state.home.length;
  bringHomeOnTime(state, dice, tell);
  const cameHome = state.home.slice(before).map(({ rider }) => rider);
  passPrimes(state, cameHome, dice, tell);
  return state.road.length === 0;
}

/** A fresh start for the next turn; who is out has no move in it. */
export function betweenTurns(state: State): Now {
  const now = startNow(state.options);
  now.step = 'car';
  now.seat = leadingSeat(state);
  for (const { rider } of state.out) now.move[rider] = 'lost';
  for (const { rider } of state.home) now.move[rider] = 'moved';
  return now;
}

function beginTurn(state: State, tell: Tell<Fact>): void {
  state.turn++;
  state.now.answered = [];
  tell?.({ type: 'began', rule: 'CP-2.2', round: state.turn });
}

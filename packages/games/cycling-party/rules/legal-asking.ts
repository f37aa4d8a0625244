import { type CommonReason, type Refusal, type RiderId, sameData } from '@gruppetto/kernel';
import { canWithdraw } from './car.ts';
import { type Course, isMountain, isWaiting, seatOf } from './course.ts';
import { formGroup } from './groups.ts';
import { canThrow } from './peloton.ts';
import { copy } from './position.ts';
import { isClimber, isFlatDomestique, isMountainDomestique, isRouleur } from './roles.ts';
import { turn } from './turn.ts';
import type { Reason, State } from './types.ts';

export type Fault = (where: string, reason: Reason | CommonReason, details?: Refusal['with']) => void;

/** Whether the race can go on from here: the question has what it needs, and something to ask. */
export function askingFaults(course: Course, state: State, fault: Fault): void {
  const { now } = state;
  const { options } = course;
  if (now.step === 'over') return;
  const [where, reason] = askingFault(course, state) ?? [];
  if (where) return fault(where, reason ?? 'nothing-to-ask');
  if (now.rider >= 0 && seatOf(options, now.rider) !== now.seat)
    return fault('now.rider', 'not-their-rider', { rider: now.rider, seat: now.seat });
  if (!hasQuestion(course, state)) fault('now.step', 'nothing-to-ask');
}

/** Nobody is asked where there is nothing to choose, but for the signs of the start, of a turn and of a broken chain. */
function hasQuestion(course: Course, state: State): boolean {
  const choices = turn(course, state)?.choices ?? [];
  switch (state.now.step) {
    case 'before':
      return choices.some((choice) => choice.do !== 'nothing' && choice.do !== 'ask-again');
    case 'start':
    case 'car':
    case 'chain':
      return choices.length > 0;
    default:
      return choices.length > 1;
  }
}

type Complaint = readonly [where: string, reason: Reason] | undefined;

function askingFault(course: Course, state: State): Complaint {
  const { now, turn: number, square } = state;
  const { options } = course;
  const waiting = state.road.filter((rider) => isWaiting(state, rider));
  const about = now.rider >= 0;
  switch (now.step) {
    case 'start':
      return number === 0 && state.road.every((rider) => (square[rider] === 0) === seatOf(options, rider) >= now.seat) && !about
        ? undefined
        : ['now.seat', 'wrong-starters'];
    case 'car':
      return about ? ['now.rider', 'nothing-to-ask'] : undefined;
    case 'withdraw':
      return canWithdraw(course, state, now.seat) && !about ? undefined : ['now.step', 'nothing-to-ask'];
    case 'before':
    case 'give':
    case 'sprint':
    case 'attack':
    case 'fall-back': {
      const other = copy(state);
      return formGroup(course, other) && sameData(other.now.group, now.group) && !about ? undefined : ['now.group', 'wrong-group'];
    }
    case 'end':
      return waiting.length === 0 && now.chains.length === 0 && !about ? undefined : ['now.step', 'turn-not-over'];
    case 'chain':
      return waiting.length === 0 && now.rider === now.chains[0] && about ? undefined : ['now.rider', 'wrong-chains'];
    case 'squares':
      return now.group.kind === 'alone' &&
        sameData(now.group.riders, [now.rider]) &&
        now.move[now.rider] === 'waiting' &&
        state.road.includes(now.rider) &&
        isMountain(course, square[now.rider]) &&
        (sameData(now.dice, [3]) || sameData(now.dice, [5]))
        ? undefined
        : ['now.dice', 'nothing-to-ask'];
    default:
      return throwingFault(course, state, waiting);
  }
}

/** CP-2.4: the group is frozen; who of it waits is where it was formed, and nobody else is there or before it. */
function throwingFault(course: Course, state: State, waiting: readonly RiderId[]): Complaint {
  const { now, square } = state;
  const { options } = course;
  const { kind, top, bottom, riders } = now.group;
  const mountain = kind === 'mountain';
  const stands = (rider: RiderId) => square[rider] >= bottom && square[rider] <= top;
  const members = riders.filter((rider) => isWaiting(state, rider));
  const team = seatOf(options, riders[0] ?? 0);
  const others = waiting.filter((rider) => !members.includes(rider) && square[rider] >= bottom);
  if (new Set(riders).size !== riders.length || riders.length === 0 || bottom > top || !members.every(stands))
    return ['now.group', 'wrong-group'];
  if (others.some((rider) => square[rider] > top || !mountain || seatOf(options, rider) === team)) return ['now.group', 'wrong-group'];
  for (let here = bottom; here <= top; here++) if (isMountain(course, here) !== mountain) return ['now.group', 'wrong-group'];
  if (kind !== 'peloton' && bottom !== top) return ['now.group', 'wrong-group'];
  const thrown = now.throws.map(({ rider }) => rider);
  if (new Set(thrown).size !== thrown.length || !thrown.every((rider) => riders.includes(rider))) return ['now.throws', 'wrong-throws'];
  return mountain ? mountainFault(course, state, members) : flatFault(course, state, members);
}

function flatFault(course: Course, state: State, members: readonly RiderId[]): Complaint {
  const { now } = state;
  const { options } = course;
  const { kind, riders } = now.group;
  switch (now.step) {
    case 'peloton':
    case 'domestique': {
      if (kind !== 'peloton') return ['now.group', 'wrong-group'];
      if (now.throws.some(({ value }) => value < 3 || value > 9)) return ['now.throws', 'wrong-throws'];
      if (now.step === 'peloton') return now.rider < 0 ? undefined : ['now.rider', 'nothing-to-ask'];
      const helps = now.rider >= 0 && isFlatDomestique(options, now.rider) && canThrow(course, state, now.rider);
      return helps && now.dice.length === 1 && now.dice[0] > 9 ? undefined : ['now.dice', 'nothing-to-ask'];
    }
    case 'paceline':
    case 'link': {
      if (kind !== 'paceline' || members.length !== riders.length || riders.length < 2) return ['now.group', 'wrong-group'];
      if (now.throws.some(({ value }) => value < 2)) return ['now.throws', 'wrong-throws'];
      if (now.step === 'paceline') return now.rider < 0 ? undefined : ['now.rider', 'nothing-to-ask'];
      const asks = now.throws.length === riders.length && now.rider >= 0 && isRouleur(options, now.rider) && riders.includes(now.rider);
      return asks && (turn(course, state)?.choices.length ?? 0) > 1 ? undefined : ['now.throws', 'wrong-throws'];
    }
    default:
      return ['now.step', 'nothing-to-ask'];
  }
}

function mountainFault(course: Course, state: State, members: readonly RiderId[]): Complaint {
  const { now, teams } = state;
  const { options } = course;
  const { riders } = now.group;
  const team = seatOf(options, riders[0]);
  if (riders.some((rider) => seatOf(options, rider) !== team)) return ['now.group', 'wrong-group'];
  if (now.throws.length !== riders.length - members.length || now.throws.some(({ value }) => value > 6))
    return ['now.throws', 'wrong-throws'];
  switch (now.step) {
    case 'double': {
      const climber = now.rider >= 0 && isClimber(options, now.rider) && members.includes(now.rider);
      return climber && members.length === riders.length && teams[team].doubles > 0 ? undefined : ['now.rider', 'nothing-to-ask'];
    }
    case 'assign': {
      const spare = now.dice.length - members.length;
      if ((spare !== 0 && spare !== 1) || now.dice.some((die) => die > 6)) return ['now.dice', 'wrong-throws'];
      return members.length > 0 && now.rider === Math.min(...members) && (turn(course, state)?.choices.length ?? 0) > 1
        ? undefined
        : ['now.rider', 'nothing-to-ask'];
    }
    case 'pull': {
      const domestique = riders.some((rider) => isMountainDomestique(options, rider));
      const sound = now.pulls.every((rider) => riders.includes(rider) && state.road.includes(rider));
      return members.length === 0 && domestique && sound && now.rider === now.pulls[0] ? undefined : ['now.pulls', 'nothing-to-ask'];
    }
    default:
      return ['now.step', 'nothing-to-ask'];
  }
}

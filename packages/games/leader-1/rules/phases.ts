import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { rolesLeft, takeRole } from './choosing.ts';
import type { Course } from './course.ts';
import { drawTile, maxEnergy } from './feeding.ts';
import { finishPeloton } from './finish.ts';
import { areaAt, isShutOut, mayBreak } from './moving.ts';
import {
  drop,
  insideInTokenOrder,
  inTokenOrder,
  isAhead,
  isInside,
  join,
  mayAccelerate,
  movePeloton,
  paymentOf,
  payPeloton,
} from './peloton.ts';
import { threatenPunctures } from './puncture.ts';
import { chooseQuality, qualitiesLeft } from './qualities.ts';
import type { Fact, Phase, State } from './types.ts';

/** L1-5.4: the rider lies beside their square and skips this turn. */
const isDown = (state: State, rider: RiderId): boolean => state.fallen[rider] >= state.turn;

const canMove = (state: State, rider: RiderId): boolean => !isDown(state, rider) && state.punctured[rider] === 0;

/** Whom a phase asks, in order. */
export function queueOf(course: Course, state: State, phase: Phase): number[] {
  const { place, road, row, tokens } = state;
  const starts = (rider: RiderId): boolean => place[rider] !== 'out';
  switch (phase) {
    case 'riders':
      // L1-2.2: in seat order.
      return [...place.keys()].filter((rider) => starts(rider) && state.role[rider] < 0);
    case 'qualities':
      return course.options.qualities ? [...place.keys()].filter(starts) : [];
    case 'line-up':
      return inTokenOrder(state, starts);
    case 'away':
      return road.filter((rider) => isAhead(state, row[rider]) && canMove(state, rider));
    case 'breaking':
      // L1-4.2: from the second token on, the first last; not those who have just come from the road.
      return inTokenOrder(state, (rider) => place[rider] === 'front' && state.moved[rider] < state.turn, 1);
    case 'inside':
      return insideInTokenOrder(state);
    case 'pursuit':
      return tokens.slice();
    case 'payment':
      return inTokenOrder(state, (rider) => isInside(state, rider) || place[rider] === 'leaving');
    case 'dropped':
      // L1-4.8: who was dropped in this turn moves from the next one on.
      return road.filter((rider) => !isAhead(state, row[rider]) && canMove(state, rider) && state.moved[rider] < state.turn);
    case 'punctured':
      return road.filter((rider) => state.punctured[rider] === state.turn);
    case 'over':
      return [];
  }
}

/** How many at the head of the queue are asked together: those of one player in one team. */
export function askedTogether(course: Course, { queue }: Pick<State, 'queue'>): number {
  const first = queue[0];
  let count = 1;
  while (
    count < queue.length &&
    course.seatOf[queue[count]] === course.seatOf[first] &&
    course.teamOf[queue[count]] === course.teamOf[first]
  )
    count++;
  return count;
}

function open(course: Course, state: State, phase: Phase): void {
  state.phase = phase;
  state.queue = queueOf(course, state, phase);
}

/** Goes on by itself to the next question, or to the end. */
export function goOn(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  while (!asks(course, state, dice, tell)) {
    if (state.turn > 0 && state.road.length === 0 && state.place.every((place) => place === 'home' || place === 'out')) {
      open(course, state, 'over');
      tell?.({ type: 'ended', rule: 'L1-7.1' });
      return;
    }
    nextPhase(course, state, dice, tell);
  }
}

/** Whether somebody is to be asked in this phase. What needs no asking is done on the way. */
function asks(course: Course, state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const { queue } = state;
  if (state.hot >= 0) return true;
  for (; queue.length > 0; queue.shift()) {
    const next = queue[0];
    switch (state.phase) {
      case 'riders': {
        const left = rolesLeft(course, state, next);
        if (left.length > 1) return true;
        takeRole(course, state, next, left[0], tell);
        break;
      }
      case 'qualities': {
        const left = qualitiesLeft(course, state, next);
        if (left.length > 1) return true;
        chooseQuality(state, next, left[0], tell);
        break;
      }
      case 'breaking':
        // It would not matter to ask who could not pay for four squares even with the best tiles.
        if (mayBreak(course, state, next, maxEnergy(state, next))) return true;
        break;
      case 'pursuit':
        if (mayAccelerate(course, state, next)) return true;
        break;
      case 'payment':
        if (state.place[next] === 'leaving') drop(course, state, next, 'let-drop', dice, tell);
        else if (paymentOf(state, next) <= state.energy[next]) payPeloton(course, state, next, tell);
        else if (state.kept[next].length > 0) return true;
        else drop(course, state, next, 'cannot-pay', dice, tell);
        break;
      case 'dropped':
      case 'punctured': {
        const row = state.row[next];
        // L1-5.4: fallen as well, the rider skips this turn and has lost nothing more.
        if (isDown(state, next)) state.punctured[next] = 0;
        // L1-4.9: already level with the peloton's back row, or with nowhere else to go.
        else if (areaAt(course, state, row, row) === 'back' || isShutOut(course, state, next)) join(state, next, 'back', 'L1-4.9', tell);
        else return true;
        break;
      }
      default:
        return true;
    }
  }
  return state.phase === 'over';
}

/** L1-4: the order of the turn. */
function nextPhase(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  switch (state.phase) {
    case 'riders':
      return open(course, state, 'qualities');
    case 'qualities':
      return open(course, state, 'line-up');
    case 'line-up':
      return startRace(course, state, dice, tell);
    case 'away':
      return open(course, state, state.front > course.length ? 'dropped' : 'breaking');
    case 'breaking':
      return open(course, state, 'inside');
    case 'inside':
      return open(course, state, 'pursuit');
    case 'pursuit':
      movePeloton(course, state, undefined, dice, tell);
      return open(course, state, 'payment');
    case 'payment':
      finishPeloton(course, state, tell);
      threatenPunctures(course, state, dice, tell);
      return open(course, state, 'dropped');
    case 'dropped':
      return open(course, state, 'punctured');
    case 'punctured':
      return beginTurn(course, state, tell);
    case 'over':
      return;
  }
}

/** L1-6.2: in a classic every rider draws a feed tile. */
function startRace(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  if (course.plan.kind === 'classic') for (const rider of insideInTokenOrder(state)) drawTile(course, state, rider, 'L1-6.2', dice, tell);
  beginTurn(course, state, tell);
}

function beginTurn(course: Course, state: State, tell: Tell<Fact>): void {
  state.turn++;
  state.die = 0;
  state.movement = 0;
  state.climbing = false;
  state.slipstream.fill(false);
  tell?.({ type: 'began', rule: 'L1-4.1', round: state.turn });
  for (const rider of state.road) {
    if (state.fallen[rider] !== state.turn) continue;
    state.moved[rider] = state.turn;
    tell?.({ type: 'stayed', rule: 'L1-5.4', rider, reason: 'fallen' });
  }
  open(course, state, 'away');
}

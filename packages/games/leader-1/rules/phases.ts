import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { drawTile, mostEnergy } from './feeding.ts';
import { finishPeloton } from './finish.ts';
import { canBreak, joinRow, reach } from './moving.ts';
import { drop, inTokenOrder, isInside, join, mayAccelerate, movePeloton, paymentOf, payPeloton } from './peloton.ts';
import { threatenPunctures } from './puncture.ts';
import { chooseQuality, qualitiesLeft } from './qualities.ts';
import type { Fact, Phase, State } from './types.ts';

/** L1-5.4: he lies beside his square and skips this turn. */
const isDown = (state: State, rider: RiderId): boolean => state.fallen[rider] >= state.turn;

const canMove = (state: State, rider: RiderId): boolean => !isDown(state, rider) && state.punctured[rider] === 0;

/** Whom a phase asks, in order. */
export function queueOf(state: State, course: Course, phase: Phase): number[] {
  const { place, road, row, front, tokens } = state;
  const bySeat = (teams: readonly number[], wanted: (rider: RiderId) => boolean): RiderId[] =>
    teams.flatMap((team) => course.bySeat[team].filter(wanted));
  const starts = (rider: RiderId): boolean => place[rider] !== 'out';
  switch (phase) {
    case 'qualities':
      return state.options.qualities ? [...place.keys()].filter(starts) : [];
    case 'line-up':
      return bySeat(tokens, starts);
    case 'away':
      return road.filter((rider) => row[rider] >= front && canMove(state, rider));
    case 'breaking':
      // L1-4.2: from the second token on, the first last.
      return bySeat([...tokens.slice(1), tokens[0]], (rider) => place[rider] === 'front');
    case 'inside':
      return bySeat(tokens, (rider) => isInside(state, rider));
    case 'pursuit':
      return [...tokens];
    case 'payment':
      return inTokenOrder(state, course, (rider) => isInside(state, rider) || place[rider] === 'leaving');
    case 'dropped':
      // L1-4.8: who was dropped in this turn moves from the next one on.
      return road.filter((rider) => row[rider] < front && canMove(state, rider) && state.moved[rider] < state.turn);
    case 'punctured':
      return road.filter((rider) => state.punctured[rider] === state.turn);
    case 'over':
      return [];
  }
}

/** How many at the head of the queue are asked together: those of one player in one team. */
export function askedTogether({ queue }: Pick<State, 'queue'>, course: Course): number {
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

function open(state: State, course: Course, phase: Phase): void {
  state.phase = phase;
  state.queue = queueOf(state, course, phase);
}

/** Goes on by itself to the next question, or to the end. */
export function goOn(state: State, course: Course, dice: Dice, tell: Tell<Fact>): void {
  while (!asks(state, course, dice, tell)) {
    if (state.turn > 0 && !state.place.some((place) => place !== 'home' && place !== 'out')) {
      open(state, course, 'over');
      tell?.({ type: 'ended', rule: 'L1-7.1' });
      return;
    }
    nextPhase(state, course, dice, tell);
  }
}

/** Whether somebody is to be asked in this phase. What needs no asking is done on the way. */
function asks(state: State, course: Course, dice: Dice, tell: Tell<Fact>): boolean {
  const { queue } = state;
  for (; queue.length > 0; queue.shift()) {
    const next = queue[0];
    switch (state.phase) {
      case 'qualities': {
        const left = qualitiesLeft(state, course, next);
        if (left.length > 1) return true;
        chooseQuality(state, next, left[0], tell);
        break;
      }
      case 'breaking':
        // It would not matter to ask who could not pay for four squares even with the best tiles.
        if (canBreak(reach(state, course, next), mostEnergy(state, next))) return true;
        break;
      case 'pursuit':
        if (mayAccelerate(state, course, next)) return true;
        break;
      case 'payment':
        if (state.place[next] === 'leaving') drop(state, course, next, 'let-himself-drop', dice, tell);
        else if (paymentOf(state, course, next) <= state.energy[next]) payPeloton(state, course, next, tell);
        else if (state.kept[next].length > 0) return true;
        else drop(state, course, next, 'cannot-pay', dice, tell);
        break;
      case 'dropped':
      case 'punctured': {
        const row = state.row[next];
        // L1-5.4: fallen as well, he skips this turn and has lost nothing more.
        if (isDown(state, next)) state.punctured[next] = 0;
        // L1-4.9: he stands level with the peloton's back row.
        else if (row >= joinRow(state, course, row)) join(state, next, 'back', 'L1-4.9', tell);
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
function nextPhase(state: State, course: Course, dice: Dice, tell: Tell<Fact>): void {
  switch (state.phase) {
    case 'qualities':
      return open(state, course, 'line-up');
    case 'line-up':
      return startRace(state, course, dice, tell);
    case 'away':
      return open(state, course, state.front > course.length ? 'dropped' : 'breaking');
    case 'breaking':
      return open(state, course, 'inside');
    case 'inside':
      return open(state, course, 'pursuit');
    case 'pursuit':
      movePeloton(state, course, undefined, dice, tell);
      return open(state, course, 'payment');
    case 'payment':
      finishPeloton(state, course, tell);
      threatenPunctures(state, course, dice, tell);
      return open(state, course, 'dropped');
    case 'dropped':
      return open(state, course, 'punctured');
    case 'punctured':
      return beginTurn(state, course, tell);
    case 'over':
      return;
  }
}

/** L1-6.2: in a classic every rider draws a feed tile. */
function startRace(state: State, course: Course, dice: Dice, tell: Tell<Fact>): void {
  if (course.plan.kind === 'classic')
    for (const rider of inTokenOrder(state, course, (one) => isInside(state, one))) drawTile(state, course, rider, 'L1-6.2', dice, tell);
  beginTurn(state, course, tell);
}

function beginTurn(state: State, course: Course, tell: Tell<Fact>): void {
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
  open(state, course, 'away');
}

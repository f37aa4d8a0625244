import { type Dice, type RiderId, shuffle, type Tell } from '@gruppetto/kernel';
import { nobodyYet, passBonusLines } from './bonuses.ts';
import { pursuitsAtStart } from './carried-over.ts';
import { type Course, courseOf } from './course.ts';
import { addTile, fullPiles, passFeedZones } from './feeding.ts';
import { finish } from './finish.ts';
import { billOf, crackOf, joinRow, reach } from './moving.ts';
import { accelerate, drop, join, movePeloton } from './peloton.ts';
import { askedTogether, goOn, queueOf } from './phases.ts';
import { puncture } from './puncture.ts';
import { chooseQuality } from './qualities.ts';
import { runRisk } from './risks.ts';
import { giveSlipstream, stand } from './road.ts';
import type { Choice, Fact, Options, Ride, Risked, State } from './types.ts';
import { hotMove, layWeather, touches, turnUpWeather } from './weather.ts';

/** L1-2.6: where the peloton's front row is at the start. */
const startRow = 1;

export function setup(options: Options, dice: Dice, tell?: Tell<Fact>): State {
  const course = courseOf(options);
  const { before } = options;
  const riders = course.riders.map((_, rider) => rider);
  const teams = course.byRole.map((_, team) => team);
  const none = () => riders.map(() => 0);
  const state: State = {
    options,
    turn: 0,
    phase: 'qualities',
    queue: [],
    front: startRow,
    // L1-2.7: by the general classification, or by lot.
    tokens: before ? [...before.order] : shuffle(dice, [...teams]),
    pursuits: teams.map((team) => pursuitsAtStart(options, team)),
    running: teams.map(() => 0),
    die: 0,
    movement: 0,
    climbing: false,
    road: [],
    place: riders.map((rider) => (before?.out.includes(rider) ? 'out' : 'back')),
    row: none(),
    lane: none(),
    // L1-2.3, L1-7.3.
    energy: riders.map((rider) => course.energy + (before?.energy[rider] ?? 0)),
    risks: none(),
    quality: riders.map(() => 'none'),
    slipstream: riders.map(() => false),
    moved: none(),
    fallen: none(),
    punctured: none(),
    fed: none(),
    kept: riders.map(() => []),
    piles: fullPiles(),
    weather: layWeather(course, options.weather, dice),
    bonuses: course.plan.bonusLines.map(() => nobodyYet),
    home: [],
  };
  for (const rider of before?.out ?? []) tell?.({ type: 'went-out', rule: 'L1-7.2', rider, reason: 'eliminated' });
  tell?.({ type: 'ordered', rule: 'L1-2.7', teams: [...state.tokens] });
  turnUpWeather(state, course, startRow, dice, tell);
  state.queue = queueOf(state, course, state.phase);
  goOn(state, course, dice, tell);
  return state;
}

export function play(state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>): void {
  const course = courseOf(state.options);
  const { queue } = state;
  switch (choice.do) {
    case 'choose':
      chooseQuality(state, queue.shift() as RiderId, choice.quality, tell);
      break;
    case 'line-up': {
      const rider = queue.shift() as RiderId;
      state.place[rider] = choice.area;
      tell?.({ type: 'lined-up', rule: 'L1-2.7', rider, area: choice.area });
      break;
    }
    case 'ride':
      queue.splice(queue.indexOf(choice.rider), 1);
      ride(state, course, choice, dice, tell);
      break;
    case 'feed':
      addTile(state, course, choice.rider, choice.tile, 'feed', 'L1-6.1', tell);
      break;
    case 'hold':
    case 'stay':
      queue.splice(0, askedTogether(state, course));
      break;
    case 'go':
      queue.splice(queue.indexOf(choice.rider), 1);
      state.place[choice.rider] = choice.to;
      tell?.({ type: 'went', rule: 'L1-4.3', rider: choice.rider, to: choice.to });
      break;
    case 'accelerate': {
      const team = queue[0];
      accelerate(state, course, team, tell);
      movePeloton(state, course, team, dice, tell);
      state.phase = 'payment';
      state.queue = queueOf(state, course, 'payment');
      break;
    }
    case 'decline': {
      const team = queue.shift() as number;
      tell?.({ type: 'declined', rule: 'L1-4.4', team });
      break;
    }
    case 'let-go':
      drop(state, course, queue.shift() as RiderId, 'cannot-pay', dice, tell);
      break;
  }
  goOn(state, course, dice, tell);
}

/** One rider's move, and what comes of it. */
function ride(state: State, course: Course, choice: Ride, dice: Dice, tell: Tell<Fact>): void {
  const { rider, row, lane, pays, risk } = choice;
  const from = reach(state, course, rider);
  const squares = row - from.from;
  const breaking = state.place[rider] === 'front';
  const joins = row === joinRow(state, course, from.from);
  const doubled = risk === 'crack' ? crackOf(from, squares) : 0;
  if (breaking) tell?.({ type: 'placed', rule: 'L1-4.2', rider, to: row, lane, reason: 'broke-away', bill: billOf(from, squares, pays) });
  else tell?.({ type: 'moved', rule: 'L1-3.1', rider, from: from.from, to: row, lane, ...billOf(from, squares, pays) });
  pay(state, course, rider, pays, 'move', tell);
  giveSlipstream(state, course, rider, squares);
  stand(state, rider, row, lane);
  state.slipstream[rider] = false;
  state.moved[rider] = state.turn;
  const result = risk ? runRisk(state, rider, risk, dice, tell) : 'held';
  if (result === 'cracked') pay(state, course, rider, Math.min(doubled, state.energy[rider]), 'crack', tell);
  // L1-5.7: the heat takes what he has kept longest.
  const hot = squares >= hotMove && state.kept[rider].length > 0 && touches(state, from.from + 1, row, 'heat');
  if (hot) addTile(state, course, rider, 0, 'heat', 'L1-5.7', tell);
  passBonusLines(state, course, rider, row, tell);
  passFeedZones(state, course, rider, row, dice, tell);
  if (row > course.length) return finish(state, rider, tell);
  turnUpWeather(state, course, row, dice, tell);
  comeToRest(state, rider, result, joins, tell);
}

/** L1-5.4 to L1-5.6: down, stopped, or where he wanted to be. */
function comeToRest(state: State, rider: RiderId, result: Risked['result'], joins: boolean, tell: Tell<Fact>): void {
  if (result === 'fell') state.fallen[rider] = state.turn + 1;
  else if (result === 'punctured') puncture(state, rider);
  else if (joins) join(state, rider, 'back', 'L1-4.9', tell);
}

function pay(state: State, course: Course, rider: RiderId, amount: number, by: 'move' | 'crack', tell: Tell<Fact>): void {
  if (amount === 0) return;
  state.energy[rider] = state.energy[rider] - amount;
  const seat = course.seatOf[rider];
  if (amount > 0) tell?.({ type: 'spent', rule: by === 'crack' ? 'L1-5.3' : 'L1-3.3', seat, rider, what: 'energy', amount, by });
  else tell?.({ type: 'gained', rule: 'L1-3.5', seat, rider, what: 'energy', amount: -amount, by: 'unused' });
}

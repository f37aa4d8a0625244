import { type Dice, type RiderId, shuffle, type Tell } from '@gruppetto/kernel';
import { nobodyYet, passBonusLines } from './bonuses.ts';
import { pursuitsAtStart } from './carried-over.ts';
import { takeRole } from './choosing.ts';
import type { Course } from './course.ts';
import { addTile, fullPiles, passFeedZones, sufferHeat } from './feeding.ts';
import { finish } from './finish.ts';
import { areaAt } from './moving.ts';
import { accelerate, drop, join, movePeloton } from './peloton.ts';
import { askedTogether, goOn, queueOf } from './phases.ts';
import { copy, startRow } from './position.ts';
import { billOf, crackOf, firstHexagon, startRowOf } from './prices.ts';
import { puncture } from './puncture.ts';
import { chooseQuality } from './qualities.ts';
import { runRisk } from './risks.ts';
import { giveSlipstream, remove, stand } from './road.ts';
import { choosesRiders, roles, teamsOf } from './teams.ts';
import type { Choice, Fact, Ride, Risked, State } from './types.ts';
import { drawWeather, hotMove, touches, turnUpWeather } from './weather.ts';

/** All that a race with these options is set up with, but for what is drawn by lot. */
export function freshState(course: Course): State {
  const { options } = course;
  const { before } = options;
  const riders = course.riders.map((_, rider) => rider);
  const teams = course.ofTeam.map((_, team) => team);
  const none = () => riders.map(() => 0);
  const role = roleAtStart(course);
  return {
    turn: 0,
    phase: 'riders',
    queue: [],
    front: startRow,
    tokens: before ? [...before.order] : teams,
    pursuits: teams.map((team) => pursuitsAtStart(options, team)),
    running: teams.map(() => 0),
    die: 0,
    movement: 0,
    climbing: false,
    road: [],
    role,
    teams: teamsOf(course, role),
    place: riders.map((rider) => (before?.out.includes(rider) ? 'out' : 'back')),
    // A list of fractions from the start, as bends need it: V8 would make it anew for the first of them, and read two kinds of lists.
    row: riders.map(() => 0.5).fill(0),
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
    weather: [],
    hot: -1,
    bonuses: course.plan.bonusLines.map(() => nobodyYet),
    home: [],
  };
}

export function setup(course: Course, fresh: State, dice: Dice, tell?: Tell<Fact>): State {
  const { before, weather } = course.options;
  const state = copy(fresh);
  // L1-2.7: by the general classification, or by lot.
  if (!before) shuffle(dice, state.tokens);
  state.weather = drawWeather(course, weather, dice);
  for (const rider of before?.out ?? []) tell?.({ type: 'went-out', rule: 'L1-7.2', rider, reason: 'eliminated' });
  tell?.({ type: 'ordered', rule: 'L1-2.7', teams: [...state.tokens] });
  turnUpWeather(course, state, startRow, dice, tell);
  state.queue = queueOf(course, state, state.phase);
  goOn(course, state, dice, tell);
  return state;
}

/** L1-2.2: in a stage race the riders chosen first stay. */
function roleAtStart({ options, usualRole }: Course): number[] {
  const chosen = options.before?.roles;
  if (chosen) return chosen.map((role) => roles.indexOf(role));
  return usualRole.map((role) => (choosesRiders(options) ? -1 : role));
}

export function play(course: Course, state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>): void {
  const { queue } = state;
  switch (choice.do) {
    case 'take':
      takeRole(course, state, queue.shift() as RiderId, choice.role, tell);
      break;
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
      remove(queue, choice.rider);
      ride(course, state, choice, dice, tell);
      break;
    case 'feed':
      if (state.hot < 0) addTile(course, state, choice.rider, choice.tile, 'feed', 'L1-6.1', tell);
      else addTile(course, state, choice.rider, choice.tile, 'heat', 'L1-5.7', tell);
      state.hot = -1;
      break;
    case 'hold':
    case 'stay':
      for (let left = askedTogether(course, state); left > 0; left--) queue.shift();
      break;
    case 'go':
      remove(queue, choice.rider);
      state.place[choice.rider] = choice.to;
      tell?.({ type: 'went', rule: 'L1-4.3', rider: choice.rider, to: choice.to });
      break;
    case 'accelerate': {
      const team = queue[0];
      accelerate(course, state, team, tell);
      movePeloton(course, state, team, dice, tell);
      state.phase = 'payment';
      state.queue = queueOf(course, state, 'payment');
      break;
    }
    case 'decline': {
      const team = queue.shift() as number;
      tell?.({ type: 'declined', rule: 'L1-4.4', team });
      break;
    }
    case 'let-go':
      drop(course, state, queue.shift() as RiderId, 'cannot-pay', dice, tell);
      break;
  }
  goOn(course, state, dice, tell);
}

/** One rider's move, and what comes of it. */
function ride(course: Course, state: State, choice: Ride, dice: Dice, tell: Tell<Fact>): void {
  const { rider, row, lane, squares, pays, risk } = choice;
  const from = startRowOf(state, rider);
  const breaking = state.place[rider] === 'front';
  const area = areaAt(course, state, from, row);
  const doubled = risk === 'crack' ? crackOf(course, state, choice) : 0;
  if (breaking) tell?.({ type: 'placed', rule: 'L1-4.2', rider, to: row, lane, reason: 'broke-away', bill: billOf(course, state, choice) });
  else tell?.({ type: 'moved', rule: 'L1-3.1', rider, from, to: row, lane, ...billOf(course, state, choice) });
  pay(course, state, rider, pays, 'move', tell);
  giveSlipstream(course, state, rider, squares);
  stand(state, rider, row, lane);
  state.slipstream[rider] = false;
  state.moved[rider] = state.turn;
  const result = risk ? runRisk(state, rider, risk, dice, tell) : 'held';
  if (result === 'cracked') pay(course, state, rider, Math.min(doubled, state.energy[rider]), 'crack', tell);
  passBonusLines(course, state, rider, row, tell);
  passFeedZones(course, state, rider, row, dice, tell);
  const hot = squares >= hotMove && touches(course, state, firstHexagon(from), row, 'heat');
  if (row > course.length) finish(state, rider, tell);
  else {
    turnUpWeather(course, state, row, dice, tell);
    comeToRest(state, rider, result, area, tell);
  }
  if (hot) sufferHeat(course, state, rider, tell);
}

/** L1-5.4 to L1-5.6: down, stopped, or where the rider wanted to be. */
function comeToRest(state: State, rider: RiderId, result: Risked['result'], area: 'front' | 'back' | undefined, tell: Tell<Fact>): void {
  if (result === 'fell') state.fallen[rider] = state.turn + 1;
  else if (result === 'punctured') puncture(state, rider);
  else if (area) join(state, rider, area, area === 'front' ? 'L1-4.6' : 'L1-4.9', tell);
}

function pay(course: Course, state: State, rider: RiderId, amount: number, by: 'move' | 'crack', tell: Tell<Fact>): void {
  if (amount === 0) return;
  state.energy[rider] = state.energy[rider] - amount;
  const seat = course.seatOf[rider];
  if (amount > 0) tell?.({ type: 'spent', rule: by === 'crack' ? 'L1-5.3' : 'L1-3.3', seat, rider, what: 'energy', amount, by });
  else tell?.({ type: 'gained', rule: 'L1-3.5', seat, rider, what: 'energy', amount: -amount, by: 'unused' });
}

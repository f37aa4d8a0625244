import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { passBonusLines, thePeloton } from './bonuses.ts';
import { at, type Course } from './course.ts';
import { faceOf, sides, throwDie } from './die.ts';
import { passFeedZones } from './feeding.ts';
import { leaveRoad, stand } from './road.ts';
import { roles, type Team } from './teams.ts';
import type { Fact, L1Placed, State, View } from './types.ts';
import { turnUpWeather } from './weather.ts';

/** L1-4.4: a team accelerates in so many turns running at most. */
export const mostRunning = 2;

const rouleur = roles.indexOf('rouleur');

export const isInside = (state: State | View, rider: RiderId): boolean => state.place[rider] === 'front' || state.place[rider] === 'back';

/** Riders in token order, of each team rouleur, leader, climber. */
export function inTokenOrder(state: State, course: Course, wanted: (rider: RiderId) => boolean): RiderId[] {
  const riders: RiderId[] = [];
  for (const team of state.tokens) for (const rider of course.byRole[team]) if (wanted(rider)) riders.push(rider);
  return riders;
}

/** L1-2.2: the player of the team's most advanced rider, of those still in the race; undefined when all are home. */
export function deciderOf(state: State | View, course: Course, team: Team): number | undefined {
  let seat: number | undefined;
  let furthest = Number.NEGATIVE_INFINITY;
  for (const rider of course.bySeat[team]) {
    const place = state.place[rider];
    if (place === 'home' || place === 'out') continue;
    const row = place === 'road' ? state.row[rider] : state.front;
    if (row <= furthest) continue;
    furthest = row;
    seat = course.seatOf[rider];
  }
  return seat;
}

/** L1-4.4: no team three turns running. */
export const mustRest = (state: State | View, team: Team): boolean => state.running[team] >= mostRunning;

/** L1-4.4: whether the team may be asked. R: not one whose riders are all home. */
export const mayAccelerate = (state: State | View, course: Course, team: Team): boolean =>
  state.pursuits[team] > 0 && !mustRest(state, team) && deciderOf(state, course, team) !== undefined;

/** L1-4.4: pays a pursuit and goes to the first place; the others keep their order. */
export function accelerate(state: State, course: Course, team: Team, tell: Tell<Fact>): void {
  state.pursuits[team] = state.pursuits[team] - 1;
  state.tokens.splice(state.tokens.indexOf(team), 1);
  state.tokens.unshift(team);
  tell?.({ type: 'accelerated', rule: 'L1-4.4', team, teams: [...state.tokens] });
  const seat = deciderOf(state, course, team) as number;
  tell?.({ type: 'spent', rule: 'L1-4.4', seat, what: 'pursuit', amount: 1, by: 'pursuit', team });
}

/** L1-4.5, L1-4.6: the first team throws; the peloton moves and takes in whom it reaches. */
export function movePeloton(state: State, course: Course, pursuer: Team | undefined, dice: Dice, tell: Tell<Fact>): void {
  for (let team = 0; team < state.running.length; team++) state.running[team] = team === pursuer ? state.running[team] + 1 : 0;
  const die = throwDie(dice);
  const face = faceOf(die);
  const from = state.front;
  const pursuit = pursuer !== undefined;
  const empty = !state.place.some((place) => place === 'front' || place === 'back');
  state.die = die;
  state.movement = face.value + (pursuit ? 1 : 0) + (empty ? 1 : 0);
  state.climbing = course.terrain[at(from)] === 'mountain';
  state.front = from + state.movement;
  tell?.({ type: 'threw', rule: 'L1-4.5', dice: [die], sides, face, team: state.tokens[0] });
  tell?.({ type: 'peloton-moved', rule: 'L1-4.5', from, to: state.front, face, pursuit, empty });
  absorb(state, from, tell);
  if (state.front <= course.length) turnUpWeather(state, course, state.front, dice, tell);
  passBonusLines(state, course, thePeloton, state.front, tell);
  // L1-6.1: in the peloton the draw comes before the payment.
  for (const rider of inTokenOrder(state, course, (one) => isInside(state, one)))
    passFeedZones(state, course, rider, state.front, dice, tell);
}

/** L1-4.6: those level with its front row go to the front, those it has passed to the back; fallen and punctured ones stay. */
function absorb(state: State, from: number, tell: Tell<Fact>): void {
  for (let index = 0; index < state.road.length; ) {
    const rider = state.road[index];
    const row = state.row[rider];
    if (row < from) return;
    if (row > state.front || state.fallen[rider] > 0 || state.punctured[rider] > 0) index++;
    else join(state, rider, row === state.front ? 'front' : 'back', 'L1-4.6', tell);
  }
}

export function join(state: State, rider: RiderId, area: 'front' | 'back', rule: string, tell: Tell<Fact>): void {
  leaveRoad(state, rider);
  state.place[rider] = area;
  state.slipstream[rider] = false;
  tell?.({ type: 'absorbed', rule, rider, area });
}

/** L1-4.7: what riding in the peloton costs in this turn. */
export function paymentOf(state: State | View, course: Course, rider: RiderId): number {
  const fast = state.movement >= 5 ? 1 : 0;
  const front = state.place[rider] === 'front' ? 1 : 0;
  return fast + front + (state.climbing && course.roleOf[rider] === rouleur ? 1 : 0);
}

export function payPeloton(state: State, course: Course, rider: RiderId, tell: Tell<Fact>): void {
  const amount = paymentOf(state, course, rider);
  if (amount === 0) return;
  state.energy[rider] = state.energy[rider] - amount;
  tell?.({ type: 'spent', rule: 'L1-4.7', seat: course.seatOf[rider], rider, what: 'energy', amount, by: 'peloton' });
}

const rules = { 'let-himself-drop': 'L1-4.3', 'cannot-pay': 'L1-4.8', punctured: 'L1-5.6' } as const;

/** L1-4.8: he stands in the first free lane two rows behind the front, further back when that is full, short of the finish. */
export function drop(
  state: State,
  course: Course,
  rider: RiderId,
  reason: Exclude<L1Placed['reason'], 'broke-away'>,
  dice: Dice,
  tell: Tell<Fact>,
): void {
  const price = reason === 'cannot-pay' ? { price: paymentOf(state, course, rider) } : undefined;
  let row = Math.min(state.front - 2, course.length);
  let lane = freeLane(state, course, row);
  while (lane === 0) lane = freeLane(state, course, --row);
  stand(state, rider, row, lane);
  state.moved[rider] = state.turn;
  tell?.({ type: 'placed', rule: rules[reason], rider, to: row, lane, reason, ...price });
  passFeedZones(state, course, rider, row, dice, tell);
}

function freeLane(state: State, course: Course, row: number): number {
  const lanes = course.lanes[at(row)];
  for (let lane = 1; lane <= lanes; lane++)
    if (!state.road.some((other) => state.row[other] === row && state.lane[other] === lane && state.fallen[other] === 0)) return lane;
  return 0;
}

import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { passBonusLines, thePeloton } from './bonuses.ts';
import { at, type Course } from './course.ts';
import { faceOf, sides, throwDie } from './die.ts';
import { passFeedZones } from './feeding.ts';
import { leaveRoad, stand } from './road.ts';
import { lastUpTo } from './squares.ts';
import { roles, type Team } from './teams.ts';
import type { Fact, L1Placed, State, View } from './types.ts';
import { turnUpWeather } from './weather.ts';

/** L1-4.4: a team accelerates in so many turns running at most. */
export const maxRunning = 2;

const rouleur = roles.indexOf('rouleur');

export const isInside = (state: State | View, rider: RiderId): boolean => state.place[rider] === 'front' || state.place[rider] === 'back';

/** L1-4.6: whether a row is ahead of the peloton's back row: next to its front, or further on. */
export const isAhead = ({ front }: Pick<State, 'front'>, row: number): boolean => row > front - 1;

/** Riders in token order, from the nth token on; L1-2.2: of each team lower seats first, of one player the rouleur, the leader, the climber. */
export function inTokenOrder(
  { tokens, teams }: Pick<State, 'tokens' | 'teams'>,
  wanted: (rider: RiderId) => boolean,
  first = 0,
): RiderId[] {
  const riders: RiderId[] = [];
  for (let nth = first; nth < first + tokens.length; nth++)
    for (const rider of teams[tokens[nth % tokens.length]]) if (wanted(rider)) riders.push(rider);
  return riders;
}

/** The peloton's riders in token order: asked for six times a turn, so it has a loop of its own. */
export function insideInTokenOrder({ tokens, teams, place }: Pick<State, 'tokens' | 'teams' | 'place'>): RiderId[] {
  const riders: RiderId[] = [];
  for (const team of tokens) for (const rider of teams[team]) if (place[rider] === 'front' || place[rider] === 'back') riders.push(rider);
  return riders;
}

/** L1-2.2: the player of the team's most advanced rider, of those still in the race; undefined when all are home. */
export function deciderOf(course: Course, state: State | View, team: Team): number | undefined {
  let seat: number | undefined;
  let furthest = Number.NEGATIVE_INFINITY;
  for (const rider of course.ofTeam[team]) {
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
export const mustRest = (state: State | View, team: Team): boolean => state.running[team] >= maxRunning;

/** L1-4.4: whether the team may be asked. R: not one whose riders are all home. */
export const mayAccelerate = (course: Course, state: State | View, team: Team): boolean =>
  state.pursuits[team] > 0 && !mustRest(state, team) && deciderOf(course, state, team) !== undefined;

/** L1-4.4: pays a pursuit and goes to the first place; the others keep their order. */
export function accelerate(course: Course, state: State, team: Team, tell: Tell<Fact>): void {
  state.pursuits[team] = state.pursuits[team] - 1;
  state.tokens.splice(state.tokens.indexOf(team), 1);
  state.tokens.unshift(team);
  tell?.({ type: 'accelerated', rule: 'L1-4.4', team, teams: [...state.tokens] });
  const seat = deciderOf(course, state, team) as number;
  tell?.({ type: 'spent', rule: 'L1-4.4', seat, what: 'pursuit', amount: 1, by: 'pursuit', team });
}

/** L1-4.5, L1-4.6: the first team throws; the peloton moves and takes in whom it reaches. */
export function movePeloton(course: Course, state: State, pursuer: Team | undefined, dice: Dice, tell: Tell<Fact>): void {
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
  if (state.front <= course.length) turnUpWeather(course, state, state.front, dice, tell);
  passBonusLines(course, state, thePeloton, state.front, tell);
  // L1-6.1: in the peloton the draw comes before the payment.
  for (const rider of insideInTokenOrder(state)) passFeedZones(course, state, rider, state.front, dice, tell);
}

/** L1-4.6: those next to its front go to the front, those it has passed to the back; fallen and punctured ones stay. */
function absorb(state: State, from: number, tell: Tell<Fact>): void {
  for (let index = 0; index < state.road.length; ) {
    const rider = state.road[index];
    const row = state.row[rider];
    if (!isAhead({ front: from }, row)) return;
    if (row > state.front || state.fallen[rider] > 0 || state.punctured[rider] > 0) index++;
    else join(state, rider, isAhead(state, row) ? 'front' : 'back', 'L1-4.6', tell);
  }
}

export function join(state: State, rider: RiderId, area: 'front' | 'back', rule: string, tell: Tell<Fact>): void {
  leaveRoad(state, rider);
  state.place[rider] = area;
  state.slipstream[rider] = false;
  tell?.({ type: 'absorbed', rule, rider, area });
}

/** L1-4.7: what riding in the peloton costs in this turn. */
export function paymentOf(state: State | View, rider: RiderId): number {
  const fast = state.movement >= 5 ? 1 : 0;
  const front = state.place[rider] === 'front' ? 1 : 0;
  return fast + front + (state.climbing && state.role[rider] === rouleur ? 1 : 0);
}

export function payPeloton(course: Course, state: State, rider: RiderId, tell: Tell<Fact>): void {
  const amount = paymentOf(state, rider);
  if (amount === 0) return;
  state.energy[rider] = state.energy[rider] - amount;
  tell?.({ type: 'spent', rule: 'L1-4.7', seat: course.seatOf[rider], rider, what: 'energy', amount, by: 'peloton' });
}

const rules = { 'let-drop': 'L1-4.3', 'cannot-pay': 'L1-4.8', punctured: 'L1-5.6' } as const;

/** L1-4.8: the rider stands in the first free lane two rows behind the front, further back when they are full, short of the finish. */
export function drop(
  course: Course,
  state: State,
  rider: RiderId,
  reason: Exclude<L1Placed['reason'], 'broke-away'>,
  dice: Dice,
  tell: Tell<Fact>,
): void {
  const price = reason === 'cannot-pay' ? { price: paymentOf(state, rider) } : undefined;
  const square = freeSquare(course, state, Math.min(state.front - 2, course.length));
  const row = course.squares.row[square];
  const lane = course.squares.lane[square];
  stand(state, rider, row, lane);
  state.moved[rider] = state.turn;
  tell?.({ type: 'placed', rule: rules[reason], rider, to: row, lane, reason, ...price });
  passFeedZones(course, state, rider, row, dice, tell);
}

function freeSquare(course: Course, state: State, from: number): number {
  const { row, lane } = course.squares;
  for (let up = from; ; up--)
    for (let one = 1; one <= course.lanes[at(up)]; one++) {
      const square = lastUpTo(course.squares, up, one);
      const isTaken = (other: RiderId): boolean =>
        state.row[other] === row[square] && state.lane[other] === lane[square] && state.fallen[other] === 0;
      if (!state.road.some(isTaken)) return square;
    }
}

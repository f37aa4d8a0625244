import type { Refusal, RiderId, Tell } from '@gruppetto/kernel';
import { type Course, roomBehind, seatOf, stand, terrainAt } from './course.ts';
import { isHungry } from './feed.ts';
import { isEnding } from './finish.ts';
import { canPay, ease, firstRacers, payPoints, ridersOf, terrainOf } from './groups.ts';
import { pacePays, pacePoints, spend } from './racers.ts';
import type { Choice, Fact, Pace, Reason, SetPace, Skill, State, Terrain, View } from './types.ts';

/** PW-3.4: all fast groups, the front one first; racers who can choose what to burn are put on the list of those to be asked. */
export function burnAll(course: Course, state: State, tell: Tell<Fact>): void {
  const { groups } = state;
  for (let index = 0; index < groups.length; index++) if (groups[index].pace === 'fast') burnGroup(course, state, index, tell);
}

/** PW-3.4. */
function burnGroup(course: Course, state: State, group: number, tell: Tell<Fact>): void {
  const racers = firstRacers(state, group);
  const { terrain } = state.groups[group];
  // A group may have arrived in this turn, to the last of its racers.
  if (racers.length === 0) return;
  if (!canOnePay(state, racers, terrain)) return ease(state, group, 'PW-3.4', tell);
  for (const rider of racers) {
    const pays = pacePays(state, rider, terrain);
    if (pays.length === 0) drop(course, state, rider, tell);
    // PW-3.6: stamina first; the last turn of a race asks nobody, because what is left decides nothing any more.
    else if (pays.length === 1 || isEnding(course, state)) burn(state, rider, pays[0], tell);
    else state.asked.push(rider);
  }
}

function canOnePay(state: View, racers: readonly RiderId[], terrain: Terrain): boolean {
  for (const rider of racers) if (pacePoints(state, rider, terrain) > 0) return true;
  return false;
}

/** PW-3.4, PW-3.6. */
export const burn = (state: State, rider: RiderId, skill: Skill, tell: Tell<Fact>): void =>
  spend(state, rider, skill, 1, 'pace', 'PW-3.4', tell);

/** PW-3.4: a racer who cannot pay. */
function drop(course: Course, state: State, rider: RiderId, tell: Tell<Fact>): void {
  const from = state.square[rider];
  const to = roomBehind(course, state, from);
  stand(state, rider, to);
  tell?.({ type: 'moved', rule: 'PW-3.4', rider, from, to, by: 'drop' });
}

/** PW-3.6: the points between which a racer may choose. */
export const burns = (state: View, rider: RiderId): readonly Choice[] =>
  pacePays(state, rider, terrainOf(state, rider)).map((skill) => ({ do: 'burn', skill }));

const setPace = (...paces: Pace[]): readonly SetPace[] => paces.map((pace) => ({ do: 'set-pace', pace }));

/** PW-3.5: to keep the pace, or to take a step back, is always free. To keep it comes first: it is the usual answer. */
const noFaster = { slow: setPace('slow'), steady: setPace('steady', 'slow'), fast: setPace('fast', 'steady') };
const faster = { slow: 'steady', steady: 'fast', fast: undefined } as const satisfies Record<Pace, Pace | undefined>;
const fasterForFree = { slow: setPace('slow', 'steady'), steady: setPace('steady', 'slow', 'fast') };

/** PW-3.5: whether the first square could ride fast next turn, after the point that accelerating costs. */
const mayTurnFast = (course: Course, state: View, group: number): boolean =>
  course.options.accelerating === 'free' ? canPay(course, state, group) : payPoints(course, state, group) > 1;

/** PW-3.5. */
export function paces(course: Course, state: View, group: number): readonly SetPace[] {
  const { pace } = state.groups[group];
  if (pace === 'fast') return noFaster.fast;
  const isSteady = pace === 'steady';
  const free = isSteady ? noFaster.steady : noFaster.slow;
  if (isSteady && !mayTurnFast(course, state, group)) return free;
  if (course.options.accelerating === 'free') return isSteady ? fasterForFree.steady : fasterForFree.slow;
  return withAccelerations(free, course, state, group, isSteady ? faster.steady : faster.slow);
}

/** PW-3.5: and each point that one of the player's racers in the first square could burn for it. */
function withAccelerations(free: readonly SetPace[], course: Course, state: View, group: number, pace: Pace): readonly SetPace[] {
  let choices: SetPace[] | undefined;
  let first: number | undefined;
  for (const rider of state.road) {
    if (state.group[rider] !== group) continue;
    const square = state.square[rider];
    first ??= square;
    if (square !== first) break;
    if (seatOf(rider) !== state.seat) continue;
    for (const skill of pacePays(state, rider, terrainAt(course, square))) {
      choices ??= free.slice();
      choices.push({ do: 'set-pace', pace, burns: { rider, skill } });
    }
  }
  return choices ?? free;
}

/** PW-3.5: the active player's foremost racer, if they stand in the first square of this group. */
export function pacemaker(state: View, group: number): RiderId | undefined {
  let first: number | undefined;
  for (const rider of state.road) {
    if (state.group[rider] !== group) continue;
    first ??= state.square[rider];
    if (state.square[rider] !== first) return undefined;
    if (seatOf(rider) === state.seat) return rider;
  }
  return undefined;
}

/** PW-3.5: a pace that cannot be changed, or could not last, leaves nothing to set; nor does the last turn of a race. */
export function maySetPace(course: Course, state: View, group: number): boolean {
  if (isEnding(course, state) || pacemaker(state, group) === undefined) return false;
  const { pace } = state.groups[group];
  if (pace === 'fast') return mayStayFast(course, state, group);
  return pace === 'steady' || paces(course, state, group).length > 1;
}

/** PW-3.5: whether somebody on a square of this group can pay, or is about to feed: any of its squares may be the first one of a group that rides on. */
function mayStayFast(course: Course, state: View, group: number): boolean {
  const { road } = state;
  let ours: number | undefined;
  for (let index = 0; index < road.length; index++) {
    const rider = road[index];
    const square = state.square[rider];
    if (square !== ours && !standsOn(state, group, square, index)) continue;
    ours = square;
    if (pacePoints(state, rider, terrainAt(course, square)) > 0 || isHungry(course, state, rider)) return true;
  }
  return false;
}

/** Whether a racer of this group stands on the square, of which the road lists the racers from this index on. */
function standsOn(state: View, group: number, square: number, from: number): boolean {
  const { road } = state;
  for (let index = from; index < road.length && state.square[road[index]] === square; index++)
    if (state.group[road[index]] === group) return true;
  return false;
}

/** PW-3.5: why this group may not ride so. */
export function whyNotPace(course: Course, state: View, group: number, pace: Pace): Refusal<Reason> | undefined {
  const now = state.groups[group].pace;
  if ((now === 'slow' && pace === 'fast') || (now === 'fast' && pace === 'slow'))
    return { reason: 'more-than-one-step', rule: 'PW-3.5', with: { from: now, to: pace } };
  if (pace !== faster[now] || paces(course, state, group).some((choice) => choice.pace === pace)) return undefined;
  if (pace === 'fast' && !mayTurnFast(course, state, group)) return { reason: 'nobody-can-pay', rule: 'PW-3.5' };
  return { reason: 'no-point-to-accelerate', rule: 'PW-3.5', with: { to: pace } };
}

/** PW-3.5. */
export function setGroupPace(state: State, { pace, burns: paid }: SetPace, tell: Tell<Fact>): void {
  const group = state.groups[state.current];
  const from = group.pace;
  if (paid) spend(state, paid.rider, paid.skill, 1, 'accelerating', 'PW-3.5', tell);
  group.pace = pace;
  if (tell && from !== pace)
    tell({ type: 'paced', rule: 'PW-3.5', seat: state.seat, riders: ridersOf(state, state.current), from, to: pace });
  state.current++;
}

import type { Refusal, RiderId, Tell } from '@gruppetto/kernel';
import { roomBehind, seatOf, stand } from './course.ts';
import { isEnding } from './finish.ts';
import { canPay, ease, firstRacers, ridersOf, terrainOf } from './groups.ts';
import { pacePays, pacePoints, spend } from './racers.ts';
import type { Choice, Fact, Pace, Skill, State, View } from './types.ts';

/** PW-3.4: all fast groups; who has a choice of points is put on the list of those to be asked. */
export function burnAll(state: State, tell: Tell<Fact>): void {
  for (const [index, group] of state.groups.entries()) if (group.pace === 'fast') burnGroup(state, index, tell);
}

/** PW-3.4. */
function burnGroup(state: State, group: number, tell: Tell<Fact>): void {
  const racers = firstRacers(state, group);
  const { terrain } = state.groups[group];
  // A group may have arrived in this turn, to the last of its racers.
  if (racers.length === 0) return;
  if (!racers.some((rider) => pacePoints(state, rider, terrain) > 0)) return ease(state, group, 'PW-3.4', tell);
  for (const rider of racers) {
    const pays = pacePays(state, rider, terrain);
    if (pays.length === 0) drop(state, rider, tell);
    // PW-3.6: stamina first; the last turn of a race asks nobody, as what he has left decides nothing any more.
    else if (pays.length === 1 || isEnding(state)) burn(state, rider, pays[0], tell);
    else state.asked.push(rider);
  }
}

/** PW-3.4, PW-3.6. */
export const burn = (state: State, rider: RiderId, skill: Skill, tell: Tell<Fact>): void =>
  spend(state, rider, skill, 1, 'pace', 'PW-3.4', tell);

/** PW-3.4: who cannot pay. */
function drop(state: State, rider: RiderId, tell: Tell<Fact>): void {
  const from = state.square[rider];
  const to = roomBehind(state, from);
  stand(state, rider, to);
  tell?.({ type: 'moved', rule: 'PW-3.4', rider, from, to, by: 'drop' });
}

/** PW-3.6: between which points he may choose. */
export const burns = (state: View, rider: RiderId): readonly Choice[] =>
  pacePays(state, rider, terrainOf(state, rider)).map((skill) => ({ do: 'burn', skill }));

const setPace = (...paces: Pace[]): readonly Choice[] => paces.map((pace) => ({ do: 'set-pace', pace }));
const oneStep = { slow: setPace('slow', 'steady'), steady: setPace('slow', 'steady', 'fast'), fast: setPace('steady', 'fast') };
const notFast = { slow: oneStep.slow, steady: setPace('slow', 'steady'), fast: setPace('steady') };

/** PW-3.5. */
export const paces = (state: View, group: number): readonly Choice[] =>
  (canPay(state, group) ? oneStep : notFast)[state.groups[group].pace];

/** PW-3.5: the active player's foremost racer, if he stands in the first square of this group. */
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

/** PW-3.5: a group that must fall to steady, and the last turn of a race, leave nothing to set. */
export const maySetPace = (state: View, group: number): boolean =>
  !isEnding(state) && pacemaker(state, group) !== undefined && paces(state, group).length > 1;

/** PW-3.5: why this group may not ride so. */
export function whyNotPace(state: View, group: number, pace: Pace): Refusal | undefined {
  const now = state.groups[group].pace;
  if ((now === 'slow' && pace === 'fast') || (now === 'fast' && pace === 'slow'))
    return { reason: 'more-than-one-step', rule: 'PW-3.5', with: { from: now, to: pace } };
  return pace === 'fast' && !canPay(state, group) ? { reason: 'nobody-can-pay', rule: 'PW-3.5' } : undefined;
}

/** PW-3.5. */
export function setGroupPace(state: State, pace: Pace, tell: Tell<Fact>): void {
  const group = state.groups[state.current];
  const from = group.pace;
  group.pace = pace;
  if (tell && from !== pace)
    tell({ type: 'paced', rule: 'PW-3.5', seat: state.seat, riders: ridersOf(state, state.current), from, to: pace });
  state.current++;
}

import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import { roles } from './teams.ts';
import type { Choice, Fact, L1Gained, State } from './types.ts';

/** L1-6.1: the tiles of one colour. */
export const pile: readonly number[] = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5];
const bestTile = 5;

export const fullPiles = (): number[][] => roles.map(() => [...pile]);

/** Draws a tile of the rider's colour. It is kept: adding it at once is adding it before the next payment. */
export function drawTile(course: Course, state: State, rider: RiderId, rule: string, dice: Dice, tell: Tell<Fact>): void {
  const left = state.piles[state.role[rider]];
  const tile = left.splice(dice.draw(left.length), 1)[0];
  state.kept[rider].push(tile);
  tell?.({ type: 'drew', rule, rider, secret: { seat: course.seatOf[rider], tile } });
}

/** L1-6.1: the rider has come to a row, on the road or inside the peloton. */
export function passFeedZones(course: Course, state: State, rider: RiderId, row: number, dice: Dice, tell: Tell<Fact>): void {
  const { feeds } = course.plan;
  for (let zone = state.fed[rider]; zone < feeds.length && row > feeds[zone]; zone++) {
    state.fed[rider] = zone + 1;
    drawTile(course, state, rider, 'L1-6.1', dice, tell);
  }
}

/** L1-3.6, L1-6.1: a kept tile becomes energy, for all to see. */
export function addTile(
  course: Course,
  state: State,
  rider: RiderId,
  tile: number,
  by: L1Gained['by'],
  rule: string,
  tell: Tell<Fact>,
): void {
  const amount = state.kept[rider].splice(tile, 1)[0];
  state.energy[rider] = state.energy[rider] + amount;
  tell?.({ type: 'gained', rule, seat: course.seatOf[rider], rider, what: 'energy', amount, by, reveals: true });
}

/** What the rider could come to own with the tiles they keep, for all that others know. */
export const maxEnergy = (state: State, rider: RiderId): number => state.energy[rider] + bestTile * state.kept[rider].length;

/** L1-5.7: the heat makes a rider reveal a tile; who keeps several kinds is asked which. */
export function sufferHeat(course: Course, state: State, rider: RiderId, tell: Tell<Fact>): void {
  const kept = state.kept[rider];
  if (kept.length === 0) return;
  if (state.place[rider] !== 'home' && kept.some((tile) => tile !== kept[0])) state.hot = rider;
  else addTile(course, state, rider, 0, 'heat', 'L1-5.7', tell);
}

/** L1-6.1: a choice for each worth; R: of equal tiles the one kept longest is added. */
export function addFeeds(state: State, rider: RiderId, choices: Choice[]): void {
  const kept = state.kept[rider];
  for (let tile = 0; tile < kept.length; tile++) if (kept.indexOf(kept[tile]) === tile) choices.push({ do: 'feed', rider, tile });
}

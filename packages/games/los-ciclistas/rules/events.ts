import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { lastSpace } from './course.ts';
import type { Card, Fact, Options, Risk, State, View } from './types.ts';

/** LC-5.2: the fifteen cards. */
export const allCards: readonly Card[] = ['puncture', 'fall', 'side-wind', 'rain', ...Array<Card>(11).fill('blank')];

/** LC-5.2: the last spaces, in which a rider makes the rain void. */
const dryFinish = 10;

export function turnUpCard(options: Options, state: State, dice: Dice, tell: Tell<Fact>): void {
  if (state.pile.length === 0) state.pile.push(...allCards);
  const card = state.pile.splice(dice.draw(state.pile.length), 1)[0];
  const foremost = state.space[state.road[0]];
  const isVoid = card === 'rain' && foremost > lastSpace(options) - dryFinish;
  state.card = isVoid ? 'blank' : card;
  tell?.({ type: 'turned', rule: 'LC-5.2', card, void: isVoid });
}

/** LC-5.2: whether this throw keeps its rider where they are. */
export const stops = (card: Card, a: number, b: number): card is Risk => a === b && (card === 'puncture' || card === 'fall');

/** LC-5.2: an even double takes down those behind the rider in the same space. They are the next in round order. */
export function takeDown(state: State, rider: RiderId, tell: Tell<Fact>): void {
  const here = state.space[rider];
  for (let index = state.next + 1; index < state.order.length; index++) {
    const behind = state.order[index];
    if (state.space[behind] !== here) return;
    state.down.push(behind);
    tell?.({ type: 'stayed', rule: 'LC-5.2', rider: behind, reason: 'taken-down', by: rider });
  }
}

export const isDown = (state: View, rider: RiderId): boolean => state.down.length > 0 && state.down.includes(rider);

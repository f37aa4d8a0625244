import type { RiderId, Seat, Tell } from '@gruppetto/kernel';
import { seatOf } from './course.ts';
import type { Fact, State, View } from './types.ts';

/** LC-3.5. */
export const maxOwned = 5;
/** LC-2.3, LC-3.6. */
export const maxUsed = 3;

/** LC-2.3, LC-3.6: how many bonuses may go into one move. LC-5.2: none in the rain. */
export const maxToUse = (state: View, seat: Seat): number => (state.card === 'rain' ? 0 : Math.min(maxUsed, state.bonuses[seat]));

/** LC-2.3: used bonuses go back to the middle at once. */
export function useBonuses(state: State, rider: RiderId, amount: number, rule: string, tell: Tell<Fact>): void {
  state.used[rider] = amount;
  if (amount === 0) return;
  const seat = seatOf(rider);
  state.bonuses[seat] = state.bonuses[seat] - amount;
  tell?.({ type: 'spent', rule, seat, rider, what: 'bonus', amount });
}

/** LC-3.7: it may be used at once. */
export function earnBonus(state: State, rider: RiderId, tell: Tell<Fact>): void {
  const seat = seatOf(rider);
  state.bonuses[seat] = state.bonuses[seat] + 1;
  tell?.({ type: 'gained', rule: 'LC-3.5', seat, rider, what: 'bonus', amount: 1 });
}

/** LC-3.5: a draft earns one, unless five are owned. LC-3.6: a matched one earns nothing. */
export const earns = (state: View, seat: Seat, price: number): boolean => price === 0 && state.bonuses[seat] < maxOwned;

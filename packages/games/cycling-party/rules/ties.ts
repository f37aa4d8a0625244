import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import type { Fact, State } from './types.ts';

/** CP-5.6: the pace-setter of the paceline in which all of them came; otherwise dice. Only so many first places are wanted. */
export function untie(
  state: State,
  tied: readonly RiderId[],
  dice: Dice,
  tell: Tell<Fact>,
  wanted: number = tied.length,
): readonly RiderId[] {
  if (tied.length === 1) return tied;
  const { came, setters } = state.now;
  const paceline = came[tied[0]];
  const together = paceline > 0 && tied.every((rider) => came[rider] === paceline);
  const setter = together ? tied.find((rider) => setters.includes(rider)) : undefined;
  if (setter === undefined) return throwOff(tied, dice, tell, wanted);
  const others = tied.filter((rider) => rider !== setter);
  return [setter, ...throwOff(others, dice, tell, wanted - 1)];
}

/** CP-5.6: each a die, the highest first; again among those still tied, if one of the wanted places hangs on it. */
export function throwOff(tied: readonly RiderId[], dice: Dice, tell: Tell<Fact>, wanted: number = tied.length): readonly RiderId[] {
  if (tied.length <= 1 || wanted <= 0) return tied;
  const thrown = tied.map((rider) => {
    const die = dice.roll(6);
    tell?.({ type: 'threw', rule: 'CP-5.6', rider, dice: [die], sides: 6, for: 'tie' });
    return { rider, die };
  });
  const order: RiderId[] = [];
  for (let die = 6; die >= 1; die--) {
    const same = thrown.filter((one) => one.die === die).map(({ rider }) => rider);
    order.push(...throwOff(same, dice, tell, wanted - order.length));
  }
  return order;
}

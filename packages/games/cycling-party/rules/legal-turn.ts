import type { Fault } from './legal-asking.ts';
import { rouleurLinks } from './paceline.ts';
import type { Now, State, Step } from './types.ts';

export const isBetweenTurns = ({ step }: Pick<Now, 'step'>): boolean =>
  step === 'start' || step === 'car' || step === 'withdraw' || step === 'over';

/** The steps that need what lies on the table; in all others it has been taken up. */
const withDice: readonly Step[] = ['squares', 'domestique', 'assign'];
const withPulls: readonly Step[] = ['pull'];
/** In these a group throws that has linked nothing, or not yet. */
const withoutLinks: readonly Step[] = ['peloton', 'domestique', 'paceline', 'double', 'assign', 'pull'];

/** What a turn leaves behind: nothing of it after its end, and nothing before it has happened. */
export function leftoverFaults({ now }: State, fault: Fault): void {
  const { step, answered, dice, pulls, links, throws, move, came, setters, drank, group } = now;
  const between = isBetweenTurns(now);
  const empty = (name: string, list: readonly unknown[], isEmpty: boolean) => {
    if (isEmpty && list.length > 0) fault(`now.${name}`, 'wrong-count', { count: list.length, min: 0, max: 0 });
  };
  for (const [index, seat] of answered.entries())
    if (answered.indexOf(seat) < index) fault(`now.answered[${index}]`, 'seat-twice', { seat });
  empty('dice', dice, !withDice.includes(step));
  empty('pulls', pulls, !withPulls.includes(step));
  empty('links', links, between || withoutLinks.includes(step));
  empty('throws', throws, between);
  empty('group.riders', group.riders, between);
  // CP-3.8: before the next group throws, those of the last one lie there still.
  const isThrowing = step === 'link' || withoutLinks.includes(step);
  for (const [index, { rider }] of throws.entries())
    if (!isThrowing && (move[rider] === 'waiting' || move[rider] === 'chain'))
      fault(`now.throws[${index}].rider`, 'has-not-moved', { rider });
  // CP-6.7.
  for (const [index, low] of links.entries())
    if (!throws.some(({ value }) => value === low) || !throws.some(({ value }) => value === low + rouleurLinks))
      fault(`now.links[${index}]`, 'wrong-throws');
  for (const [rider, together] of came.entries())
    if (together > 0 && (between || move[rider] !== 'moved')) fault(`now.came[${rider}]`, 'has-not-moved', { rider });
  for (const [index, rider] of setters.entries()) {
    if (setters.indexOf(rider) < index) fault(`now.setters[${index}]`, 'rider-twice', { rider });
    else if (between || move[rider] !== 'moved') fault(`now.setters[${index}]`, 'has-not-moved', { rider });
  }
  for (const [rider, bottles] of drank.entries())
    if (between && bottles > 0) fault(`now.drank[${rider}]`, 'out-of-range', { value: bottles, min: 0, max: 0 });
}

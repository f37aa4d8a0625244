import type { Refusal, RiderId } from '@gruppetto/kernel';
import { maxToUse } from './bonuses.ts';
import { landing, seatOf } from './course.ts';
import type { DraftBar, Reason, View } from './types.ts';

/** LC-3.1: the rider whose wheel it would be: the one immediately ahead in round order. */
export const wheelOf = (state: View): RiderId => state.order[state.next - 1];

/** LC-3.6: what a draft costs: as many bonuses as the wheel used. */
export const draftPrice = (state: View): number => state.used[wheelOf(state)];

/** LC-3.2: a draft ends on the space behind its wheel, if the wind leaves room there. */
export const draftSpace = (state: View): number => landing(state, state.order[state.next], state.space[wheelOf(state)] - 1);

/** Why the rider to move may not draft; undefined where they may. */
export function draftBar(state: View): DraftBar | undefined {
  if (state.next === 0) return 'nobody-ahead';
  const { began, space, used } = state;
  const rider = state.order[state.next];
  const wheel = wheelOf(state);
  // LC-3.1: "stuck" is judged where the round began; otherwise a rider could draft one who has just passed them.
  if (began[wheel] - began[rider] > 1) return 'not-stuck';
  if (space[wheel] === began[wheel]) return 'wheel-did-not-move';
  if (used[wheel] > maxToUse(state, seatOf(rider))) return 'cannot-match-bonuses';
  return landing(state, rider, space[wheel] - 1) > space[rider] ? undefined : 'draft-gains-nothing';
}

const ruleOf: Readonly<Record<DraftBar, string>> = {
  'nobody-ahead': 'LC-3.1',
  'not-stuck': 'LC-3.1',
  'wheel-did-not-move': 'LC-3.3',
  'cannot-match-bonuses': 'LC-3.6',
  'draft-gains-nothing': 'LC-3.3',
};

/** The same with the details that a player wants to know. */
export function whyNoDraft(state: View): Refusal<Reason> | undefined {
  const reason = draftBar(state);
  if (reason === undefined) return undefined;
  const rider = state.order[state.next];
  const rule = ruleOf[reason];
  if (reason === 'nobody-ahead') return { reason, rule, with: { rider } };
  const details = { rider, wheel: wheelOf(state) };
  if (reason === 'not-stuck') return { reason, rule, with: { ...details, empty: state.began[rider] + 1 } };
  if (reason === 'cannot-match-bonuses')
    return { reason, rule, with: { ...details, price: draftPrice(state), owned: state.bonuses[seatOf(rider)] } };
  return { reason, rule, with: details };
}

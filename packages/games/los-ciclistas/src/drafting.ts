import type { Refusal, RiderId } from '@gruppetto/kernel';
import { mostToUse } from './bonuses.ts';
import { landing, seatOf } from './course.ts';
import type { State, View } from './types.ts';

const barriers = [
  { reason: 'nobody-ahead', rule: 'LC-3.1' },
  { reason: 'not-stuck', rule: 'LC-3.1' },
  { reason: 'wheel-did-not-move', rule: 'LC-3.3' },
  { reason: 'cannot-match-bonuses', rule: 'LC-3.6' },
  { reason: 'draft-gains-nothing', rule: 'LC-3.3' },
] as const;

/** The rider whose wheel it would be: the one immediately before him in round order. */
export const wheelOf = (state: View): RiderId => state.order[state.next - 1];

/** LC-3.6: what a draft costs: as many bonuses as the wheel used. */
export const priceOf = (state: View): number => state.used[wheelOf(state)];

/** The space where the rider to move would end if he drafts; where he may not, 0 or less: minus the index of what bars it. */
export function draftTo(state: View): number {
  if (state.next === 0) return 0;
  const rider = state.order[state.next];
  const wheel = wheelOf(state);
  const wheelBegan = state.began[wheel];
  // LC-3.1: judged where the round began, or a rider could draft one who has just gone past him.
  if (wheelBegan - state.began[rider] > 1) return -1;
  const wheelNow = state.space[wheel];
  if (wheelNow === wheelBegan) return -2;
  if (state.used[wheel] > mostToUse(state, seatOf(rider))) return -3;
  const to = landing(state, rider, wheelNow - 1);
  return to > state.space[rider] ? to : -4;
}

/** Why the rider to move may not draft; undefined where he may. */
export function whyNoDraft(state: State): Refusal | undefined {
  const barrier = draftTo(state);
  if (barrier > 0) return undefined;
  const { reason, rule } = barriers[-barrier];
  const rider = state.order[state.next];
  if (reason === 'nobody-ahead') return { reason, rule, with: { rider } };
  const wheel = wheelOf(state);
  const details = { rider, wheel };
  if (reason === 'not-stuck') return { reason, rule, with: { ...details, empty: state.began[rider] + 1 } };
  if (reason === 'cannot-match-bonuses')
    return { reason, rule, with: { ...details, price: priceOf(state), owned: state.bonuses[seatOf(rider)] } };
  return { reason, rule, with: details };
}

import type { Outcome, Preview, RiderId, Risk } from '@gruppetto/kernel';
import { earns } from './bonuses.ts';
import { landing, seatOf } from './course.ts';
import { draftTo, priceOf, wheelOf } from './drafting.ts';
import { stops } from './events.ts';
import type { Choice, View } from './types.ts';

export function preview(view: View, choice: Choice): Preview {
  if (choice.do === 'start') return { rider: choice.rider, spread: spread(view, choice.rider) };
  const rider = view.order[view.next];
  const seat = seatOf(rider);
  const pays = (amount: number) => (amount > 0 ? { effects: [{ seat, rider, what: 'bonus', amount: -amount }] } : {});
  if (choice.do === 'throw') return { rider, spread: spread(view, rider), risks: risks(view) };
  if (choice.do === 'add') {
    const thrown = view.thrown[0] + view.thrown[1];
    return { rider, to: landing(view, rider, view.space[rider] + thrown + choice.bonuses), ...pays(choice.bonuses) };
  }
  const price = priceOf(view);
  const to = draftTo(view);
  const draft = { rider, behind: wheelOf(view), to };
  return earns(view, seat, price) ? { ...draft, effects: [{ seat, rider, what: 'bonus', amount: 1 }] } : { ...draft, ...pays(price) };
}

/** LC-5.2: a double in six, if the card makes it cost something. */
const risks = ({ card }: View): readonly Risk[] => (stops(card, 1, 1) ? [{ what: card, chance: 1 / 6, rule: 'LC-5.2' }] : []);

/** Where two dice may take him, nearest first. */
function spread(view: View, rider: RiderId): readonly Outcome[] {
  const from = view.space[rider];
  const chances = new Map<number, number>();
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const to = stops(view.card, a, b) ? from : landing(view, rider, from + a + b);
      chances.set(to, (chances.get(to) ?? 0) + 1 / 36);
    }
  return [...chances].sort(([a], [b]) => a - b).map(([to, chance]) => ({ to, chance }));
}

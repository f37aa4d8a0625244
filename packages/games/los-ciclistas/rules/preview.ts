import type { Effect, Outcome, Preview, RiderId, Risk } from '@gruppetto/kernel';
import { earns } from './bonuses.ts';
import { landing, seatOf } from './course.ts';
import { draftPrice, draftSpace, wheelOf } from './drafting.ts';
import { stops } from './events.ts';
import type { Choice, Risk as Danger, Thing, View } from './types.ts';

export function preview(view: View, choice: Choice): Preview<Thing, Danger> {
  if (choice.do === 'start') return { rider: choice.rider, spread: spread(view, choice.rider) };
  const rider = view.order[view.next];
  const seat = seatOf(rider);
  const bonuses = (amount: number): { effects?: readonly Effect<Thing>[] } =>
    amount === 0 ? {} : { effects: [{ seat, rider, what: 'bonus', amount }] };
  if (choice.do === 'throw') return { rider, spread: spread(view, rider), risks: risks(view) };
  if (choice.do === 'add') {
    const thrown = view.thrown[0] + view.thrown[1];
    return { rider, to: landing(view, rider, view.space[rider] + thrown + choice.bonuses), ...bonuses(-choice.bonuses) };
  }
  const price = draftPrice(view);
  const to = draftSpace(view);
  const draft = { rider, behind: wheelOf(view), to };
  return { ...draft, ...bonuses(earns(view, seat, price) ? 1 : -price) };
}

/** LC-5.2: a double in six, if the card makes it cost something. */
const risks = ({ card }: View): readonly Risk<Danger>[] => (stops(card, 1, 1) ? [{ what: card, chance: 1 / 6, rule: 'LC-5.2' }] : []);

/** Where two dice may take the rider, nearest first. */
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

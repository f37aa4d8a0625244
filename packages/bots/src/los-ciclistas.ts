import type { RiderId, Seat } from '@gruppetto/kernel';
import { type Choice, draftTo, type LosCiclistas, lastSpace, priceOf, seatOf, type View } from '@gruppetto/los-ciclistas';
import type { Bot } from './bot.ts';

/** What a bonus in hand is worth, in spaces; a sixth one cannot be earned, so the fifth presses to be used. */
const bonusWorth = 0.9;
const fullHand = 4;
/** What it is worth to stand where a wheel can be taken next round. */
const wheelWorth = 1.2;
/** Winning, in spaces; and a bonus once the sprint is on. */
const winWorth = 30;
const sprintBonusWorth = 0.3;

/** Ways of two dice, of 36, to reach at least this sum. */
const waysToReach = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
const chanceToReach = (sum: number): number => (sum > 12 ? 0 : (waysToReach[Math.max(0, sum)] as number) / 36);
const waysToThrow = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** Drafts when that beats the expected throw, keeps bonuses until they tell, and fights for the sprint. */
export const losCiclistasRuleOfThumb: Bot<LosCiclistas> = (view, { choices, seat, rider }) => {
  const first = choices[0] as Choice;
  if (choices.length === 1 || first.do === 'start') return first;
  if (first.do === 'add') return choices[bonusesToAdd(view, seat, rider as RiderId, choices.length - 1)] as Choice;
  return wantsDraft(view, seat, rider as RiderId) ? first : (choices[1] as Choice);
};

function wantsDraft(view: View, seat: Seat, rider: RiderId): boolean {
  const price = priceOf(view);
  const owned = view.bonuses[seat] as number;
  const change = price > 0 ? -price : owned < 5 ? 1 : 0;
  const drafting = worth(view, seat, rider, draftTo(view), owned + change);
  let throwing = 0;
  const most = view.card === 'rain' ? 0 : Math.min(3, owned);
  for (let sum = 2; sum <= 12; sum++) {
    const aim = (view.space[rider] as number) + sum;
    let best = worth(view, seat, rider, aim, owned);
    for (let used = 1; used <= most; used++) best = Math.max(best, worth(view, seat, rider, aim + used, owned - used));
    throwing += ((waysToThrow[sum] as number) / 36) * best;
  }
  return drafting >= throwing;
}

function bonusesToAdd(view: View, seat: Seat, rider: RiderId, most: number): number {
  const owned = view.bonuses[seat] as number;
  const aim = (view.space[rider] as number) + (view.thrown[0] as number) + (view.thrown[1] as number);
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let used = 0; used <= most; used++) {
    const value = worth(view, seat, rider, aim + used, owned - used);
    if (value > bestWorth) {
      best = used;
      bestWorth = value;
    }
  }
  return best;
}

/** How good it is, in spaces, that this rider ends his move on `to` with so many bonuses left in hand. */
function worth(view: View, seat: Seat, rider: RiderId, to: number, owned: number): number {
  const line = lastSpace(view.options);
  if (view.finishRound > 0) return to;
  const foremost = view.road[0] as RiderId;
  const sprinting = (view.space[foremost] as number) > line;
  if (to > line) return line + winWorth * winningChance(view, seat, to, sprinting ? foremost : rider) + sprintBonusWorth * owned;
  if (sprinting) return to + sprintBonusWorth * owned;
  return to + bonusWorth * Math.min(owned, fullHand) + (meetsWheel(view, rider, to) ? wheelWorth : 0);
}

/** The chance that nobody who has still to move comes past `to`. */
function winningChance(view: View, seat: Seat, to: number, leader: RiderId): number {
  const leading = view.space[leader] as number;
  const ours = seatOf(leader) === seat;
  const mark = ours ? Math.max(leading, to) : to;
  if (!ours && leading >= to) return 0;
  let chance = 1;
  for (let index = view.next + 1; index < view.order.length; index++) {
    const rival = view.order[index] as RiderId;
    const owner = seatOf(rival);
    if (owner === seat) continue;
    const help = view.card === 'rain' ? 0 : Math.min(3, view.bonuses[owner] as number);
    chance *= 1 - chanceToReach(mark + 1 - help - (view.space[rival] as number));
  }
  return chance;
}

/** Whether a rider who has moved already would stand directly before him, or beside him. */
function meetsWheel(view: View, rider: RiderId, to: number): boolean {
  for (const other of view.road) {
    const ahead = (view.space[other] as number) - to;
    if (ahead < 0) return false;
    if (ahead <= 1 && other !== rider) return true;
  }
  return false;
}

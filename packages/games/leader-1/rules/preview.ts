import type { Effect, Preview, RiderId } from '@gruppetto/kernel';
import { nobodyYet } from './bonuses.ts';
import { at, type Course } from './course.ts';
import { areaAt } from './moving.ts';
import { deciderOf, paymentOf } from './peloton.ts';
import { billOf, crackOf, firstHexagon, startRowOf } from './prices.ts';
import { risksAhead } from './risks.ts';
import { findWheels, followersOf, hasWheel } from './road.ts';
import type { Choice, Ride, Risk, Thing, View } from './types.ts';
import { hotMove, touches } from './weather.ts';

type ChoicePreview = Preview<Thing, Risk>;

export function preview(course: Course, view: View, choice: Choice): ChoicePreview {
  switch (choice.do) {
    case 'ride':
      return ridePreview(course, view, choice);
    case 'feed': {
      const { rider } = choice;
      const seat = course.seatOf[rider];
      const amount = view.kept[rider]?.[choice.tile];
      const effects: Effect<Thing>[] = [{ seat, rider, what: 'feed-tile', amount: -1 }];
      if (amount !== undefined) effects.unshift({ seat, rider, what: 'energy', amount });
      return { rider, effects };
    }
    case 'accelerate': {
      const seat = deciderOf(course, view, view.queue[0]) as number;
      return { effects: [{ seat, what: 'pursuit', amount: -1 }] };
    }
    case 'let-go': {
      const rider = view.queue[0];
      return { rider, risks: [{ what: 'dropped', chance: 1, rule: 'L1-4.8' }], effects: short(course, view, rider) };
    }
    case 'take':
    case 'choose':
    case 'line-up':
      return { rider: view.queue[0] };
    case 'go':
      return { rider: choice.rider };
    case 'hold':
    case 'stay':
    case 'decline':
      return {};
  }
}

/** What the rider would have to pay to stay. */
const short = (course: Course, view: View, rider: RiderId): readonly Effect<Thing>[] => [
  { seat: course.seatOf[rider], rider, what: 'price', amount: -paymentOf(view, rider) },
];

function ridePreview(course: Course, view: View, ride: Ride): ChoicePreview {
  const { rider, row, lane, pays, risk } = ride;
  const seat = course.seatOf[rider];
  const from = startRowOf(view, rider);
  const { squares, free, slipstream, paying, passed, wind } = billOf(course, view, ride);
  const effects: Effect<Thing>[] = [];
  const add = (what: Thing, amount: number, who = rider, whose = seat) => {
    if (amount !== 0) effects.push({ seat: whose, rider: who, what, amount });
  };
  add('energy', -pays);
  add('free-square', Math.min(free, squares));
  add('paying-square', -paying);
  if (slipstream) add('towed', 1);
  add('passed', -passed);
  add('wind', -wind);
  if (risk === 'crack') add('crack', -crackOf(course, view, ride));
  // L1-3.7: what the move gives to those behind, or keeps from them.
  const given = squares < course.tooFast[at(from)] ? 1 : -1;
  for (const follower of followersOf(course, view, rider)) add('slipstream', given, follower, course.seatOf[follower]);
  const joining = areaAt(course, view, from, row) !== undefined;
  const home = row > course.length;
  findWheels(course, view, rider);
  if (!joining && !home && hasWheel(course, row, lane)) add('wheel', 1);
  const { feeds, bonusLines } = course.plan;
  // L1-6.1, L1-7.2: what the rider passes on the way.
  const draws = feeds.filter((zone, index) => index >= view.fed[rider] && row > zone).length;
  add('draw', draws);
  // L1-5.7: six squares or more in the heat show a tile.
  if (squares >= hotMove && view.keeps[rider] + draws > 0 && touches(course, view, firstHexagon(from), row, 'heat')) add('heat', -1);
  add('bonus-line', bonusLines.filter((line, index) => row > line && view.bonuses[index] === nobodyYet).length);
  if (joining) add('peloton', 1);
  if (home) add('home', view.home.length + 1);
  return { rider, to: row, lane, effects, ...(risk && { risks: risksAhead(view, rider, risk) }) };
}

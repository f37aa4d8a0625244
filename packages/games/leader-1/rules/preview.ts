import type { Effect, Preview, RiderId } from '@gruppetto/kernel';
import { nobodyYet } from './bonuses.ts';
import { at, type Course, courseOf } from './course.ts';
import { billOf, crackOf, joinRow, reach } from './moving.ts';
import { deciderOf, paymentOf } from './peloton.ts';
import { risksAhead } from './risks.ts';
import { followersOf, wheelOf } from './road.ts';
import type { Choice, Ride, View } from './types.ts';
import { hotMove, touches } from './weather.ts';

export function preview(view: View, choice: Choice): Preview {
  const course = courseOf(view.options);
  switch (choice.do) {
    case 'ride':
      return ridePreview(view, course, choice);
    case 'feed': {
      const { rider } = choice;
      const seat = course.seatOf[rider];
      const amount = view.kept[rider]?.[choice.tile];
      const effects: Effect[] = [{ seat, rider, what: 'feed-tile', amount: -1 }];
      if (amount !== undefined) effects.unshift({ seat, rider, what: 'energy', amount });
      return { rider, effects };
    }
    case 'accelerate': {
      const seat = deciderOf(view, course, view.queue[0]) as number;
      return { effects: [{ seat, what: 'pursuit', amount: -1 }] };
    }
    case 'let-go': {
      const rider = view.queue[0];
      return { rider, risks: [{ what: 'dropped', chance: 1, rule: 'L1-4.8' }], effects: short(view, course, rider) };
    }
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

/** What he would have to pay to stay. */
const short = (view: View, course: Course, rider: RiderId): readonly Effect[] => [
  { seat: course.seatOf[rider], rider, what: 'price', amount: -paymentOf(view, course, rider) },
];

function ridePreview(view: View, course: Course, { rider, row, lane, pays, risk }: Ride): Preview {
  const seat = course.seatOf[rider];
  const from = reach(view, course, rider);
  const squares = row - from.from;
  const { free, paying, passed, wind } = billOf(from, squares, pays);
  const effects: Effect[] = [];
  const add = (what: string, amount: number, who = rider, whose = seat) => {
    if (amount !== 0) effects.push({ seat: whose, rider: who, what, amount });
  };
  add('energy', -pays);
  add('free-square', Math.min(free, squares));
  add('paying-square', -paying);
  if (from.slipstream) add('towed', 1);
  add('passed', -passed);
  add('wind', -wind);
  if (risk === 'crack') add('crack', -crackOf(from, squares));
  // L1-3.7: what his move gives to those on his wheel, or keeps from them.
  const given = squares < course.tooFast[at(from.from)] ? 1 : -1;
  for (const follower of followersOf(view, course, rider)) add('slipstream', given, follower, course.seatOf[follower]);
  const joins = row === joinRow(view, course, from.from);
  const home = row > course.length;
  const wheel = joins || home ? undefined : wheelOf(view, course, row, lane);
  if (wheel !== undefined && wheel !== rider && view.punctured[wheel] === 0 && view.fallen[wheel] === 0) add('wheel', 1);
  // L1-5.7: six squares or more in the heat show a tile that he keeps.
  if (squares >= hotMove && view.keeps[rider] > 0 && touches(view, from.from + 1, row, 'heat')) add('heat', -1);
  const { feeds, bonusLines } = course.plan;
  // L1-6.1, L1-7.2: what he passes on the way.
  add('draw', feeds.filter((zone, index) => index >= view.fed[rider] && row > zone).length);
  add('bonus-line', bonusLines.filter((line, index) => row > line && view.bonuses[index] === nobodyYet).length);
  if (joins) add('peloton', 1);
  if (home) add('home', view.home.length + 1);
  return { rider, to: row, lane, effects, ...(risk && { risks: risksAhead(view, rider, risk) }) };
}

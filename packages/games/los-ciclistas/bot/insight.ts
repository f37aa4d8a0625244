import { featuresOf, type Insight, within } from '@gruppetto/bots';
import { type LosCiclistas, lastSpace, type Options, seatOf, type View } from '../rules/index.ts';
import { network } from './network.ts';

const ridersEach = 3;
const averageThrow = 7;
/** A throw and three bonuses go no further. */
const reach = 15;
const far = 30;

const features = featuresOf({
  best: 'position',
  second: 'position',
  third: 'position',
  together: 'shelter',
  'best-to-go': 'finish',
  beyond: 'finish',
  'in-reach': 'finish',
  won: 'finish',
  bonuses: 'reserves',
  'to-move': 'position',
  'leader-to-go': 'finish',
  'round-ridden': 'finish',
  'somebody-beyond': 'finish',
  riders: 'safety',
  seats: 'position',
});

const races = (options: Partial<Options>): Partial<Options> => options;

export const insight: Insight<LosCiclistas> = {
  of: 'seats',
  features,
  round: ({ round }) => round,
  horizon: 1,
  isDecided: ({ home }) => home.length > 0,
  trainedOn: [
    races({ players: 4 }),
    races({ players: 4, end: 'first-finish' }),
    races({ players: 2 }),
    races({ players: 4, length: 90 }),
    races({ players: 3, events: true }),
    races({ players: 4, events: true }),
    races({ players: 6 }),
    races({ players: 4, length: 50, elimination: true }),
  ],
  network,
  read: (race, view, into) => {
    const line = lastSpace(race.options);
    const { spaces, seats } = afterRound(view, race.seats);
    const lead = Math.max(...spaces);
    const foremost = Math.max(...view.space);
    const moved = new Set(view.round === 1 ? view.road : view.order.slice(0, view.next));
    for (let seat = 0; seat < race.seats; seat++) {
      const own = [0, 1, 2].map((number) => seat * ridersEach + number).filter((rider) => !view.out.includes(rider));
      const sorted = own.map((rider) => spaces[rider]).sort((a, b) => b - a);
      const gap = (nth: number) => within(((sorted[nth] ?? 0) - lead) / 12, -2, 0);
      const waiting = own.filter((rider) => view.space[rider] > 0 && !moved.has(rider));
      const nearest = Math.max(-99, ...waiting.map((rider) => view.space[rider]));
      const crossed = Math.max(-99, ...own.map((rider) => view.space[rider]));
      let at = seat * features.length;
      into[at++] = gap(0);
      into[at++] = gap(1);
      into[at++] = gap(2);
      into[at++] = sorted.filter((space) => lead - space <= 2).length / ridersEach;
      into[at++] = within((line - (sorted[0] ?? 0)) / far, -0.5, 2);
      into[at++] = within((crossed - line) / 8, -0.5, 2);
      into[at++] = within((reach - (line - nearest)) / reach, -1, 1);
      into[at++] = view.home.length > 0 && seatOf(view.home[0].rider) === seat ? 1 : 0;
      into[at++] = seats[seat] / 5;
      into[at++] = waiting.length / ridersEach;
      into[at++] = within((line - lead) / far, -0.5, 2);
      into[at++] = view.order.length > 0 ? view.next / view.order.length : 0;
      into[at++] = foremost > line ? 1 : 0;
      into[at++] = own.length / ridersEach;
      into[at++] = race.seats / 6;
    }
  },
};

/** Where everybody would stand at the end of the round: whoever may take a good wheel takes it, the others throw a seven. */
function afterRound(view: View, seats: number): { spaces: readonly number[]; seats: readonly number[] } {
  const { order, next, began, space, used, thrown, round } = view;
  const spaces = [...space];
  const bonuses = [...view.bonuses];
  if (round === 1) {
    for (let rider = 0; rider < seats * ridersEach; rider++) if (spaces[rider] === 0) spaces[rider] = averageThrow;
    return { spaces, seats: bonuses };
  }
  for (let index = next; index < order.length; index++) {
    const rider = order[index];
    const seat = seatOf(rider);
    const wheel = index > 0 ? order[index - 1] : -1;
    const throws = index === next && thrown.length > 0 ? thrown[0] + thrown[1] : averageThrow;
    spaces[rider] = space[rider] + throws;
    const price = wheel < 0 || index > next ? 0 : used[wheel];
    const mayDraft = wheel >= 0 && began[wheel] - began[rider] <= 1 && price <= bonuses[seat] && spaces[wheel] > space[wheel] - 1;
    if (!mayDraft || (index === next && thrown.length > 0) || spaces[wheel] - 1 < spaces[rider] - 1) continue;
    spaces[rider] = Math.max(spaces[rider], spaces[wheel] - 1);
    bonuses[seat] = price > 0 ? bonuses[seat] - price : Math.min(5, bonuses[seat] + 1);
  }
  return { spaces, seats: bonuses };
}

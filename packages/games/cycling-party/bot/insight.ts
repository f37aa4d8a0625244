import { featuresOf, type Insight, within } from '@gruppetto/bots';
import type { RiderId, Seat } from '@gruppetto/kernel';
import { type Course, type CyclingParty, courseOf, isMountain, type Options, riderOf, seatOf, stages, type View } from '../rules/index.ts';
import { network } from './network.ts';

/** What a rider who has yet to move may expect of the turn, in squares. */
const usualMove = 7;
const usualClimb = 4;

const features = featuresOf({
  first: 'position',
  second: 'position',
  third: 'position',
  sprinter: 'position',
  climber: 'position',
  near: 'shelter',
  'first-to-go': 'finish',
  'sprinter-to-go': 'finish',
  beyond: 'finish',
  'to-reach': 'finish',
  waiting: 'position',
  'sprinter-waiting': 'position',
  bottles: 'reserves',
  sprints: 'reserves',
  attacks: 'reserves',
  'mountain-attacks': 'reserves',
  doubles: 'reserves',
  drank: 'reserves',
  'leader-to-go': 'finish',
  'mountains-ahead': 'finish',
  'flat-finish': 'finish',
  'somebody-beyond': 'finish',
  thrown: 'position',
  riders: 'safety',
  junior: 'finish',
  master: 'finish',
  experienced: 'reserves',
});

const on = (stage: keyof typeof stages, others: Partial<Options> = {}): Partial<Options> => ({ stage, ...others });

export const insight: Insight<CyclingParty> = {
  of: 'seats',
  features,
  round: ({ turn, now }) => (now.step === 'car' || now.step === 'withdraw' ? turn + 1 : turn),
  horizon: 1,
  // CP-5.5b: standing orders and what is asked between two turns decide no race.
  matters: ({ now }, choice) => {
    if (now.step === 'car' || now.step === 'withdraw') return false;
    return choice.do === 'nothing' ? !choice.for && choice.until === undefined : choice.do !== 'agree-from' && choice.do !== 'ask-again';
  },
  trainedOn: [
    on('canal-run', { teams: 4 }),
    ...Object.keys(stages).map((stage) => on(stage as keyof typeof stages)),
    on('canal-run', { teams: 4 }),
    on('canal-run', { teams: 5 }),
    on('canal-run', { version: 'junior' }),
    on('vineyard-loop', { version: 'junior', teams: 3 }),
    on('glacier-road', { version: 'master' }),
    on('coast-road', { version: 'master', teams: 3 }),
    on('border-hills', { teams: 2 }),
  ],
  network,
  read: (race, view, into, experienced) => {
    const course = courseOf(race.options);
    const squares = view.square.map((_, rider) => afterTurn(course, view, rider));
    let lead = 0;
    for (const rider of view.road) lead = Math.max(lead, squares[rider]);
    const global = globalOf(course, view, lead);
    for (let seat = 0; seat < race.seats; seat++) {
      readSeat(course, view, seat, squares, global, into);
      into[(seat + 1) * features.length - 1] = seat === experienced ? 1 : 0;
    }
  },
};

/** Where a rider would stand when the turn is over; -1 for one who isn't on the road. */
function afterTurn(course: Course, view: View, rider: RiderId): number {
  const here = view.square[rider];
  if (here === 0 && view.turn > 0) return -1;
  const { move, throws, step } = view.now;
  if (step === 'car' || step === 'withdraw' || step === 'start') return here;
  if (move[rider] !== 'waiting' && move[rider] !== 'chain') return here;
  const thrown = throws.find((one) => one.rider === rider);
  if (thrown) return here + thrown.value;
  return here + (isMountain(course, here + 1) ? usualClimb : usualMove);
}

interface Global {
  readonly lead: number;
  readonly foremost: number;
  readonly mountains: number;
  readonly flatFinish: number;
}

function globalOf(course: Course, view: View, lead: number): Global {
  const foremost = view.road.length > 0 ? view.square[view.road[0]] : 0;
  let mountains = 0;
  for (let square = foremost; square <= course.length; square++) if (isMountain(course, square)) mountains++;
  return { lead, foremost, mountains: within(mountains / 40, 0, 2), flatFinish: isMountain(course, course.length) ? 0 : 1 };
}

function readSeat(course: Course, view: View, seat: Seat, squares: readonly number[], global: Global, into: Float32Array): void {
  const { options, length } = course;
  const { now, square } = view;
  const team = view.teams[seat];
  const own = view.road.filter((rider) => seatOf(options, rider) === seat);
  const ahead = own.toSorted((a, b) => squares[b] - squares[a]);
  const gap = (rider: RiderId | undefined) =>
    rider === undefined || squares[rider] < 0 ? -2 : within((squares[rider] - global.lead) / 12, -2, 0);
  const [first, second, third] = ahead;
  const sprinter = riderOf(options, seat, 'sprinter');
  const climber = riderOf(options, seat, 'climber');
  const isWaiting = (rider: RiderId) => now.move[rider] === 'waiting' || now.move[rider] === 'chain';
  const waiting = own.filter(isWaiting);
  const nearest = Math.max(-99, ...waiting.map((rider) => square[rider]));
  const furthest = Math.max(-99, ...own.map((rider) => square[rider]));
  const bestThrow = Math.max(0, ...now.throws.filter(({ rider }) => seatOf(options, rider) === seat).map(({ value }) => value));
  let at = seat * features.length;
  into[at++] = gap(first);
  into[at++] = gap(second);
  into[at++] = gap(third);
  into[at++] = gap(sprinter);
  into[at++] = gap(climber);
  into[at++] = own.filter((rider) => global.lead - squares[rider] <= 4).length / 5;
  into[at++] = first === undefined ? 2 : within((length - squares[first]) / 40, -0.5, 2);
  into[at++] = within((length - square[sprinter]) / 40, 0, 2);
  into[at++] = within((furthest - length) / 10, -0.5, 2);
  into[at++] = within((Math.max(global.foremost, length) - nearest) / 12, -0.5, 2);
  into[at++] = waiting.length / 5;
  into[at++] = isWaiting(sprinter) ? 1 : 0;
  into[at++] = team.bottles / 6;
  into[at++] = team.sprints / 2;
  into[at++] = team.attacks / 2;
  into[at++] = team.mountainAttacks / 3;
  into[at++] = team.doubles / 3;
  into[at++] = now.given[seat] / 3;
  into[at++] = within((length - global.lead) / 40, -0.5, 2);
  into[at++] = global.mountains;
  into[at++] = global.flatFinish;
  into[at++] = global.foremost > length ? 1 : 0;
  into[at++] = bestThrow / 12;
  into[at++] = own.length / 5;
  into[at++] = options.version === 'junior' ? 1 : 0;
  into[at++] = options.version === 'master' ? 1 : 0;
}

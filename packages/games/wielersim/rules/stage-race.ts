import type { CommonReason } from '@gruppetto/kernel';
import {
  type Classification,
  type Dice,
  integer,
  object,
  type Prime,
  type PrimePlace,
  type RiderId,
  type StageRace,
  type StageRider,
  shuffle,
  typedProblems,
} from '@gruppetto/kernel';
import { finishBonus, finishPoints, sprintBonus, sprintPlaces, sprintPoints, topPlaces, topPoints } from './awards.ts';
import { type Course, courseOf } from './course.ts';
import { standings } from './finish.ts';
import { type DayKind, makeRoute, makeTowns } from './made-route.ts';
import type { Reason } from './reasons.ts';
import { printRoute } from './route.ts';
import { type ReadyRoute, routes } from './routes.ts';
import type { Options, View, WielerSim, WsStageRace } from './types.ts';

/** WS-7.6. */
const ties = ['stage-places', 'latest-stage'] as const;

/** WS-7.2 to WS-7.6. */
function classifications({ bonusSeconds, mountainPoints }: Options): readonly Classification<WsStageRace>[] {
  const bonuses = [
    { by: 'finish', points: { flat: finishBonus.map((seconds) => -seconds) } },
    { by: 'primes', points: { sprint: sprintBonus.map((seconds) => -seconds) } },
  ] as const;
  const finishes = { flat: finishPoints, ...(mountainPoints && { mountain: finishPoints }) };
  return [
    {
      id: 'general',
      rule: 'WS-7.6',
      of: 'riders',
      measure: 'seconds',
      gives: [{ by: 'value' }, ...(bonusSeconds ? bonuses : [])],
      leads: 'lowest',
      fromLeader: true,
      ties,
    },
    {
      id: 'points',
      rule: 'WS-7.4',
      of: 'riders',
      measure: 'points',
      gives: [
        { by: 'finish', points: finishes },
        { by: 'primes', points: { sprint: sprintPoints } },
      ],
      leads: 'highest',
      ties,
    },
    {
      id: 'mountain',
      rule: 'WS-7.5',
      of: 'riders',
      measure: 'points',
      gives: [{ by: 'primes', points: topPoints }],
      leads: 'highest',
      ties,
    },
  ];
}

type Kind = WsStageRace['Kind'];

/** What the days of a tour are drawn from; each comes once before one comes again. */
const days: Readonly<Record<Exclude<Kind, 'ready-made'>, readonly DayKind[]>> = {
  'grand-tour': ['flat', 'flat', 'flat', 'hilly', 'hilly', 'cobbled', 'mountain', 'mountain', 'summit', 'summit'],
  flat: ['flat', 'flat', 'flat', 'hilly'],
  classics: ['cobbled', 'cobbled', 'hilly', 'hilly', 'flat'],
  mountains: ['mountain', 'mountain', 'summit', 'summit', 'hilly'],
};

/** A tour of this many stages begins with a prologue, and a grand tour ends on the flat. */
const prologueFrom = 3;

function model(kind: Kind, stages: number, dice: Dice): readonly string[] {
  const drawn = <T>(from: readonly T[]): T[] => {
    const list: T[] = [];
    while (list.length < stages) list.push(...shuffle(dice, [...from]));
    return list.slice(0, stages);
  };
  if (kind === 'ready-made') {
    const isPrologue = (route: ReadyRoute) => route.kind === 'prologue';
    const ready = drawn<ReadyRoute>(routes.filter((route) => !isPrologue(route)));
    if (stages >= prologueFrom) ready[0] = routes.find(isPrologue) as ReadyRoute;
    return ready.map(({ text }) => text);
  }
  const plan = drawn(days[kind]);
  if (stages >= prologueFrom) plan[0] = 'prologue';
  if (stages >= prologueFrom && kind === 'grand-tour') plan[stages - 1] = 'flat';
  const towns = makeTowns(stages + 1, dice);
  return plan.map((day, stage) => printRoute(makeRoute(day, towns[stage], towns[stage + 1], dice)));
}

/** WS-7.3, WS-7.5: in the order of the road. */
function primesOf({ sprints, tops }: Course): readonly PrimePlace<WsStageRace>[] {
  return [
    ...sprints.map(
      ({ row }, index): PrimePlace<WsStageRace> => ({ id: `sprint-${index + 1}`, kind: 'sprint', square: row, places: sprintPlaces }),
    ),
    ...tops.map(({ row, category }, index) => ({ id: `top-${index + 1}`, kind: category, square: row, places: topPlaces(category) })),
  ].sort((a, b) => a.square - b.square);
}

function passed(course: Course, { sprints, tops }: View): readonly Prime<WsStageRace>[] {
  const orders = new Map<string, readonly RiderId[]>();
  for (const [index, order] of sprints.entries()) orders.set(`sprint-${index + 1}`, order);
  for (const [index, order] of tops.entries()) orders.set(`top-${index + 1}`, order);
  return primesOf(course).map(({ id, kind }) => ({ id, kind, order: [...(orders.get(id) as readonly RiderId[])] }));
}

const dayOf = ({ route, mountainStage }: Course): WsStageRace['Day'] => {
  if (route.prologue) return 'prologue';
  return mountainStage ? 'mountain' : 'flat';
};

const arrival = object({ seconds: integer({ min: 0, max: 100_000 }) });

const outs: readonly WsStageRace['Out'][] = ['abandoned', 'did-not-start'];

/** WS-7.1 to WS-7.6. */
export const stageRace: StageRace<WielerSim> = {
  classifications,
  jerseys: [
    { classification: 'general', jersey: 'yellow' },
    { classification: 'points', jersey: 'green' },
    { classification: 'mountain', jersey: 'polka-dot' },
  ],
  // WS-7.6: a rider who hasn't ridden every stage is in no table.
  outLeaves: true,
  kinds: ['grand-tour', 'flat', 'classics', 'mountains', 'ready-made'],
  model: (kind, stages, base, dice) => model(kind, stages, dice).map((route) => ({ ...base, route, jersey: 0, absent: [] })),
  day: (options) => dayOf(courseOf(options)),
  primes: (options) => primesOf(courseOf(options)),
  start(options, { results, rankings, gone }) {
    // WS-3.1: nobody wears the jersey in the first stage, and everybody starts, whatever its plan says.
    if (results.length === 0) return { ...options, jersey: 0, absent: [] };
    // WS-3.1: the wearer of the leader's jersey starts first.
    const leader = rankings[0]?.lines[0]?.entrant ?? -1;
    return { ...options, jersey: leader + 1, absent: gone.map((rider) => rider + 1).sort((a, b) => a - b) };
  },
  result(options, state) {
    const course = courseOf(options);
    const home = standings(course, state).riders.slice(0, course.startOrder.length);
    const riders = home.map(({ rider, place, value = 0 }) => ({ rider, place, value }));
    return { day: dayOf(course), riders, primes: passed(course, state) };
  },
  arrival,
  arrivalValue: ({ seconds }) => seconds,
  typed(options, stage) {
    const course = courseOf(options);
    const places = primesOf(course);
    // WS-6.1: a group may be home before all of it is past a mark, but its first rider is.
    const problems = [...typedProblems({ starters: course.startOrder, primes: places, primesFill: false, outs, arrival }, stage)];
    const orderOf = (id: string) => stage.primes.find((one) => one.id === id)?.order ?? [];
    const fault = (at: string, reason: Reason | CommonReason, details: Record<string, number | string>, rule?: string) =>
      problems.push({ at, need: { reason, with: details, ...(rule && { rule }) } });
    for (const { id } of course.startOrder.length > stage.out.length ? places : [])
      if (orderOf(id).length === 0) fault('primes', 'prime-not-full', { id, count: 0, need: 1 });
    const home = stage.arrivals.map((one) => ({ rider: one.rider, seconds: one.arrival.seconds }));
    for (const [index, { rider, seconds }] of home.entries()) {
      const min = home[index - 1]?.seconds ?? 0;
      const at = `arrivals[${index}].arrival.seconds`;
      if (index === 0 && seconds > 0) fault(at, 'winner-not-at-0', { rider }, 'WS-6.4');
      if (seconds < min) fault(at, 'home-too-early', { rider, seconds: min }, 'WS-6.4');
    }
    if (problems.length > 0) return { ok: false, problems };
    // WS-7.1: in a prologue riders with the same time share the place.
    const placeOf = (index: number) =>
      1 + (course.route.prologue ? home.findIndex(({ seconds }) => seconds === home[index]?.seconds) : index);
    const riders: StageRider<WsStageRace['Out']>[] = home.map(({ rider, seconds }, index) => ({
      rider,
      place: placeOf(index),
      value: seconds,
    }));
    for (const { rider, reason } of stage.out.toReversed())
      riders.push({ rider, place: riders.length + 1, out: reason as WsStageRace['Out'] });
    return { ok: true, value: { day: dayOf(course), riders, primes: places.map(({ id, kind }) => ({ id, kind, order: orderOf(id) })) } };
  },
  advantages: () => [],
};

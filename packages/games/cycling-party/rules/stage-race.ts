import {
  type Advantage,
  type Classification,
  type Dice,
  integer,
  object,
  type Problem,
  type RiderId,
  type Seat,
  type StageRace,
  type StageResult,
  type StagesBefore,
  shuffle,
  type TourPoints,
  typedProblems,
} from '@gruppetto/kernel';
import { absentOf, courseOf, ridersOf, runOut, seatOf, stageOf } from './course.ts';
import { standings } from './finish.ts';
import { doublesOn } from './moving.ts';
import { mountainAttacksFor, startTeam } from './play.ts';
import { primePoints, regularityPoints } from './points.ts';
import { riderOf } from './roles.ts';
import { makeStage, stageTypes } from './stage.ts';
import { inSeconds, secondsOf } from './times.ts';
import type { CpStageRace, CyclingParty, Options, StageType } from './types.ts';

const { sprint, ...passes } = primePoints;

/** CP-8.10. */
const ties = ['first-places', { as: 'individual' }] as const;

/** CP-8.1, CP-8.7, CP-8.10 to CP-8.12. */
const classifications: readonly Classification<CpStageRace>[] = [
  {
    id: 'individual',
    rule: 'CP-8.10',
    of: 'riders',
    measure: 'seconds',
    gives: [{ by: 'value' }],
    leads: 'lowest',
    ties: ['stage-places', 'latest-stage'],
  },
  { id: 'mountain', rule: 'CP-8.7', of: 'riders', measure: 'points', gives: [{ by: 'primes', points: passes }], leads: 'highest', ties },
  {
    id: 'sprints',
    rule: 'CP-8.7',
    of: 'riders',
    measure: 'points',
    gives: [{ by: 'primes', points: { sprint } }],
    leads: 'highest',
    ties,
  },
  {
    id: 'regularity',
    rule: 'CP-8.11',
    of: 'riders',
    measure: 'points',
    gives: [{ by: 'finish', points: regularityPoints }],
    leads: 'highest',
    ties,
  },
  { id: 'teams', rule: 'CP-8.12', of: 'teams', measure: 'seconds', gives: [{ by: 'value' }], best: 3, leads: 'lowest', ties },
];

/** CP-9.4: the longer the tour, the more its final places are worth beside its stages. */
function tourPoints(_: Options, stages: number): TourPoints<CpStageRace> {
  const times = Math.ceil(stages / 3);
  const worth = (...points: readonly number[]) => points.map((one) => one * times);
  return {
    stageWin: 5,
    places: {
      individual: worth(10, 7, 5, 3, 1),
      mountain: worth(5, 3, 1),
      sprints: worth(5, 3, 1),
      regularity: worth(5, 3, 1),
      teams: worth(6, 4, 2),
    },
  };
}

type Kind = CpStageRace['Kind'];

/** CP-9.3: how many of twenty-one stages are flat, low, medium and high. */
const shares: Readonly<Record<Kind, readonly number[]>> = {
  flat: [13, 6, 2, 0],
  'medium-mountain': [5, 6, 8, 2],
  'high-mountain': [4, 3, 5, 9],
  classic: [4, 11, 6, 0],
  'long-tour': [8, 4, 4, 5],
};

/** CP-1.5: lengths that the printed box can build; a classic is long. */
const shortest: Readonly<Record<Kind, number>> = {
  flat: 120,
  'medium-mountain': 120,
  'high-mountain': 126,
  classic: 141,
  'long-tour': 120,
};
const longest = 150;
const lengthStep = 3;

/** By their shares, the largest remainders first; the easiest types come first. */
function typesFor(kind: Kind, stages: number): readonly StageType[] {
  const wanted = shares[kind].map((share, index) => ({ type: stageTypes[index], share: (share * stages) / 21 }));
  const counted = wanted.map((one) => ({ ...one, count: Math.floor(one.share) }));
  const byRemainder = counted.toSorted((a, b) => b.share - b.count - (a.share - a.count));
  let left = stages - counted.reduce((sum, { count }) => sum + count, 0);
  for (const one of byRemainder) if (left-- > 0) one.count++;
  return counted.flatMap(({ type, count }) => Array.from({ length: count }, () => type));
}

/** CP-9.5: nobody begins with the hardest day, and a long tour ends with one for the sprinters. */
function orderOf(kind: Kind, types: readonly StageType[], dice: Dice): readonly StageType[] {
  // The easiest comes first in the list.
  const [first, second, ...others] = types as [StageType, ...StageType[]];
  if (second === undefined) return [first];
  if (kind === 'long-tour') return [first, ...shuffle(dice, others), second];
  return [first, ...shuffle(dice, [second, ...others])];
}

const arrival = object(
  { minutes: integer({ min: 0, max: 999 }), square: integer({ min: 1, max: runOut }), die: integer({ min: 1, max: 6 }) },
  { front: integer({ min: 1, max: runOut }) },
);

type Came = CpStageRace['Arrival'] & { readonly rider: RiderId };

/** CP-8.8, CP-8.9: in seconds. */
const timeTyped = ({ minutes, square, die, front = square }: CpStageRace['Arrival']): number => inSeconds(minutes, secondsOf(front, die));

/** CP-8.8: places go by the turn, then the overrun, then the die. */
function arrivalProblems(came: readonly Came[]): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [index, one] of came.entries()) {
    const fault = (reason: string, rule: string) =>
      problems.push({ at: `arrivals[${index}].arrival`, need: { reason, rule, with: { rider: one.rider } } });
    const ahead = came[index - 1];
    if (one.front !== undefined && one.front < one.square) fault('front-behind-rider', 'CP-8.9');
    if (!ahead) {
      if (one.minutes > 0) fault('first-after-a-minute', 'CP-8.8');
    } else if (one.minutes !== ahead.minutes) {
      if (one.minutes < ahead.minutes) fault('home-in-an-earlier-turn', 'CP-8.8');
    } else if (one.square !== ahead.square) {
      if (one.square > ahead.square) fault('home-further-than-ahead', 'CP-8.8');
    } else if (one.die > ahead.die) fault('home-with-a-higher-die', 'CP-8.8');
  }
  return problems;
}

/** CP-8.3, CP-8.14: what a stage leaves to the next: how many mountain attacks each seat has used in it. */
interface Left {
  readonly mountainAttacks: readonly number[];
}

const startersOf = (options: Options): readonly RiderId[] => {
  const absent = absentOf(options);
  return Array.from({ length: ridersOf(options) }, (_, rider) => rider).filter((rider) => !absent.includes(rider));
};

function advantages(options: Options): readonly Advantage<CpStageRace>[] {
  const { climbs } = courseOf(options);
  const starters = startersOf(options);
  const list: Advantage<CpStageRace>[] = [];
  for (let seat: Seat = 0; seat < options.teams; seat++) {
    const { bottles, sprints, attacks, mountainAttacks } = startTeam(options, seat);
    const rides = (role: 'climber' | 'sprinter') => starters.includes(riderOf(options, seat, role));
    if (!starters.some((rider) => seatOf(options, rider) === seat)) continue;
    list.push({ seat, what: 'bottle', amount: bottles }, { seat, what: 'attack', amount: attacks });
    if (rides('sprinter')) list.push({ seat, what: 'sprint', amount: sprints });
    if (!rides('climber')) continue;
    list.push({ seat, what: 'mountain-attack', amount: mountainAttacks, forTheTour: true });
    for (const [index, { category }] of climbs.entries())
      if (doublesOn(category) > 0) list.push({ seat, what: 'double-throw', at: `pass-${index + 1}`, amount: doublesOn(category) });
  }
  return list;
}

/** Chapter 8: a tour is ridden in the master version. */
export const stageRace: StageRace<CyclingParty> = {
  classifications: () => classifications,
  // CP-8.13.
  jerseys: [
    { classification: 'individual', jersey: 'yellow' },
    { classification: 'mountain', jersey: 'polka-dot' },
    { classification: 'sprints', jersey: 'purple' },
    { classification: 'regularity', jersey: 'green' },
  ],
  // CP-8.5.
  outLeaves: true,
  tourPoints,
  kinds: ['flat', 'medium-mountain', 'high-mountain', 'classic', 'long-tour'],
  model(kind, stages, { teams, riders }, dice) {
    const min = shortest[kind];
    return orderOf(kind, typesFor(kind, stages), dice).map((type) => {
      const length = min + lengthStep * dice.draw((longest - min) / lengthStep + 1);
      return { version: 'master', teams, riders, stage: 'own', own: makeStage(type, dice, length) };
    });
  },
  day: (options) => stageOf(options).type,
  primes: (options) => courseOf(options).primes.map(({ id, kind, square, points }) => ({ id, kind, square, places: points.length })),
  start(options, { results, gone, jerseys, plan }: StagesBefore) {
    const given = mountainAttacksFor(plan as readonly Options[]);
    const used = (seat: Seat) => results.reduce((sum, { left }) => sum + ((left as Left | undefined)?.mountainAttacks[seat] ?? 0), 0);
    return {
      ...options,
      before: {
        absent: gone,
        mountainAttacks: Array.from({ length: options.teams }, (_, seat) => Math.max(0, given - used(seat))),
        jerseys: jerseys.map(({ rider, jersey }) => ({ rider, jersey })),
      },
    };
  },
  result(options, state) {
    const { passed, teams } = state;
    const riders = standings(courseOf(options), state).riders.filter(({ out }) => out !== 'absent');
    const home = riders.filter(({ out }) => out === undefined);
    const left: Left = { mountainAttacks: teams.map((team, seat) => startTeam(options, seat).mountainAttacks - team.mountainAttacks) };
    return {
      day: stageOf(options).type,
      riders: [
        ...home.map(({ rider, place, value = 0 }) => ({ rider, place, value })),
        ...riders.toReversed().flatMap(({ rider, place, out }) => (out === undefined ? [] : { rider, place, out })),
      ],
      primes: courseOf(options).primes.map(({ id, kind }, index) => ({ id, kind, order: [...passed[index]] })),
      left,
    };
  },
  arrival,
  arrivalValue: timeTyped,
  typed(options, stage) {
    const primes = stageRace.primes(options);
    const came = stage.arrivals.map(({ rider, arrival }) => ({ rider, ...(arrival as CpStageRace['Arrival']) }));
    const problems = [
      // CP-8.5: at a real table a rider may fail to finish without a crash too.
      ...typedProblems({ starters: startersOf(options), primes, primesFill: true, outs: ['crashed', 'did-not-finish'], arrival }, stage),
      ...arrivalProblems(came),
    ];
    if (problems.length > 0) return { ok: false, problems };
    const used = (seat: Seat) =>
      stage.used.filter((one) => one.seat === seat && one.what === 'mountain-attack').reduce((sum, { amount }) => sum + amount, 0);
    const left: Left = { mountainAttacks: Array.from({ length: options.teams }, (_, seat) => used(seat)) };
    const result: StageResult<CpStageRace> = {
      day: stageOf(options).type,
      riders: [
        ...came.map((one, index) => ({ rider: one.rider, place: index + 1, value: timeTyped(one) })),
        ...stage.out.toReversed().map(({ rider, reason }) => ({ rider, place: came.length + 1, out: reason as CpStageRace['Out'] })),
      ],
      primes: primes.map(({ id, kind }) => ({ id, kind, order: stage.primes.find((one) => one.id === id)?.order ?? [] })),
      left,
    };
    return { ok: true, value: result };
  },
  advantages,
};

import {
  type Arrival,
  flag,
  type Game,
  type GameTypes,
  integer,
  list,
  object,
  oneOf,
  type Rider,
  type Schema,
  type StageRace,
  typedProblems,
} from '@gruppetto/kernel';
import { modelTour, openTour, type Tour, type TourPlan } from '../src/index.ts';

/** A race that is only ever written down: two teams or more, passes and sprints, attacks that last the whole tour. */
interface PaperOptions {
  readonly teams: number;
  readonly each: number;
  readonly day: 'flat' | 'hill';
  readonly primes: readonly ('pass' | 'sprint')[];
  readonly neutral: boolean;
  readonly gone: readonly number[];
  readonly attacks: readonly number[];
}

interface PaperTypes extends GameTypes {
  Options: PaperOptions;
}

const arrival = object({ seconds: integer({ min: 0, max: 10_000 }) }) as Schema<Arrival>;

const places = { pass: 2, sprint: 1 };

const ridersOf = ({ teams, each }: PaperOptions): readonly Rider[] =>
  Array.from({ length: teams * each }, (_, rider) => ({
    seat: Math.floor(rider / each),
    team: Math.floor(rider / each),
    number: (rider % each) + 1,
  }));

export const paperStages: StageRace<PaperTypes> = {
  classifications: () => [
    {
      id: 'general',
      rule: 'T-1',
      of: 'riders',
      measure: 'seconds',
      gives: [{ by: 'value' }],
      leads: 'lowest',
      ties: ['stage-places', 'latest-stage'],
    },
    {
      id: 'mountain',
      rule: 'T-2',
      of: 'riders',
      measure: 'points',
      gives: [{ by: 'primes', points: { pass: [5, 3] } }],
      leads: 'highest',
      ties: ['first-places', { as: 'general' }],
    },
    {
      id: 'sprints',
      rule: 'T-3',
      of: 'riders',
      measure: 'points',
      gives: [{ by: 'primes', points: { sprint: [4] } }],
      leads: 'highest',
      ties: ['first-places', { as: 'general' }],
    },
    {
      id: 'regularity',
      rule: 'T-4',
      of: 'riders',
      measure: 'points',
      gives: [{ by: 'finish', points: { flat: [10, 6, 3], hill: [6] } }],
      leads: 'highest',
      ties: ['first-places', { as: 'general' }],
    },
    {
      id: 'teams',
      rule: 'T-5',
      of: 'teams',
      measure: 'seconds',
      gives: [{ by: 'value' }],
      best: 2,
      leads: 'lowest',
      ties: ['first-places'],
    },
  ],
  jerseys: [
    { classification: 'general', jersey: 'yellow' },
    { classification: 'mountain', jersey: 'polka-dot' },
    { classification: 'sprints', jersey: 'purple' },
    { classification: 'regularity', jersey: 'green' },
  ],
  outLeaves: true,
  tourPoints: (_, stages) => ({ stageWin: 5, places: { general: [10 * stages, 5], mountain: [4], regularity: [3], teams: [6, 2] } }),
  kinds: ['paper'],
  model: (_, stages, base, dice) =>
    Array.from({ length: stages }, () => ({ ...base, day: dice.draw(2) === 0 ? ('flat' as const) : ('hill' as const) })),
  day: ({ day }) => day,
  primes: ({ primes }) => primes.map((kind, index) => ({ id: `${kind}-${index + 1}`, kind, square: 10 * index, places: places[kind] })),
  prepare: () => object({ neutral: flag(false) }),
  start: (options, { results, gone }, prepared) => ({
    ...options,
    ...prepared,
    gone,
    attacks: results.reduce((left, result) => (result.left as { attacks: number[] }).attacks ?? left, options.attacks),
  }),
  result: () => {
    throw new Error('it is never ridden');
  },
  arrival,
  typed(options, stage) {
    const starters = [...ridersOf(options).keys()].filter((rider) => !options.gone.includes(rider));
    const primes = paperStages.primes(options);
    const problems = typedProblems({ starters, primes, primesFill: true, outs: ['crashed'], arrival }, stage);
    if (problems.length > 0) return { ok: false, problems };
    return {
      ok: true,
      value: {
        day: options.day,
        riders: [
          ...stage.arrivals.map((one, index) => ({ rider: one.rider, place: index + 1, value: one.arrival.seconds })),
          ...stage.out.toReversed().map(({ rider, reason }, index) => ({ rider, place: stage.arrivals.length + index + 1, out: reason })),
        ],
        primes: stage.primes.map(({ id, order }) => ({ id, kind: id.replace(/-\d+$/, ''), order })),
        left: {
          attacks: options.attacks.map(
            (attacks, seat) => attacks - stage.used.reduce((sum, one) => sum + (one.seat === seat ? one.amount : 0), 0),
          ),
        },
      },
    };
  },
  advantages: (options) =>
    options.attacks.flatMap((amount, seat) => [
      { seat, what: 'bottle', amount: 2 },
      { seat, what: 'attack', amount, forTheTour: true as const },
      ...paperStages.primes(options).map(({ id }) => ({ seat, what: 'double', at: id, amount: 1 })),
    ]),
};

const options = object({
  teams: integer({ min: 1, max: 6, default: 2 }),
  each: integer({ min: 1, max: 6, default: 3 }),
  day: oneOf(['flat', 'hill'], 'flat'),
  primes: list(oneOf(['pass', 'sprint']), { max: 10, default: ['pass', 'sprint'] }),
  neutral: flag(false),
  gone: list(integer({ min: 0, max: 35 }), { max: 36, default: [] }),
  attacks: list(integer({ min: 0, max: 5 }), { max: 6, default: [1, 1] }),
}) as Schema<PaperOptions>;

export const paperRace = {
  id: 'paper-race',
  rules: 3,
  options,
  race: (chosen: PaperOptions) => ({ options: chosen, seats: chosen.teams, riders: ridersOf(chosen) }),
  stageRace: paperStages,
} as unknown as Game;

export const paperSeats = (teams: number) =>
  Array.from({ length: teams }, (_, seat) => ({ name: `Team ${seat + 1}`, colour: 'red', player: 'person' }));

/** Two teams of three, stages of these kinds of days, unless said otherwise. */
export function paperPlan(days: readonly ('flat' | 'hill')[], base: Partial<PaperOptions> = {}): TourPlan {
  const wish = { name: 'Paper', kind: 'paper', stages: days.length, base, seats: paperSeats(base.teams ?? 2) };
  const plan = modelTour(paperRace, wish, { roll: () => 1, draw: () => 0 });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const { stages } = plan.value;
  return { ...plan.value, stages: stages.map((one, index) => ({ ...one, options: { ...one.options, day: days[index] } })) };
}

export const paperTour = (days: readonly ('flat' | 'hill')[], base: Partial<PaperOptions> = {}): Tour =>
  openTour(paperRace, paperPlan(days, base));

/** The same game with another rule set. */
export const paperRaceWith = (rules: Partial<StageRace<PaperTypes>>): Game =>
  ({ ...paperRace, stageRace: { ...paperStages, ...rules } }) as unknown as Game;

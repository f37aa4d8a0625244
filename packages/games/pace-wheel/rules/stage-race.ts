import {
  type Classification,
  type Dice,
  inside,
  integer,
  list,
  object,
  type PrimePlace,
  type Problem,
  type RiderId,
  refine,
  type Schema,
  type StageRace,
  type StagesBefore,
  shuffle,
  typedProblems,
} from '@gruppetto/kernel';
import { arrivals, generalPoints } from './arrival.ts';
import { topPoints } from './climbs.ts';
import { courseOf, racersOf } from './course.ts';
import { type CourseKind, courses, makeCourse } from './courses.ts';
import { points } from './options.ts';
import { givenProfile, skills, sumOfPoints } from './racers.ts';
import type { Options, PaceWheel, Points, PwStageRace, Reason, Skill } from './types.ts';

const classifications: readonly Classification<PwStageRace>[] = [
  {
    id: 'general',
    rule: 'PW-7.3',
    of: 'riders',
    measure: 'points',
    gives: [{ by: 'value' }],
    leads: 'lowest',
    ties: ['stage-places'],
  },
  {
    id: 'climbers',
    rule: 'PW-7.2',
    of: 'riders',
    measure: 'points',
    gives: [{ by: 'primes', points: { top: topPoints } }],
    leads: 'highest',
    ties: ['first-places', { as: 'general' }],
  },
];

type Kind = PwStageRace['Kind'];

/** What the roads of a tour are drawn from; each comes once before one comes again. */
const roads: Readonly<Record<Exclude<Kind, 'ready-made'>, readonly CourseKind[]>> = {
  'grand-tour': ['flat', 'flat', 'hilly', 'hilly', 'mountains', 'mountains', 'mountains'],
  flat: ['flat'],
  hilly: ['hilly'],
  mountains: ['mountains'],
};

const draw = (kind: Kind, dice: Dice): readonly string[] =>
  kind === 'ready-made'
    ? shuffle(
        dice,
        courses.map(({ course }) => course),
      )
    : shuffle(dice, [...roads[kind]]).map((road) => makeCourse(road, dice));

/** PW-7.1. */
const recovery = 6;

/** PW-7.1: by racer, the points left and the profile. Absent after a stage that was written down by hand. */
interface Left {
  readonly points: readonly Points[];
  /** Not there after a stage of the first rules version: then the plan gives them. */
  readonly profiles?: readonly Points[];
}

/** PW-7.1: a corrected stage may give other profiles than those that a later one was ridden with: nobody has more than they give. */
function leftOf(options: Options, { results }: StagesBefore): readonly Points[] | undefined {
  const left = (results.at(-1)?.left as Left | undefined)?.points;
  return left?.map((own, rider) => {
    const profile = givenProfile(options, rider);
    const lesser = (skill: Skill) => Math.min(own[skill], profile[skill]);
    return { sprint: lesser('sprint'), stamina: lesser('stamina'), climbing: lesser('climbing') };
  });
}

const profilesOf = ({ results }: StagesBefore): readonly Points[] | undefined =>
  results.map(({ left }) => (left as Left | undefined)?.profiles).find((profiles) => profiles !== undefined);

const racersList = (options: Options): readonly RiderId[] => Array.from({ length: racersOf(options) }, (_, rider) => rider);

/** PW-7.1: where most is missing first, of equals stamina. */
function recovered(left: Points, profile: Points): Points {
  const now = { ...left };
  for (let given = 0; given < recovery; given++) {
    const [missing] = (['stamina', 'sprint', 'climbing'] as const satisfies readonly Skill[]).toSorted(
      (a, b) => profile[b] - now[b] - (profile[a] - now[a]),
    );
    if (missing && now[missing] < profile[missing]) now[missing]++;
  }
  return now;
}

/** PW-7.1: what each starts the stage with if nobody says otherwise. */
function usualPoints(options: Options, before: StagesBefore): readonly Points[] {
  const left = leftOf(options, before);
  return racersList(options).map((rider) => {
    const profile = givenProfile(options, rider);
    const own = left?.[rider];
    return own ? recovered(own, profile) : profile;
  });
}

/** PW-7.1: six points more than are left, spread as wished, none above its value at the start of the race. */
function startProblems(options: Options, before: StagesBefore, wished: readonly Points[], at: string): readonly Problem[] {
  const left = leftOf(options, before);
  const problems: Problem[] = [];
  for (const [rider, wish] of wished.entries()) {
    const where = inside(at, `points[${rider}]`);
    const profile = givenProfile(options, rider);
    const own = left?.[rider];
    const fault = (place: string, reason: Reason, details: Record<string, number>) =>
      problems.push({ at: place, need: { reason, rule: 'PW-7.1', with: details } });
    for (const skill of skills) {
      if (wish[skill] > profile[skill]) fault(`${where}.${skill}`, 'above-profile', { value: wish[skill], max: profile[skill] });
      if (own && wish[skill] < own[skill]) fault(`${where}.${skill}`, 'below-left', { value: wish[skill], min: own[skill] });
    }
    const gained = own ? sumOfPoints(wish) - sumOfPoints(own) : 0;
    if (gained > recovery) fault(where, 'recovers-too-much', { value: gained, max: recovery });
  }
  return problems;
}

/** PW-7.1: profiles are those of the whole race: of the first stage that was ridden, before one of the first that is planned. */
function withProfiles(options: Options, before: StagesBefore): Options {
  const known = profilesOf(before);
  if (known) return { ...options, profiles: 'given', given: known };
  const { profiles, given } = (before.plan as readonly Options[])[0] ?? options;
  return { ...options, profiles, given };
}

/** PW-7.1: whether a stage came before, and the profiles are known. */
const carriesOver = (options: Options, before: StagesBefore): boolean => before.results.length > 0 && options.profiles === 'given';

function prepare(planned: Options, before: StagesBefore): Schema<PwStageRace['Prepared']> {
  const options = withProfiles(planned, before);
  if (!carriesOver(options, before)) return object({});
  const count = racersOf(options);
  const each = list(points, { min: count, max: count, default: usualPoints(options, before) });
  return refine(object({ points: each }), (prepared, at) => startProblems(options, before, prepared.points, at));
}

const primes = (options: Options): readonly PrimePlace<PwStageRace>[] =>
  courseOf(options).tops.map((square, index) => ({ id: `top-${index + 1}`, kind: 'top', square, places: topPoints.length }));

const arrival = object({ turns: integer({ min: 0, max: 999 }), group: integer({ min: 1, max: 15 }) });

const day = 'stage';

export const stageRace: StageRace<PaceWheel> = {
  classifications: () => classifications,
  jerseys: [
    { classification: 'general', jersey: 'yellow' },
    { classification: 'climbers', jersey: 'polka-dot' },
  ],
  // PW-6.2: in a stage race all ride in.
  outLeaves: false,
  kinds: ['grand-tour', 'flat', 'hilly', 'mountains', 'ready-made'],
  model(kind, stages, base, dice) {
    const drawn: Options[] = [];
    while (drawn.length < stages) for (const course of draw(kind, dice)) drawn.push({ ...base, course, carried: [], race: 'stage' });
    return drawn.slice(0, stages);
  },
  day: () => day,
  primes,
  prepare,
  start(planned, before, prepared) {
    const options = withProfiles(planned, before);
    const carried = carriesOver(options, before) ? (prepared?.points ?? usualPoints(options, before)) : [];
    return { ...options, race: 'stage', carried };
  },
  result(options, state) {
    const left: Left = {
      points: state.profiles.map((profile, rider) => {
        // PW-7.1: what feeding gave beyond the start of the race is gone.
        const own = (skill: Skill) => Math.min(profile[skill], state.points[skill][rider]);
        return { sprint: own('sprint'), stamina: own('stamina'), climbing: own('climbing') };
      }),
      profiles: state.profiles.map((profile) => ({ ...profile })),
    };
    return {
      day,
      riders: arrivals(state),
      primes: primes(options).map(({ id, kind, places }, top) => ({ id, kind, order: state.tops[top].slice(0, places) })),
      left,
    };
  },
  arrival,
  typed(options, stage) {
    const places = primes(options);
    const problems = [...typedProblems({ starters: racersList(options), primes: places, primesFill: true, outs: [], arrival }, stage)];
    const home = stage.arrivals.map((one) => ({ rider: one.rider, ...(one.arrival as PwStageRace['Arrival']) }));
    for (const [index, { rider, turns }] of home.entries()) {
      const min = home[index - 1]?.turns ?? 0;
      const at = `arrivals[${index}].arrival.turns`;
      if (index === 0 && turns > 0) problems.push({ at, need: { reason: 'winner-not-at-0', rule: 'PW-7.3', with: { rider } } });
      if (turns < min) problems.push({ at, need: { reason: 'home-too-early', rule: 'PW-6.1', with: { rider, turns: min } } });
    }
    if (problems.length > 0) return { ok: false, problems };
    const riders = home.map(({ rider, turns, group }, index) => ({
      rider,
      place: index + 1,
      value: generalPoints(index + 1, home.findIndex((one) => one.group === group) + 1, turns),
    }));
    const passed = places.map(({ id, kind }) => ({ id, kind, order: stage.primes.find((one) => one.id === id)?.order ?? [] }));
    return { ok: true, value: { day, riders, primes: passed } };
  },
  advantages: () => [],
};

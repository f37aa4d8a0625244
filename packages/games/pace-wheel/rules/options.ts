import { flag, inside, integer, list, object, oneOf, type Problem, refine, type Schema, text } from '@gruppetto/kernel';
import { racersEach, racersOf, readCourse } from './course.ts';
import { courses } from './courses.ts';
import { givenProfile, maxPoints, pointsEach, skills, sumOfPoints } from './racers.ts';
import type { Options, Points } from './types.ts';

const maxTeams = 5;

const skillPoints = integer({ min: 0, max: maxPoints });

/** Points of one racer, in a file or a form. */
export const points: Schema<Points> = object({ sprint: skillPoints, stamina: skillPoints, climbing: skillPoints });

const current: Schema<Options> = refine(
  object({
    teams: integer({ min: 1, max: maxTeams, default: 4 }),
    course: text(2000, courses[0].course),
    profiles: oneOf(['at-the-table', 'given'], 'at-the-table'),
    given: list(points, { max: maxTeams * racersEach, default: [] }),
    carried: list(points, { max: maxTeams * racersEach, default: [] }),
    dice: oneOf(['one-twelve-sided', 'two-six-sided'], 'one-twelve-sided'),
    feed: flag(false),
    incidents: flag(false),
    accelerating: oneOf(['costs-a-point', 'free'], 'costs-a-point'),
    groupSprint: oneOf(['by-points', 'by-square'], 'by-points'),
    race: oneOf(['one-day', 'stage'], 'one-day'),
  }),
  (options, at) => {
    const course = readCourse(options.course, inside(at, 'course'));
    return [...(course.ok ? [] : course.problems), ...profileProblems(options, at), ...carriedProblems(options, at)];
  },
);

/** Files of the first rules version list the given profiles as `profiles`. */
const upToDate = (input: unknown): unknown => {
  const profiles = (input as { profiles?: unknown } | null | undefined)?.profiles;
  return Array.isArray(profiles) ? { ...(input as object), profiles: 'given', given: profiles } : input;
};

export const options: Schema<Options> = {
  shape: current.shape,
  parse: (input, at) => current.parse(upToDate(input), at),
};

function tooMany(options: Options, name: 'given' | 'carried', at: string): readonly Problem[] {
  const count = options[name].length;
  const max = racersOf(options);
  return count > max ? [{ at: inside(at, name), need: { reason: 'wrong-count', with: { count, min: 0, max } } }] : [];
}

/** PW-1.2. */
function profileProblems(options: Options, at: string): readonly Problem[] {
  return [
    ...tooMany(options, 'given', at),
    ...options.given.flatMap((profile, rider) => profileProblem(profile, inside(at, `given[${rider}]`))),
  ];
}

function profileProblem(profile: Points, at: string): readonly Problem[] {
  const sum = sumOfPoints(profile);
  return sum === pointsEach ? [] : [{ at, need: { reason: 'wrong-profile', rule: 'PW-1.2', with: { sum, need: pointsEach } } }];
}

/** PW-7.1: points are carried over by racers whose profiles are known, and nobody has more of a skill than their profile gives. */
function carriedProblems(options: Options, at: string): readonly Problem[] {
  if (options.profiles === 'at-the-table' && options.carried.length > 0)
    return [{ at: inside(at, 'carried'), need: { reason: 'profiles-not-given', rule: 'PW-7.1' } }];
  const above = options.carried.flatMap((carried, rider) =>
    skills
      .filter((skill) => carried[skill] > givenProfile(options, rider)[skill])
      .map((skill) => ({
        at: inside(at, `carried[${rider}].${skill}`),
        need: { reason: 'above-profile', rule: 'PW-7.1', with: { value: carried[skill], max: givenProfile(options, rider)[skill] } },
      })),
  );
  return [...tooMany(options, 'carried', at), ...above];
}

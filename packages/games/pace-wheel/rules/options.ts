import { flag, inside, integer, list, object, oneOf, type Problem, refine, type Schema, text } from '@gruppetto/kernel';
import { racersEach, racersOf, readCourse } from './course.ts';
import { courses } from './courses.ts';
import { mostPoints, pointsEach, profileOf, skills } from './racers.ts';
import type { Options, Points } from './types.ts';

const most = 5;

const skillPoints = integer({ min: 0, max: mostPoints });

/** Points of one racer, in a file or a form. */
export const points: Schema<Points> = object({ sprint: skillPoints, stamina: skillPoints, climbing: skillPoints });

export const options: Schema<Options> = refine(
  object({
    teams: integer({ min: 1, max: most, default: 4 }),
    course: text(2000, courses[0].course),
    profiles: list(points, { max: most * racersEach, default: [] }),
    carried: list(points, { max: most * racersEach, default: [] }),
    dice: oneOf(['one-twelve-sided', 'two-six-sided'], 'one-twelve-sided'),
    feed: flag(false),
    incidents: flag(false),
    race: oneOf(['one-day', 'stage'], 'one-day'),
  }),
  (given, at) => {
    const course = readCourse(given.course, inside(at, 'course'));
    return [...(course.ok ? [] : course.problems), ...profileProblems(given, at), ...carriedProblems(given, at)];
  },
);

function tooMany(given: Options, name: 'profiles' | 'carried', at: string): readonly Problem[] {
  const count = given[name].length;
  const max = racersOf(given);
  return count > max ? [{ at: inside(at, name), need: { reason: 'wrong-count', with: { count, min: 0, max } } }] : [];
}

/** PW-1.2. */
function profileProblems(given: Options, at: string): readonly Problem[] {
  return [
    ...tooMany(given, 'profiles', at),
    ...given.profiles.flatMap((profile, rider) => profileProblem(profile, inside(at, `profiles[${rider}]`))),
  ];
}

function profileProblem(profile: Points, at: string): readonly Problem[] {
  const sum = profile.sprint + profile.stamina + profile.climbing;
  return sum === pointsEach ? [] : [{ at, need: { reason: 'wrong-profile', rule: 'PW-1.2', with: { sum, need: pointsEach } } }];
}

/** PW-7.1: nobody has more of a skill than his profile gives. */
function carriedProblems(given: Options, at: string): readonly Problem[] {
  const above = given.carried.flatMap((carried, rider) =>
    skills
      .filter((skill) => carried[skill] > profileOf(given, rider)[skill])
      .map((skill) => ({
        at: inside(at, `carried[${rider}].${skill}`),
        need: { reason: 'above-profile', rule: 'PW-7.1', with: { value: carried[skill], max: profileOf(given, rider)[skill] } },
      })),
  );
  return [...tooMany(given, 'carried', at), ...above];
}

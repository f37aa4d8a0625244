import { contractSuite } from '@gruppetto/testkit';
import { courses, type Options, paceWheel } from '../src/index.ts';

const options: Partial<Options>[] = [1, 2, 3, 4, 5].flatMap((teams) =>
  (['one-day', 'stage'] as const).flatMap((race) =>
    [false, true].flatMap((extras) =>
      (['one-twelve-sided', 'two-six-sided'] as const).map((dice, index) => ({
        teams,
        race,
        dice,
        feed: extras,
        incidents: extras,
        course: (courses[(teams * 2 + index) % courses.length] as (typeof courses)[number]).course,
      })),
    ),
  ),
);

contractSuite(paceWheel, { options, longest: 5000 });

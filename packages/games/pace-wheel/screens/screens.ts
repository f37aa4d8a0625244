import type { Screens } from '@gruppetto/ui';
import { courses } from '../rules/courses.ts';
import type { PaceWheel } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { CourseField } from './CourseField.tsx';
import { GivePoints } from './GivePoints.tsx';
import { ProfilesField } from './ProfilesField.tsx';
import { RacerCards } from './RacerCards.tsx';
import { TurnSteps } from './TurnSteps.tsx';
import { WheelPanel } from './WheelPanel.tsx';

const readyMade = () => courses.map(({ id, course }) => ({ name: sentences().screens.courses[id], options: { course } }));

export const screens: Screens<PaceWheel> = {
  fields: { course: CourseField, given: ProfilesField },
  course: 'course',
  get courses() {
    return readyMade();
  },
  // PW-7.1: what a stage race carries over is the tour's to fill in.
  hidden: ['carried'],
  questions: { give: GivePoints, 'give-usual': GivePoints },
  panels: [TurnSteps, WheelPanel, RacerCards],
  raceName: ({ course }) => readyMade().find(({ options }) => options.course === course)?.name,
};

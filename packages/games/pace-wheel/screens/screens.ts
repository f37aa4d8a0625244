import type { Screens } from '@gruppetto/ui';
import type { PaceWheel } from '../rules/types.ts';
import { CourseField } from './CourseField.tsx';
import { ProfilesField } from './ProfilesField.tsx';
import { RacerCards } from './RacerCards.tsx';
import { TurnSteps } from './TurnSteps.tsx';
import { WheelPanel } from './WheelPanel.tsx';

export const screens: Screens<PaceWheel> = {
  fields: { course: CourseField, given: ProfilesField },
  course: 'course',
  // PW-7.1: what a stage race carries over is the tour's to fill in.
  hidden: ['carried'],
  panels: [TurnSteps, WheelPanel, RacerCards],
};

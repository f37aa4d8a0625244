import type { GameScreens } from '../screens.ts';
import { CourseField } from './CourseField.tsx';
import { ProfilesField } from './ProfilesField.tsx';
import { RacerCards } from './RacerCards.tsx';
import { TurnSteps } from './TurnSteps.tsx';
import { WheelPanel } from './WheelPanel.tsx';
import './pace-wheel.css';

export const paceWheelScreens: GameScreens = {
  fields: { course: CourseField, profiles: ProfilesField },
  course: 'course',
  // PW-7.1: what a stage race carries over is the tour's to fill in.
  hidden: ['carried'],
  panels: [TurnSteps, WheelPanel, RacerCards],
};

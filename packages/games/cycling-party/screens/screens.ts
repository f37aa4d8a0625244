import type { Screens } from '@gruppetto/ui';
import type { CyclingParty } from '../rules/types.ts';
import { PointsPanel } from './PointsPanel.tsx';
import { StageField } from './StageField.tsx';
import { TeamsPanel } from './TeamsPanel.tsx';

export const screens: Screens<CyclingParty> = {
  fields: { own: StageField },
  course: 'own',
  // The stage builder answers both; what a tour leaves to a stage comes from the tour.
  hidden: ['stage', 'before'],
  panels: [TeamsPanel, PointsPanel],
};

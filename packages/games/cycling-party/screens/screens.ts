import type { GameScreens } from '../screens.ts';
import { PointsPanel } from './PointsPanel.tsx';
import { StageField } from './StageField.tsx';
import { TeamsPanel } from './TeamsPanel.tsx';
import './cycling-party.css';

export const cyclingPartyScreens: GameScreens = {
  fields: { own: StageField },
  course: 'own',
  // The stage builder answers both; what a tour leaves to a stage comes from the tour.
  hidden: ['stage', 'before'],
  panels: [TeamsPanel, PointsPanel],
};

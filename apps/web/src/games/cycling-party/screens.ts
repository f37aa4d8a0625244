import type { GameScreens } from '../screens.ts';
import { StageField } from './StageField.tsx';
import { TeamsPanel } from './TeamsPanel.tsx';
import './cycling-party.css';

export const cyclingPartyScreens: GameScreens = {
  fields: { own: StageField },
  // The stage builder answers both.
  hidden: ['stage'],
  panels: [TeamsPanel],
};

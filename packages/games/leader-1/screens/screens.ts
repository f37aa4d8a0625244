import type { GameScreens } from '../screens.ts';
import { EnergyTable } from './EnergyTable.tsx';
import { PelotonTile } from './PelotonTile.tsx';
import { RaceField } from './RaceField.tsx';
import { TurnPhases } from './TurnPhases.tsx';
import './leader-1.css';

export const leader1Screens: GameScreens = {
  fields: { race: RaceField },
  course: 'race',
  // L1-7.2, L1-7.3: what the stages before have left is the tour's to fill in.
  hidden: ['own', 'before'],
  steps: TurnPhases,
  beneath: PelotonTile,
  panels: [EnergyTable],
};

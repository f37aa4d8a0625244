import type { Screens } from '@gruppetto/ui';
import type { Leader1 } from '../rules/types.ts';
import { EnergyTable } from './EnergyTable.tsx';
import { PelotonTile } from './PelotonTile.tsx';
import { RaceField } from './RaceField.tsx';
import { TurnPhases } from './TurnPhases.tsx';

export const screens: Screens<Leader1> = {
  fields: { race: RaceField },
  course: 'race',
  // L1-7.2, L1-7.3: a tour fills in what the stages before have left.
  hidden: ['own', 'before'],
  steps: TurnPhases,
  beneath: PelotonTile,
  panels: [EnergyTable],
};

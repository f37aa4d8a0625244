import type { Screens } from '@gruppetto/ui';
import { colours } from '@gruppetto/words';
import type { Leader1 } from '../rules/types.ts';
import { screenWords as say } from '../words/screens.ts';
import { EnergyTable } from './EnergyTable.tsx';
import { PelotonTile } from './PelotonTile.tsx';
import { RaceField } from './RaceField.tsx';
import { RidersMap } from './RidersMap.tsx';
import { TurnPhases } from './TurnPhases.tsx';

/** L1-2.1: the teams of the box. */
const teams = ['black', 'white', 'green', 'orange'] as const;

/** The race that a first table rides comes first. */
const courses = [
  'miners-road',
  'three-harbours',
  'two-passes',
  'vineyard-hills',
  'heath-and-ridge',
  'farmers-sunday',
  'eagle-summit',
  'long-way-north',
  'seven-sectors',
  'queen-stage',
] as const;

export const screens: Screens<Leader1> = {
  courses: courses.map((race) => ({ ...say.courses[race], options: { race } })),
  seats: teams.map((colour, seat) => ({ name: colours[colour], colour, player: seat === 0 ? 'person' : 'rule-of-thumb' })),
  fields: { race: RaceField },
  course: 'race',
  raceName: ({ race }) => (race === 'own' ? undefined : say.courses[race as keyof typeof say.courses].name),
  // L1-7.2, L1-7.3: a tour fills in what the stages before have left.
  hidden: ['own', 'before'],
  steps: TurnPhases,
  beneath: PelotonTile,
  map: RidersMap,
  panels: [EnergyTable],
};

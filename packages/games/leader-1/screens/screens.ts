import type { Screens } from '@gruppetto/ui';
import { shell } from '@gruppetto/words';
import type { Leader1 } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
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
  get courses() {
    const { screens: say } = sentences();
    return courses.map((race) => ({ ...say.courses[race], options: { race } }));
  },
  get seats() {
    return teams.map((colour, seat) => ({ name: shell().colours[colour], colour, player: seat === 0 ? 'person' : 'rule-of-thumb' }));
  },
  fields: { race: RaceField },
  course: 'race',
  raceName({ race }) {
    const { courses: named } = sentences().screens;
    return race === 'own' ? undefined : named[race as keyof typeof named].name;
  },
  // L1-7.2, L1-7.3: a tour fills in what the stages before have left.
  hidden: ['own', 'before'],
  steps: TurnPhases,
  beneath: PelotonTile,
  map: RidersMap,
  panels: [EnergyTable],
};

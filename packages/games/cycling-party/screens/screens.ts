import type { Screens } from '@gruppetto/ui';
import { type StageId, stages } from '../rules/stages.ts';
import type { CyclingParty } from '../rules/types.ts';
import { screenWords as say } from '../words/en.ts';
import { Circuit } from './Circuit.tsx';
import { CircuitMap } from './CircuitMap.tsx';
import { PointsPanel } from './PointsPanel.tsx';
import { StageField } from './StageField.tsx';
import { TeamsPanel } from './TeamsPanel.tsx';
import { unasked, usual } from './usual.ts';

export const screens: Screens<CyclingParty> = {
  fields: { own: StageField },
  course: 'own',
  courses: [
    { name: say.firstStage, hint: say.firstStageHint, options: { version: 'junior', stage: 'canal-run' } },
    ...(Object.keys(stages) as StageId[]).map((id) => ({ name: say.stages[id], hint: say.types[stages[id].type], options: { stage: id } })),
  ],
  coursePlan: Circuit,
  // The stage builder answers both; what a tour leaves to a stage comes from the tour.
  hidden: ['stage', 'before'],
  raceName: ({ stage }) => say.stages[stage as StageId],
  usual,
  unasked,
  map: CircuitMap,
  panels: [TeamsPanel, PointsPanel],
};

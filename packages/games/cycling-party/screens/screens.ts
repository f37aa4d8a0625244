import type { CourseOffer, Screens } from '@gruppetto/ui';
import { type StageId, stages } from '../rules/stages.ts';
import type { CyclingParty } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { Circuit } from './Circuit.tsx';
import { CircuitMap } from './CircuitMap.tsx';
import { PointsPanel } from './PointsPanel.tsx';
import { StageField } from './StageField.tsx';
import { TeamsPanel } from './TeamsPanel.tsx';
import { unasked, usual } from './usual.ts';

export const screens: Screens<CyclingParty> = {
  fields: { own: StageField },
  course: 'own',
  get courses(): readonly CourseOffer<CyclingParty>[] {
    const { screens: say } = sentences();
    return [
      { name: say.firstStage, hint: say.firstStageHint, options: { version: 'junior', stage: 'canal-run' } },
      ...(Object.keys(stages) as StageId[]).map((id) => ({
        name: say.stages[id],
        hint: say.types[stages[id].type],
        options: { stage: id },
      })),
    ];
  },
  coursePlan: Circuit,
  // The stage builder answers both; what a tour leaves to a stage comes from the tour.
  hidden: ['stage', 'before'],
  raceName: ({ stage }) => sentences().screens.stages[stage as StageId],
  usual,
  unasked,
  map: CircuitMap,
  panels: [TeamsPanel, PointsPanel],
};

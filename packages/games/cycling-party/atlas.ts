import type { RoomAtlas } from '@gruppetto/room';
import { insight } from './bot/insight.ts';
import { type CyclingParty, type StageId, stages } from './rules/index.ts';

export const atlas: RoomAtlas<CyclingParty> = {
  variants: [
    ...Object.keys(stages).map((stage) => ({ name: stage, options: { stage: stage as StageId } })),
    ...insight.trainedOn.map((options) => ({ options })),
    { options: { teams: 2 } },
    { options: { teams: 6 } },
    { options: { version: 'master' } },
  ],
};

import type { RoomAtlas } from '@gruppetto/room';
import { insight } from './bot/insight.ts';
import { courses, type PaceWheel } from './rules/index.ts';

export const atlas: RoomAtlas<PaceWheel> = {
  variants: [
    ...courses.map(({ id, course }) => ({ name: id, options: { course } })),
    ...insight.trainedOn.map((options) => ({ options })),
    { options: { teams: 2 } },
    { options: { teams: 3 } },
    { options: { race: 'stage' } },
  ],
};

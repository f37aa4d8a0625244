import type { RoomAtlas } from '@gruppetto/room';
import { insight } from './bot/insight.ts';
import type { LosCiclistas } from './rules/index.ts';

export const atlas: RoomAtlas<LosCiclistas> = {
  variants: [
    ...insight.trainedOn.map((options) => ({ options })),
    { options: { players: 3 } },
    { options: { players: 5 } },
    { options: { players: 8 } },
    { options: { length: 120 } },
    { options: { players: 2, events: true } },
    { options: { players: 2, length: 50, elimination: true } },
    { options: { length: 50, elimination: true, events: true } },
  ],
};

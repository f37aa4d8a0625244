import type { RoomAtlas } from '@gruppetto/room';
import { insight } from './bot/insight.ts';
import { type Leader1, type Options, races } from './rules/index.ts';
import { sentences } from './words/index.ts';

export const atlas: RoomAtlas<Leader1> = {
  variants: [
    ...Object.keys(races).map((race) => ({ name: race, options: { race: race as Options['race'] } })),
    ...insight.trainedOn.map((options) => ({ options })),
    { options: { players: 3 } },
    { options: { players: 5, ridersEach: 2 } },
  ],
  note: () => sentences().atlasNote,
};

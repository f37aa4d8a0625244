import type { RoomAtlas } from '@gruppetto/room';
import { insight } from './bot/insight.ts';
import { type Leader1, type Options, races } from './rules/index.ts';

export const atlas: RoomAtlas<Leader1> = {
  variants: [
    ...Object.keys(races).map((race) => ({ name: race, options: { race: race as Options['race'] } })),
    ...insight.trainedOn.map((options) => ({ options })),
    { options: { players: 3 } },
    { options: { players: 5, ridersEach: 2 } },
  ],
  note: `With more than four players, seats 5 and up choose their riders last: the first four Domestiques each take the type that suits the road
best, no team has two of a type (L1-2.2), and on most roads one type wins nearly every race ([rider types](rider-types.md)).`,
};

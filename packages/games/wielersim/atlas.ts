import type { RoomAtlas } from '@gruppetto/room';
import { routes, type WielerSim } from './rules/index.ts';

export const atlas: RoomAtlas<WielerSim> = {
  variants: routes.map(({ text }) => ({ name: text.slice(0, text.indexOf('\n')), options: { route: text } })),
};

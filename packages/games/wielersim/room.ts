import type { Room } from '@gruppetto/room';
import { atlas } from './atlas.ts';
import { insight } from './bot/insight.ts';
import { card } from './card.ts';
import { routes, type WielerSim, wielersim } from './rules/index.ts';
import { words } from './words/index.ts';

/** The race rides itself: there is nothing for a bot to decide. */
export const room: Room<WielerSim> = {
  card,
  game: wielersim,
  words,
  insight,
  atlas,
  sheets: async () => (await import('./sheets/sheets.ts')).sheets,
  course: async () => (await import('./lessons/course.ts')).course,
  example: { race: '--seats bot --seed alpe', rule: 'WS-4.4' },
  // 36 riders over 150 squares.
  bench: { options: { route: routes.find(({ id }) => id === 'stage-plain-of-poplars')?.text ?? '' }, racesPerSecond: 10000 },
};

import type { Room } from '@gruppetto/room';
import { atlas } from './atlas.ts';
import { insight } from './bot/insight.ts';
import { ladder } from './bot/ladder.ts';
import { ruleOfThumb } from './bot/rule-of-thumb.ts';
import { card } from './card.ts';
import { type Leader1, leader1 } from './rules/index.ts';
import { words } from './words/index.ts';

export const room: Room<Leader1> = {
  card,
  game: leader1,
  words,
  ruleOfThumb,
  insight,
  atlas,
  ladder,
  sheets: async () => (await import('./sheets/sheets.ts')).sheets,
  course: async () => (await import('./lessons/course.ts')).course,
  example: { race: '--seats bot,bot,random --seed roubaix', rule: 'L1-3.4' },
  bench: { options: { players: 4 }, racesPerSecond: 3500 },
};

import type { Room } from '@gruppetto/room';
import { atlas } from './atlas.ts';
import { insight } from './bot/insight.ts';
import { ladder } from './bot/ladder.ts';
import { ruleOfThumb } from './bot/rule-of-thumb.ts';
import { card } from './card.ts';
import { type LosCiclistas, losCiclistas } from './rules/index.ts';
import { words } from './words/index.ts';

export const room: Room<LosCiclistas> = {
  card,
  game: losCiclistas,
  words,
  ruleOfThumb,
  insight,
  atlas,
  ladder,
  sheets: async () => (await import('./sheets/sheets.ts')).sheets,
  course: async () => (await import('./lessons/course.ts')).course,
  example: { race: '--seats bot,bot,random --seed alpe', rule: 'LC-3.1' },
  bench: { options: { players: 4 }, racesPerSecond: 15000 },
};

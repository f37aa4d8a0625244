import type { Room } from '@gruppetto/room';
import { atlas } from './atlas.ts';
import { insight } from './bot/insight.ts';
import { ladder } from './bot/ladder.ts';
import { ruleOfThumb } from './bot/rule-of-thumb.ts';
import { card } from './card.ts';
import { type PaceWheel, paceWheel } from './rules/index.ts';
import { words } from './words/index.ts';

export const room: Room<PaceWheel> = {
  card,
  game: paceWheel,
  words,
  ruleOfThumb,
  insight,
  atlas,
  ladder,
  sheets: async () => (await import('./sheets/sheets.ts')).sheets,
  course: async () => (await import('./lessons/course.ts')).course,
  example: { race: '--seats bot,bot,random,random --seed alpe', rule: 'PW-4.2' },
  bench: { options: { teams: 4 }, racesPerSecond: 7000 },
};

import type { Room } from '@gruppetto/room';
import { atlas } from './atlas.ts';
import { insight } from './bot/insight.ts';
import { ladder } from './bot/ladder.ts';
import { experienced, ruleOfThumb } from './bot/rule-of-thumb.ts';
import { card } from './card.ts';
import { type CyclingParty, cyclingParty } from './rules/index.ts';
import { words } from './words/index.ts';

export const room: Room<CyclingParty> = {
  card,
  game: cyclingParty,
  words,
  ruleOfThumb,
  experienced,
  insight,
  atlas,
  ladder,
  sheets: async () => (await import('./sheets/sheets.ts')).sheets,
  course: async () => (await import('./lessons/course.ts')).course,
  example: { race: '--set version=junior --seed alpe', rule: 'CP-3.1' },
  bench: { options: { teams: 5 }, racesPerSecond: 2500 },
};

import type { Words } from '../en/index.ts';
import type { Like } from './like.ts';

export const colours: Like<Words['colours']> = {
  red: 'Rot',
  blue: 'Blau',
  green: 'Grün',
  purple: 'Lila',
  black: 'Schwarz',
  orange: 'Orange',
  teal: 'Türkis',
  pink: 'Pink',
  brown: 'Braun',
  gold: 'Gold',
  white: 'Weiß',
};

import type { Words } from '../en/index.ts';
import type { Wide } from './wide.ts';

export const colours: Wide<Words['colours']> = {
  red: 'Rosso',
  blue: 'Blu',
  green: 'Verde',
  purple: 'Viola',
  black: 'Nero',
  orange: 'Arancione',
  teal: 'Petrolio',
  pink: 'Rosa',
  brown: 'Marrone',
  gold: 'Oro',
  white: 'Bianco',
};

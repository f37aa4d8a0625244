import type { Colour } from '../cloth.ts';

/** What the colours that seats wear are called. */
export const colours: Readonly<Record<Colour, string>> = {
  red: 'Rouge',
  blue: 'Bleu',
  green: 'Vert',
  purple: 'Violet',
  black: 'Noir',
  orange: 'Orange',
  teal: 'Cyan',
  pink: 'Rose',
  brown: 'Marron',
  gold: 'Or',
  white: 'Blanc',
};

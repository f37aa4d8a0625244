import type { colours as english } from '../en/colours.ts';

/** What the colours of the seats are called. */
export const colours: Readonly<Record<keyof typeof english, string>> = {
  red: 'Rouge',
  blue: 'Bleu',
  green: 'Vert',
  purple: 'Violet',
  black: 'Noir',
  orange: 'Orange',
  teal: 'Turquoise',
  pink: 'Rose',
  brown: 'Marron',
  gold: 'Or',
  white: 'Blanc',
};

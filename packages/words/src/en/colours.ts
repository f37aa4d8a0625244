import type { Colour } from '../cloth.ts';

/** What the colours that seats wear are called. */
export const colours = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  purple: 'Purple',
  black: 'Black',
  orange: 'Orange',
  teal: 'Teal',
  pink: 'Pink',
  brown: 'Brown',
  gold: 'Gold',
  white: 'White',
} satisfies Readonly<Record<Colour, string>>;

import type { Colour } from '../cloth.ts';

/** What the colours that seats wear are called. */
export const colours: Readonly<Record<Colour, string>> = {
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

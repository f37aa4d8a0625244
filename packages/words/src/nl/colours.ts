import type { Colour } from '../cloth.ts';

export const colours: Readonly<Record<Colour, string>> = {
  red: 'Rood',
  blue: 'Blauw',
  green: 'Groen',
  purple: 'Paars',
  black: 'Zwart',
  orange: 'Oranje',
  teal: 'Turkoois',
  pink: 'Roze',
  brown: 'Bruin',
  gold: 'Goud',
  white: 'Wit',
};

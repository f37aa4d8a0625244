import type { Colour } from '../cloth.ts';

export const colours: Readonly<Record<Colour, string>> = {
  red: 'Rojo',
  blue: 'Azul',
  green: 'Verde',
  purple: 'Morado',
  black: 'Negro',
  orange: 'Naranja',
  teal: 'Turquesa',
  pink: 'Rosa',
  brown: 'Marrón',
  gold: 'Dorado',
  white: 'Blanco',
};

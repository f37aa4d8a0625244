import type { SeatEntry } from '@gruppetto/kernel';
import type { Colour } from './cloth.ts';
import type { Language } from './languages.ts';
import { shell } from './shell.ts';

/** What the colours are called in all languages: a seat that goes by the name of its colour was named by nobody. */
export const colourNames: Readonly<Record<Colour, readonly string[]>> = {
  red: ['Red', 'Rojo', 'Rouge', 'Rosso', 'Rood', 'Rot'],
  blue: ['Blue', 'Azul', 'Bleu', 'Blu', 'Blauw', 'Blau'],
  green: ['Green', 'Verde', 'Vert', 'Groen', 'Grün'],
  purple: ['Purple', 'Morado', 'Violet', 'Viola', 'Paars', 'Lila'],
  black: ['Black', 'Negro', 'Noir', 'Nero', 'Zwart', 'Schwarz'],
  orange: ['Orange', 'Naranja', 'Arancione', 'Oranje'],
  teal: ['Teal', 'Turquesa', 'Cyan', 'Petrolio', 'Turkoois', 'Türkis'],
  pink: ['Pink', 'Rosa', 'Rose', 'Roze'],
  brown: ['Brown', 'Marrón', 'Marron', 'Marrone', 'Bruin', 'Braun'],
  gold: ['Gold', 'Dorado', 'Or', 'Oro', 'Goud'],
  white: ['White', 'Blanco', 'Blanc', 'Bianco', 'Wit', 'Weiß'],
};

/** Colours after which people are named. */
const givenNames = ['Violet', 'Viola', 'Lila', 'Rosa', 'Rose'];

/** A seat that nobody has named goes by its colour, in the language that is read. */
export function seatName({ name, colour, player }: SeatEntry, language?: Language): string {
  const known =
    Object.hasOwn(colourNames, colour) &&
    colourNames[colour as Colour].includes(name) &&
    !(player === 'person' && givenNames.includes(name));
  return known ? shell(language).colours[colour as Colour] : name;
}

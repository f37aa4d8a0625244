/** The colours that seats wear, in the order in which they are given out, and what they are called. */
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
} as const;

export type Colour = keyof typeof colours;

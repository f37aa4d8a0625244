/** The colours that seats wear, in the order in which they are given out, and how their jerseys are drawn. */
export const cloth = {
  red: '#c8322b',
  blue: '#2456a6',
  green: '#22794a',
  purple: '#6b46a8',
  black: '#2a2d33',
  orange: '#cf6510',
  teal: '#0e7c86',
  pink: '#c23a86',
  brown: '#7a5230',
  gold: '#8d7400',
  white: '#f1efe9',
} as const;

export type Colour = keyof typeof cloth;

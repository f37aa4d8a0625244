import type { ShellWords } from '../en/shell.ts';

/** What the colours that seats wear are called. */
export const colours: ShellWords['colours'] = {
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

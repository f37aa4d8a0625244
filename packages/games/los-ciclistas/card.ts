import type { Card } from '@gruppetto/room';

export const card = {
  id: 'los-ciclistas',
  title: 'Los Ciclistas',
  prefix: 'LC',
  pitch: {
    en: 'Throw the dice and hope, or take a wheel and play it safe. Three riders each, two dice, one sprint.',
    es: 'Tira los dados y cruza los dedos, o ponte a rueda y ve sobre seguro. Tres corredores cada uno, dos dados, un esprint.',
    fr: 'Lancez les dés et croisez les doigts, ou prenez une roue et jouez la prudence. Trois coureurs chacun, deux dés, un sprint.',
    it: 'Lancia i dadi e incrocia le dita, oppure mettiti a ruota e vai sul sicuro. Tre corridori a testa, due dadi, una volata.',
    nl: 'Gooi de dobbelstenen en hoop, of kies een wiel en speel op zeker. Ieder drie renners, twee dobbelstenen, één sprint.',
    de: 'Würfle und hoffe, oder nimm ein Hinterrad und geh auf Nummer sicher. Je drei Fahrer, zwei Würfel, ein Sprint.',
  },
  players: { min: 2, max: 10 },
  minutes: 12,
  picture: { land: 'coast', heights: [0, 0, 0, 0, 0, 0] },
  firstRace: true,
} as const satisfies Card;

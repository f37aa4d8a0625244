import type { Card } from '@gruppetto/room';

export const card = {
  id: 'los-ciclistas',
  title: 'Los Ciclistas',
  prefix: 'LC',
  pitch: 'Throw the dice and hope, or take a wheel and play it safe. Three riders each, two dice, one sprint.',
  players: '2–10 players',
  minutes: 12,
  picture: { land: 'coast', heights: [0, 0, 0, 0, 0, 0] },
  firstRace: true,
} as const satisfies Card;

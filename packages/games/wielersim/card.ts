import type { Card } from '@gruppetto/room';

export const card = {
  id: 'wielersim',
  title: 'WielerSIM',
  prefix: 'WS',
  pitch: 'A race that rides itself. Design it, watch it, know the odds.',
  players: 'You are the commentator',
  minutes: 6,
  picture: { land: 'mountain', heights: [0, 0.1, 0.5, 0.15, 0.1, 0.75, 0.25, 0.2, 1, 0.9] },
  firstRace: true,
} as const satisfies Card;

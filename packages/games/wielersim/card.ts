import type { Card } from '@gruppetto/room';

export const card = {
  id: 'wielersim',
  title: 'WielerSIM',
  prefix: 'WS',
  pitch: 'A race that rides itself. Design it, watch it, know the odds.',
  players: 'You are the commentator',
} as const satisfies Card;

import type { Card } from '@gruppetto/room';

export const card = {
  id: 'pace-wheel',
  title: 'Pace Wheel',
  prefix: 'PW',
  pitch: 'Groups roll at the pace you set. You have few points to burn: when do you burn them?',
  players: '1–5 players',
} as const satisfies Card;

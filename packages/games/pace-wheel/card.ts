import type { Card } from '@gruppetto/room';

export const card = {
  id: 'pace-wheel',
  title: 'Pace Wheel',
  prefix: 'PW',
  pitch: 'Groups roll at the pace you set. You have few points to burn: when do you burn them?',
  players: '1–5 players',
  minutes: 15,
  picture: { land: 'plain', heights: [0.05, 0.2, 0.35, 0.3, 0.1, 0.25, 0.4, 0.2, 0.05] },
  firstRace: true,
} as const satisfies Card;

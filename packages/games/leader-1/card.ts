import type { Card } from '@gruppetto/room';

export const card = {
  id: 'leader-1',
  title: 'Leader 1: Hell of the North',
  prefix: 'L1',
  pitch: 'Cobbles, energy and one big peloton that the teams steer together.',
  players: '2–10 players',
  minutes: 20,
  picture: { land: 'north', heights: [0.1, 0.2, 0.1, 0.3, 0.2, 0.4, 0.15, 0.25, 0.1] },
  firstRace: true,
} as const satisfies Card;

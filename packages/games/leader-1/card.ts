import type { Card } from '@gruppetto/room';

export const card = {
  id: 'leader-1',
  title: 'Leader 1: Hell of the North',
  prefix: 'L1',
  pitch: 'Cobbles, energy and one big peloton that the teams steer together.',
  players: '2–10 players',
} as const satisfies Card;

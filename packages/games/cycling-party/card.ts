import type { Card } from '@gruppetto/room';

export const card = {
  id: 'cycling-party',
  title: 'Cycling Party',
  prefix: 'CP',
  pitch: 'Manage a team of five: ride in the peloton, sprint, attack, hand out bottles. Alone for a day, or for a whole tour.',
  players: '2–6 players',
} as const satisfies Card;

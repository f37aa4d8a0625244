import type { Card } from '@gruppetto/room';

export const card = {
  id: 'cycling-party',
  title: 'Cycling Party',
  prefix: 'CP',
  pitch: 'Manage a team of five: ride in the peloton, sprint, attack, hand out bottles. Alone for a day, or for a whole tour.',
  players: '2–6 players',
  minutes: 20,
  picture: { land: 'mountain', heights: [0, 0.1, 0.45, 0.15, 0.8, 0.3] },
  firstRace: true,
} as const satisfies Card;

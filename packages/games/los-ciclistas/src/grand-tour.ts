import type { Classification } from '@gruppetto/kernel';

const rule = 'LC-5.1';
const ties = ['stage-places'] as const;
/** A rider without a score counts a round more than the last who came home. */
const scores = [{ by: 'value', without: 10 }] as const;
const points = [3, 2, 1];

/** LC-5.1: the classifications of a grand tour; values are the race scores, 10 × round + label. */
export const grandTour: readonly Classification[] = [
  { id: 'general', rule, of: 'riders', measure: 'round-label', gives: scores, leads: 'lowest', ties },
  { id: 'teams', rule, of: 'teams', measure: 'round-label', gives: scores, leads: 'lowest', ties },
  { id: 'day-points', rule, of: 'riders', measure: 'points', gives: [{ by: 'place', in: 'general', points }], leads: 'highest', ties },
  { id: 'team-day-points', rule, of: 'teams', measure: 'points', gives: [{ by: 'place', in: 'teams', points }], leads: 'highest', ties },
];

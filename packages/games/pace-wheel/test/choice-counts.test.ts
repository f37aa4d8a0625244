import { choiceCountTable } from '@gruppetto/testkit';
import { paceWheel } from '../rules/index.ts';

choiceCountTable(paceWheel, {
  'of two, points given out at the table': {
    options: { teams: 2 },
    counts: { 0: [92, 8464, 770136], 14: [2, 6, 18], 30: [2, 2, 8], 6: [3, 18, 72] },
  },
  'of three with given profiles, feed and incidents': {
    options: { teams: 3, profiles: 'given', feed: true, incidents: true },
    counts: { 0: [3, 18, 135], 20: [2, 10, 28], 60: [4, 16, 48] },
  },
});

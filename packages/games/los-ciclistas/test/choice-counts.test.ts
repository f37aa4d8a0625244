import { choiceCountTable } from '@gruppetto/testkit';
import { losCiclistas } from '../rules/index.ts';

choiceCountTable(losCiclistas, {
  'of two': { options: { players: 2 }, counts: { 0: [3, 9, 18], 12: [1, 1, 2], 30: [1, 1, 2], 60: [2, 2, 2] } },
  'of four with event cards': { options: { players: 4, events: true }, counts: { 0: [3, 9, 27], 40: [2, 3, 3], 90: [1, 2, 4] } },
  'of three by elimination': {
    options: { players: 3, elimination: true, length: 50 },
    counts: { 10: [2, 2, 4], 150: [3, 3, 3], 80: [2, 3, 4] },
  },
});

import { choiceCountTable } from '@gruppetto/testkit';
import { leader1 } from '../rules/index.ts';

choiceCountTable(leader1, {
  'of two, with riders to choose': { options: { players: 2 }, counts: { 0: [3, 6, 18], 10: [16, 245, 1537], 30: [24, 504, 2384] } },
  'of four': { options: { players: 4 }, counts: { 0: [3, 6, 18], 12: [2, 4, 8], 40: [13, 40, 118], 70: [12, 146, 3076] } },
});

import { choiceCountTable } from '@gruppetto/testkit';
import { cyclingParty } from '../rules/index.ts';

choiceCountTable(cyclingParty, {
  'of two junior teams': { options: { version: 'junior', teams: 2, stage: 'wind-farms' }, counts: { 0: [1, 1, 3], 20: [4, 13, 45] } },
  'of three senior teams in the high mountains': {
    options: { version: 'senior', teams: 3, stage: 'queen-stage' },
    counts: { 3: [3, 11, 37], 40: [4, 11, 34], 100: [2, 7, 14], 150: [2, 2, 2] },
  },
  'of two master teams': {
    options: { version: 'master', teams: 2, stage: 'glacier-road' },
    counts: { 10: [5, 28, 115], 60: [2, 7, 27], 120: [1, 2, 4] },
  },
});

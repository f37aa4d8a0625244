import { choiceCountTable } from '@gruppetto/testkit';
import { wielersim } from '../rules/index.ts';

choiceCountTable(wielersim, {
  'that rides itself': { options: {}, counts: { 0: [1, 1, 1], 10: [1, 1, 1], 5: [1, 1, 1] } },
});

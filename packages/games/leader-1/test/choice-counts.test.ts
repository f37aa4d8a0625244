import { choiceCountTable } from '@gruppetto/testkit';
import { leader1 } from '../rules/index.ts';

choiceCountTable(leader1, new URL('choice-counts.json', import.meta.url), [
  'take',
  'choose',
  'line-up',
  'ride',
  'feed',
  'hold',
  'go',
  'stay',
  'accelerate',
  'decline',
  'let-go',
]);

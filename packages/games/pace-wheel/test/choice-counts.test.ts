import { choiceCountTable } from '@gruppetto/testkit';
import { paceWheel } from '../rules/index.ts';

choiceCountTable(paceWheel, new URL('choice-counts.json', import.meta.url), [
  'give',
  'give-usual',
  'place',
  'ride',
  'chase',
  'break-away',
  'stay',
  'spend',
  'counter',
  'add',
  'let-go',
  'shuffle',
  'keep',
  'push-back',
  'burn',
  'set-pace',
  'feed',
]);

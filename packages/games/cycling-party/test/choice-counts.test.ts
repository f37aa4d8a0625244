import { choiceCountTable } from '@gruppetto/testkit';
import { cyclingParty } from '../rules/index.ts';

choiceCountTable(cyclingParty, new URL('choice-counts.json', import.meta.url), [
  'start',
  'ride-on',
  'withdraw',
  'ask-again',
  'nothing',
  'give',
  'sprint',
  'attack',
  'fall-back',
  'descend',
  'mountain-attack',
  'go',
  'throw',
  'agree',
  'agree-from',
  'escape',
  'set-pace',
  'link',
  'single',
  'double',
  'assign',
  'pull',
  'leave',
]);

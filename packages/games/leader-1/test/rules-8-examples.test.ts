import { scenarioFiles } from '@gruppetto/testkit';
import { describe } from 'vitest';
import { leader1 } from '../rules/index.ts';

describe('L1-E1 to L1-E5', () => scenarioFiles(new URL('.', import.meta.url), leader1));

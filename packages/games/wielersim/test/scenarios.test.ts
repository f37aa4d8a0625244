import { scenarioFiles } from '@gruppetto/testkit';
import { wielersim } from '../src/index.ts';

scenarioFiles(new URL('.', import.meta.url), wielersim);

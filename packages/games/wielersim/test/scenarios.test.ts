import { scenarioFiles } from '@gruppetto/testkit';
import { wielersim } from '../rules/index.ts';

scenarioFiles(new URL('.', import.meta.url), wielersim);

import { choiceCountTable } from '@gruppetto/testkit';
import { wielersim } from '../rules/index.ts';

choiceCountTable(wielersim, new URL('choice-counts.json', import.meta.url), ['ride']);

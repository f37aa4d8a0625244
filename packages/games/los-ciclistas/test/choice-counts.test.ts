import { choiceCountTable } from '@gruppetto/testkit';
import { losCiclistas } from '../rules/index.ts';

choiceCountTable(losCiclistas, new URL('choice-counts.json', import.meta.url), ['start', 'throw', 'draft', 'add']);

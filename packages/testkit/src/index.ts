export type { Example, Expected } from './examples.ts';
export { examplesOf, scenarioFiles, scenarioProblems } from './examples.ts';

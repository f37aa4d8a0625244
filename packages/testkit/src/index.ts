export type { Invariant } from './checks.ts';
export type { Terms } from './contract.ts';
export { checkNames, contractFaults, contractSuite } from './contract.ts';
export type { Example, Expected } from './examples.ts';
export { examplesOf, scenarioFiles, scenarioProblems } from './examples.ts';
export type { Faults } from './ride.ts';
export type { Secrets } from './secrets.ts';
export type { ToyChoice, ToyFact, ToyOptions, ToyPosition, ToyRace, ToyState, ToyView } from './toy-race.ts';
export { toyRace } from './toy-race.ts';

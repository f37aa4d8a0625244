export type { Classified, Gone, RuleSet } from './classify.ts';
export { classify } from './classify.ts';

import { gameOfRule } from '@gruppetto/catalogue';
import type { RuleId } from '@gruppetto/kernel';
import { type Rule, readRuleBook } from '@gruppetto/words';

const files = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const books = new Map<string, Promise<ReadonlyMap<RuleId, Rule>>>();

/** A rule book, fetched when somebody first asks for it. */
export function ruleBook(name: string): Promise<ReadonlyMap<RuleId, Rule>> {
  const known = books.get(name);
  if (known) return known;
  const file = files[`../../../../docs/rules/${name}.md`];
  const book = file ? file().then(readRuleBook) : Promise.resolve(new Map<RuleId, Rule>());
  books.set(name, book);
  return book;
}

export const findRule = async (id: RuleId): Promise<Rule | undefined> => (await ruleBook(gameOfRule(id) ?? '')).get(id);

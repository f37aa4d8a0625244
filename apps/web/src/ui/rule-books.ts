import { gameOfRule } from '@gruppetto/catalogue';
import type { RuleId } from '@gruppetto/kernel';
import { type Language, type Rule, readRuleBook } from '@gruppetto/words';

const folder = '../../../../docs/rules/';
const files = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

const books = new Map<string, Promise<ReadonlyMap<RuleId, Rule>>>();

/** A rule book, fetched when somebody first asks for it; in English where nobody has translated it. */
export function ruleBook(name: string, language: Language): Promise<ReadonlyMap<RuleId, Rule>> {
  const path = `${folder}${language}/${name}.md`;
  const known = books.get(path);
  if (known) return known;
  const file = files[path] ?? files[`${folder}${name}.md`];
  const book = file ? file().then(readRuleBook) : Promise.resolve(new Map<RuleId, Rule>());
  books.set(path, book);
  return book;
}

export const findRule = async (id: RuleId, language: Language): Promise<Rule | undefined> =>
  (await ruleBook(gameOfRule(id) ?? '', language)).get(id);

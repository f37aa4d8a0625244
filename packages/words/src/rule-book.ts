import type { RuleId } from '@gruppetto/kernel';

export interface Rule {
  readonly id: RuleId;
  readonly chapter: string;
  readonly text: string;
}

/** The rules of a rule book in docs/rules, by id: one bullet each, with the lines that belong to it. */
export function readRuleBook(markdown: string): ReadonlyMap<RuleId, Rule> {
  const rules = new Map<RuleId, Rule>();
  let chapter = '';
  let id: RuleId | undefined;
  for (const line of markdown.split('\n')) {
    const heading = /^#+ (.*)$/.exec(line);
    const bullet = /^- ([A-Z][A-Z0-9]-(?:E\d+|\d+\.\d+a?)) (.*)$/.exec(line);
    if (heading) {
      chapter = heading[1];
      id = undefined;
    } else if (bullet) {
      id = bullet[1];
      rules.set(id, { id, chapter, text: plain(bullet[2]) });
    } else if (id !== undefined && line.startsWith('  ')) {
      const rule = rules.get(id) as Rule;
      rules.set(id, { ...rule, text: `${rule.text} ${plain(line.trim())}` });
    } else {
      id = undefined;
    }
  }
  return rules;
}

const plain = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\*(.+?)\*/g, '$1');

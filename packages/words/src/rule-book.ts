import type { RuleId } from '@gruppetto/kernel';

export interface Rule {
  readonly id: RuleId;
  readonly chapter: string;
  /** What the printed rules say, in our words. */
  readonly text: string;
  /** Where the print is silent or unclear: what we play. */
  readonly rulings: readonly string[];
}

/** The rules of a rule book in docs/rules, by id: one bullet each, with the lines that belong to it. A ruling begins with "R:". */
export function readRuleBook(markdown: string): ReadonlyMap<RuleId, Rule> {
  const rules = new Map<RuleId, Rule>();
  let chapter = '';
  let id: RuleId | undefined;
  let lines: string[] = [];
  const finish = () => {
    if (id === undefined) return;
    const [text, ...rulings] = plain(lines.join(' ')).split(/(?:^|\s)R: /);
    rules.set(id, { id, chapter, text: text.trim(), rulings: rulings.map((ruling) => ruling.trim()) });
    id = undefined;
  };
  for (const line of markdown.split('\n')) {
    const heading = /^#+ (.*)$/.exec(line);
    const bullet = /^- ([A-Z][A-Z0-9]-(?:E\d+|\d+\.\d+[a-z]?)) (.*)$/.exec(line);
    if (bullet || !line.startsWith('  ')) finish();
    if (heading) chapter = heading[1];
    else if (bullet) [id, lines] = [bullet[1], [bullet[2]]];
    else if (id !== undefined) lines.push(line.trim());
  }
  finish();
  return rules;
}

const plain = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\*(.+?)\*/g, '$1');

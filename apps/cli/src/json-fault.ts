import { terminal } from '@gruppetto/words/terminal';

/**
 * Space, and then one token of JSON: a string, another value, or a mark. There is only one way to read what a string holds: a text that
 * ends within one would else take for ever.
 */
const token =
  /[ \t\r\n]*("[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[{\]},:])/y;

type Wanted = 'value' | 'first-value' | 'name' | 'first-name' | 'colon' | 'next';

/** Where a text stops being JSON, in words. `JSON.parse` tells it of some mistakes only, and not on every Node. */
export function jsonFault(text: string): string {
  const at = faultAt(text);
  const before = text.slice(0, at).split('\n');
  const place = terminal().files.place(before.length, (before.at(-1) as string).length + 1);
  return at === text.length ? terminal().files.endsEarly(place) : place;
}

function faultAt(text: string): number {
  const open: ('{' | '[')[] = [];
  let wanted: Wanted = 'value';
  token.lastIndex = 0;
  for (let end = 0; ; end = token.lastIndex) {
    const found = token.exec(text);
    if (!found) return end + (/^[ \t\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
    const mark = found[1][0];
    const next = follow(wanted, mark, open);
    if (!next) return token.lastIndex - found[1].length;
    wanted = next;
  }
}

/** What must follow this mark; undefined if the mark itself is wrong. */
function follow(wanted: Wanted, mark: string, open: ('{' | '[')[]): Wanted | undefined {
  const inside = open.at(-1);
  const closes = mark === (inside === '{' ? '}' : ']');
  if (inside && closes && (wanted === 'next' || wanted === 'first-value' || wanted === 'first-name')) {
    open.pop();
    return 'next';
  }
  switch (wanted) {
    case 'next':
      if (!inside || mark !== ',') return undefined;
      return inside === '{' ? 'name' : 'value';
    case 'colon':
      return mark === ':' ? 'value' : undefined;
    case 'name':
    case 'first-name':
      return mark === '"' ? 'colon' : undefined;
    case 'value':
    case 'first-value':
      if (mark === '{' || mark === '[') {
        open.push(mark);
        return mark === '{' ? 'first-name' : 'first-value';
      }
      return '}],:'.includes(mark) ? undefined : 'next';
  }
}

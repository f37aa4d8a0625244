import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { childrenOf, isNode, type Node, treeOf } from './source-tree.ts';
import { tsxFiles } from './tsx-files.ts';

const root = join(import.meta.dirname, '..', '..');

/** What a person reads of an element, besides what it holds. */
const spoken = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label', 'hint', 'sure']);

/** Names of keys stand on keyboards in every language; so do units and signs. */
const isSentence = (text: string): boolean => /\p{L}{2,}/u.test(text) && !/^(Enter|End|Home|Space|https:\/\/|km|min)$/.test(text.trim());

/** The texts that an expression may come to; calls are not looked into. */
function textsIn(node: Node): readonly { text: string; start: number }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
    case 'JSXText':
      return [{ text: String(node.value), start: node.start }];
    case 'TemplateLiteral':
      return (node.quasis as readonly Node[]).map((part) => ({ text: (part.value as { raw: string }).raw, start: part.start }));
    case 'ConditionalExpression':
      return [...textsIn(node.consequent as Node), ...textsIn(node.alternate as Node)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsIn(node.left as Node)), ...textsIn(node.right as Node)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsIn(node.left as Node), ...textsIn(node.right as Node)] : [];
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return textsIn(node.expression as Node);
    default:
      return [];
  }
}

/** Texts between tags, in what is read out of an element, and in tooltips. */
function sentencesIn(node: Node): readonly { text: string; start: number }[] {
  const here =
    node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? (node.children as readonly Node[]).flatMap(textsIn)
      : node.type === 'JSXAttribute' && spoken.has(String((node.name as Node).name)) && isNode(node.value)
        ? textsIn(node.value)
        : [];
  return [...here.filter(({ text }) => isSentence(text)), ...childrenOf(node).flatMap(sentencesIn)];
}

function literalsOf(file: string): readonly string[] {
  const code = readFileSync(join(root, file), 'utf8');
  return read(code).map(({ text, start }) => `${file}:${code.slice(0, start).split('\n').length}: ${text.trim()}`);
}

const read = (code: string) => sentencesIn(treeOf(code, 'tsx'));

describe('what people read is in words, and not in the pages', () => {
  test.each([
    ['<p>Hello there</p>', 'Hello there'],
    ['<p>{open ? "Yes please" : words.no}</p>', 'Yes please'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a page
    ['<p>{`${count} riders`}</p>', ' riders'],
    ['<button aria-label="Close" />', 'Close'],
    ['<input placeholder={busy && "Please wait"} />', 'Please wait'],
  ])('the test finds what %s says', (code, text) => {
    expect(read(`const drawn = ${code};`).map((one) => one.text)).toContain(text);
  });

  test.each(['<p>{words.hello}</p>', '<i className="quiet icon" />', '<kbd>Enter</kbd>', '<p>{list.join(" · ")}</p>'])(
    'and lets %s be',
    (code) => {
      expect(read(`const drawn = ${code};`)).toEqual([]);
    },
  );

  test.each(tsxFiles(root))('%s', (file) => {
    expect(literalsOf(file)).toEqual([]);
  });
});

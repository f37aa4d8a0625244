import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { childrenOf, isNode, type Node, treeOf } from './source-tree.ts';
import { tsxFiles } from './tsx-files.ts';

const root = join(import.meta.dirname, '..', '..');

/** What a person reads of an element, besides what it holds. */
const spoken = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label', 'hint', 'sure']);

/** Names of keys stand on keyboards in every language; so do units and signs. */
const isSentence = (text: string): boolean => /\p{L}{2,}/u.test(text) && !/^(Enter|End|Home|Space|https:\/\/|km|min)$/.test(text.trim());

const programs = ['apps/cli/src', 'apps/server/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
);

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

/** What the command line and the server say to people who did something that can't be done. */
const refusing = new Set(['Complaint', 'SettingProblem', 'StorageProblem', 'Refused']);

/** Texts in errors that people read, and in the sentence of a refusal. Codes in a StorageProblem or a Refused are one word. */
function refusalsIn(node: Node): readonly { text: string; start: number }[] {
  const { name } = (node.callee ?? {}) as { readonly name?: string };
  const given = (node.arguments ?? []) as readonly Node[];
  const here =
    node.type === 'NewExpression' && refusing.has(`${name}`)
      ? given.flatMap((one) => textsIn(one.type === 'ArrowFunctionExpression' ? (one.body as Node) : one))
      : node.type === 'CallExpression' && name === 'refuse'
        ? given.flatMap((one) => (one.type === 'ArrowFunctionExpression' ? textsIn(one.body as Node) : []))
        : [];
  return [...here.filter(({ text }) => isSentence(text) && !/^[a-z]+(-[a-z]+)*$/.test(text)), ...childrenOf(node).flatMap(refusalsIn)];
}

const textsFound = (file: string, find: (code: string) => readonly { text: string; start: number }[]): readonly string[] => {
  const code = readFileSync(join(root, file), 'utf8');
  return find(code).map(({ text, start }) => `${file}:${code.slice(0, start).split('\n').length}: ${text.trim()}`);
};

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
    expect(textsFound(file, read)).toEqual([]);
  });
});

const readRefusals = (code: string) => refusalsIn(treeOf(code, 'ts'));

describe('why something cannot be done is in words, too', () => {
  test.each([
    ["throw new Complaint('No such file.')", 'No such file.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a program
    ['throw new SettingProblem(`Port ${port} is taken.`, 1)', 'Port '],
    ["throw new StorageProblem('full', path ? `No room.` : say.full)", 'No room.'],
    ["const all = () => refuse(reply, 403, () => 'Not for everybody.')", 'Not for everybody.'],
    ["throw new Refused(409, 'taken', () => 'It is taken.')", 'It is taken.'],
  ])('the test finds what %s says', (code, text) => {
    expect(readRefusals(code).map((one) => one.text)).toContain(text);
  });

  test.each([
    'throw new Complaint(terminal().noGame(name, ids))',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a program
    'throw new Complaint(`${path}: ${why}`)',
    "throw new StorageProblem('full', say.full(file))",
    "refuse(reply, 403, (say) => say.ownerOnly, 'of another server')",
  ])('and lets %s be', (code) => {
    expect(readRefusals(code)).toEqual([]);
  });

  test.each(programs)('%s', (file) => {
    expect(textsFound(file, readRefusals)).toEqual([]);
  });
});

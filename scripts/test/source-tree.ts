import { parseAst } from 'vite';

/** A piece of a source file, as the parser sees it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The tree of a source file. */
export const treeOf = (code: string, lang: 'ts' | 'tsx'): Node => parseAst(code, { lang }) as unknown as Node;

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** How long each function of a source file is, without blank lines, and on which line it begins. */
export function functionsIn(code: string, lang: 'ts' | 'tsx'): readonly { readonly line: number; readonly lines: number }[] {
  const lengths = (node: Node): readonly { line: number; lines: number }[] => {
    const inside = childrenOf(node).flatMap(lengths);
    if (!functions.has(node.type)) return inside;
    const lines = code.slice(node.start, node.end).split('\n');
    return [{ line: code.slice(0, node.start).split('\n').length, lines: lines.filter((line) => line.trim() !== '').length }, ...inside];
  };
  return lengths(treeOf(code, lang));
}

import { readFileSync } from 'node:fs';
import * as bots from '@gruppetto/bots';
import * as catalogue from '@gruppetto/catalogue/all';
import * as kernel from '@gruppetto/kernel';
import * as lab from '@gruppetto/lab';
import * as tour from '@gruppetto/tour';
import * as words from '@gruppetto/words';
import { describe, expect, test } from 'vitest';

const modules: Readonly<Record<string, unknown>> = {
  'gruppetto/bots': bots,
  'gruppetto/catalogue/all': catalogue,
  'gruppetto/kernel': kernel,
  'gruppetto/lab': lab,
  'gruppetto/tour': tour,
  'gruppetto/words': words,
};

/** What a program prints. Its imports are those of the sources, so that nothing has to be built. */
function printed(program: string): string {
  const lines: string[] = [];
  const body = program.replace(/^import (\{[^}]*\}) from ('[^']+');$/gm, 'const $1 = modules[$2];');
  new Function('modules', 'console', `'use strict';\n${body}`)(modules, { log: (line: string) => lines.push(`${line}\n`) });
  return lines.join('');
}

describe('docs/library.md', () => {
  const text = readFileSync(new URL('../../../docs/library.md', import.meta.url), 'utf8');
  const programs = [...text.matchAll(/^## (.+)$[^#]*?^```js\n([^`]*(?:`[^`\n]+`[^`]*)*)^```\n\n^```text\n([^`]*)^```$/gm)];

  test('has a program with what it prints under every heading', () => {
    expect(programs.map(([, heading]) => heading)).toEqual(Array.from(text.matchAll(/^## (.+)$/gm), ([, heading]) => heading));
  });

  test.each(programs.map(([, heading, program, output]) => [heading, program, output] as const))('%s', (_, program, output) => {
    expect(printed(program)).toBe(output);
  });
});

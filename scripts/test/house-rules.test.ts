import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** A file that breaks a rule of the house, and what its author is told. */
type Offence = readonly [folder: string, code: string, message: string];

const pure = ['packages/kernel', 'packages/games/hilly', 'packages/tour', 'packages/wire', 'packages/catalogue', 'packages/bots'];

const dice = 'Use the Dice handed in';
const time = 'Time belongs to the apps';
const apart = 'belongs to the apps: hand the data in';
const host = 'take what you need as a parameter';

/** In every package that is pure. */
const impurities: readonly (readonly [code: string, message: string])[] = [
  ['export const x = Math.random();', dice],
  ["export const x = Math['random']();", dice],
  ['export const { random } = Math;', dice],
  ['const maths = Math;\nexport const x = maths.random();', dice],
  ['export const x = crypto.getRandomValues(new Uint8Array(1));', dice],
  ['export const x = Date.now();', time],
  ['export const x = new Date();', time],
  ['export const x = performance.now();', time],
  ['setTimeout(() => {}, 1);', time],
  ['setInterval(() => {}, 1);', time],
  ['queueMicrotask(() => {});', time],
  ["export const x = fetch('/');", apart],
  ["export const x = localStorage.getItem('x');", apart],
  ["console.log('here');", 'Tell a fact'],
  ['export const x = process.env;', host],
  ['export const x = globalThis;', host],
  ['export const x = window;', host],
  ["export const x = require('fs');", host],
  ["export const x = new Function('return 1');", host],
  ['export const x = Intl;', 'packages/words'],
  ['export const x = (1234).toLocaleString();', 'packages/words'],
  ["export const x = 'a'.localeCompare('b');", 'differs from machine to machine'],
  ["import { readFileSync } from 'node:fs';\nexport const x = readFileSync;", 'no node:*'],
  ["import { readFileSync } from 'fs';\nexport const x = readFileSync;", 'no node:*'],
  ["import { useState } from 'react';\nexport const x = useState;", 'no framework'],
  ["import { fastify } from 'fastify';\nexport const x = fastify;", 'no framework'],
  ["export const x = import('node:os');", 'no node:*'],
  ["export { readFileSync } from 'node:fs';", 'no node:*'],
];

const importing = (name: string) => `import type { Thing } from '${name}';\nexport type X = Thing;`;

/** Who may not import whom, with a type-only import, which counts as any other. */
const directions: readonly Offence[] = [
  ['packages/kernel/src', importing('@gruppetto/hilly'), 'The kernel imports nothing but itself'],
  ['packages/kernel/src', importing('../../tour/src/index.ts'), 'The kernel imports nothing but itself'],
  ['packages/games/hilly/src', importing('@gruppetto/los-ciclistas'), 'no other game'],
  ['packages/games/hilly/src', importing('../../los-ciclistas/src/index.ts'), 'no other game'],
  ['packages/games/hilly/src', importing('@gruppetto/bots'), 'no bot'],
  ['packages/games/hilly/src', importing('@gruppetto/web'), 'no app'],
  ['packages/games/hilly/src', importing('@gruppetto/testkit'), 'A game imports the kernel and itself'],
  ['packages/games/hilly/test', importing('@gruppetto/bots'), 'Its tests know a game, the kernel and the testkit'],
  ['packages/games/hilly/test', importing('../../los-ciclistas/src/index.ts'), 'by its name'],
  ['packages/tour/src', importing('@gruppetto/los-ciclistas'), 'not the games'],
  ['packages/wire/src', importing('@gruppetto/los-ciclistas'), 'not the games'],
  ['packages/catalogue/src', importing('@gruppetto/bots'), 'The catalogue imports the kernel and the games'],
  ['packages/catalogue/src', importing('../../bots/src/index.ts'), 'The catalogue imports the kernel and the games'],
  ['packages/bots/src', importing('@gruppetto/words'), 'Bots import the kernel, the games and the catalogue'],
  ['packages/bots/src', importing('@gruppetto/testkit'), 'Bots import the kernel, the games and the catalogue'],
  ['packages/words/src', importing('@gruppetto/lab'), 'Words are told what to say'],
  ['packages/words/src', importing('@gruppetto/web'), 'Words are told what to say'],
  ['packages/words/src', importing('../../kernel/src/dice.ts'), 'by its name'],
  ['packages/lab/src', importing('@gruppetto/words'), 'The lab counts, the apps show'],
  ['packages/lab/src', importing('gruppetto'), 'The lab counts, the apps show'],
  ['packages/testkit/src', importing('@gruppetto/bots'), 'The testkit knows the kernel'],
  ['apps/web/src', importing('@gruppetto/server'), 'Apps do not import one another'],
  ['apps/web/src', importing('@gruppetto/testkit'), 'The testkit is for the test folders'],
  ['apps/web/src', importing('../../server/src/app.ts'), 'by its name'],
  ['apps/server/src', importing('@gruppetto/web'), 'Apps do not import one another'],
  ['apps/cli/src', importing('@gruppetto/web'), 'not with other apps'],
  ['apps/cli/src', importing('../../server/src/app.ts'), 'by its name'],
  ['bench/src', importing('gruppetto'), 'not with other apps'],
];

const style: readonly Offence[] = [
  ['packages/words/src', 'export default 1;', 'Avoid default exports'],
  ['packages/words/src', "export * from './0.ts';", 'Do not use export all'],
  ['packages/words/src', 'export enum Jersey {\n  Yellow,\n}', "Don't use enum"],
  ['packages/words/src', "import { y } from './cycle-b.ts';\nexport const z = y;", 'part of a cycle'],
  ['packages/words/src', "export type X = import('@gruppetto/lab').Lab;", 'Import types at the top of the file'],
  ['packages/words/src', "import { left } from 'left-pad';\nexport const x = left;", "isn't specified in"],
];

const allowed: readonly (readonly [folder: string, code: string])[] = [
  ['packages/kernel/src', "import type { X } from './a.ts';\nexport type Y = X;\nexport const x = Math.max(1, 2);"],
  ['packages/games/hilly/src', importing('@gruppetto/kernel')],
  ['packages/games/hilly/test', importing('@gruppetto/testkit')],
  ['packages/games/hilly/test', "import { readFileSync } from 'node:fs';\nexport const x = [readFileSync, Date.now()];"],
  ['packages/games/hilly/test', importing('../src/index.ts')],
  ['packages/catalogue/src', importing('@gruppetto/hilly')],
  ['packages/bots/src', importing('@gruppetto/catalogue')],
  ['packages/lab/src', importing('@gruppetto/bots')],
  ['apps/web/src', importing('@gruppetto/words')],
  ['apps/web/src/race', importing('./road/road.ts')],
  ['apps/cli/src', importing('@gruppetto/server')],
  ['apps/cli/src', "import { readFileSync } from 'node:fs';\nexport const x = [readFileSync, Date.now(), Math.random()];"],
];

const manifest = (folder: string) => {
  const own = JSON.parse(
    readFileSync(
      existsSync(join(root, folder, 'package.json'))
        ? join(root, folder, 'package.json')
        : join(root, 'packages/games/los-ciclistas/package.json'),
      'utf8',
    ),
  );
  // Undeclared dependencies have a case of their own; elsewhere they would only add to the noise.
  const names = [...directions, ...allowed].flatMap(([, code]) => /from '(@gruppetto\/\w+|gruppetto)'/.exec(code)?.[1] ?? []);
  return JSON.stringify({ ...own, dependencies: Object.fromEntries(names.map((name) => [name, '*'])) });
};

let tree: string;
let said: ReadonlyMap<string, string>;

const impure = pure.flatMap((folder) => impurities.map(([code, message]): Offence => [`${folder}/src`, code, message]));
const offences = [...impure, ...directions, ...style];
const fileOf = (kind: string, index: number, folder: string) => `${folder}/${kind}-${index}.ts`;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'gruppetto-rules-'));
  for (const name of ['biome.json', '.gitignore', 'scripts/no-import-types.grit']) cpSync(join(root, name), join(tree, name));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), content);
  };
  for (const folder of [...pure, 'packages/words', 'packages/lab', 'packages/testkit', 'apps/web', 'apps/server', 'apps/cli', 'bench'])
    write(`${folder}/package.json`, manifest(folder));
  for (const [index, [folder, code]] of offences.entries()) write(fileOf('offence', index, folder), `${code}\n`);
  for (const [index, [folder, code]] of allowed.entries()) write(fileOf('allowed', index, folder), `${code}\n`);
  const cycle = style.findIndex(([, code]) => code.includes('cycle-b'));
  write(
    'packages/words/src/cycle-b.ts',
    `import { z } from './offence-${impure.length + directions.length + cycle}.ts';\nexport const y = z;\n`,
  );
  const biome = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--colors=off', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, biome, { cwd: tree, encoding: 'utf8', maxBuffer: 1e8 });
  const byFile = new Map<string, string>();
  for (const report of `${stdout}${stderr}`.split(/\n(?=\S+:\d+:\d+ (?:lint|plugin))/)) {
    const file = /^(\S+?):\d+:\d+ /.exec(report)?.[1];
    if (file && report.includes('×')) byFile.set(file, `${byFile.get(file) ?? ''}${report}`);
  }
  said = byFile;
});

afterAll(() => rmSync(tree, { recursive: true }));

describe('is refused, with a word on what to do instead', () => {
  test.each(offences.map(([folder, code, message], index) => [folder, code, message, index] as const))(
    '%s: %s',
    (folder, _code, message, index) => {
      expect(said.get(fileOf('offence', index, folder))).toContain(message);
    },
  );
});

describe('is allowed', () => {
  test.each(allowed.map(([folder, code], index) => [folder, code, index] as const))('%s: %s', (folder, _code, index) => {
    expect(said.get(fileOf('allowed', index, folder))).toBeUndefined();
  });
});

describe('the list of projects', () => {
  const folders = ['packages', 'packages/games', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const workspaces = [...folders, 'bench'].filter((folder) => existsSync(join(root, folder, 'package.json')) && folder !== 'apps/web');

  test.each(workspaces)('%s is compiled by tsc -b', (folder) => {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    expect(references).toContainEqual({ path: folder });
  });
});

describe('what runs before the version of Node is known', () => {
  test.each(['need-node', 'start', 'test', 'dev', 'build', 'bench'])('scripts/%s.cjs holds nothing newer than ES5', (name) => {
    const code = readFileSync(join(root, 'scripts', `${name}.cjs`), 'utf8').replace(/^\/\/.*$/gm, '');
    expect(code).not.toMatch(/=>|`|\.\.\.|\?\.|\?\?|,\s*[)\]}]|\b(const|let|class|async|await|import|of)\b/);
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cardOf, gameIds } from '@gruppetto/catalogue';
import { version } from '@gruppetto/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functionsIn } from './source-tree.ts';

const root = join(import.meta.dirname, '..', '..');

/** A file that breaks a rule of the house, and what its author is told. */
type Offence = readonly [folder: string, code: string, message: string];

/** Where nothing is random but the dice, and nothing knows the time. */
const pure = [
  'packages/kernel/src',
  'packages/games/hilly/rules',
  'packages/games/hilly/bot',
  'packages/tour/src',
  'packages/wire/src',
  'packages/bots/src',
  'packages/room/src',
];

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
  ['export const x = Intl;', 'What people read is in words'],
  ['export const x = (1234).toLocaleString();', 'What people read is in words'],
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
  ['packages/games/hilly/rules', importing('@gruppetto/los-ciclistas'), 'no other game'],
  ['packages/games/hilly/rules', importing('../../los-ciclistas/rules/index.ts'), 'no other game'],
  ['packages/games/hilly/rules', importing('../words/en.ts'), 'Rules import the kernel and themselves'],
  ['packages/games/hilly/rules', importing('@gruppetto/bots'), 'no bot'],
  ['packages/games/hilly/rules', importing('@gruppetto/web'), 'no app'],
  ['packages/games/hilly/rules', importing('@gruppetto/testkit'), 'Rules import the kernel and themselves'],
  ['packages/games/hilly/words', importing('../bot/rule-of-thumb.ts'), 'The words of a game know its rules'],
  ['packages/games/hilly/words', importing('@gruppetto/ui'), 'The words of a game know its rules'],
  ['packages/games/hilly/bot', importing('../words/en.ts'), 'The bots of a game know its rules'],
  ['packages/games/hilly/screens', importing('@gruppetto/catalogue'), 'The screens of a game know its rules and words'],
  ['packages/games/hilly/screens', importing('@gruppetto/web'), 'The screens of a game know its rules and words'],
  ['packages/games/hilly/test', importing('@gruppetto/catalogue'), 'The tests of a room know that room'],
  ['packages/games/hilly/test', importing('../../los-ciclistas/src/index.ts'), 'by its name'],
  ['packages/room/src', importing('@gruppetto/ui'), 'A room is known by'],
  ['packages/ui/src', importing('@gruppetto/hilly'), 'What all pages share'],
  ['packages/tour/src', importing('@gruppetto/los-ciclistas'), 'not the games'],
  ['packages/wire/src', importing('@gruppetto/los-ciclistas'), 'not the games'],
  ['packages/catalogue/src', importing('@gruppetto/lab'), 'The catalogue imports the kernel and the rooms'],
  ['packages/catalogue/src', importing('../../bots/src/index.ts'), 'The catalogue imports the kernel and the rooms'],
  ['packages/bots/src', importing('@gruppetto/words'), 'What all bots share'],
  ['packages/bots/src', importing('@gruppetto/hilly'), 'not the games'],
  ['packages/words/src', importing('@gruppetto/lab'), 'What all games say alike'],
  ['packages/words/src', importing('@gruppetto/hilly'), 'not the games'],
  ['packages/words/src', importing('../../kernel/src/dice.ts'), 'What all games say alike'],
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
  ['packages/games/hilly/rules', importing('@gruppetto/kernel')],
  ['packages/games/hilly/words', importing('../rules/types.ts')],
  ['packages/games/hilly/words', 'export const x = new Intl.PluralRules();'],
  ['packages/games/hilly/bot', importing('../rules/index.ts')],
  ['packages/games/hilly/screens', importing('@gruppetto/ui')],
  ['packages/games/hilly/test', importing('@gruppetto/testkit')],
  ['packages/games/hilly/test', "import { readFileSync } from 'node:fs';\nexport const x = [readFileSync, Date.now()];"],
  ['packages/games/hilly/test', importing('../rules/index.ts')],
  ['packages/catalogue/src', importing('@gruppetto/hilly/room')],
  ['packages/lab/src', importing('@gruppetto/bots')],
  ['apps/web/src', importing('@gruppetto/words')],
  ['apps/web/src/race', importing('../ui/road.ts')],
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
  const names = [...directions, ...allowed].flatMap(([, code]) => /from '(@gruppetto\/[\w-]+|gruppetto)/.exec(code)?.[1] ?? []);
  return JSON.stringify({ ...own, dependencies: Object.fromEntries(names.map((name) => [name, '*'])) });
};

/** The package that a folder belongs to. */
const packageOf = (folder: string): string => /^(packages\/games\/\w+|(?:packages|apps)\/\w+|bench)/.exec(folder)?.[1] ?? folder;

let tree: string;
let said: ReadonlyMap<string, string>;

const impure = pure.flatMap((folder) => impurities.map(([code, message]): Offence => [folder, code, message]));
const offences = [...impure, ...directions, ...style];
const fileOf = (kind: string, index: number, folder: string) => `${folder}/${kind}-${index}.ts`;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'gruppetto-rules-'));
  for (const name of ['biome.json', '.gitignore', 'scripts/no-import-types.grit']) cpSync(join(root, name), join(tree, name));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), content);
  };
  for (const folder of new Set(offences.concat(allowed.map(([one]) => [one, '', ''])).map(([one]) => packageOf(one))))
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
  const referencesIn = (file: string): readonly { path: string }[] => JSON.parse(readFileSync(join(root, file), 'utf8')).references;
  const foldersIn = (parent: string) =>
    readdirSync(join(root, parent)).filter((name) => existsSync(join(root, parent, name, 'package.json')));

  test.each([...foldersIn('packages').map((name) => `packages/${name}`), 'apps/cli', 'apps/server', 'bench'])(
    '%s is compiled by tsc -b',
    (folder) => {
      expect(referencesIn('tsconfig.json')).toContainEqual({ path: folder });
    },
  );

  test.each(foldersIn('packages/games'))('so is the room of %s, with its screens', (game) => {
    expect(referencesIn('packages/games/tsconfig.json')).toEqual(expect.arrayContaining([{ path: game }, { path: `${game}/screens` }]));
  });
});

describe('a game is known in its own room only', () => {
  const mayName =
    /^(packages\/games\/|packages\/catalogue\/(src\/list\.ts|package\.json)|docs\/|bench\/|scripts\/parts\/(load\/|frames\.cjs)|package-lock\.json)|(^|\/)test\/|\.md$/;
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => /\.(ts|tsx|js|cjs|css|json|html|grit|template)$/.test(file) && !mayName.test(file));
  const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = readdirSync(join(root, 'packages/games')).filter((name) => existsSync(join(root, 'packages/games', name, 'card.ts')));
  const titles = gameIds.map((id) => cardOf(id).title.split(':')[0]);
  const prefixes = gameIds.map((id) => cardOf(id).prefix);

  test('there are games, and files that must not name them', () => {
    expect(names.length).toBeGreaterThan(4);
    expect(files.length).toBeGreaterThan(300);
  });

  test('no source file outside the rooms names one', () => {
    const named = new RegExp(`\\b(${[...names, ...names.map(camel), ...titles].join('|')})\\b`);
    const offending = files.filter((file) => existsSync(join(root, file)) && named.test(readFileSync(join(root, file), 'utf8')));
    expect(offending).toEqual([]);
  });

  test('nor decides anything by the prefix of its rules', () => {
    const quoted = new RegExp(`['"](${prefixes.join('|')})['"-]`);
    const offending = files.filter((file) => existsSync(join(root, file)) && quoted.test(readFileSync(join(root, file), 'utf8')));
    expect(offending).toEqual([]);
  });
});

test('no stylesheet and no source file is longer than 400 lines, but for tests and tables of sentences', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.css', '*.ts', '*.tsx', '*.cjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const mayBeLong = /(^|\/)test\/|^packages\/games\/[\w-]+\/(words|lessons)\//;
  const files = stdout.split('\n').filter((file) => file !== '' && !mayBeLong.test(file) && existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(800);
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length > 400)).toEqual([]);
});

test('a decision is a page of 35 lines at most', () => {
  const folder = join(root, 'docs/decisions');
  const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  expect(pages).not.toEqual([]);
  expect(pages.filter((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').length > 35)).toEqual([]);
});

describe('no function has a hundred lines', () => {
  // The linter does not count what is inside a component, or in a function within another.
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.cjs'], { cwd: root, encoding: 'utf8' });
  const mayBeLong = /(^|\/)test\/|^packages\/games\/[\w-]+\/lessons\//;
  const files = stdout.split('\n').filter((file) => file !== '' && !mayBeLong.test(file) && existsSync(join(root, file)));
  const long = (code: string, lang: 'ts' | 'tsx') => functionsIn(code, lang).filter(({ lines }) => lines >= 100);

  test('they are counted without their blank lines', () => {
    const body = (lines: number) => 'f();\n\n'.repeat(lines);
    expect(long(`const short = () => {\n${body(97)}};`, 'ts')).toEqual([]);
    expect(long(`\nfunction Long() {\n${body(98)}}`, 'tsx')).toEqual([{ line: 2, lines: 100 }]);
    expect(long(`const held = { long: () => {\n${body(98)}} };`, 'ts')).toHaveLength(1);
  });

  test('in any source file, but for tests and tables of lessons', () => {
    expect(files.length).toBeGreaterThan(800);
    const found = files.flatMap((file) =>
      long(readFileSync(join(root, file), 'utf8'), file.endsWith('.tsx') ? 'tsx' : 'ts').map(
        ({ line, lines }) => `${file}:${line} has ${lines} lines`,
      ),
    );
    expect(found).toEqual([]);
  });
});

test('every part has the same version, which the changelog names', () => {
  const { stdout } = spawnSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root, encoding: 'utf8' });
  const manifests = stdout
    .trim()
    .split('\n')
    .filter((file) => file !== 'package.json');
  const versions = manifests.map((file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8')).version]);
  expect(versions).toEqual(manifests.map((file) => [file, version]));
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}`);
});

describe('what runs before the version of Node is known', () => {
  test.each(['need-node', 'start', 'test', 'dev', 'build', 'bench', 'train', 'new-game', 'pack'])(
    'scripts/%s.cjs holds nothing newer than ES5',
    (name) => {
      const code = readFileSync(join(root, 'scripts', `${name}.cjs`), 'utf8').replace(/^\/\/.*$/gm, '');
      expect(code).not.toMatch(/=>|`|\.\.\.|\?\.|\?\?|,\s*[)\]}]|\b(const|let|class|async|await|import|of)\b/);
    },
  );
});

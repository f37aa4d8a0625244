import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';

export const scripts = join(import.meta.dirname, '..');

const recorder = (name: string) => `const form = process.env.GRUPPETTO_SOAK ? ['in its long form'] : [];
require('node:fs').appendFileSync(process.env.CALLS, ['${name}', ...process.argv.slice(2), ...form].join(' ') + '\\n');
process.exit(process.env.FAILS === '${name}' ? 1 : 0);
`;

/** Stands in for npm and the tools it installs: does what they do, in small, and writes down that it was called. */
const fake = {
  npm: `#!/usr/bin/env node
const { appendFileSync, cpSync, copyFileSync, rmSync } = require('node:fs');
appendFileSync(process.env.CALLS, 'npm ' + process.argv[2] + '\\n');
rmSync('node_modules', { recursive: true, force: true });
if (process.env.NPM_SAYS) {
  process.stderr.write(process.env.NPM_SAYS);
  if (process.env.SLOW !== 'npm') process.exit(1);
}
cpSync(process.env.TOOLS, 'node_modules', { recursive: true });
if (process.env.SLOW === 'npm') setInterval(() => {}, 1000);
else copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`,
  'typescript/bin/tsc': `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync(process.env.CALLS, 'tsc\\n');
if (process.env.SLOW === 'tsc') setInterval(() => {}, 1000);
else if (process.env.TSC_SAYS) {
  process.stdout.write(process.env.TSC_SAYS);
  process.exit(1);
} else {
  mkdirSync('apps/server/dist', { recursive: true });
  writeFileSync('apps/server/dist/index.js', \`
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
export const serve = ({ host, port, root }) => new Promise((resolve, reject) => {
  if (process.env.SERVER_SAYS) return reject(Object.assign(new Error(process.env.SERVER_SAYS), { exitCode: 1 }));
  const server = createServer((_request, response) => response.end(readFileSync(root + '/index.html')));
  server.once('error', reject).listen(port, host, () => resolve({ port: server.address().port, closed: new Promise(() => {}), stop: async () => server.close() }));
});\`);
}
`,
  'vite/bin/vite.js': `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync(process.env.CALLS, 'vite\\n');
mkdirSync('apps/web/dist', { recursive: true });
writeFileSync('apps/web/dist/index.html', 'the built page');
`,
  '@biomejs/biome/bin/biome': recorder('biome'),
  'vitest/vitest.mjs': `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${recorder('vitest')}`,
  '@playwright/test/cli.js': recorder('playwright'),
  'playwright-core/cli.js': recorder('playwright-core'),
  'playwright-core/index.js': "exports.chromium = { executablePath: () => '/nowhere/chromium' };\n",
  'apt-get': `#!/usr/bin/env node\n${recorder('apt-get')}`,
  // A PostgreSQL, a Redis and an nginx are there, whatever this computer has.
  initdb: '',
  postgres: '',
  'redis-server': '',
  nginx: '',
};

const programs = ['npm', 'apt-get', 'initdb', 'postgres', 'redis-server', 'nginx'];

export let place: string;
export let root: string;
let calls: string;

export const write = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

export const lock = (version: string) =>
  write(
    join(root, 'package-lock.json'),
    JSON.stringify({
      packages: { '': {}, 'node_modules/typescript': { version }, 'node_modules/for-others': { version, optional: true } },
    }),
  );

const begun: ChildProcess[] = [];

/** For each test of a file that calls this: a repository in small, freshly cloned, and gone after it. */
export function smallClones(): void {
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'gruppetto-start-'));
    // Somebody else is to be able to read it.
    chmodSync(place, 0o755);
    root = join(place, 'clone');
    calls = join(place, 'calls');
    write(calls, '');
    chmodSync(calls, 0o666);
    cpSync(scripts, join(root, 'scripts'), { recursive: true, filter: (file) => !file.endsWith('test') });
    for (const [name, code] of Object.entries(fake)) write(join(place, programs.includes(name) ? 'bin' : 'tools', name), code);
    for (const name of programs) chmodSync(join(place, 'bin', name), 0o755);
    write(join(root, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: 'exec node scripts/start.cjs' } }));
    lock('7.0.2');
    for (const name of [
      'tsconfig.json',
      'tsconfig.base.json',
      'apps/web/index.html',
      'apps/server/src/index.ts',
      'packages/kernel/src/dice.ts',
    ])
      write(join(root, name), '');
  });
  afterEach(() => {
    for (const child of begun.splice(0)) if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    rmSync(place, { recursive: true, force: true });
  });
}

const environment = (more: Record<string, string> = {}) => ({
  PATH: [join(place, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
  CALLS: calls,
  TOOLS: join(place, 'tools'),
  ...more,
});

export interface Run {
  readonly child: ChildProcess;
  /** Resolves when it has said this. */
  says(what: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

export interface Circumstances {
  readonly env?: Record<string, string>;
  readonly command?: readonly string[];
  /** As a person who may read the folder and not write to it. */
  readonly stranger?: boolean;
}

export function begin(
  script: 'soak' | 'start' | 'test',
  args: readonly string[] = [],
  { env, command = [process.execPath, `scripts/${script}.cjs`], stranger = false }: Circumstances = {},
): Run {
  const [program = '', ...rest] = command;
  if (stranger) spawnSync('chmod', ['-R', 'a-w,a+rX', root]);
  const as = stranger && process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const child = spawn(program, [...rest, ...args], { cwd: root, env: environment(env), detached: true, stdio: 'pipe', ...as });
  begun.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }));
  });
  const says = (what: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = what.exec(out);
        if (match) resolve(match);
      };
      look();
      child.stdout.on('data', look);
      void ended.then(() => reject(new Error(`it ended without saying ${what}:\n${out}${err}`)));
    });
  return { child, says, ended };
}

/** What was called since one last asked, in the order of the alphabet: some of it runs at the same time. */
export function called(): readonly string[] {
  const lines = readFileSync(calls, 'utf8').trim().split('\n').filter(Boolean);
  writeFileSync(calls, '');
  return lines.sort();
}

/** It ends with this code and exactly one sentence. */
export async function refused(run: Run, code: number, sentence: RegExp) {
  const { err, ...rest } = await run.ended;
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(rest.code).toBe(code);
}

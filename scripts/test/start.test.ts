import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const scripts = join(import.meta.dirname, '..');

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
  const server = createServer((_request, response) => response.end(readFileSync(root + '/index.html')));
  server.once('error', reject).listen(port, host, () => resolve({ port: server.address().port, stop: async () => server.close() }));
});\`);
}
`,
  'vite/bin/vite.js': `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync(process.env.CALLS, 'vite\\n');
mkdirSync('apps/web/dist', { recursive: true });
writeFileSync('apps/web/dist/index.html', 'the built page');
`,
};

let place: string;
let root: string;
let calls: string;

const write = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** A repository in small, freshly cloned. */
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'gruppetto-start-'));
  // Somebody else is to be able to read it.
  chmodSync(place, 0o755);
  root = join(place, 'clone');
  calls = join(place, 'calls');
  write(calls, '');
  chmodSync(calls, 0o666);
  cpSync(scripts, join(root, 'scripts'), { recursive: true, filter: (file) => !file.endsWith('test') });
  for (const [name, code] of Object.entries(fake)) write(join(place, name === 'npm' ? 'bin' : 'tools', name), code);
  chmodSync(join(place, 'bin', 'npm'), 0o755);
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

const lock = (version: string) =>
  write(
    join(root, 'package-lock.json'),
    JSON.stringify({
      packages: { '': {}, 'node_modules/typescript': { version }, 'node_modules/for-others': { version, optional: true } },
    }),
  );

const begun: ChildProcess[] = [];

afterEach(() => {
  for (const child of begun.splice(0)) if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  rmSync(place, { recursive: true, force: true });
});

const environment = (more: Record<string, string> = {}) => ({
  PATH: [join(place, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
  CALLS: calls,
  TOOLS: join(place, 'tools'),
  ...more,
});

interface Run {
  readonly child: ChildProcess;
  /** Resolves when it has said this. */
  says(what: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

interface Circumstances {
  readonly env?: Record<string, string>;
  readonly command?: readonly string[];
  /** As a person who may read the folder and not write to it. */
  readonly stranger?: boolean;
}

function start(
  args: readonly string[] = [],
  { env, command = [process.execPath, 'scripts/start.cjs'], stranger = false }: Circumstances = {},
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

const atAnyPort = ['--port', '0'];
const address = /http:\/\/localhost:(\d+)/;

/** Starts, waits for the address, ends it. */
async function startAndEnd(circumstances?: Circumstances) {
  const run = start(atAnyPort, circumstances);
  const [url] = await run.says(address);
  const page = await (await fetch(url)).text();
  run.child.kill('SIGTERM');
  return { page, ...(await run.ended) };
}

function called(): readonly string[] {
  const lines = readFileSync(calls, 'utf8').trim().split('\n').filter(Boolean);
  writeFileSync(calls, '');
  return lines.sort();
}

async function refused(run: Run, code: number, sentence: RegExp) {
  const { err, ...rest } = await run.ended;
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(rest.code).toBe(code);
}

describe('what is missing is made, and nothing else', () => {
  test('a fresh clone is installed, built and served', async () => {
    const { page, code, err } = await startAndEnd();
    expect(page).toBe('the built page');
    expect(called()).toEqual(['npm ci', 'tsc', 'vite']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const ending of ['br', 'gz']) expect(existsSync(join(root, `apps/web/dist/index.html.${ending}`))).toBe(true);
  });

  test('the second start makes nothing', async () => {
    await startAndEnd();
    called();
    const { page } = await startAndEnd();
    expect(page).toBe('the built page');
    expect(called()).toEqual([]);
  });

  test('a file that is only newer changes nothing', async () => {
    await startAndEnd();
    called();
    utimesSync(join(root, 'packages/kernel/src/dice.ts'), new Date(), new Date());
    await startAndEnd();
    expect(called()).toEqual([]);
  });

  test.each(['packages/kernel/src/dice.ts', 'apps/web/src/new.css'])('a change of %s is built', async (file) => {
    await startAndEnd();
    called();
    write(join(root, file), 'other');
    await startAndEnd();
    expect(called()).toEqual(['tsc', 'vite']);
  });

  test('a change of the lock file is installed and built', async () => {
    await startAndEnd();
    called();
    lock('7.0.3');
    await startAndEnd();
    expect(called()).toEqual(['npm ci', 'tsc', 'vite']);
  });

  test.each(['apps/web/dist', 'apps/server/dist'])('%s that was thrown away is built again', async (folder) => {
    await startAndEnd();
    called();
    rmSync(join(root, folder), { recursive: true });
    await startAndEnd();
    expect(called()).toEqual(['tsc', 'vite']);
  });
});

describe('arguments', () => {
  test('--port chooses the port', async () => {
    const holder = createServer().listen(0);
    const { port } = holder.address() as AddressInfo;
    await new Promise((done) => holder.close(done));
    const run = start([`--port=${port}`]);
    expect((await run.says(address))[1]).toBe(`${port}`);
    run.child.kill();
    await run.ended;
  });

  test('--help tells what there is, and does nothing', async () => {
    const { code, out } = await start(['--help']).ended;
    expect(out).toContain('--port');
    expect(code).toBe(0);
    expect(called()).toEqual([]);
  });

  test.each([
    [['--prot', '5000'], /--prot.*--help/],
    [['5000'], /5000.*--help/],
    [['--port'], /--port.*--help/],
    [['--port', 'many'], /not "many"/],
    [['--port', '65536'], /not "65536"/],
    [['--port', '-1'], /--port.*--help/],
    [['--port', ''], /not ""/],
    [['--host', ''], /host/],
  ])('%j is refused before anything is done', async (args, sentence) => {
    await refused(start(args), 2, sentence);
    expect(called()).toEqual([]);
  });
});

describe('one sentence for', () => {
  test('a taken port', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    await refused(start(['--port', `${port}`]), 1, new RegExp(`^Port ${port} is taken.*--port ${port + 1}`));
    await new Promise((done) => other.close(done));
  });

  test('a host that is not this computer', async () => {
    await refused(start(['--host', '192.0.2.1']), 1, /^This computer cannot serve at 192\.0\.2\.1/);
  });

  test.each(['8.17.0', '18.20.0', '20.18.3'])('Node %s', (node) => {
    const said: string[] = [];
    const left: number[] = [];
    const process = {
      version: `v${node}`,
      versions: { node },
      stderr: { write: (text: string) => said.push(text) },
      exit: (code: number) => left.push(code),
    };
    new Function('process', readFileSync(join(scripts, 'need-node.cjs'), 'utf8'))(process);
    expect(said.join('')).toBe(`Gruppetto needs Node 20.19 or newer, and this is v${node} - get it from https://nodejs.org\n`);
    expect(left).toEqual([1]);
  });

  test('no network', async () => {
    const NPM_SAYS = 'npm error code ENOTFOUND\nnpm error network request to the registry failed\n    at something (x.js:1:1)\n';
    await refused(start(atAnyPort, { env: { NPM_SAYS } }), 1, /^The packages could not be fetched \(ENOTFOUND\): check the connection/);
  });

  test('no network, without waiting until npm has tried every package', async () => {
    const attempt = 'npm http fetch GET http://somewhere/package attempt 1 failed with EAI_AGAIN\n';
    const run = start(atAnyPort, { env: { NPM_SAYS: attempt.repeat(5), SLOW: 'npm' } });
    await refused(run, 1, /^The packages could not be fetched \(EAI_AGAIN\): check the connection/);
  });

  test('whatever else npm has to complain of', async () => {
    const NPM_SAYS = 'npm error code EUSAGE\nnpm error\nnpm error The lock file is out of step\n';
    await refused(start(atAnyPort, { env: { NPM_SAYS } }), 1, /^The packages could not be installed.*EUSAGE.*out of step/);
  });

  test('npm that is not there', async () => {
    await refused(start(atAnyPort, { env: { PATH: place } }), 1, /^npm cannot be run \(ENOENT\)/);
  });

  test('a folder that cannot be written to, with nothing installed', async () => {
    await refused(
      start(atAnyPort, { stranger: true }),
      1,
      /^Gruppetto cannot install its packages: .*clone cannot be written to \(EACCES\)/,
    );
    expect(called()).toEqual([]);
  });

  test('a folder that cannot be written to, with nothing built', async () => {
    await startAndEnd();
    called();
    write(join(root, 'packages/kernel/src/dice.ts'), 'other');
    await refused(start(atAnyPort, { stranger: true }), 1, /^Gruppetto cannot be built: .*clone cannot be written to \(EACCES\)/);
    expect(called()).toEqual([]);
  });

  test('a build that fails, after what the tool said; the next start tries again', async () => {
    const { code, err } = await start(atAnyPort, { env: { TSC_SAYS: 'dice.ts(1,1): wrong\n' } }).ended;
    expect(err).toBe('dice.ts(1,1): wrong\nGruppetto could not be built: compiling failed, as said above.\n');
    expect(code).toBe(1);
    called();
    expect((await startAndEnd()).page).toBe('the built page');
    expect(called()).toEqual(['tsc', 'vite']);
  });
});

test('a folder that cannot be written to is served if everything is built', async () => {
  await startAndEnd();
  called();
  const { page, code, err } = await startAndEnd({ stranger: true });
  expect({ page, code, err }).toEqual({ page: 'the built page', code: 0, err: '' });
  expect(called()).toEqual([]);
});

describe('signals end it cleanly', () => {
  const isRunning = (command: string) => spawnSync('pgrep', ['-f', join(root, command)]).status === 0;

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s while it serves', async (signal) => {
    const run = start(atAnyPort);
    await run.says(address);
    run.child.kill(signal);
    const { code, err } = await run.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s while it installs; the next start installs again', async (signal) => {
    const run = start(atAnyPort, { env: { SLOW: 'npm' } });
    await run.says(/Installing/);
    await expect.poll(() => existsSync(join(root, 'node_modules'))).toBe(true);
    run.child.kill(signal);
    const { code, err } = await run.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    called();
    await startAndEnd();
    expect(called()).toEqual(['npm ci', 'tsc', 'vite']);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s while it builds, and the compiler with it', async (signal) => {
    const run = start(atAnyPort, { env: { SLOW: 'tsc' } });
    await run.says(/Building/);
    await expect.poll(() => isRunning('node_modules/typescript/bin/tsc')).toBe(true);
    run.child.kill(signal);
    const { code, err } = await run.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(isRunning('node_modules/typescript/bin/tsc')).toBe(false);
  });

  describe('through npm', () => {
    const npm = [process.execPath, join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'), 'start', '--'];

    test.each([
      ['SIGINT', 'all, as a terminal does'],
      ['SIGTERM', 'npm alone, as a supervisor does'],
    ] as const)('%s to %s', async (signal, to) => {
      await startAndEnd();
      const run = start(atAnyPort, { command: npm, env: { HOME: place } });
      const [url] = await run.says(address);
      process.kill(to.startsWith('all') ? -(run.child.pid ?? 0) : (run.child.pid ?? 0), signal);
      expect((await run.ended).code).toBe(0);
      await expect(fetch(url)).rejects.toThrow();
    });
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { begin, type Circumstances, called, lock, place, refused, root, scripts, smallClones, write } from './small-clone.ts';

smallClones();

const start = (args?: readonly string[], circumstances?: Circumstances) => begin('start', args, circumstances);

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
  test('data that cannot be used, in the words of the server', async () => {
    const run = start(atAnyPort, { env: { SERVER_SAYS: 'The data is damaged: restore a backup.' } });
    await refused(run, 1, /^The data is damaged: restore a backup\.$/m);
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
    expect(err).toBe('dice.ts(1,1): wrong\nGruppetto could not be built: compiling failed, see above.\n');
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

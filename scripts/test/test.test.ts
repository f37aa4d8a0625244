import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { begin, called, place, smallClones } from './small-clone.ts';

smallClones();

const headers = (out: string) => [...out.matchAll(/^── (.+?) ─+$/gm)].map(([, name]) => name);
const lastLine = (text: string) => text.trim().split('\n').at(-1);

/** With a Chromium on the path, or without one. */
function path(chromium: 'chromium' | 'no chromium'): { readonly PATH: string } {
  const bin = join(place, 'bin');
  symlinkSync(process.execPath, join(bin, 'node'));
  if (chromium === 'chromium') symlinkSync(process.execPath, join(bin, 'chromium'));
  return { PATH: bin };
}

describe('npm test', () => {
  test('installs, then goes through all parts, and sums up in the last line', async () => {
    const { code, out, err } = await begin('test', [], { env: path('chromium') }).ended;
    expect(headers(out)).toEqual(['install', 'format and lint', 'build', 'types', 'tests', 'Node 24', 'browser']);
    expect(lastLine(out)).toMatch(
      /^Passed: install .*, format and lint .*, build .*, types .*, tests .*, Node 24 .*, browser .* in all\.$/,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const all = called();
    for (const call of ['npm ci', 'biome ci --error-on-warnings .', 'vitest run', 'vite', 'playwright test']) expect(all).toContain(call);
  });

  test('npm run check leaves the browser out', async () => {
    const { code, out } = await begin('test', ['--no-browser'], { env: path('no chromium') }).ended;
    expect(headers(out)).toEqual(['install', 'format and lint', 'build', 'types', 'tests', 'Node 24']);
    expect(code).toBe(0);
  });

  test.each([
    ['biome', ['install', 'format and lint']],
    ['vitest', ['install', 'format and lint', 'build', 'types', 'tests']],
    ['playwright', ['install', 'format and lint', 'build', 'types', 'tests', 'Node 24', 'browser']],
  ])('stops where %s fails, and says so in the last line', async (FAILS, parts) => {
    const { code, out, err } = await begin('test', [], { env: { ...path('chromium'), FAILS } }).ended;
    expect(headers(out)).toEqual(parts);
    expect(lastLine(err)).toMatch(new RegExp(`^FAILED at ${parts.at(-1)} .*passed before it: install`));
    expect(code).toBe(1);
  });

  test('without a Chromium it tries to install one, and fails rather than skip', async () => {
    const { code, err } = await begin('test', [], { env: path('no chromium') }).ended;
    expect(err).toContain('The browser tests need Chromium');
    expect(lastLine(err)).toMatch(/^FAILED at tests/);
    expect(code).toBe(1);
    const all = called();
    const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    if (apt) expect(all).toContain('apt-get install -qq -y --no-install-recommends chromium');
    else expect(all).toContain('playwright-core install chromium');
    expect(all).not.toContain('vitest run');
  });

  test('without a Redis it leaves the tests on it out, and says so; on a build machine it fails', async () => {
    const env = path('no chromium');
    rmSync(join(place, 'bin', 'redis-server'));
    const sentence = 'Redis could not be found or installed: install it with your package manager, and run "npm test" again.';
    const here = await begin('test', ['--no-browser'], { env }).ended;
    expect(here.out).toContain(`${sentence} The tests on Redis are skipped for now.`);
    expect(here.code).toBe(0);
    expect(called()).toContain('vitest run');
    const there = await begin('test', ['--no-browser'], { env: { ...env, CI: 'true' } }).ended;
    expect(there.err).toContain(sentence);
    expect(lastLine(there.err)).toMatch(/^FAILED at tests/);
    expect(there.code).toBe(1);
    expect(called()).not.toContain('vitest run');
  });

  test('without a Node 24 it leaves the tests on it out, and says so', async () => {
    const { code, out } = await begin('test', ['--no-browser'], { env: path('no chromium') }).ended;
    expect(out).toMatch(/npm has no Node 24\S+ for this computer: the tests on it are skipped\.|This is Node \S+: everything/);
    expect(code).toBe(0);
  });

  test('knows no other argument', async () => {
    const { code, err } = await begin('test', ['--browser']).ended;
    expect(err).toBe('Unknown argument "--browser": the only option is "--no-browser".\n');
    expect(code).toBe(2);
    expect(called()).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it, and that is no success', async (signal) => {
    const run = begin('test', [], { env: { SLOW: 'npm' } });
    await run.says(/Installing/);
    run.child.kill(signal);
    expect((await run.ended).code).toBe(130);
  });
});

test('npm run soak asks for the long form of all tests, and goes on to the browser where others have failed', async () => {
  const { code } = await begin('soak', [], { env: { ...path('chromium'), FAILS: 'vitest' } }).ended;
  expect(called()).toEqual(expect.arrayContaining(['playwright test in its long form', 'vitest run in its long form']));
  expect(code).toBe(1);
});

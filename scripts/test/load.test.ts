import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../load.cjs', import.meta.url));

test('the load test, with a few rated tables for a moment', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--tables', '3', '--seconds', '1', '--alone', '--everything']);
  expect(stdout).toMatch(/Gruppetto, .*: 3 tables, 12 connected seats/);
  expect(stdout).toMatch(/each thinks a second: \d+ steps\/s; sent to seen by the others, ms: median \d/);
}, 180_000);

test.each([['--tables', 'many'], ['--seconds', '0'], ['--wheels']])('what it does not understand it says: %s %s', async (...args) => {
  const failed = promisify(execFile)(process.execPath, [script, ...args.filter((arg) => arg !== undefined)]);
  await expect(failed).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('--help') });
});

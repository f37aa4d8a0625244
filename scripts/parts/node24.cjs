'use strict';
const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { Failure, say } = require('./command.cjs');
const { install } = require('./install.cjs');

const root = path.join(__dirname, '..', '..');
const version = '24.9.0';
const help = `node scripts/node24.cjs           a part of the tests on Node ${version}, which npm brings
node scripts/node24.cjs <files>   these tests instead`;

/** What a new Node is most likely to break: its own SQLite, threads, sockets and files. */
const usual = ['storage', 'history', 'fair-queue', 'frame', 'simulation', 'broken-off'].map((name) => `apps/server/test/${name}.test.ts`);

const node24 = async (argv) => {
  if (argv.includes('--help')) return say(help);
  await install();
  const folder = mkdtempSync(path.join(tmpdir(), 'gruppetto-node-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const got = spawnSync(npm, ['install', '--no-audit', '--no-fund', `${platform}@${version}`], { cwd: folder, encoding: 'utf8' });
    if (got.status !== 0) throw new Failure(`npm has no Node ${version} for this computer:\n${got.stderr}`);
    const binary = path.join(folder, 'node_modules', platform, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const { status } = spawnSync(binary, [vitest, 'run', ...(argv.length > 0 ? argv : usual)], { cwd: root, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return undefined;
};
node24.stopped = 130;

module.exports = { node24 };

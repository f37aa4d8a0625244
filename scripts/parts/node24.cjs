'use strict';
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Failure, root, run, say } = require('./command.cjs');
const { install } = require('./install.cjs');

const version = '24.21.0';
const help = `node scripts/node24.cjs           a part of the tests on Node ${version}, which npm brings
node scripts/node24.cjs <files>   these tests instead`;

const testFiles = (names) => names.map((name) => `apps/server/test/${name}.test.ts`);
/** What a new Node is most likely to break: its own SQLite, threads, sockets and files. */
const usual = testFiles(['storage', 'history', 'fair-queue', 'frame', 'simulation', 'broken-off']);
/** The same in a few seconds. */
const short = testFiles(['history', 'fair-queue', 'frame', 'broken-off']);

const windows = process.platform === 'win32';

/** That Node, where npm has it for this computer. It stays until the packages are installed anew. */
async function fetchNode() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules', '.cache', `node-${version}`);
  const binary = path.join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const { code } = await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${version}`], { quiet: true });
  return code === 0 && existsSync(binary) ? binary : undefined;
}

async function runTests(node, files) {
  const { code } = await run(node, [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...files]);
  if (code !== 0) throw new Failure('');
}

const node24 = async (argv) => {
  if (argv.includes('--help')) return say(help);
  await install();
  const node = await fetchNode();
  if (!node) throw new Failure(`npm has no Node ${version} for this computer.`);
  return runTests(node, argv.length > 0 ? argv : usual);
};
node24.stopped = 130;

/** A few tests on Node 24, as a part of all of them. */
async function alsoOnNode24() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 24) return say(`This is Node ${process.versions.node}: everything has been tested on it.`);
  const node = await fetchNode();
  if (!node) return say(`npm has no Node ${version} for this computer: the tests on it are skipped.`);
  return runTests(node, short);
}

module.exports = { alsoOnNode24, node24 };

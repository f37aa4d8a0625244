'use strict';
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Failure, needWritable, root, run, say } = require('./command.cjs');

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether all that the lock file asks for is there. npm writes down what it installed when it is done, not before. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const found = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    const there = found[name];
    // Binaries for other machines are optional, and the root is no package of its own.
    if (name === '' || (!there && entry.optional)) return true;
    return there !== undefined && there.version === entry.version && there.resolved === entry.resolved;
  });
}

const reasons = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    (code) => `The packages could not be fetched (${code}): check the connection to the internet and try again.`,
  ],
  [/\b(EACCES|EPERM|EROFS|ENOTDIR)\b/, (code) => `Gruppetto cannot install its packages: ${root} cannot be written to (${code}).`],
  [/\b(ENOSPC)\b/, () => 'Gruppetto cannot install its packages: the disk is full.'],
];

function whyNot(output) {
  for (const [pattern, sentence] of reasons) {
    const match = pattern.exec(output);
    if (match) return sentence(match[1]);
  }
  const complaints = output.split('\n').flatMap((line) => /^npm (?:error|ERR!) (?:code )?(.+)/.exec(line)?.[1] ?? []);
  return `The packages could not be installed: "npm ci" says "${complaints.slice(0, 2).join(': ')}".`;
}

async function install() {
  if (isInstalled()) return;
  needWritable(root, 'install its packages');
  say('Installing packages, which takes a moment …');
  const quickly = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...quickly];
  const { code, output } = await run('npm', args, { quiet: true }).catch((error) => {
    throw new Failure(`npm cannot be run (${error.code}): it comes with Node, see https://nodejs.org.`);
  });
  if (code !== 0) throw new Failure(whyNot(output));
}

module.exports = { install };

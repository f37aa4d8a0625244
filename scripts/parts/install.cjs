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

const failedAttempt = /attempt \d+ failed with (\w+)/g;

/** Without a network npm tries every package before it says so, which takes minutes. */
const isOffline = (output) => !output.includes('fetch GET 200') && (output.match(failedAttempt)?.length ?? 0) >= 5;

const unreachable = (code) => `The packages could not be fetched (${code}): check the connection to the internet and try again.`;

const reasons = [
  [/^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)$/, unreachable],
  [/^(EACCES|EPERM|EROFS|ENOTDIR)$/, (code) => `Gruppetto cannot install its packages: ${root} cannot be written to (${code}).`],
  [/^ENOSPC$/, () => 'Gruppetto cannot install its packages: the disk is full.'],
];

function whyNot(output) {
  if (isOffline(output)) return unreachable(output.match(/failed with (\w+)/)[1]);
  const [code = 'nothing', ...more] = output.split('\n').flatMap((line) => /^npm (?:error|ERR!) (?:code )?(.+)/.exec(line)?.[1] ?? []);
  const reason = reasons.find(([pattern]) => pattern.test(code));
  return reason ? reason[1](code) : `The packages could not be installed: "npm ci" says "${[code, ...more.slice(0, 1)].join(': ')}".`;
}

async function install() {
  if (isInstalled()) return;
  needWritable(root, 'install its packages');
  say('Installing packages, which takes a moment …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'];
  const { code, output } = await run('npm', args, { quiet: true, hopeless: isOffline }).catch((error) => {
    throw new Failure(`npm cannot be run (${error.code}): it comes with Node, see https://nodejs.org.`);
  });
  if (code !== 0) throw new Failure(whyNot(output));
}

module.exports = { install };

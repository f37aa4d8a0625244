'use strict';
const { existsSync } = require('node:fs');
const { createServer } = require('node:net');
const path = require('node:path');
const { Failure, run, say } = require('./command.cjs');

const exe = process.platform === 'win32' ? '.exe' : '';
const asRoot = process.getuid?.() === 0;

const onPath = () => (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));

/** The first of these folders that has all of these programs. */
const findPrograms = (names, folders) => folders.find((folder) => names.every((name) => existsSync(path.join(folder, `${name}${exe}`))));

/**
 * Finds what tests are run on, or installs it. Where that cannot be, those tests are left out, and that is said; on a build machine
 * they never are.
 */
async function needService({ name, packaged, find, without }) {
  if (find()) return;
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${name} for the tests …`);
    // Whatever goes wrong here, what counts is whether there is one in the end.
    const attempt = (...args) => run('apt-get', args, { quiet: true }).catch(() => undefined);
    await attempt('update', '-qq');
    await attempt('install', '-qq', '-y', '--no-install-recommends', packaged);
    if (find()) return;
  }
  const sentence = `${name} could not be found or installed: install it with your package manager, and run "npm test" again.`;
  if (process.env.CI) throw new Failure(sentence);
  say(`${sentence} The tests on ${name} are skipped for now.`);
  process.env[without] = '1';
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => resolve(port));
      });
  });

/** Until it ends, or says what was waited for. */
function hear(name, child, awaited) {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (awaited?.test(output)) resolve(output);
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 && !awaited ? resolve(output) : reject(new Error(`${name} could not be started: ${output}`)),
    );
  });
}

module.exports = { asRoot, findPrograms, freePort, hear, needService, onPath };

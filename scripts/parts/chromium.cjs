'use strict';
const { accessSync, constants, existsSync } = require('node:fs');
const path = require('node:path');
const { Failure, root, run, say } = require('./command.cjs');

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium of this computer, or the one that Playwright fetched. */
function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...places, require('playwright-core').chromium.executablePath()].find(isProgram);
}

/** Finds a Chromium, or installs one. */
async function needChromium() {
  if (findChromium()) return;
  say('Installing Chromium for the browser tests …');
  // Whatever goes wrong here, what counts is whether there is a Chromium in the end.
  const attempt = (program, ...args) => run(program, args, { quiet: true }).catch(() => undefined);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await attempt('apt-get', 'update', '-qq');
    await attempt('apt-get', 'install', '-qq', '-y', '--no-install-recommends', 'chromium');
  } else {
    await attempt(process.execPath, path.join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium');
  }
  if (!findChromium())
    throw new Failure(
      'The browser tests need Chromium, which could not be installed: install it with your package manager or "npx playwright install chromium", and run "npm test" again.',
    );
}

module.exports = { findChromium, needChromium };

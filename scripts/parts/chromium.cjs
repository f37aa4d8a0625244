'use strict';
const { accessSync, constants, existsSync } = require('node:fs');
const path = require('node:path');
const { Failure, root, run, say } = require('./command.cjs');

/** Without windows it needs a third less time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

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
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...places, require('playwright-core').chromium.executablePath()].find(isProgram);
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Finds a Chromium, or installs one; where it can, the one without windows. */
async function needChromium() {
  const found = findChromium();
  if (found && (path.basename(found) === shell || !mayInstall())) return;
  say('Installing Chromium for the browser tests …');
  // Whatever goes wrong here, what counts is whether there is a Chromium in the end.
  const attempt = (program, ...args) => run(program, args, { quiet: true }).catch(() => undefined);
  if (mayInstall()) {
    const install = (name) => attempt('apt-get', 'install', '-qq', '-y', '--no-install-recommends', name);
    await attempt('apt-get', 'update', '-qq');
    await install(shell);
    if (!findChromium()) await install('chromium');
  } else {
    await attempt(process.execPath, path.join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium');
  }
  if (!findChromium())
    throw new Failure(
      'The browser tests need Chromium, which could not be installed: install it with your package manager or "npx playwright install chromium", and run "npm test" again.',
    );
}

module.exports = { findChromium, needChromium };

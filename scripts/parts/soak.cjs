'use strict';
const { build } = require('./build.cjs');
const { needChromium } = require('./chromium.cjs');
const { Failure, runTool } = require('./command.cjs');
const { install } = require('./install.cjs');
const { needPostgres } = require('./postgres.cjs');

/** The browser tests in their long form. */
async function soak(argv) {
  if (argv.length > 0) throw new Failure(`"${argv[0]}" is not known here: "npm run soak" takes nothing.`, 2);
  await install();
  await build();
  await needPostgres();
  await needChromium();
  process.env.GRUPPETTO_SOAK = '1';
  const { code } = await runTool('@playwright/test/cli.js', ['test']);
  process.exitCode = code;
}

soak.stopped = 130;

module.exports = { soak };

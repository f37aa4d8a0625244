'use strict';
const { build } = require('./build.cjs');
const { needChromium } = require('./chromium.cjs');
const { Failure, runTool } = require('./command.cjs');
const { install } = require('./install.cjs');
const { needNginx } = require('./nginx.cjs');
const { needPostgres } = require('./postgres.cjs');
const { needRedis } = require('./redis.cjs');

/** All tests in their long form, those in the browser too if others have failed: it takes long to come back for them. */
async function soak(argv) {
  if (argv.length > 0) throw new Failure(`Unknown argument "${argv[0]}": "npm run soak" takes none.`, 2);
  await install();
  await build();
  await needPostgres();
  await needRedis();
  await needNginx();
  await needChromium();
  process.env.GRUPPETTO_SOAK = '1';
  const tests = await runTool('vitest/vitest.mjs', ['run']);
  const browser = await runTool('@playwright/test/cli.js', ['test']);
  process.exitCode = tests.code || browser.code;
}

soak.stopped = 130;

module.exports = { soak };

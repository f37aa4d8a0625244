'use strict';
const { build } = require('./build.cjs');
const { needChromium } = require('./chromium.cjs');
const { Failure, runTool, say } = require('./command.cjs');
const { install } = require('./install.cjs');
const { needNginx } = require('./nginx.cjs');
const { alsoOnNode24 } = require('./node24.cjs');
const { needPostgres } = require('./postgres.cjs');
const { needRedis } = require('./redis.cjs');

async function tool(file, ...args) {
  const { code } = await runTool(file, args);
  if (code !== 0) throw new Failure('');
}

const parts = [
  ['install', install],
  ['format and lint', () => tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
  // First, because the tests start what is built; it compiles the sources.
  ['build', build],
  [
    'types',
    async () => {
      await tool('typescript/bin/tsc', '-p', 'tsconfig.test.json');
      await tool('typescript/bin/tsc', '-p', 'apps/web');
    },
  ],
  [
    'tests',
    async ({ browser }) => {
      await needPostgres();
      await needRedis();
      await needNginx();
      // A new game rides in a browser here already.
      if (browser) await needChromium();
      await tool('vitest/vitest.mjs', 'run');
    },
  ],
  ['Node 24', alsoOnNode24],
  ['browser', () => tool('@playwright/test/cli.js', 'test')],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Everything that has to hold, part by part, up to the first that does not. */
async function test(argv) {
  const [unknown] = argv.filter((arg) => arg !== '--no-browser');
  if (unknown !== undefined) throw new Failure(`Unknown argument "${unknown}": the only option is "--no-browser".`, 2);
  const browser = argv.length === 0;
  const began = performance.now();
  const passed = [];
  for (const [name, work] of parts.filter(([name]) => name !== 'browser' || browser)) {
    say(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    const since = performance.now();
    try {
      await work({ browser });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.message) process.stderr.write(`${error.message}\n`);
      throw new Failure(`\nFAILED at ${name} (${seconds(since)})${passed.length > 0 ? `; passed before it: ${passed.join(', ')}` : ''}.`);
    }
    passed.push(`${name} ${seconds(since)}`);
  }
  say(`\nPassed: ${passed.join(', ')}; ${seconds(began)} in all.`);
}

test.stopped = 130;

module.exports = { test };

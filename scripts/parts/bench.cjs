'use strict';
const { buildIfChanged } = require('./build.cjs');
const { run } = require('./command.cjs');
const { install } = require('./install.cjs');

async function bench(argv) {
  await install();
  await buildIfChanged();
  process.env.NODE_ENV = 'production';
  const { code } = await run(process.execPath, ['bench/dist/bench.js', ...argv]);
  process.exitCode = code;
}

bench.stopped = 130;

module.exports = { bench };

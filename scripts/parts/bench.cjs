'use strict';
const { run, runTool } = require('./command.cjs');
const { install } = require('./install.cjs');

async function bench(argv) {
  await install();
  process.env.NODE_ENV = 'production';
  const compiled = await runTool('typescript/bin/tsc', ['-b', 'bench']);
  const { code } = compiled.code === 0 ? await run(process.execPath, ['bench/dist/bench.js', ...argv]) : compiled;
  process.exitCode = code;
}

bench.stopped = 130;

module.exports = { bench };

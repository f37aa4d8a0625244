'use strict';
const { buildIfChanged } = require('./build.cjs');
const { run } = require('./command.cjs');
const { install } = require('./install.cjs');

/** Learns the value function of a game anew, and writes it to the game's folder. */
async function train(argv) {
  await install();
  await buildIfChanged();
  const { code } = await run(process.execPath, ['apps/cli/bin/gruppetto.js', 'train', ...argv]);
  process.exitCode = code;
}

train.stopped = 130;

module.exports = { train };

'use strict';
const { Failure, runTool } = require('./command.cjs');
const { install } = require('./install.cjs');

/** The web app from its sources, and new at every change; what is asked beyond that goes to vite. */
async function dev(argv) {
  await install();
  const { code } = await runTool('vite/bin/vite.js', ['apps/web', ...argv]);
  if (code !== 0) throw new Failure('The development server ended by itself, as said above.');
}

module.exports = { dev };

'use strict';
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { server } = require('./build.cjs');
const { beforeStop, Failure, root, runTool } = require('./command.cjs');
const { install } = require('./install.cjs');

/** The web app from its sources, and new at every change, before a server that keeps its data as "npm start" does. */
async function dev(argv) {
  await install();
  const compiled = await runTool('typescript/bin/tsc', ['-b', 'apps/server']);
  if (compiled.code !== 0) throw new Failure('The server could not be compiled, see above.');
  const { serve } = await import(pathToFileURL(server).href);
  const served = await serve({ host: '127.0.0.1', port: 0, root: path.join(root, 'apps', 'web') }).catch((error) => {
    throw error.exitCode === undefined ? error : new Failure(error.message, error.exitCode);
  });
  beforeStop(served.stop);
  process.env.GRUPPETTO_API = `http://127.0.0.1:${served.port}`;
  const { code } = await runTool('vite/bin/vite.js', ['apps/web', ...argv]);
  await served.stop();
  if (code !== 0) throw new Failure('The development server ended by itself, see above.');
}

module.exports = { dev };

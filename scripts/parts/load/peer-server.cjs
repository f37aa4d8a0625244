'use strict';
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { Origins, Server } = require('boardgame.io/server');
const { root } = require('../command.cjs');
const { length } = require('./game.cjs');

/** boardgame.io's server as its manual has it, with its store in memory. */
async function serve() {
  const { losCiclistas } = await import(pathToFileURL(path.join(root, 'bench', 'dist', 'boardgame-io.js')).href);
  const game = { ...losCiclistas, setup: (context) => ({ ...losCiclistas.setup(context), length }) };
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  server.app.silent = true;
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  process.send({ port: appServer.address().port });
  process.on('message', () => process.send({ bytes: process.memoryUsage().rss, cpu: process.cpuUsage() }));
}

void serve();

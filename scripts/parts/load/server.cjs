'use strict';
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { server } = require('../build.cjs');

/**
 * Our server as it is, but for the limits of what one address may do: all players come from one, and what is told to programs goes to
 * this computer.
 */
async function serve(folder) {
  const root = path.join(folder, 'pages');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
  const { serve } = await import(pathToFileURL(server).href);
  const storage = { folder: path.join(folder, 'data') };
  const { port } = await serve({ host: '127.0.0.1', port: 0, root, storage, limited: false, tables: { nearWebhooks: true } });
  process.send({ port });
  process.on('message', () => process.send({ bytes: process.memoryUsage().rss, cpu: process.cpuUsage() }));
}

void serve(process.argv[2]);

'use strict';
const { spawn } = require('node:child_process');
const path = require('node:path');
const { tmpdir } = require('node:os');
const { findPrograms, freePort, hear, needService, onPath } = require('./service.cjs');

/** The folder of this computer's Redis. */
const findRedis = () => findPrograms(['redis-server'], onPath());

const withoutRedis = 'GRUPPETTO_TEST_WITHOUT_REDIS';

const needRedis = () => needService({ name: 'Redis', packaged: 'redis-server', find: findRedis, without: withoutRedis });

/** A Redis of its own that keeps nothing. Gives its address, and how to end it. */
async function startRedis() {
  const folder = findRedis();
  if (!folder) throw new Error('Redis is not installed; "npm test" installs it where it can.');
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  const server = spawn(path.join(folder, 'redis-server'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => server.once('close', done));
  await hear('Redis', server, /Ready to accept connections/);
  server.stdout.resume();
  server.stderr.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

module.exports = { needRedis, startRedis, withoutRedis };

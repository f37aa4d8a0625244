'use strict';
const { spawn } = require('node:child_process');
const { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { scratch } = require('./scratch.cjs');
const { asRoot, findPrograms, freePort, hear, needService, onPath } = require('./service.cjs');

/** The folder of the newest PostgreSQL of this computer. */
function findPostgres() {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  return findPrograms(['initdb', 'postgres'], [...versions.map((version) => path.join(packaged, version, 'bin')), ...onPath()]);
}

const without = 'GRUPPETTO_TEST_WITHOUT_POSTGRES';

const needPostgres = () => needService({ name: 'PostgreSQL', packaged: 'postgresql', find: findPostgres, without });

/** PostgreSQL does not run as root: there it runs as the user its package has made. */
function asItsUser(program, args) {
  if (!asRoot) return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() });
  const quoted = [program, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return spawn('su', ['postgres', '-s', '/bin/sh', '-c', `exec ${quoted}`], { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() });
}

/** A cluster of its own in a temporary folder, fast and not durable. Gives its address without a database, and how to end it, or to halt it for a while. */
async function startPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed; "npm test" installs it where it can.');
  const folder = mkdtempSync(path.join(scratch(), 'gruppetto-postgres-'));
  if (asRoot) {
    const passwd = readFileSync('/etc/passwd', 'utf8');
    const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(passwd);
    chownSync(folder, Number(uid), Number(gid));
  }
  const data = path.join(folder, 'data');
  await hear(
    'PostgreSQL',
    asItsUser(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'gruppetto', '--no-locale', '-E', 'UTF8', '-N']),
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '128MB',
    autovacuum: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = async () => {
    const server = asItsUser(path.join(programs, 'postgres'), ['-D', data, ...args]);
    const ended = new Promise((done) => server.once('close', done));
    await hear('PostgreSQL', server, /ready to accept connections/);
    server.stdout.resume();
    server.stderr.resume();
    return { server, ended };
  };
  let running = await launch();
  const halt = async (signal) => {
    // The process that we started may only be the one that changed the user.
    process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), signal);
    await running.ended;
  };
  return {
    url: `postgres://gruppetto@127.0.0.1:${port}`,
    /** SIGINT ends the connections and shuts down, SIGQUIT breaks off at once. */
    halt,
    async resume() {
      running = await launch();
    },
    async stop() {
      await halt('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

module.exports = { findPostgres, needPostgres, startPostgres, without };

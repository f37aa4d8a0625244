'use strict';
const { spawn } = require('node:child_process');
const { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } = require('node:fs');
const { createServer } = require('node:net');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { Failure, run, say } = require('./command.cjs');

const exe = process.platform === 'win32' ? '.exe' : '';
const asRoot = process.getuid?.() === 0;

/** The folder of the newest PostgreSQL of this computer. */
function findPostgres() {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return [...versions.map((version) => path.join(packaged, version, 'bin')), ...onPath].find(
    (folder) => existsSync(path.join(folder, `initdb${exe}`)) && existsSync(path.join(folder, `postgres${exe}`)),
  );
}

const without = 'GRUPPETTO_TEST_WITHOUT_POSTGRES';

/** Finds a PostgreSQL, or installs one. Where that cannot be, its tests are left out, and that is said; on a build machine they never are. */
async function needPostgres() {
  if (findPostgres()) return;
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    say('Installing PostgreSQL for the storage tests …');
    // Whatever goes wrong here, what counts is whether there is one in the end.
    const attempt = (...args) => run('apt-get', args, { quiet: true }).catch(() => undefined);
    await attempt('update', '-qq');
    await attempt('install', '-qq', '-y', '--no-install-recommends', 'postgresql');
    if (findPostgres()) return;
  }
  const sentence = 'PostgreSQL could not be found or installed: install it with your package manager, and run "npm test" again.';
  if (process.env.CI) throw new Failure(sentence);
  say(`${sentence} The tests on PostgreSQL are left out for now.`);
  process.env[without] = '1';
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => resolve(port));
      });
  });

/** PostgreSQL does not run as root: there it runs as the user its package has made. */
function asItsUser(program, args) {
  if (!asRoot) return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() });
  const quoted = [program, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return spawn('su', ['postgres', '-s', '/bin/sh', '-c', `exec ${quoted}`], { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() });
}

/** Until it ends, or says what was waited for. */
function hear(child, awaited) {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (awaited?.test(output)) resolve(output);
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 && !awaited ? resolve(output) : reject(new Error(`PostgreSQL could not be started: ${output}`)),
    );
  });
}

/** A cluster of its own in a temporary folder, fast and not durable. Gives its address without a database, and how to end it. */
async function startPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed; "npm test" installs it where it can.');
  const folder = mkdtempSync(path.join(tmpdir(), 'gruppetto-postgres-'));
  if (asRoot) {
    const passwd = readFileSync('/etc/passwd', 'utf8');
    const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(passwd);
    chownSync(folder, Number(uid), Number(gid));
  }
  const data = path.join(folder, 'data');
  await hear(asItsUser(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'gruppetto', '--no-locale', '-E', 'UTF8', '-N']));
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync: 'off', max_connections: 200 };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = asItsUser(path.join(programs, 'postgres'), ['-D', data, ...args]);
  const ended = new Promise((done) => server.once('close', done));
  await hear(server, /ready to accept connections/);
  server.stdout.resume();
  server.stderr.resume();
  return {
    url: `postgres://gruppetto@127.0.0.1:${port}`,
    async stop() {
      // SIGINT: it ends the connections that are left and shuts down.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

module.exports = { findPostgres, needPostgres, startPostgres, without };

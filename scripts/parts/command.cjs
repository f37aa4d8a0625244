'use strict';
const { spawn } = require('node:child_process');
const { accessSync, constants } = require('node:fs');
const path = require('node:path');

const root = path.dirname(path.dirname(__dirname));

/** What the person who started us has to know, in one sentence. */
class Failure extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

const say = (line) => process.stdout.write(`${line}\n`);

const running = new Set();
const closers = [];
let stopping = false;

/** Something to be closed before a signal ends the program. */
const beforeStop = (close) => closers.push(close);

/** Runs a command to its end, or until what it has said is `hopeless`. `quiet` keeps what it says for the caller. */
function run(command, args, { quiet = false, hopeless = () => false } = {}) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // In a group of its own: a signal reaches it through us, and all that it started with it.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && command === 'npm',
    });
    const ended = new Promise((done) => child.once('close', done));
    running.add({ child, ended });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (hopeless(output)) signalGroup(child, 'SIGTERM');
      });
    child.once('error', (error) => reject(error));
    child.once('close', (code) => {
      for (const one of running) if (one.child === child) running.delete(one);
      // Once we are told to stop, nobody goes on with what came of it.
      if (!stopping) resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs one of the installed tools with this Node. */
const runTool = (file, args, options) => run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

async function stop(exitCode) {
  if (stopping) return;
  stopping = true;
  const waited = [...running];
  for (const { child } of waited) signalGroup(child, 'SIGTERM');
  const patience = setTimeout(() => {
    for (const { child } of waited) signalGroup(child, 'SIGKILL');
    process.exit(exitCode);
  }, 10_000);
  await Promise.allSettled([...waited.map(({ ended }) => ended), ...closers.map((close) => close())]);
  clearTimeout(patience);
  process.exit(exitCode);
}

/** Runs one of our commands; `stopped` is its exit code when a signal ends it. */
async function main(command) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(command.stopped ?? 0));
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

function needWritable(folder, what) {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Failure(`Gruppetto cannot ${what}: ${folder} cannot be written to (${error.code}).`);
  }
}

module.exports = { Failure, beforeStop, main, needWritable, root, run, runTool, say };

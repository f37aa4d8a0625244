'use strict';
const { fork } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { Failure, beforeStop, runTool, say } = require('./command.cjs');
const { install } = require('./install.cjs');

const seats = 4;

const help = `node scripts/load.cjs                 1,000 tables with four seats each, over loopback; then as many clients on boardgame.io's server
node scripts/load.cjs --tables 100    fewer tables
node scripts/load.cjs --seconds 5     for this long in each part
node scripts/load.cjs --alone         without boardgame.io
node scripts/load.cjs --everything    rated tables of people with accounts, who are notified of turns and results by push and webhook`;

function read(argv) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        help: { type: 'boolean' },
        tables: { type: 'string' },
        seconds: { type: 'string' },
        alone: { type: 'boolean' },
        everything: { type: 'boolean' },
      },
    });
    const { help: asked = false, tables = '1000', seconds = '15', alone = false, everything = false } = values;
    if (!/^[1-9]\d{0,3}$/.test(tables) || !/^[1-9]\d{0,2}$/.test(seconds)) throw new Error('expected a number');
    return { asked, tables: Number(tables), seconds: Number(seconds), alone, everything };
  } catch (error) {
    throw new Failure(`${error.message}: "node scripts/load.cjs --help" lists the options.`, 2);
  }
}

/** A script of ours in a process of its own, which answers what it is sent. */
function start(name, ...args) {
  // As "npm start" does it: what is under way at many tables is not taken for what will stay.
  const child = fork(path.join(__dirname, 'load', name), args, { stdio: 'inherit', execArgv: ['--max-semi-space-size=64'] });
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  const next = () =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Failure(`${name} ended with ${code}.`)));
    });
  const stop = () =>
    new Promise((resolve) => {
      if (ended) return resolve();
      child.once('exit', resolve);
      child.kill('SIGKILL');
      return undefined;
    });
  beforeStop(stop);
  return {
    next,
    async ask(message) {
      child.send(message);
      return next();
    },
    stop,
  };
}

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

function latencies(list) {
  const sorted = Float64Array.from(list).sort();
  return [0.5, 0.9, 0.99, 0.999].map((part) => percentile(sorted, part));
}

const cpuOf = ({ cpu }) => cpu.user + cpu.system;
const megabytes = (bytes) => bytes / 1024 / 1024;

/** Sits everybody down at a server, lets them play at leisure and then as fast as they can, and says what came of it. */
async function measure(name, serverScript, clientScript, options, folder) {
  const server = start(serverScript, folder);
  try {
    const { port } = await server.next();
    const empty = await server.ask({ ask: 'usage' });
    const clients = start(clientScript, `${port}`, `${options.tables}`, `${seats}`, options.everything ? '1' : '0');
    try {
      return await play(name, server, empty, clients, options);
    } finally {
      await clients.stop();
    }
  } finally {
    await server.stop();
  }
}

async function play(name, server, empty, clients, { tables, seconds }) {
  await clients.next();
  const seated = await server.ask({ ask: 'usage' });
  say(`${name}: ${tables} tables, ${tables * seats} connected seats.`);
  const leisure = await clients.ask({ play: 'at leisure', seconds });
  const [half, ninety, ninetyNine, nearly] = latencies(leisure.latencies);
  const thinking = `  each thinks a second: ${Math.round(leisure.steps / leisure.seconds)} steps/s; sent to seen by the others, ms: `;
  say(`${thinking}median ${half.toFixed(1)}, 90 % ${ninety.toFixed(1)}, 99 % ${ninetyNine.toFixed(1)}, 99.9 % ${nearly.toFixed(1)}`);
  const before = await server.ask({ ask: 'usage' });
  const fast = await clients.ask({ play: 'flat out', seconds });
  const after = await server.ask({ ask: 'usage' });
  const rate = fast.steps / fast.seconds;
  const busy = cpuOf(after) - cpuOf(before);
  const [flatHalf, , flatNinetyNine] = latencies(fast.latencies);
  say(`  nobody thinks: ${Math.round(rate)} steps/s; median ${flatHalf.toFixed(0)} ms, 99 % ${flatNinetyNine.toFixed(0)} ms`);
  say(`  processor time of the server: ${(busy / fast.all / 1000).toFixed(2)} ms a step`);
  say(
    `  memory of the server: ${megabytes(empty.bytes).toFixed(0)} MB empty, ${((seated.bytes - empty.bytes) / tables / 1024).toFixed(0)} kB a table`,
  );
  if (fast.notified !== undefined) say(`  notified by push and webhook: ${fast.notified} times`);
  if (fast.over > 0) say(`  (${fast.over} of the tables came to the end of their race meanwhile)`);
  return { rate, cost: busy / fast.all };
}

async function load(argv) {
  const options = read(argv);
  if (options.asked) return say(help);
  await install();
  if ((await runTool('typescript/bin/tsc', ['-b'])).code !== 0) throw new Failure('Gruppetto could not be built.');
  process.env.NODE_ENV = 'production';
  const folder = mkdtempSync(path.join(tmpdir(), 'gruppetto-load-'));
  try {
    const ours = await measure('Gruppetto, every step on the disk before it is seen', 'server.cjs', 'clients.cjs', options, folder);
    if (options.alone) return undefined;
    const theirs = await measure('boardgame.io, nothing on the disk', 'peer-server.cjs', 'peer-clients.cjs', options, folder);
    if (ours.rate === 0 || theirs.rate === 0) return say('The races were over before anything was counted: use more tables.');
    const [times, cost] = [ours.rate / theirs.rate, theirs.cost / ours.cost];
    return say(
      `Gruppetto plays ${times.toFixed(1)} times as many steps as boardgame.io, each in 1/${cost.toFixed(1)} of its processor time.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

load.stopped = 130;

module.exports = { load };

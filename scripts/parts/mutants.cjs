'use strict';
const {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} = require('node:fs');
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { Failure, say } = require('./command.cjs');
const { install } = require('./install.cjs');
const root = path.join(__dirname, '..', '..');

/** Those of a game are in its room. */
function mutantsOf(room) {
  const file = path.join(root, room, 'test', 'mutants.cjs');
  const own = existsSync(file) ? require(file) : [];
  return own.map((one) => ({ ...one, file: `${room}/${one.file}`, test: [`${room}/${one.test[0]}`, one.test[1]] }));
}

const rooms = readdirSync(path.join(root, 'packages', 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const list = [...require('../mutants/list.cjs'), ...rooms.flatMap(({ name }) => mutantsOf(`packages/games/${name}`))];
const help = `node scripts/mutants.cjs          removes one safeguard after another in a copy, and expects its test to fail
node scripts/mutants.cjs <words>  only those whose names contain these words

A run that was stopped goes on where it was, as long as the sources stay the same.`;

/** What a run that was stopped has found, and for which sources. */
const notes = path.join(root, 'node_modules', '.cache', 'mutants.json');

const sourceEnd = /\.(ts|tsx|cjs|mjs|js|json)$/;

/** Tells these sources from all others. */
function digestOf(copy) {
  const hash = createHash('sha256');
  for (const { name, parentPath } of readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && sourceEnd.test(entry.name))
    .sort((a, b) => path.join(a.parentPath, a.name).localeCompare(path.join(b.parentPath, b.name)))) {
    const file = path.join(parentPath, name);
    hash.update(path.relative(copy, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readNotes(digest) {
  try {
    const known = JSON.parse(readFileSync(notes, 'utf8'));
    return known.digest === digest ? known : { digest, caught: {} };
  } catch {
    return { digest, caught: {} };
  }
}

function keepNotes(known) {
  mkdirSync(path.dirname(notes), { recursive: true });
  writeFileSync(notes, JSON.stringify(known));
}

/** The sources, with the packages of others as they are installed, and our own as they are in the copy. */
function copyAll() {
  const copy = mkdtempSync(path.join(tmpdir(), 'gruppetto-mutant-'));
  const skipped = new Set(['node_modules', 'dist', '.git', 'data', 'test-results']);
  cpSync(root, copy, { recursive: true, filter: (source) => !skipped.has(path.basename(source)) });
  const modules = path.join(root, 'node_modules');
  const own = path.join(copy, 'node_modules');
  mkdirSync(path.join(own, '@gruppetto'), { recursive: true });
  for (const name of readdirSync(modules)) if (name !== '@gruppetto') symlinkSync(path.join(modules, name), path.join(own, name));
  for (const name of readdirSync(path.join(modules, '@gruppetto')))
    symlinkSync(readlinkSync(path.join(modules, '@gruppetto', name)), path.join(own, '@gruppetto', name));
  for (const workspace of workspaces()) linkAll(path.join(root, workspace, 'node_modules'), path.join(copy, workspace, 'node_modules'));
  return copy;
}

/** The folders of our packages, as they are installed. */
const workspaces = () =>
  readdirSync(path.join(root, 'node_modules', '@gruppetto')).map((name) =>
    path.relative(root, realpathSync(path.join(root, 'node_modules', '@gruppetto', name))),
  );

/** Packages that only one of ours needs, or needs in another version. */
function linkAll(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (!name.startsWith('.')) symlinkSync(path.join(from, name), path.join(to, name));
}

/** More stories than everybody's tests tell: which of them meets a mistake changes with every change of the code. */
const simulatedSteps = '400000';

function run(copy, [file, name]) {
  const vitest = path.join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', file, '-t', name];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1', GRUPPETTO_SIMULATION_STEPS: simulatedSteps },
    encoding: 'utf8',
    timeout: 300_000,
    killSignal: 'SIGKILL',
  });
  const said = `${stdout}${stderr}`;
  // A computer that is too busy catches nothing.
  if (status === null) return { found: 'UNDECIDED', why: 'its test did not come to an end' };
  if (!/Tests .*(passed|failed)/.test(said) || /no test files found/i.test(said)) throw new Failure(`${file}, "${name}", did not run.`);
  return { found: status === 0 ? 'SURVIVED' : 'caught', why: /^\w*Error: .*$/m.exec(said)?.[0].slice(0, 100) };
}

/** Removes a defence in the copy, runs its test, and puts the defence back. */
function tryOut(copy, { name, file, find, change, test }) {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  if (text.split(find).length !== 2) throw new Failure(`"${name}": ${file} does not have exactly one place to change.`);
  writeFileSync(
    target,
    text.replace(find, () => change),
  );
  const result = run(copy, test);
  writeFileSync(target, text);
  return result;
}

const mutants = async (argv) => {
  if (argv.includes('--help')) return say(help);
  const words = argv.join(' ');
  const chosen = list.filter(({ name }) => name.includes(words));
  if (chosen.length === 0) throw new Failure(`No mutant has "${words}" in its name.`, 2);
  await install();
  const copy = copyAll();
  const known = readNotes(digestOf(copy));
  const others = [];
  try {
    for (const mutant of chosen) {
      const { name } = mutant;
      const { found, why } = known.caught[name] ? { found: 'caught', why: known.caught[name] } : tryOut(copy, mutant);
      if (found === 'caught') {
        known.caught[name] = why ?? 'its test fails';
        keepNotes(known);
      } else others.push(name);
      say(`${found.padEnd(9)} ${name}${why ? `: ${why}` : ''}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  say(`${chosen.length - others.length} of ${chosen.length} caught.`);
  if (others.length > 0) process.exitCode = 1;
  return undefined;
};
mutants.stopped = 130;

module.exports = { list, mutants };

'use strict';
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');
const { Failure, needWritable, root, runTool, say } = require('./command.cjs');
const { install } = require('./install.cjs');

const web = path.join(root, 'apps', 'web', 'dist');
const server = path.join(root, 'apps', 'server', 'dist', 'index.js');
/** What the build was made of; beside it, and written last. */
const mark = path.join(web, '.made-of');

function* filesIn(folder, leaveOut) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (leaveOut.includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file, leaveOut);
    else if (entry.isFile()) yield file;
  }
}

/** A hash of all that the build depends on, by content: a copied or newly checked out folder needs no new build. */
function fingerprint() {
  const hash = createHash('sha256');
  const single = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'].map((name) => path.join(root, name));
  const folders = ['apps', 'bench', 'packages'].map((name) => path.join(root, name)).filter((folder) => existsSync(folder));
  for (const file of [...single, __filename, ...folders.flatMap((folder) => [...filesIn(folder, ['dist', 'node_modules', 'test'])])]) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const isBuilt = (madeOf) => existsSync(server) && existsSync(mark) && readFileSync(mark, 'utf8') === madeOf;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The server sends what lies ready beside a file: nothing is compressed while somebody waits. */
async function compress() {
  const worthIt = [...filesIn(web, [])].filter((file) => /\.(css|html|js|json|svg)$/.test(file));
  await Promise.all(
    worthIt.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content));
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}

async function must(what, work) {
  const { code, output } = await work;
  if (code === 0) return;
  process.stderr.write(output);
  throw new Failure(`Gruppetto could not be built: ${what} failed, see above.`);
}

async function buildAll(madeOf) {
  needWritable(root, 'be built');
  say('Building …');
  try {
    rmSync(mark, { force: true });
    // The web app is bundled from the sources: it does not wait for the compiler.
    await Promise.all([
      must('compiling', runTool('typescript/bin/tsc', ['-b'], { quiet: true })),
      must('bundling the web app', runTool('vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn'], { quiet: true })),
    ]);
    await compress();
    writeFileSync(mark, madeOf);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(error.code)) throw error;
    throw new Failure(`Gruppetto cannot be built: ${error.path ?? root} cannot be written to (${error.code}).`);
  }
}

/** Builds if anything has changed since the last time. */
async function buildIfChanged() {
  const madeOf = fingerprint();
  if (!isBuilt(madeOf)) await buildAll(madeOf);
}

async function build() {
  await install();
  await buildAll(fingerprint());
}

module.exports = { build, buildIfChanged, server, web };

'use strict';
const { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { build } = require('./build.cjs');
const { Failure, root, run, say } = require('./command.cjs');

const out = path.join(root, 'dist');
const folder = path.join(out, 'gruppetto');
const program = 'apps/cli';
const own = '@gruppetto/';
/** What the pages are made of and nothing else needs: it is in them already. */
const ofPages = `${own}ui`;

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Every workspace by its name, with its folder. */
function workspaces() {
  const folders = readJson('package.json').workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return new Map(
    folders
      .filter((at) => existsSync(path.join(root, at, 'package.json')))
      .map((at) => {
        const manifest = readJson(`${at}/package.json`);
        return [manifest.name, { at, manifest }];
      }),
  );
}

/** The program, and all workspaces that it is made of. */
function partsOf(all, name, parts = new Map()) {
  if (parts.has(name) || name === ofPages) return parts;
  const part = all.get(name);
  parts.set(name, part);
  for (const needed of Object.keys(part.manifest.dependencies)) if (all.has(needed)) partsOf(all, needed, parts);
  return parts;
}

/** Whether its source is still there: the compiler leaves behind what it once made. */
function isCurrent(file) {
  const map = `${file.replace(/\.(js|d\.ts)$/, '')}.js.map`;
  return (
    existsSync(map) && JSON.parse(readFileSync(map, 'utf8')).sources.every((source) => existsSync(path.resolve(path.dirname(file), source)))
  );
}

const isForPages = (file) => /[\\/]dist[\\/]screens([\\/]|$)/.test(file);

/** The compiled files without maps; a workspace is a folder of the one package now, and is imported by that package's name. */
function copyCompiled(from, to) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const file = path.join(from, entry.name);
    if (isForPages(file)) continue;
    if (entry.isDirectory()) copyCompiled(file, path.join(to, entry.name));
    else if (/\.(js|d\.ts)$/.test(entry.name) && isCurrent(file)) {
      mkdirSync(to, { recursive: true });
      const code = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      writeFileSync(path.join(to, entry.name), code.replaceAll(`'${own}`, "'gruppetto/").replaceAll(`"${own}`, '"gruppetto/'));
    }
  }
}

/** What can be imported: `gruppetto/<workspace>`, as each workspace offers it. */
function exportsOf(parts) {
  const offered = [...parts].flatMap(([name, { at, manifest }]) =>
    Object.entries(manifest.exports ?? {})
      .filter(([, { default: file }]) => !isForPages(`${at}/${file}`))
      .map(([key, { types, default: file }]) => [
        `./${name.slice(own.length)}${key.slice(1)}`,
        { types: `./${at}/${types.slice(2)}`, default: `./${at}/${file.slice(2)}` },
      ]),
  );
  return {
    ...Object.fromEntries(offered.sort(([a], [b]) => (a < b ? -1 : 1))),
    './ui': { types: './ui.d.ts' },
    './package.json': './package.json',
  };
}

function manifestOf(all, parts) {
  const onlyForPages = Object.keys(all.get(ofPages).manifest.dependencies);
  const { name, version, license, bin } = parts.get('gruppetto').manifest;
  const { description, engines } = readJson('package.json');
  const dependencies = [...parts.values()]
    .flatMap(({ manifest }) => Object.entries(manifest.dependencies))
    .filter(([needed]) => !needed.startsWith(own) && !onlyForPages.includes(needed))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, path.posix.join(program, file)])),
    exports: exportsOf(parts),
    dependencies: Object.fromEntries(dependencies),
  };
}

function stage() {
  rmSync(folder, { recursive: true, force: true });
  const all = workspaces();
  const parts = partsOf(all, 'gruppetto');
  for (const { at } of parts.values()) copyCompiled(path.join(root, at, 'dist'), path.join(folder, at, 'dist'));
  const copy = (from, to = from, filter = () => true) => cpSync(path.join(root, from), path.join(folder, to), { recursive: true, filter });
  copy(`${program}/bin`);
  copy(`${program}/README.md`, 'README.md');
  copy('apps/web/dist', 'apps/web/dist', (file) => path.basename(file) !== '.made-of');
  copy('docs', 'docs', (file) => !/[\\/]docs[\\/](decisions|screenshot)/.test(file));
  for (const file of ['LICENSE', 'NOTICE', 'CHANGELOG.md']) copy(file);
  writeFileSync(
    path.join(folder, 'ui.d.ts'),
    '/** Screens are part of the built pages. */\nexport type Screens<_Game = unknown> = unknown;\n',
  );
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(all, parts), undefined, 2)}\n`);
}

/** Puts what is built into one package, and says how large it is. Gives the file. */
async function makePackage() {
  stage();
  const { code, output } = await run('npm', ['pack', folder, '--pack-destination', out, '--json', '--loglevel=error'], { quiet: true });
  if (code !== 0) throw new Failure(`The package could not be made: npm says "${output.trim()}".`);
  const { version } = readJson(`${program}/package.json`);
  return path.join(out, `gruppetto-${version}.tgz`);
}

async function pack() {
  await build();
  const file = await makePackage();
  say(`${path.relative(process.cwd(), file)}: ${(statSync(file).size / 1e6).toFixed(2)} MB.`);
}

module.exports = { makePackage, pack };

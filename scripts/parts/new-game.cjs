'use strict';
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Failure, root, run, runTool, say } = require('./command.cjs');

const template = path.join(__dirname, '..', 'new-game');
const ending = '.template';

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else yield file;
  }
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of a game in code and on the page, from its id. */
function namesOf(id, prefixes) {
  const words = id.split('-');
  const type = words.map(capital).join('');
  const letters = [...words.map((word) => word[0]).join(''), ...words.join(''), 'x'].join('').toUpperCase();
  const pairs = [...letters.slice(1)].flatMap((letter) => (/[A-Z]/.test(letters[0]) ? [`${letters[0]}${letter}`] : []));
  const prefix = pairs.find((pair) => !prefixes.includes(pair));
  if (!prefix) throw new Failure(`No prefix for rule ids is left for "${id}": choose another name.`, 2);
  return { id, Type: type, value: type.charAt(0).toLowerCase() + type.slice(1), Title: words.map(capital).join(' '), PREFIX: prefix };
}

const fill = (text, names) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => names[name]);

const read = (...parts) => readFileSync(path.join(root, ...parts), 'utf8');
const write = (content, ...parts) => {
  const file = path.join(root, ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Every game stands in three lists: the catalogue's, its dependencies, and what the compiler builds. */
function enlist({ id, value }) {
  const list = ['packages', 'catalogue', 'src', 'list.ts'];
  const card = `import { card as ${value} } from '@gruppetto/${id}/card';\n`;
  const entry = `  [${value}.id]: {
    card: ${value},
    room: async () => (await import('@gruppetto/${id}/room')).room,
    screens: async () => (await import('@gruppetto/${id}/screens')).screens,
  },
`;
  write(`${card}${read(...list).replace(/\n\};\n$/, `\n${entry}};\n`)}`, ...list);
  const manifest = JSON.parse(read('packages', 'catalogue', 'package.json'));
  manifest.dependencies = Object.fromEntries(Object.entries({ ...manifest.dependencies, [`@gruppetto/${id}`]: '*' }).sort());
  write(json(manifest), 'packages', 'catalogue', 'package.json');
  const projects = JSON.parse(read('packages', 'games', 'tsconfig.json'));
  projects.references.push({ path: id }, { path: `${id}/screens` });
  write(json(projects), 'packages', 'games', 'tsconfig.json');
}

/** What a room has beside its own code is the same in all of them: it is copied from one that is there. */
function furnish({ id }, model) {
  const manifest = JSON.parse(read('packages', 'games', model, 'package.json'));
  write(json({ ...manifest, name: `@gruppetto/${id}` }), 'packages', 'games', id, 'package.json');
  for (const file of [['tsconfig.json'], ['screens', 'tsconfig.json']])
    write(read('packages', 'games', model, ...file), 'packages', 'games', id, ...file);
}

async function must(work) {
  const { code, output } = await work;
  if (code === 0) return;
  process.stderr.write(output);
  throw new Failure('The room was created, but the next step failed, see above.');
}

/** Makes a room that works: a small game to change into the one you want. */
async function newGame(argv) {
  const [id, ...rest] = argv;
  if (id === undefined || rest.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Failure('Say what the game is called, in lower case with hyphens: npm run new-game penny-farthing', 2);
  const games = readdirSync(path.join(root, 'packages', 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (existsSync(path.join(root, 'packages', 'games', id))) throw new Failure(`There is a game "${id}" already.`, 2);
  const prefixes = games.flatMap(({ name }) => /prefix: '(\w+)'/.exec(read('packages', 'games', name, 'card.ts'))?.[1] ?? []);
  const names = namesOf(id, prefixes);
  for (const file of filesIn(template)) {
    const to = path.relative(template, file).slice(0, -ending.length);
    const content = fill(readFileSync(file, 'utf8'), names);
    if (to === 'rule-book.md') write(content, 'docs', 'rules', `${id}.md`);
    else write(content, 'packages', 'games', id, to);
  }
  furnish(names, games[0].name);
  enlist(names);
  await must(run('npm', ['install'], { quiet: true }));
  const changed = [`packages/games/${id}`, 'packages/games/tsconfig.json', 'packages/catalogue'];
  await must(runTool('@biomejs/biome/bin/biome', ['check', '--write', ...changed], { quiet: true }));
  // It writes the schemas that are missing, and says that they were.
  await runTool('vitest/vitest.mjs', ['run', 'packages/testkit/test/schemas.test.ts', '--update'], { quiet: true });
  say(
    `\n${names.Title} has its room: packages/games/${id}. Write its rule book first: docs/rules/${id}.md (rule ids begin with ${names.PREFIX}).`,
  );
  say(`npx vitest run packages/games/${id} tests it, npm start plays it.`);
}

newGame.stopped = 130;

module.exports = { newGame };

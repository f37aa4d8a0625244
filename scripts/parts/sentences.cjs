'use strict';
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildIfChanged } = require('./build.cjs');
const { root, say } = require('./command.cjs');
const { install } = require('./install.cjs');

const races = 20;
/** For sentences that no race says: what a page would hand them. */
const samples = ['Anna', 3, 12, 'Berta', 5, 2];

const escaped = (text = '') => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

/** Sentences that differ in names and figures only are shown once. */
const shape = (text) => text.replace(/\d+/g, '0').replace(/(?<=\S )\p{Lu}[\p{L}’'-]*|\b(Anna|Berta|Carla|Dora|Emma)\b/gu, 'N');

/** Everything that a game says in a few races, in all languages side by side. */
function rowsOf({ game, words }, { languages, namesOf, say: sayRefusal }, { SeededDice }) {
  const rows = new Map();
  const spoken = languages.map((language) => words(language));
  const add = (saying) => {
    const texts = spoken.map((one) => saying(one) ?? '');
    if (texts[0] !== '' && !rows.has(shape(texts[0]))) rows.set(shape(texts[0]), texts);
  };
  const parsed = game.options.parse({});
  for (let number = 0; number < races; number++) {
    const race = game.race(parsed.value);
    const people = ['Anna', 'Berta', 'Carla', 'Dora', 'Emma'];
    const names = namesOf(
      race,
      Array.from({ length: race.seats }, (_, seat) => ({ name: people[seat % people.length], colour: 'red', player: 'bot' })),
    );
    const dice = new SeededDice(`sentences ${number}`);
    const state = race.setup(dice);
    for (let turn = race.turn(state); turn; turn = race.turn(state)) {
      const asked = turn;
      const view = race.view(state, turn.seat);
      add((one) => one.question(asked, names));
      for (const choice of turn.choices) {
        const preview = race.preview(view, choice);
        add((one) => one.choice(choice, preview, names).label);
        add((one) => one.choice(choice, preview, names).detail);
      }
      for (const { refusal } of race.barred(state)) add((one) => sayRefusal(refusal, one, names));
      const facts = [];
      race.play(state, turn.choices[dice.draw(turn.choices.length)], dice, (fact) => facts.push(fact));
      const said = spoken.map((one) => one.lines(facts, names));
      for (const index of said[0].keys()) add((one) => said[spoken.indexOf(one)][index]?.text);
    }
  }
  return [...rows.values()];
}

/** What the pages say, key by key. */
function* keysOf(values, at = '') {
  for (const key of Object.keys(values[0])) {
    const parts = values.map((value) => value?.[key]);
    const name = at === '' ? key : `${at}.${key}`;
    if (typeof parts[0] === 'string') yield [name, parts];
    else if (typeof parts[0] === 'function')
      yield [
        name,
        parts.map((part) => {
          try {
            return `${part(...samples)}`;
          } catch {
            return '…';
          }
        }),
      ];
    else if (parts[0] && typeof parts[0] === 'object') yield* keysOf(parts, name);
  }
}

const table = (title, head, rows) =>
  `<h2>${escaped(title)}</h2><table><thead><tr>${head.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${row.map((text, index) => `<td${index > 0 && head[index].length === 2 ? ` lang="${head[index]}"` : ''}>${escaped(text)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

/** A page for translators: every sentence of every language, side by side, on the facts of real races. */
async function sentences() {
  await install();
  await buildIfChanged();
  const from = (file) => import(path.join(root, file));
  const words = await from('packages/words/dist/index.js');
  const { rooms } = await from('packages/catalogue/dist/all.js');
  const kernel = await from('packages/kernel/dist/index.js');
  const { languages, loadLanguage } = words;
  await Promise.all(languages.map(loadLanguage));
  const parts = rooms.map((room) => table(room.card.title, [...languages], rowsOf(room, words, kernel)));
  const said = (all) => [...keysOf(languages.map((language) => all(language)))].map(([key, texts]) => [key, ...texts]);
  const pages = [table('First page', ['key', ...languages], said(words.shell)), table('Pages', ['key', ...languages], said(words.words))];
  const file = path.join(root, 'dist', 'sentences.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gruppetto: sentences</title><style>body{font:14px sans-serif}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:4px 8px;vertical-align:top;text-align:left}</style><h1>Every sentence, in six languages</h1>${[...parts, ...pages].join('')}</html>\n`,
  );
  say(`Written: ${path.relative(root, file)}`);
}

module.exports = { sentences };

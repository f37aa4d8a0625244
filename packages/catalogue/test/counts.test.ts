import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from '@gruppetto/catalogue/all';
import { type Language, languages, loadLanguage, type Spoken, shell, words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const trees = new Map<string, Spoken<unknown>>([
  ['shell', shell],
  ['words', words],
  ['terminal', terminal],
]);

beforeAll(async () => {
  for (const { card, words: said, course } of rooms) {
    trees.set(card.id, said);
    const lessons = await course?.();
    if (lessons) trees.set(`${card.id} lessons`, lessons);
    const inside: object = await import(join(root, 'games', card.id, 'words', 'index.ts'));
    for (const [name, value] of Object.entries(inside)) if ('load' in Object(value)) trees.set(`${card.id} ${name}`, value);
  }
  await Promise.all(languages.map(loadLanguage));
});

/** Every noun that a language counts somewhere, in the plural, as its sources have it. */
function pluralsOf(language: Language): readonly string[] {
  const folders = [join(root, 'words', 'src', language), ...rooms.map(({ card }) => join(root, 'games', card.id, 'words'))];
  const files = folders.flatMap((folder, at) =>
    readdirSync(folder)
      .filter((file) => at === 0 || file.startsWith(language))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const found = files.flatMap((text) => [
    ...text.matchAll(/plural\((?:[^,()]|\([^()]*\))+, '([^']+)'(?:, '([^']+)')?\)/g),
    ...text.matchAll(/one: '([^']+)', many: '([^']+)'/g),
  ]);
  return found.flatMap(([, one, many = `${one}s`]) => (one === many || verbs.test(many) ? [] : [many]));
}

/** What English counts and does with the same word: "1 wins". */
const verbs = /^(wins|starts|moves|throws|attacks)$/;

/** Their figure is a limit, or what is in a box, or told only of several. */
const neverOne = [
  /\.faults\.(tooMany|clubFull|tourFull)/,
  /\.refusals\.(wrong-|recovers-|course-too-short|too-many-|hexagon-count|route-length|climb-too-short|never-gained)/,
  /^words\.almanac\.(most-stage-wins|lanterne-rouge|metronome|late-bloomer|burnt-out|many-winners|lucky-dice|cursed-dice)/,
  /^words\.(story|forecast\.(limits|allRiders)|startTour\.needsStages|people\.latestHead|classification\.forecast|verdict\.puzzleWrong)/,
  /(^shell\.players|words\.(race\.throws|platformRefusals\.die-missing)|terminal\.forecast\.counted)/,
  /\.(boxIsEmpty|wholeBox|hexagonsOfBox|hexagonsOverBox|sizes|giveOut|scoreHint)$/,
];

/** Asked for a name it gives one, asked for anything else that figure. */
const facts = (count: number) =>
  new Proxy(
    {},
    { get: (_, key) => (/rider$|who|name|leader|second|team|seat$|setter|other|by|skill|jersey/.test(String(key)) ? 'N' : count) },
  );

/** What a sentence may be told of, as far as one can guess. */
function* tellings(say: (...args: unknown[]) => unknown, count: number): Generator<string> {
  const all = facts(count);
  for (const args of [Array(6).fill(count), [all, all, all], ['N', all, all], ['N', 'N', count, count, count]])
    try {
      const text = say(...args);
      if (typeof text === 'string' && !/undefined|NaN|\[object/.test(text)) yield text;
    } catch {
      // It is told of something else.
    }
}

function* sentencesIn(node: unknown, at: string): Generator<readonly [at: string, say: (...args: unknown[]) => unknown]> {
  if (typeof node === 'function') yield [at, node as (...args: unknown[]) => unknown];
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) yield* sentencesIn(value, `${at}.${key}`);
}

test.each(languages)('%s: of one thing no noun is in the plural', (language) => {
  const nouns = pluralsOf(language);
  expect(nouns.length).toBeGreaterThan(30);
  const rules = new Intl.PluralRules(language);
  const faults = new Set<string>();
  let told = 0;
  for (const count of [0, 1, 2].filter((figure) => rules.select(figure) === 'one')) {
    const fault = new RegExp(`(?<![\\p{L}\\d.,–:′/-])${count} (${nouns.join('|')})(?![\\p{L}-])`, 'u');
    for (const [name, tree] of trees)
      for (const [at, say] of sentencesIn(tree(language), name))
        for (const text of neverOne.some((key) => key.test(at)) ? [] : tellings(say, count)) {
          told++;
          if (fault.test(text)) faults.add(`${at}: ${text}`);
        }
  }
  expect(told).toBeGreaterThan(1000);
  expect([...faults]).toEqual([]);
});

import { join } from 'node:path';
import { rooms } from '@gruppetto/catalogue/all';
import { languages, loadLanguage, type Noun, type Spoken, shell, words } from '@gruppetto/words';
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

/** What a language counts and does with the same word: "1 wins"; and what riders do: "1 fährt", "2 fahren". */
const verbs = /^(wins|starts|moves|throws|attacks|fahren)$/;

/** Their figure is a limit, or what is in a box, or told only of several. */
const neverOne = [
  /\.faults\.(tooMany|clubFull|tourFull)/,
  /\.refusals\.(wrong-|recovers-|course-too-short|too-many-|hexagon-count|route-length|climb-too-short|never-gained)/,
  /^words\.almanac\.(most-stage-wins|lanterne-rouge|metronome|late-bloomer|burnt-out|jersey-collector|many-winners|lucky-dice|cursed-dice)/,
  /^words\.(story|forecast\.(limits|allRiders)|startTour\.needsStages|people\.latestHead|classification\.(chartFew|chartFirst|forecast)|verdict\.puzzleWrong)/,
  /(^shell\.players|words\.(race\.throws|platformRefusals\.die-missing)|terminal\.forecast\.counted)/,
  /\.(ridersNamed|riders)\.more$/,
  /\.(boxIsEmpty|wholeBox|hexagonsOfBox|hexagonsOverBox|sizes|giveOut|scoreHint)$/,
];

/** Asked for a name it gives one, asked for anything else that figure. */
const facts = (count: number) =>
  new Proxy(
    {},
    { get: (_, key) => (/rider$|who|name|leader|second|team|seat$|setter|other|by|skill|jersey/.test(String(key)) ? 'N' : count) },
  );

/** What a sentence says of so many, as far as one can guess what it is told; absent where it is told of something else. */
const tellings = (say: (...args: unknown[]) => unknown, count: number): readonly (string | undefined)[] => {
  const all = facts(count);
  return [Array(6).fill(count), [all, all, all], ['N', all, all], ['N', 'N', count, count, count]].map((args) => {
    try {
      const text = say(...args);
      return typeof text === 'string' && !/undefined|NaN|\[object/.test(text) ? text : undefined;
    } catch {
      return undefined;
    }
  });
};

function* sentencesIn(node: unknown, at: string): Generator<readonly [at: string, say: (...args: unknown[]) => unknown]> {
  if (typeof node === 'function') yield [at, node as (...args: unknown[]) => unknown];
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) yield* sentencesIn(value, `${at}.${key}`);
}

/** A figure that counts something, and what. */
const countedAs = (count: number, noun: string): RegExp => new RegExp(`(?<![\\p{L}\\d.,–:′/-])${count} (${noun})(?![\\p{L}-])`, 'gu');

/** What it counts, in two words at most; between two figures there is no noun. */
const counted = (text: string, count: number): readonly (readonly string[])[] =>
  [...text.matchAll(countedAs(count, '[\\p{L}’-]+(?: [\\p{L}’-]+)?(?! \\d)'))].map(([, words]) => words.split(' '));

/** Of a word and its plural it is the same, of other words for other figures hardly ever. */
const initial = (word: string): string => word.normalize('NFD').charAt(0);

/** What a sentence counts, told of one and of two, up to the word that differs: "feed tile", "feed tiles". */
function* nounsIn(ofOne: string, one: number, ofTwo: string): Generator<Noun> {
  const [ones, twos] = [counted(ofOne, one), counted(ofTwo, 2)];
  if (ones.length !== twos.length) return;
  for (const [nth, words] of ones.entries()) {
    const others = twos[nth];
    const at = words.findIndex((word, index) => word !== others[index]);
    if (at >= 0 && others[at] !== undefined && initial(words[at]) === initial(others[at]))
      yield { one: words.slice(0, at + 1).join(' '), many: others.slice(0, at + 1).join(' ') };
  }
}

/** The nouns that games and pages count in sentences of others. */
function* nounsOf(node: unknown): Generator<Noun> {
  if (typeof node !== 'object' || node === null) return;
  if ('one' in node && 'many' in node && typeof node.one === 'string' && typeof node.many === 'string') yield node as Noun;
  else for (const value of Object.values(node)) yield* nounsOf(value);
}

test.each(languages)('%s: of one thing no noun is in the plural', (language) => {
  const rules = new Intl.PluralRules(language);
  const ones = [0, 1].filter((count) => rules.select(count) === 'one');
  const nouns: Noun[] = [];
  const told: { readonly one: number; readonly at: string; readonly text: string }[] = [];
  for (const [name, tree] of trees) {
    nouns.push(...nounsOf(tree(language)));
    for (const [at, say] of sentencesIn(tree(language), name)) {
      const maybeOne = !neverOne.some((key) => key.test(at));
      const ofTwo = tellings(say, 2);
      for (const one of ones)
        for (const [way, text] of tellings(say, one).entries()) {
          if (text === undefined) continue;
          if (maybeOne) told.push({ one, at, text });
          nouns.push(...nounsIn(text, one, ofTwo[way] ?? ''));
        }
    }
  }
  const singulars = new Set(nouns.map(({ one }) => one));
  const plurals = new Set(nouns.flatMap(({ many }) => (singulars.has(many) || verbs.test(many) ? [] : many)));
  expect(plurals.size).toBeGreaterThan(30);
  expect(told.length).toBeGreaterThan(1000);
  const faultOf = new Map(ones.map((one) => [one, countedAs(one, [...plurals].join('|'))]));
  const faults = told.filter(({ one, text }) => text.search(faultOf.get(one) as RegExp) >= 0);
  expect([...new Set(faults.map(({ at, text }) => `${at}: ${text}`))]).toEqual([]);
});

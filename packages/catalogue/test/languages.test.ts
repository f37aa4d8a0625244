import { rooms } from '@gruppetto/catalogue/all';
import { type Choice, type Fact, type Game, type Race, SeededDice, type Turn } from '@gruppetto/kernel';
import { type GameWords, type Language, languages, loadLanguage, type Names, namesOf, say } from '@gruppetto/words';
import { beforeAll, describe, expect, test } from 'vitest';

/** Words that none of our other languages has. */
const english = /\b(the|and|with|throws|rides|their|from|which|must|cannot|can't|doesn't)\b/i;
const hole = /undefined|NaN|\bnull\b|\[object|\$\{|^\s*$/;
/** Names without a language: what is said about them is the language's alone. */
const seatsOf = (count: number) => Array.from({ length: count }, (_, seat) => ({ name: `Qx${seat}`, colour: 'red', player: 'bot' }));

const races = 200;

beforeAll(async () => {
  await Promise.all(languages.map(loadLanguage));
});

/** With everything that can be switched on, where that makes a race; in every second race. */
function raceOf(game: Game, all: boolean): Race {
  const { shape } = game.options;
  const flags = shape.kind === 'object' ? Object.entries(shape.fields).filter(([, field]) => field.kind === 'flag') : [];
  const richest = game.options.parse(Object.fromEntries(flags.map(([name]) => [name, true])));
  const usual = game.options.parse({});
  if (!usual.ok) throw new Error(`${game.id} has no usual race`);
  return game.race(all && richest.ok ? richest.value : usual.value);
}

type Saying = (words: GameWords) => string | undefined;

/** Everything that is said before and after a choice. */
function* sayings(race: Race, state: object, turn: Turn<Choice>, names: Names): Generator<readonly [kind: string, Saying]> {
  yield ['question', (words) => words.question(turn, names)];
  const view = race.view(state, turn.seat);
  for (const choice of turn.choices.slice(0, 5)) {
    const preview = race.preview(view, choice);
    yield ['choice', (words) => words.choice(choice, preview, names).label];
    yield ['detail', (words) => words.choice(choice, preview, names).detail];
  }
  for (const { refusal } of race.barred(state).slice(0, 2)) yield ['refusal', (words) => say(refusal, words, names)];
}

/** Races and places keep their names in every language. */
const unnamed = (text: string, original: string): string =>
  (original.match(/[A-Z][\w’']+( (of|the|and|[A-Z][\w’']+))+/g) ?? []).reduce((rest, name) => rest.replaceAll(name, ''), text);

interface Spoken {
  readonly language: Language;
  readonly words: GameWords;
}

/** Sentences that differ in names and figures only are one; whether a figure is one or many makes two. */
const shape = (text: string): string =>
  text.replace(/\d+/g, (figure) => (figure === '1' ? '1' : '0')).replace(/(?<=\S )\p{Lu}[\p{L}’'-]*|Qx\d/gu, 'N');

/** What is wrong with a sentence in one of the languages; each sentence is looked at once. */
function faultsIn(kind: string, saying: Saying, spoken: readonly Spoken[], known: Set<string>): readonly string[] {
  const [first, ...others] = spoken;
  const original = saying(first.words);
  if (original === undefined || known.has(shape(original))) return [];
  known.add(shape(original));
  return others.flatMap(({ language, words }) => {
    const text = saying(words) ?? '';
    const letters = original.replace(/Qx\d+( \d+)?|[A-Z]{1,2}\d*|[^a-z]/g, '');
    const same = text === original && letters.length > 12;
    return hole.test(text) || english.test(unnamed(text, original)) || same ? [`${language} ${kind}: "${original}" → "${text}"`] : [];
  });
}

describe.each(rooms)('$card.id', ({ game, words }) => {
  test(`${races} races are told in six languages, without a hole or an English rest, and with the same lines`, () => {
    const spoken = languages.map((language) => ({ language, words: words(language) }));
    const known = new Set<string>();
    const faults: string[] = [];
    for (let number = 0; number < races && faults.length < 20; number++) {
      const race = raceOf(game, number % 2 === 1);
      const names = namesOf(race, seatsOf(race.seats));
      const dice = new SeededDice(`languages ${number}`);
      const state = race.setup(dice);
      for (let turn = race.turn(state); turn; turn = race.turn(state)) {
        for (const [kind, saying] of sayings(race, state, turn, names)) faults.push(...faultsIn(kind, saying, spoken, known));
        const facts: Fact[] = [];
        race.play(state, turn.choices[dice.draw(turn.choices.length)], dice, (fact) => facts.push(fact));
        // Most lines have been looked at before: then nobody needs them in the other languages.
        if (spoken[0].words.lines(facts, names).every(({ text }) => known.has(shape(text)))) continue;
        const told = spoken.map((one) => one.words.lines(facts, names));
        for (const [index, { fact, why }] of told[0].entries()) {
          if (
            told.some(
              (lines) => lines.length !== told[0].length || lines[index].fact !== fact || `${lines[index].why.rules}` !== `${why.rules}`,
            )
          )
            faults.push(`other lines: ${told[0].map(({ text }) => text).join(' ')}`);
          else faults.push(...faultsIn('log', (said) => told[spoken.findIndex((one) => one.words === said)][index].text, spoken, known));
        }
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });
});

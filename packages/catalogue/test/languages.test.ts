import { rooms } from '@gruppetto/catalogue/all';
import { type Choice, type Fact, type Game, type Race, SeededDice, type Turn } from '@gruppetto/kernel';
import { type GameWords, type Language, type Line, languages, loadLanguage, type Names, say } from '@gruppetto/words';
import { beforeAll, describe, expect, test } from 'vitest';

/** Words that none of our other languages has. */
const english = /\b(the|and|with|throws|rides|their|from|which|must|cannot|can't|doesn't)\b/i;
const hole = /undefined|NaN|\bnull\b|\[object|\$\{|^\s*$/;

const races = 200;
/** What is said before a choice is read at one turn in so many, and not the same ones in each race: it repeats itself. */
const oneIn = 4;

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

/** One or more sentences that belong together. */
type Saying = (words: GameWords) => readonly (string | undefined)[];

/** Everything that is said before a choice. */
function* sayings(race: Race, state: object, turn: Turn<Choice>, names: Names): Generator<readonly [kind: string, Saying]> {
  yield ['question', (words) => [words.question(turn, names)]];
  const view = race.view(state, turn.seat);
  for (const choice of turn.choices.slice(0, 5)) {
    const preview = race.preview(view, choice);
    yield [
      'choice',
      (words) => {
        const { label, detail } = words.choice(choice, preview, names);
        return [label, detail];
      },
    ];
  }
  for (const { refusal } of race.barred(state).slice(0, 2)) yield ['refusal', (words) => [say(refusal, words, names)]];
}

/** Races and places keep their names in every language. */
const unnamed = (text: string, original: string): string =>
  (original.match(/[A-Z][\w’']+( (of|the|and|[A-Z][\w’']+))+/g) ?? []).reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Sentences that differ in names and figures only are one; whether a figure is one or many makes two. */
const shape = (text: string): string =>
  text.replace(/\d+/g, (figure) => (figure === '1' ? '1' : '0')).replace(/(?<=\S )\p{Lu}[\p{L}’'-]*|Qx\d/gu, 'N');

/** Looks at each sentence once, in every language. */
class Reader {
  readonly faults: string[] = [];
  private readonly english: GameWords;
  private readonly others: readonly (readonly [Language, GameWords])[];
  /** As they stand, which is quicker to look up, and by their shape. */
  private readonly read = new Set<string>();
  private readonly shapes = new Set<string>();

  constructor(words: (language: Language) => GameWords) {
    this.english = words('en');
    this.others = languages.filter((language) => language !== 'en').map((language) => [language, words(language)] as const);
  }

  private isNew(text: string): boolean {
    if (this.read.has(text)) return false;
    this.read.add(text);
    const { size } = this.shapes;
    return this.shapes.add(shape(text)).size > size;
  }

  look(kind: string, saying: Saying): void {
    const said = saying(this.english);
    const fresh = said.flatMap((text, index) => (text !== undefined && this.isNew(text) ? [[index, text] as const] : []));
    if (fresh.length === 0) return;
    for (const [language, words] of this.others) {
      const sentences = saying(words);
      for (const [index, original] of fresh) {
        const text = sentences[index] ?? '';
        const letters = original.replace(/Qx\d+( \d+)?|[A-Z]{1,2}\d*|[^a-z]/g, '');
        const same = text === original && letters.length > 12;
        if (hole.test(text) || english.test(unnamed(text, original)) || same)
          this.faults.push(`${language} ${kind}: "${original}" → "${text}"`);
      }
    }
  }

  /** The log of a step: as many lines in every language, of the same facts and rules. */
  lookAtLog(facts: readonly Fact[], names: Names): void {
    const first = this.english.lines(facts, names);
    this.look('log', (words) => {
      if (words === this.english) return first.map(({ text }) => text);
      const lines = words.lines(facts, names);
      const alike = ({ fact, why }: Line, index: number) => first[index]?.fact === fact && `${first[index].why.rules}` === `${why.rules}`;
      if (lines.length !== first.length || !lines.every(alike)) this.faults.push(`other lines: ${first.map(({ text }) => text).join(' ')}`);
      return lines.map(({ text }) => text);
    });
  }
}

/** Riders and teams go by names without a language, whatever the race calls them: what is said about them is the language's alone. */
const names: Names = { seat: (seat) => `Qx${seat}`, rider: (rider) => `Qx${rider}`, team: (team) => `Qx${team}` };

describe.each(rooms)('$card.id', ({ game, words }) => {
  test(`${races} races are told in six languages, without a hole or an English rest, and with the same lines`, () => {
    const reader = new Reader(words);
    for (let number = 0; number < races && reader.faults.length < 20; number++) {
      const race = raceOf(game, number % 2 === 1);
      const dice = new SeededDice(`languages ${number}`);
      const state = race.setup(dice);
      let turns = number;
      for (let turn = race.turn(state); turn; turn = race.turn(state)) {
        if (turns++ % oneIn === 0) for (const [kind, saying] of sayings(race, state, turn, names)) reader.look(kind, saying);
        const facts: Fact[] = [];
        race.play(state, turn.choices[dice.draw(turn.choices.length)], dice, (fact) => facts.push(fact));
        reader.lookAtLog(facts, names);
      }
    }
    expect(reader.faults.slice(0, 20)).toEqual([]);
  });
});

import { type Race, SeededDice } from '@gruppetto/kernel';
import { type GameWords, type Names, type OptionWords, say } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';
import { courses, type Fact, makeCourse, type Options, type PaceWheel, paceWheel, presets, type State } from '../rules/index.ts';
import { en } from '../words/en.ts';
import { wordsIn } from '../words/words.ts';

const words = wordsIn(en);
const names: Names = { seat: (seat) => `Team ${seat + 1}`, rider: (rider) => `Racer ${rider + 1}` };

const raceOf = (others: Partial<Options>): Race<PaceWheel> => {
  const parsed = paceWheel.options.parse(others);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return paceWheel.race(parsed.value);
};

/** Rides some random races, with all that can be switched on. */
function ride(look: (race: Race<PaceWheel>, state: State) => void, hear: (facts: readonly Fact[]) => void): void {
  for (let nth = 0; nth < 4; nth++) {
    const dice = new SeededDice(`words ${nth}`);
    const course = makeCourse((['flat', 'hilly', 'mountains'] as const)[nth % 3], dice);
    const race = raceOf({ teams: 2 + (nth % 4), course, feed: true, incidents: nth % 4 > 0, race: nth > 1 ? 'stage' : 'one-day' });
    let facts: Fact[] = [];
    const state = race.setup(dice, (fact) => facts.push(fact));
    hear(facts);
    for (let turn = race.turn(state); turn; turn = race.turn(state)) {
      look(race, state);
      const choice = turn.choices[dice.draw(turn.choices.length)];
      facts = [];
      race.play(state, choice, dice, (fact) => facts.push(fact));
      hear(facts);
    }
  }
}

/** The chance of an attempt stands beside its label already. */
const saidInTheChoice = ['fails', 'fails-with-a-point'];

const isSentence = (text = ''): boolean => /^[A-Z“].*[.?]$/.test(text);
const isBroken = (text: string): boolean => /undefined|NaN|null|\[object|rider \d|seat \d/.test(text);

describe('the words of the pace wheel', () => {
  test('every question, choice, reason, group and fact of a race can be said', () => {
    const said = new Set<string>();
    const wrong = new Set<string>();
    ride(
      (race, state) => {
        const turn = race.turn(state);
        said.add(turn ? words.question(turn, names) : '');
        for (const choice of turn?.choices ?? []) {
          const preview = race.preview(state, choice);
          const { label, detail = '' } = words.choice(choice, preview, names);
          said.add(`${label} ${detail}`);
          if (label === '') wrong.add(`no label for ${choice.do}`);
          for (const { what } of preview.risks ?? []) if (words.risks[what] === '' && !saidInTheChoice.includes(what)) wrong.add(what);
        }
        for (const { refusal } of race.barred(state)) {
          const sentence = words.refusals[refusal.reason](refusal.with ?? {}, names);
          said.add(sentence);
          if (!isSentence(sentence)) wrong.add(refusal.reason);
        }
      },
      (facts) => {
        for (const { text, fact, why } of words.lines(facts, names)) {
          said.add(text);
          if (!isSentence(text) || !facts[fact] || why.rules.some((rule) => !/^PW-\d\.\d$/.test(rule))) wrong.add(text);
        }
      },
    );
    expect([...wrong]).toEqual([]);
    expect([...said].filter(isBroken)).toEqual([]);
    expect(said.size).toBeGreaterThan(500);
  });

  test('every value of an option has a label', () => {
    const { shape } = paceWheel.options;
    if (shape.kind !== 'object') throw new Error('no object');
    for (const [name, field] of Object.entries(shape.fields)) {
      if (field.kind === 'one-of')
        expect(Object.keys((words.options[name as keyof Options] as OptionWords).values ?? {})).toEqual(field.values);
    }
  });

  test('wrong options and positions are answered in words', () => {
    const good = { sprint: 5, stamina: 5, climbing: 5 };
    const options = paceWheel.options.parse({
      course: 'f9 x3',
      profiles: 'given',
      given: [{ ...good, sprint: 1 }],
      carried: [{ ...good, sprint: 10 }],
    });
    const short = paceWheel.options.parse({ course: 'f9' });
    const problems = [...(options.ok ? [] : options.problems), ...(short.ok ? [] : short.problems)];
    expect(problems).toHaveLength(4);
    for (const { need } of problems) expect(say(need, words as unknown as GameWords, names)).toSatisfy(isSentence);
  });

  test('what is ready-made has a name', () => {
    expect(Object.keys(en.screens.courses)).toEqual(courses.map(({ id }) => id));
    expect(Object.keys(en.screens.profiles)).toEqual(Object.keys(presets));
  });

  test('an attempt says its chances with and without the extra point', () => {
    const spread = [
      { to: 24, chance: 5 / 12 },
      { to: 26, chance: 6 / 12 },
      { to: 27, chance: 1 / 12 },
    ];
    const risks = [
      { what: 'fails', chance: 5 / 12, rule: 'PW-4.2' },
      { what: 'fails-with-a-point', chance: 4 / 12, rule: 'PW-4.2' },
    ] as const;
    expect(words.choice({ do: 'break-away', rider: 0 }, { rider: 0, spread, risks }, names)).toEqual({
      label: 'Racer 1 breaks away',
      detail: 'to 26 or 27: 58 %, 67 % with one more point',
    });
  });

  test('a breakaway is one line, with its die and its sum', () => {
    const facts: Fact[] = [
      { type: 'spent', rule: 'PW-4.1', seat: 0, rider: 0, what: 'sprint', amount: 1, for: 'breakaway' },
      { type: 'threw', rule: 'PW-4.2', rider: 0, dice: [7], sides: 12, need: 6 },
      { type: 'moved', rule: 'PW-4.3', rider: 0, from: 24, to: 26, by: 'breakaway', result: 7, need: 6 },
    ];
    expect(words.lines(facts, names)).toEqual([
      {
        text: 'Racer 1 throws 7 and breaks away to 26.',
        fact: 2,
        rider: 0,
        why: { rules: ['PW-4.2', 'PW-4.3'], dice: { faces: [7], sides: 12 }, sum: '7 ≥ 6' },
      },
    ]);
  });
});

test('an attempt that leads to one square, whatever falls, names it', () => {
  const spread = words.choice({ do: 'break-away', rider: 0 }, { rider: 0, spread: [{ to: 17, chance: 1 }] }, names);
  expect(spread.detail).toContain('17');
  // As pages know it.
  expect(words.choice({ do: 'break-away', rider: 0 }, { rider: 0, to: 17 }, names)).toEqual(spread);
});

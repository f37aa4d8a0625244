import { readFileSync } from 'node:fs';
import { type Refusal, type RiderId, type Seat, SeededDice, startTable, take } from '@gruppetto/kernel';
import { say } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';
import { type Choice, cyclingParty, type Fact, type Options } from '../rules/index.ts';
import { en } from '../words/en.ts';
import { wordsIn } from '../words/words.ts';

const words = wordsIn(en);
const colours = ['Black', 'Blue', 'Green', 'Purple', 'Red', 'Yellow'];
const names = {
  seat: (seat: Seat) => colours[seat],
  rider: (rider: RiderId) => `${colours[Math.floor(rider / 5)]} ${(rider % 5) + 1}`,
};

const optionsOf = (others: Partial<Options>): Options => {
  const parsed = cyclingParty.options.parse(others);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

const sayIt = (refusal: Refusal): string => say(refusal, words, names);

/** A scenario of the game, told. */
function linesOf(file: string): readonly string[] {
  const scenario = JSON.parse(readFileSync(new URL(`${file}.scenario.json`, import.meta.url), 'utf8'));
  const race = cyclingParty.race(scenario.options);
  const state = race.place(scenario.position);
  const faces = [...scenario.dice];
  const dice = { roll: () => faces.shift() as number, draw: () => 0 };
  return (scenario.choices as readonly Choice[]).flatMap((choice) => {
    const facts: Fact[] = [];
    race.play(state, choice, dice, (fact) => facts.push(fact));
    return words.lines(facts, names).map(({ text }) => text);
  });
}

describe('Cycling Party in words', () => {
  test.each([
    ['junior', 'canal-run'],
    ['senior', 'wind-farms'],
    ['senior', 'two-valleys'],
    ['senior', 'queen-stage'],
    ['senior', 'eagle-summit'],
    ['master', 'canal-run'],
    ['master', 'queen-stage'],
  ] as const)('%s, %s: every question, choice, refusal and line reads as one', (version, stage) => {
    const said: string[] = [];
    for (let nth = 0; nth < 3; nth++) {
      const dice = new SeededDice(`${stage} ${nth}`);
      const race = cyclingParty.race(optionsOf({ version, stage, teams: 3 }));
      const state = race.setup(dice);
      for (let turn = race.turn(state); turn; turn = race.turn(state)) {
        said.push(words.question(turn, names));
        for (const choice of turn.choices) {
          const { label, detail } = words.choice(choice, race.preview(state, choice), names);
          said.push(label, detail ?? 'no detail');
        }
        for (const { refusal } of race.barred(state)) said.push(sayIt(refusal));
        const facts: Fact[] = [];
        const choices = turn.choices.filter(({ do: what }) => what !== 'withdraw');
        race.play(state, (choices[dice.draw(choices.length)] ?? turn.choices[0]) as Choice, dice, (fact) => facts.push(fact));
        for (const { text, fact } of words.lines(facts, names)) {
          said.push(text);
          expect(facts[fact]).toBeDefined();
        }
      }
    }
    expect(said.filter((text) => text === '' || /undefined|NaN|\[object|null|Infinity/.test(text))).toEqual([]);
  });

  test('a paceline is told with its throws, its pace and who set it', () => {
    expect(linesOf('cp-e1-10-7-3')).toEqual([
      'Turn 6 begins.',
      'Paceline of 3 on 20: Black 1 and 2 others.',
      'Black 1 throws 6 + 4 = 10.',
      'Blue 1 throws 3 + 4 = 7.',
      'Green 1 throws 1 + 2 = 3.',
      'Black 1 and Blue 1 ride at pace 10, to 30; Black 1 sets the pace.',
      'Green 1 rides 3 squares, to 23.',
    ]);
  });

  test('a mountain square is told with its dice and a pull', () => {
    expect(linesOf('cp-e7-x5-d4-y3')).toEqual([
      'Turn 6 begins.',
      'Black 2 and 2 others throw 5, 4 and 3 on the pass.',
      'Black 2 has 5 and rides to 90.',
      'Black 3 has 3 and rides to 88.',
      'Black 5 has 4 and rides to 89.',
      'Black 3 is pulled along to 89.',
    ]);
  });

  test('an arrival is told with its seconds and its time', () => {
    expect(linesOf('cp-e8').slice(-4)).toEqual([
      'Black 2 throws 6 + 5 and rides to 160.',
      'Black 2 throws 3 for the seconds.',
      'Black 2 finishes 3rd in 2′13″, 10 squares past the line.',
      'Everyone is home: the stage is over.',
    ]);
  });

  test('every ready-made stage has a name', () => {
    expect(Object.values(words.options.stage.values ?? {}).length).toBe(13);
    expect(Object.keys(en.screens.stages).length).toBe(12);
  });

  test('what is wrong with a stage is said in a sentence, beside its field', () => {
    const said = (options: object) => {
      const parsed = cyclingParty.options.parse(options);
      return parsed.ok ? [] : parsed.problems.map(({ at, need }) => `${at}: ${sayIt(need)}`);
    };
    const own = (passes: object) => ({ version: 'junior', stage: 'own', own: { length: 100, type: 'flat', passes } });
    expect(
      said(
        own([
          { from: 20, length: 10 },
          { from: 25, length: 3 },
        ]),
      ),
    ).toEqual(['own.passes[1].from: This pass, from 25 to 27, overlaps pass 1.']);
    expect(said(own([{ from: 95, length: 10 }]))).toEqual([
      'own.passes[0].length: This pass goes from 95 to 104, but the stage ends at 100.',
    ]);
    const sprints = {
      length: 150,
      type: 'high',
      passes: [
        { from: 20, category: 'hors' },
        { from: 60, category: 'hill' },
        { from: 70, category: 'hill' },
      ],
    };
    expect(said({ version: 'master', stage: 'own', own: { ...sprints, sprints: [30, 90, 150, 90] } })).toEqual([
      'own.sprints: A high mountains stage has 3 intermediate sprints, not 4.',
      'own.sprints[0]: Intermediate sprints are on the flat; km 30 is on pass 1.',
      'own.sprints[2]: An intermediate sprint is on km 1 to 149, not on 150.',
      'own.sprints[3]: There is already a sprint on km 90.',
    ]);
    expect(said({ teams: 7 })).toEqual(['teams: It is 7; it must be from 2 to 6.']);
    expect(said({ stage: 'own', own: { length: 150, type: 'high', passes: [] } })).toEqual([
      'own.passes: A senior stage has 3 or 4 passes, not 0.',
      'own.type: A high mountains stage needs a pass of this kind: hors catégorie.',
    ]);
  });

  test('a rider who does not exist, and a choice from a stale screen, are answered in a sentence and change nothing', () => {
    const options = optionsOf({ teams: 2 });
    const seats = [0, 1].map((seat) => ({ name: `${seat}`, colour: '', player: 'person' }));
    const { table } = startTable(cyclingParty, options, seats, new SeededDice('x'));
    const { state } = table;
    const was = JSON.stringify(state);
    for (const choice of [{ do: 'throw', rider: 99 }, { do: 'agree' }] as const) {
      const taken = take(table, 0, choice, new SeededDice('x'));
      if (taken.kind !== 'refused') throw new Error('it was not refused');
      expect(sayIt(taken.refusal)).toBe('That isn’t one of the choices now.');
    }
    expect(JSON.stringify(state)).toBe(was);
  });
});

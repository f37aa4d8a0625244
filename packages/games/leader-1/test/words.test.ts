import { factFor, type Race, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, leader1 as game, type Leader1, type Ride, races, type State } from '../rules/index.ts';
import type { Thing } from '../rules/types.ts';
import { en } from '../words/en.ts';
import { wordsIn } from '../words/words.ts';

const leader1 = wordsIn(en);

const names = { seat: (seat: number) => ['Ann', 'Bob', 'Cyd', 'Dee'][seat], rider: (rider: number) => `rider ${rider}` };
const raceOf = (race: string, others: object = {}): Race<Leader1> => {
  const parsed = game.options.parse({ race, weather: 4, ...others });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return game.race(parsed.value);
};

/** Random races: `hear` gets what each choice made, `look` the question before it. */
function ride(race: Race<Leader1>, hear: (facts: readonly Fact[]) => void, look: (state: State) => void): void {
  const dice = new SeededDice(race.options.race);
  const state = race.setup(dice, (fact) => hear([fact]));
  for (let turn = race.turn(state); turn; turn = race.turn(state)) {
    look(state);
    const facts: Fact[] = [];
    race.play(state, turn.choices[dice.draw(turn.choices.length)], dice, (fact) => facts.push(fact));
    hear(facts);
  }
}

describe('Leader 1 in words', () => {
  test.each([
    ['vineyard-hills', {}],
    ['seven-sectors', { ridersEach: 1 }],
    ['two-passes', { ridersEach: 2, weather: 6 }],
  ])('%s: every question, choice and line reads as one', (name, others) => {
    const said: string[] = [];
    const race = raceOf(name, others);
    ride(
      race,
      (facts) => said.push(...leader1.lines(facts, names).map(({ text }) => text)),
      (state) => {
        const turn = race.turn(state);
        if (!turn) return;
        said.push(leader1.question(turn, names));
        const view = race.view(state, turn.seat);
        for (const choice of turn.choices) {
          const { label, detail = '' } = leader1.choice(choice, race.preview(view, choice), names);
          said.push(label, detail);
        }
        for (const { refusal } of race.barred(state)) said.push(leader1.refusals[refusal.reason](refusal.with ?? {}, names));
      },
    );
    expect(said.filter((text) => /undefined|NaN|\[object|null/.test(text))).toEqual([]);
  });

  test('every option, race and thing has its words', () => {
    expect(Object.keys(leader1.options.race?.values ?? {})).toEqual([...Object.keys(races), 'own']);
    const race = raceOf('miners-road');
    for (const { what } of race.board(race.view(race.setup(new SeededDice('a')), 0)).holdings ?? [])
      expect(leader1.things[what](2)).toMatch(/2/);
  });

  test('a line says what happened, and why', () => {
    const moved: Fact = {
      type: 'moved',
      rule: 'L1-3.1',
      rider: 2,
      from: 9,
      to: 14,
      lane: 1,
      squares: 5,
      free: 2,
      slipstream: true,
      paying: 3,
      price: 5,
      passed: 1,
      wind: 0,
      back: 0,
      pays: 6,
    };
    const risked: Fact = {
      type: 'risked',
      rule: 'L1-5.4',
      rider: 2,
      risk: 'fall',
      step: 2,
      die: 5,
      face: { value: 4, colour: 'red' },
      result: 'fell',
    };
    expect(leader1.lines([moved, risked], names)).toEqual([
      {
        fact: 0,
        text: 'rider 2 rides to row 14, lane 1 in the slipstream, for 6 energy.',
        rider: 2,
        why: { rules: ['L1-3.1', 'L1-3.2', 'L1-3.3', 'L1-3.4', 'L1-3.7'], sum: '5 squares = 2 free + 3 paying (5); 1 for riders passed' },
      },
      {
        fact: 1,
        text: 'rider 2 risks a fall, needs more than 4 and throws a red 4: a fall, and the next turn is lost.',
        rider: 2,
        why: { rules: ['L1-5.4', 'L1-5.2'], dice: { faces: [5], sides: 12 } },
      },
    ]);
  });

  test('a choice tells what is paid for, and all that comes with it', () => {
    const ride: Ride = { do: 'ride', rider: 2, row: 26, lane: 1, squares: 6, pays: 4 };
    const effect = (what: Thing, amount: number, rider = 2) => ({ seat: 0, rider, what, amount });
    const sum = [effect('free-square', 3), effect('towed', 1), effect('paying-square', -3), effect('passed', -1), effect('wind', 2)];
    const wordsFor = (...effects: readonly ReturnType<typeof effect>[]) => {
      const preview = { effects: [...sum, ...effects] };
      const { label, detail } = leader1.choice(ride, preview, names);
      return [label, detail, leader1.mark?.(ride, preview)?.note];
    };
    const parts = '3 free with the slipstream, 3 paying, 1 rider passed +1, tailwind −2: 4 energy';
    expect(wordsFor()).toEqual(['rider 2 to row 26, lane 1', parts, undefined]);
    expect(wordsFor(effect('draw', 1), effect('slipstream', -1, 5))).toEqual([
      'rider 2 to row 26, lane 1',
      `${parts}; draws 1 feed tile; rider 5 loses the slipstream`,
      'feed',
    ]);
    expect(wordsFor(effect('peloton', 1))).toEqual(['rider 2 back into the peloton', parts, 'joins']);
    expect(wordsFor(effect('home', 3), effect('crack', -5))).toEqual([
      'rider 2 over the finish line',
      `${parts}; 3rd place; 5 energy more if they crack`,
      'home',
    ]);
    expect(leader1.mark?.({ ...ride, pays: 0 }, {})).toEqual({ price: 'free', free: true });
  });

  test('L1-5.6 throws for punctures are told together if nobody punctures', () => {
    const tried = (rider: number, die: number): Fact => ({
      type: 'tried',
      rule: 'L1-5.6',
      rider,
      die,
      face: die === 5 ? { value: 4, colour: 'red' } : { value: 3 },
      punctured: die === 5,
    });
    const lines = (...facts: readonly Fact[]) => leader1.lines(facts, names).map(({ text, why }) => [text, why.dice?.faces]);
    expect(lines(tried(0, 1), tried(1, 2))).toEqual([['2 riders throw: nobody punctures.', [1, 2]]]);
    expect(lines(tried(0, 1), tried(1, 5))).toEqual([['rider 1 throws a red 4: a puncture.', [5]]]);
  });

  test('L1-2.5 a drawn tile is named to its player only', () => {
    const drew: Fact = { type: 'drew', rule: 'L1-6.1', rider: 0, secret: { seat: 0, tile: 4 } };
    const heard = (viewer: number) => leader1.lines([factFor(drew, viewer)], names)[0]?.text;
    expect(heard(0)).toBe('rider 0 draws a feed tile: 4.');
    expect(heard(1)).toBe('rider 0 draws a feed tile.');
  });
});

test('L1-1.5 a plan is told what its own kind of race must have, and where a sprint zone may begin', () => {
  const { refusals } = leader1;
  const feeds = { count: 2, need: 1, hexagons: 14 };
  expect(refusals['feed-count']({ ...feeds, kind: 'stage' }, names)).toBe('A stage of 14 hexagons has 1 feed zone, not 2.');
  expect(refusals['feed-count']({ ...feeds, kind: 'classic' }, names)).toBe('A classic of 14 hexagons has 1 feed zone, not 2.');
  expect(refusals['bonus-count']({ count: 3, kind: 'stage' }, names)).toBe('A stage has one or two bonus lines, not 3.');
  expect(refusals['bonus-count']({ count: 1, kind: 'classic' }, names)).toBe('A classic has no bonus lines.');
  const zone = (from: number, hexagon: number) => refusals['sprint-missing']({ row: 8, from, hexagon }, names);
  expect(zone(1, 2)).toBe('The line after row 8 needs a sprint zone that begins on hexagon 1 or 2.');
  expect(zone(1, 1)).toBe('The line after row 8 needs a sprint zone that begins on hexagon 1.');
});

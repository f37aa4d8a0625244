import { type Expectation, type Game, type Problem, parseScenario, playScenario, type Scenario } from '@gruppetto/kernel';
import { type ToyRace, toyRace } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';

const game = toyRace as unknown as Game;
const find = (id: string) => (id === 'toy-race' ? game : undefined);

/** Rider 1 stands on 3, rider 0 on 2, and it is their turn; they hold the cards 1 and 3. */
const scenario: Scenario<ToyRace> = {
  format: 'gruppetto-scenario',
  game: 'toy-race',
  title: 'a ride and a walk',
  cites: ['T-2'],
  options: { players: 2, length: 8, absent: [] },
  position: {
    next: 0,
    road: [
      { rider: 1, square: 3 },
      { rider: 0, square: 2 },
    ],
    cards: [
      [1, 3],
      [2, 2],
    ],
    home: [],
  },
  dice: [3],
  choices: [{ do: 'ride' }, { do: 'walk' }],
  expect: {},
};

const short = (problems: readonly Problem[]) => problems.map(({ at, need }) => `${at}: ${need.reason}`);
const play = (part: Partial<Scenario<ToyRace>>) => playScenario(toyRace, { ...scenario, ...part });

describe('a scenario', () => {
  test('is played from its position, by the seats whose turn it is, with its dice', () => {
    const { table, facts, position, standings, problems, refusal } = play({});
    expect(problems).toEqual([]);
    expect(refusal).toBeUndefined();
    expect(table.steps).toEqual([
      { seat: 0, choice: { do: 'ride' }, dice: [3] },
      { seat: 1, choice: { do: 'walk' }, dice: [] },
    ]);
    expect(facts.map(({ type }) => type)).toEqual(['threw', 'moved', 'moved']);
    expect(position.road).toEqual([
      { rider: 0, square: 5 },
      { rider: 1, square: 4 },
    ]);
    expect(standings.riders[0]?.rider).toBe(0);
  });

  test('needs no choices, and then shows its position', () => {
    expect(play({ choices: [], dice: [], expect: { position: scenario.position } }).problems).toEqual([]);
  });

  test('does not change what it was given', () => {
    const was = JSON.stringify(scenario);
    play({});
    expect(JSON.stringify(scenario)).toBe(was);
  });
});

describe('what is expected and comes', () => {
  test.each<[string, Expectation]>([
    ['part of the position', { position: { next: 0 } }],
    ['that nothing is there', { position: { nowhere: undefined } }],
    ['part of the standings', { standings: { over: false, measure: 'turns' } }],
    ['facts in order, among others', { facts: [{ type: 'threw' }, { type: 'moved', rider: 1 }] }],
    ['parts of facts', { facts: [{ type: 'threw', dice: [3] }] }],
  ])('%s', (_, expected) => {
    expect(play({ expect: expected }).problems).toEqual([]);
  });

  test('a refusal of the last choice', () => {
    const { problems, refusal, position } = play({
      choices: [{ do: 'ride' }, { do: 'dash', card: 3 }],
      expect: { refused: { rule: 'T-4' } },
    });
    expect(problems).toEqual([]);
    expect(refusal).toMatchObject({ reason: 'no-such-card' });
    expect(position.next).toBe(1);
  });

  test('what is inside a fact need not be written out', () => {
    const drew = { type: 'drew', secret: { card: 1 } };
    expect(play({ choices: [{ do: 'dash', card: 3 }], dice: [0], expect: { facts: [drew] } }).problems).toEqual([]);
    expect(short(play({ choices: [{ do: 'dash', card: 3 }], dice: [1], expect: { facts: [drew] } }).problems)).toEqual([
      'expect.facts[0]: fact-missing',
    ]);
  });
});

describe('what is expected and does not come has a place', () => {
  test.each<[string, Expectation, string[]]>([
    ['a number', { position: { next: 1 } }, ['expect.position.next: differs']],
    ['a list', { position: { road: [{ rider: 0, square: 5 }] } }, ['expect.position.road: differs']],
    ['an object where there is none', { position: { nowhere: {} } }, ['expect.position.nowhere: differs']],
    ['an object where there is a number', { position: { next: {} } }, ['expect.position.next: differs']],
    ['a number where there is a list', { position: { road: 2 } }, ['expect.position.road: differs']],
    ['that something is absent', { position: { next: undefined } }, ['expect.position.next: differs']],
    ['no position', { position: null as unknown as object }, ['expect.position: differs']],
    [
      'a standing',
      { standings: { over: true, measure: 'points' } },
      ['expect.standings.over: differs', 'expect.standings.measure: differs'],
    ],
    ['a refusal', { refused: { reason: 'no-such-card' } }, ['expect.refused: differs']],
    ['any refusal', { refused: {} }, ['expect.refused: differs']],
    ['a fact', { facts: [{ type: 'finished' }] }, ['expect.facts[0]: fact-missing']],
    ['a fact with other numbers', { facts: [{ type: 'moved', to: 9 }] }, ['expect.facts[0]: fact-missing']],
    ['facts in another order', { facts: [{ type: 'moved' }, { type: 'threw' }] }, ['expect.facts[1]: fact-missing']],
    ['a fact once more', { facts: [{ type: 'threw' }, { type: 'threw' }] }, ['expect.facts[1]: fact-missing']],
    ['a fact that is none', { facts: [null as unknown as object] }, ['expect.facts[0]: fact-missing']],
    ['a fact that is none', { facts: ['moved' as unknown as object] }, ['expect.facts[0]: fact-missing']],
  ])('%s', (_, expected, problems) => {
    expect(short(play({ expect: expected }).problems)).toEqual(problems);
  });

  test('with both sides', () => {
    expect(play({ expect: { position: { next: 1, nowhere: 2 } } }).problems).toEqual([
      { at: 'expect.position.next', need: { reason: 'differs', with: { expected: '1', actual: '0' } } },
      { at: 'expect.position.nowhere', need: { reason: 'differs', with: { expected: '2', actual: 'nothing' } } },
    ]);
    expect(play({ expect: { position: { next: undefined } } }).problems[0]?.need.with).toEqual({ expected: 'nothing', actual: '0' });
  });

  test('a refusal for another reason', () => {
    const refused = { reason: 'race-over' };
    expect(short(play({ choices: [{ do: 'ride' }, { do: 'dash', card: 3 }], expect: { refused } }).problems)).toEqual([
      'expect.refused.reason: differs',
    ]);
  });
});

describe('what goes wrong on the way has a place', () => {
  test.each<[string, Partial<Scenario<ToyRace>>, string[]]>([
    ['a choice that is refused, and nobody expected it', { choices: [{ do: 'dash', card: 2 }], dice: [] }, ['choices[0]: no-such-card']],
    [
      'a choice that is refused before the last',
      { choices: [{ do: 'dash', card: 2 }, { do: 'walk' }], dice: [], expect: { refused: {} } },
      ['choices[0]: no-such-card'],
    ],
    ['a die too few', { dice: [] }, ['choices[0]: die-missing']],
    ['a die too many', { dice: [3, 1] }, ['dice: dice-left']],
    ['an impossible die', { dice: [4] }, ['choices[0]: wrong-die']],
    [
      'a choice when all is over',
      {
        position: {
          next: 0,
          road: [],
          cards: [
            [1, 1],
            [1, 1],
          ],
          home: [0, 1],
        },
        choices: [{ do: 'walk' }],
        dice: [],
      },
      ['choices[0]: race-over'],
    ],
  ])('%s', (_, part, problems) => {
    expect(short(play(part).problems)).toEqual(problems);
  });

  test('what went wrong is told alone, not what it led to', () => {
    expect(short(play({ dice: [4], expect: { position: { next: 1 } } }).problems)).toEqual(['choices[0]: wrong-die']);
  });

  test('a mistake in the program is thrown on', () => {
    const broken: Game<ToyRace> = {
      ...toyRace,
      race: (options) => ({
        ...toyRace.race(options),
        play() {
          throw new TypeError('a mistake');
        },
      }),
    };
    expect(() => playScenario(broken, scenario)).toThrow('a mistake');
  });
});

describe('reading a scenario', () => {
  test('fills in what may be absent', () => {
    const { cites: _, expect: __, ...bare } = scenario;
    expect(parseScenario({ ...bare, options: {} }, find)).toEqual({ ok: true, value: { ...scenario, cites: [], expect: {} } });
  });

  test.each<[string, object | null, string[]]>([
    ['nothing', null, ['format: wrong-format']],
    ['another format', { ...scenario, format: 'gruppetto-race' }, ['format: wrong-format']],
    ['a game nobody knows', { ...scenario, game: 'chess' }, ['game: unknown-game']],
    ['wrong options', { ...scenario, options: { players: 7 } }, ['options.players: out-of-range']],
    ['no position', { ...scenario, position: undefined }, ['position: missing']],
    ['a position of another race', { ...scenario, options: { players: 3 } }, ['position.cards: wrong-count']],
    ['a die that is none', { ...scenario, dice: [0.5] }, ['dice[0]: need-integer']],
    ['no choices', { ...scenario, choices: undefined }, ['choices: missing']],
    ['an expectation nobody knows', { ...scenario, expect: { refusal: {} } }, ['expect.refusal: unknown-field']],
    [
      'the absence of a rider who is none',
      {
        ...scenario,
        teams: ['red', 'blue'],
        choices: [{ expect: { noOffers: [{ do: 'ride', rider: 2 }] } }],
        expect: { noFacts: [{ type: 'threw' }, { type: 'threw', rider: 'rde1' }] },
      },
      ['choices[0].expect.noOffers[0].rider: out-of-range', 'expect.noFacts[1].rider: need-integer'],
    ],
    ['a field nobody knows', { ...scenario, then: {} }, ['then: unknown-field']],
  ])('refuses %s', (_, input, problems) => {
    const parsed = parseScenario(input, find);
    expect(parsed.ok ? [] : short(parsed.problems)).toEqual(problems);
  });
});

describe('what a scenario can say', () => {
  const after = (...choices: Scenario<ToyRace>['choices']) => short(play({ choices, dice: [3], expect: {} }).problems);

  test('looks at the race between two choices, at its facts so far, and at who is asked', () => {
    expect(
      after(
        { expect: { turn: { seat: 0, rider: 0 }, noFacts: [{ type: 'threw' }] } },
        { do: 'ride' },
        { expect: { turn: { rider: 1 }, position: { next: 1 }, facts: [{ type: 'moved', to: 5 }], noFacts: [{ type: 'finished' }] } },
        { do: 'walk' },
      ),
    ).toEqual([]);
    expect(after({ do: 'ride' }, { expect: { turn: { rider: 0 } } }, { do: 'walk' })).toEqual(['choices[1].expect.turn.rider: differs']);
    expect(after({ do: 'ride' }, { expect: { noFacts: [{ type: 'threw' }] } })).toEqual(['choices[1].expect.noFacts[0]: fact-unexpected']);
  });

  test('that nobody is asked any more', () => {
    const over = { next: 0, road: [], cards: scenario.position.cards, home: [0, 1] };
    expect(short(play({ position: over, choices: [], dice: [], expect: { turn: null } }).problems)).toEqual([]);
    expect(short(play({ choices: [], dice: [], expect: { turn: null } }).problems)).toEqual(['expect.turn: differs']);
  });

  test('what is offered and what is not, by as many fields as it cares to write', () => {
    const look = (expected: Expectation) => short(play({ choices: [], dice: [], expect: expected }).problems);
    expect(look({ offers: [{ do: 'walk' }, { do: 'dash' }, { do: 'dash', card: 3 }], noOffers: [{ do: 'dash', card: 2 }] })).toEqual([]);
    expect(look({ offers: [{ do: 'dash', card: 2 }] })).toEqual(['expect.offers[0]: offer-missing']);
    expect(look({ noOffers: [{ card: 3 }] })).toEqual(['expect.noOffers[0]: is-offered']);
  });

  test('what is refused, and why; what is offered is not refused, whatever else it costs', () => {
    const refuses = (choice: object, refused: object) =>
      short(play({ choices: [], dice: [], expect: { refuses: [{ choice, refused }] } }).problems);
    expect(refuses({ do: 'dash', card: 2 }, { reason: 'no-such-card', rule: 'T-4' })).toEqual([]);
    expect(refuses({ do: 'fly' }, { reason: 'not-offered' })).toEqual([]);
    expect(refuses({ do: 'dash', card: 2 }, { reason: 'not-offered' })).toEqual(['expect.refuses[0].reason: differs']);
    expect(refuses({ do: 'dash', card: 3 }, { reason: 'not-offered' })).toEqual(['expect.refuses[0]: is-offered']);
  });

  test('a choice that has only its price wrong is neither refused nor absent', () => {
    const priced: Game<ToyRace> = { ...toyRace, prices: ['pays'] };
    const look = (part: Partial<Scenario<ToyRace>>) =>
      short(playScenario(priced, { ...scenario, choices: [], dice: [], ...part }).problems);
    const dash = { do: 'dash', card: 3, pays: 9 } as object;
    expect(look({ expect: { noOffers: [dash] } })).toEqual(['expect.noOffers[0]: other-price']);
    expect(look({ expect: { refuses: [{ choice: dash, refused: { reason: 'not-offered' } }] } })).toEqual([
      'expect.refuses[0]: other-price',
    ]);
    expect(look({ choices: [dash], expect: { refused: { reason: 'not-offered' } } })).toEqual(['choices[0]: other-price']);
    // Another square, a price alone, and what is refused for a reason of its own.
    expect(look({ expect: { noOffers: [{ do: 'fly', pays: 9 }, { pays: 9 }] } })).toEqual([]);
    expect(look({ expect: { refuses: [{ choice: { do: 'dash', card: 2 }, refused: { reason: 'no-such-card' } }] } })).toEqual([]);
  });

  test('a choice by the fields that tell it from the others', () => {
    expect(short(play({ choices: [{ card: 3 } as object], dice: [0], expect: { position: { next: 1 } } }).problems)).toEqual([]);
    expect(short(play({ choices: [{ do: 'dash' }], dice: [], expect: {} }).problems)).toEqual(['choices[0]: choice-unclear']);
  });

  test('a part of a list, and that something is absent', () => {
    const look = (expected: Expectation) => short(play({ choices: [], dice: [], expect: expected }).problems);
    expect(look({ position: { road: { $has: [{ rider: 0 }] }, winner: null } })).toEqual([]);
    expect(look({ position: { road: { $has: [{ rider: 0 }, { rider: 1 }] } } })).toEqual(['expect.position.road: differs']);
    expect(look({ position: { next: { $has: [] } } })).toEqual(['expect.position.next: differs']);
    expect(look({ position: { next: null } })).toEqual(['expect.position.next: differs']);
  });

  test('riders by name, wherever they stand', () => {
    const named = {
      ...scenario,
      teams: ['red', 'blue'],
      position: {
        ...scenario.position,
        road: [
          { rider: 'blue1', square: 3 },
          { rider: 'red1', square: 2 },
        ],
      },
      choices: [{ do: 'ride' }, { expect: { turn: { rider: 'blue1' } } }, { do: 'walk' }],
      expect: { facts: [{ type: 'moved', rider: 'red1' }] },
    };
    const parsed = parseScenario(named, find);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.value.position).toEqual(scenario.position);
    expect(playScenario(game, parsed.value).problems).toEqual([]);
    const stranger = { ...named, choices: [], dice: [], expect: { position: { next: 'pink1' } } };
    const other = parseScenario(stranger, find);
    expect(other.ok && short(playScenario(game, other.value).problems)).toEqual(['expect.position.next: differs']);
  });

  test('a look that asks for what there is not is refused with its place', () => {
    const parsed = parseScenario({ ...scenario, choices: [{ expect: { weather: 'rain' } }] }, find);
    expect(parsed.ok || short(parsed.problems)).toEqual(['choices[0].expect.weather: unknown-field']);
  });
});

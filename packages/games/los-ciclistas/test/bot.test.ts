import { type Bot, random, rideOut } from '@gruppetto/bots';
import { type Race, ScriptedDice, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { ruleOfThumb } from '../bot/rule-of-thumb.ts';
import { type Choice, type LosCiclistas, losCiclistas, type Position, type State } from '../rules/index.ts';

const raceOf = (input: object): Race<LosCiclistas> => {
  const parsed = losCiclistas.options.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return losCiclistas.race(parsed.value);
};

/** The share of these races that the rule of thumb wins: it has every other seat, turned by one from race to race. */
function share(input: object, races: number): number {
  const race = raceOf({ end: 'first-finish', ...input });
  const dice = new SeededDice('los-ciclistas');
  const botDice = new SeededDice('bots of los-ciclistas');
  let won = 0;
  for (let nth = 0; nth < races; nth++) {
    dice.begin(nth);
    botDice.begin(nth);
    const bots = Array.from({ length: race.seats }, (_, seat) => ((seat + nth) % 2 === 0 ? ruleOfThumb : (random as Bot<LosCiclistas>)));
    const state = race.setup(dice);
    rideOut(race, state, bots, dice, botDice);
    const winner = race.standings(state).seats[0]?.seat;
    if (bots[winner] === ruleOfThumb) won++;
  }
  return won / races;
}

describe('with as many seats as chance has, it wins', () => {
  test.each([
    ['two against two', { players: 4 }, 2000, 0.85],
    ['one against one', { players: 2 }, 1000, 0.75],
    ['three against three', { players: 6 }, 500, 0.88],
    ['with events', { players: 4, events: true }, 500, 0.84],
    ['on a long course', { players: 4, length: 100 }, 500, 0.9],
    ['by elimination', { players: 4, elimination: true }, 500, 0.9],
  ] as const)(
    '%s: of %j, %i races, at least this share: %d',
    (_, input, races, min) => expect(share(input, races)).toBeGreaterThanOrEqual(min),
    60_000,
  );
});

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** One race of bots that see frozen copies; gives every choice that was made. */
function rideFrozen(input: object, seed: string): readonly Choice[] {
  const race = raceOf(input);
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}, bots`);
  const state = race.setup(dice);
  const made: Choice[] = [];
  for (let turn = race.turn(state); turn; turn = race.turn(state)) {
    const view = deepFreeze(race.view(race.copy(state), turn.seat));
    const choice = ruleOfThumb(race, view, deepFreeze(turn), botDice);
    expect(turn.choices).toContain(choice);
    made.push(choice);
    race.play(state, choice, dice);
  }
  return made;
}

const variants = [{}, { players: 2 }, { players: 10, length: 300 }, { events: true, players: 6 }, { elimination: true, events: true }];

test.each(variants)('%j: it takes one of the choices, always the same, and leaves what it sees as it is', (input) => {
  expect(rideFrozen(input, 'a race')).toEqual(rideFrozen(input, 'a race'));
});

interface Moment {
  /** Spaces of red's three riders and of blue's, when the round began. */
  readonly red: readonly [number, number, number];
  readonly blue: readonly [number, number, number];
  readonly owned: readonly [number, number];
  /** The round so far. */
  readonly choices?: readonly Choice[];
  readonly dice?: readonly number[];
  readonly others?: Partial<Position>;
  readonly options?: object;
}

/** What the rule of thumb does now. */
function does({ red, blue, owned, choices = [], dice = [], others, options: input }: Moment): Choice {
  const race = raceOf({ players: 2, ...input });
  const spots = [...red, ...blue].map((space, rider) => ({ rider, space }));
  const road = spots.filter(({ space }) => space > 0).sort((a, b) => b.space - a.space);
  const parsed = race.positions().parse({ round: 15, road, bonuses: owned, ...others });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const state: State = race.place(parsed.value);
  const scripted = new ScriptedDice(dice);
  for (const choice of choices) race.play(state, choice, scripted);
  expect(scripted.left).toBe(0);
  const turn = race.turn(state);
  if (!turn || turn.choices.length < 2) throw new Error('there is nothing to decide');
  return ruleOfThumb(race, race.view(state, turn.seat), turn, scripted);
}

const thrown: Choice = { do: 'throw' };
const drafted: Choice = { do: 'draft' };
const added = (bonuses: number): Choice => ({ do: 'add', bonuses });

describe('it drafts', () => {
  const pair = { red: [20, 9, 8], blue: [19, 10, 7], owned: [0, 0] } as const;

  test('a wheel that threw high', () => expect(does({ ...pair, choices: [thrown], dice: [6, 6] })).toEqual(drafted));
  test('no wheel that threw low', () => expect(does({ ...pair, choices: [thrown], dice: [1, 1] })).toEqual(thrown));
  test('a wheel that used bonuses, if the way is worth them', () =>
    expect(does({ ...pair, owned: [3, 3], choices: [thrown, added(1)], dice: [6, 6] })).toEqual(drafted));
  test('no such wheel for a short way', () =>
    expect(does({ ...pair, owned: [3, 3], choices: [thrown, added(3)], dice: [1, 1] })).toEqual(thrown));
  test('not onto the line when a rival is over it', () =>
    expect(does({ red: [57, 20, 10], blue: [56, 18, 8], owned: [0, 0], choices: [thrown], dice: [2, 2] })).toEqual(thrown));
});

describe('it uses bonuses', () => {
  test('to come past a rival who is over the line', () =>
    expect(does({ red: [57, 20, 10], blue: [56, 18, 8], owned: [0, 3], choices: [thrown, thrown], dice: [2, 2, 3, 2] })).not.toEqual(
      added(0),
    ));

  test('so that no rival without them takes the wheel', () =>
    expect(
      does({ red: [30, 12, 2], blue: [29, 11, 2], owned: [2, 0], choices: [thrown, added(0), drafted, thrown], dice: [4, 4, 5, 4] }),
    ).toEqual(added(1)));

  test('not for a last rider whom nobody follows', () =>
    expect(
      does({
        red: [30, 28, 2],
        blue: [26, 24, 22],
        owned: [3, 0],
        choices: [thrown, added(0), thrown, added(0), thrown, thrown, thrown, thrown],
        dice: [4, 3, 3, 4, 4, 3, 3, 4, 4, 3, 3, 4],
      }),
    ).toEqual(added(0)));

  test('all of them once the race is won', () =>
    expect(
      does({
        red: [50, 40, 30],
        blue: [0, 0, 0],
        owned: [3, 0],
        choices: [thrown],
        dice: [2, 1],
        others: {
          finishRound: 1,
          home: [
            { rider: 3, round: 1, label: 3 },
            { rider: 4, round: 1, label: 4 },
            { rider: 5, round: 1, label: 5 },
          ],
        },
      }),
    ).toEqual(added(3)));
});

describe('it knows the cards', () => {
  const pair = { red: [40, 20, 10], blue: [39, 18, 8], owned: [0, 0], options: { events: true } } as const;
  const wheelThrows = (dice: readonly number[], card: Position['card'] & string) =>
    does({ ...pair, choices: [thrown], dice, others: { card } });

  test('a wheel beats a throw that one double in six would stop', () => {
    expect(wheelThrows([4, 2], 'blank')).toEqual(thrown);
    expect(wheelThrows([4, 2], 'puncture')).toEqual(drafted);
    expect(wheelThrows([4, 2], 'fall')).toEqual(drafted);
  });
});

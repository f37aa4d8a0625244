import { SeededDice } from '@gruppetto/kernel';
import { type ToyRace, toyRace } from '@gruppetto/testkit';
import { expect, test } from 'vitest';
import { advise, type Bot, evaluateChoices, ImaginedDice, levels, opponent, rideOut, testValue, train, Value } from '../src/index.ts';
import { mindWith, ruleOfThumb, toyInsight, toyTraining, trainAgain, untrained } from './toy-mind.ts';

const race = toyRace.race({ players: 2, length: 12, absent: [] });
const trained = mindWith(toyTraining.network);

function aTurn() {
  const state = race.setup(new SeededDice('weigh'));
  const turn = race.turn(state);
  if (!turn) throw new Error('over already');
  return { state, turn, view: race.view(state, turn.seat) };
}

test('what imagined dice show depends on what they are thrown for, and on nothing thrown before', () => {
  const one = new ImaginedDice('a');
  const two = new ImaginedDice('a');
  one.first(3);
  two.first(3);
  for (let nth = 0; nth < 7; nth++) one.roll(6);
  one.key(4, 2, 0);
  two.key(4, 2, 0);
  const throws = (dice: ImaginedDice) => Array.from({ length: 20 }, () => dice.roll(6));
  const thrown = throws(one);
  expect(throws(two)).toEqual(thrown);
  two.key(4, 2, 1);
  expect(throws(two)).not.toEqual(thrown);
});

test('the first throws of all samples are spread evenly', () => {
  const dice = new ImaginedDice('even');
  const fell = Array<number>(7).fill(0);
  for (let sample = 0; sample < 60; sample++) {
    dice.first(sample);
    fell[dice.roll(6)]++;
  }
  for (let face = 1; face <= 6; face++) {
    expect(fell[face]).toBeGreaterThanOrEqual(9);
    expect(fell[face]).toBeLessThanOrEqual(11);
  }
});

test('the same seed weighs the same, and the chances of all add up to 1', () => {
  const { turn, view } = aTurn();
  const weigh = () => {
    const { compare: _, ...weighing } = evaluateChoices<ToyRace>(trained, race, view, turn, { seed: 's', budget: 2000 });
    return weighing;
  };
  const weighing = weigh();
  expect(weigh()).toEqual(weighing);
  expect(weighing.choices.map(({ choice }) => choice)).toEqual(turn.choices);
  for (const { chances, win } of weighing.choices) {
    expect(chances.reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
    expect(win).toBe(chances[turn.seat]);
  }
  expect(weighing.steps).toBeLessThan(2600);
});

test('a coach answers in time, however slow the machine is', () => {
  const { turn, view } = aTurn();
  const adviceBy = (milliseconds: number) => {
    let time = 0;
    const advice = advise(trained, race, view, turn, () => {
      time += milliseconds;
      return time;
    });
    return { time, advice };
  };
  for (const milliseconds of [1, 20, 2000]) {
    const { time, advice } = adviceBy(milliseconds);
    expect(time).toBeLessThanOrEqual(450 + 3 * milliseconds);
    expect(advice.samples).toBeGreaterThan(0);
    expect(advice.wins.every((win) => win >= 0 && win <= 1)).toBe(true);
  }
  expect(adviceBy(1).advice.samples).toBeGreaterThan(adviceBy(20).advice.samples);
});

test('only what matters is weighed, and what the rule of thumb takes', () => {
  const { turn, view } = aTurn();
  const [usual] = evaluateChoices<ToyRace>(trained, race, view, turn, { seed: 's', budget: 200, matters: () => false }).choices;
  const other = turn.choices.find((choice) => choice !== usual.choice);
  const { choices } = evaluateChoices<ToyRace>(trained, race, view, turn, {
    seed: 's',
    budget: 200,
    matters: (choice) => choice === other,
  });
  expect(new Set(choices.map(({ choice }) => choice))).toEqual(new Set([usual.choice, other]));
});

test('whoever thinks starts from the experienced rule of thumb, and everybody else from the usual one', () => {
  const { turn, view } = aTurn();
  const asked: number[] = [];
  const experienced: Bot<ToyRace> = (_race, _view, { seat, choices }) => {
    asked.push(seat);
    return choices[0];
  };
  const mind = { ...trained, experienced };
  const usualOf = (thinking: { readonly experienced?: boolean }) => {
    const { choices, usual } = evaluateChoices<ToyRace>(mind, race, view, turn, { seed: 's', budget: 200, ...thinking });
    return choices[usual].choice;
  };
  expect(usualOf({})).toEqual(turn.choices.at(-1));
  expect(asked).toEqual([]);
  expect(usualOf({ experienced: true })).toEqual(turn.choices[0]);
  expect(new Set(asked)).toEqual(new Set([turn.seat]));
});

test('training lets the experienced ride one seat of every other race, and says which', () => {
  const seats: (number | undefined)[] = [];
  const insight = {
    ...toyInsight,
    read: (...[race, view, into, experienced]: Parameters<typeof toyInsight.read>) => {
      seats.push(experienced);
      toyInsight.read(race, view, into);
    },
  };
  train(toyRace, { ...untrained, insight, experienced: ruleOfThumb }, { seed: 'e', races: 200, hidden: 1, epochs: 1 });
  const usual = seats.filter((seat) => seat === undefined).length / seats.length;
  expect(usual).toBeGreaterThan(0.35);
  expect(usual).toBeLessThan(0.65);
  expect(new Set(seats)).toEqual(new Set([undefined, 0, 1, 2]));
});

test('truncated races agree with races that are ridden to the end', () => {
  const { turn, view } = aTurn();
  const short = evaluateChoices<ToyRace>(trained, race, view, turn, { seed: 's', budget: 20_000, rounds: 1 });
  const long = evaluateChoices<ToyRace>(untrained, race, view, turn, { seed: 's', budget: 200_000 });
  // Of those that were dropped early, a few samples say little.
  const often = short.choices.flatMap(({ win, samples }, index) => {
    const other = long.choices[index];
    return samples > 1000 && other.samples > 1000 ? [Math.abs(win - other.win)] : [];
  });
  expect(often.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...often)).toBeLessThan(0.12);
});

test('nobody sees more than their view: other cards in other hands change no choice', () => {
  const { state, turn, view } = aTurn();
  const altered = race.copy(state);
  altered.cards[1 - turn.seat] = altered.cards[1 - turn.seat].map((card) => (card % 3) + 1);
  expect(altered).not.toEqual(state);
  for (const level of levels) {
    const bot = opponent(trained, level);
    const choose = (seen: typeof view) => bot(race, seen, turn, new SeededDice('secret'));
    expect(choose(race.view(altered, turn.seat))).toEqual(choose(view));
  }
});

test('training is reproducible, and what it foretells comes true about as often', () => {
  expect(trainAgain()).toEqual(toyTraining.network);
  const { tenths, loss, blindLoss } = testValue(toyRace, trained, { seed: 'new', races: 600 });
  expect(loss).toBeLessThan(0.85 * blindLoss);
  for (const { count, called, won } of tenths) if (count > 100) expect(Math.abs(called - won)).toBeLessThan(0.15);
});

test('the expected places of all add up, and the favourite has the best', () => {
  const value = new Value({ ...toyInsight, network: toyTraining.network }, race);
  const { state } = aTurn();
  state.road = [
    { rider: 1, square: 9 },
    { rider: 0, square: 2 },
  ];
  const places = value.places(race.view(state, 'spectator'));
  expect(places[0] + places[1]).toBeCloseTo(3, 6);
  expect(places[1]).toBeLessThan(places[0]);
});

test('every level rides a race home', () => {
  for (const level of levels) {
    const state = race.setup(new SeededDice('home'));
    rideOut(race, state, [opponent(trained, level), opponent(trained, 'rule-of-thumb')], new SeededDice('d'), new SeededDice('b'));
    expect(race.standings(state).over).toBe(true);
  }
});

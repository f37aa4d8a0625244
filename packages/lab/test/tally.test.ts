import { findGame } from '@gruppetto/catalogue/all';
import { type Game, SeededDice } from '@gruppetto/kernel';
import { merge, parseSetUp, type RacePlan, ridePart, type Tally } from '@gruppetto/lab';
import { describe, expect, test } from 'vitest';

const game = findGame('los-ciclistas') as Game;

function planOf(input: object, seed = 'alpe'): RacePlan {
  const parsed = parseSetUp({ game: 'los-ciclistas', ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { ...parsed.value, seed };
}

const plan = planOf({ seats: ['bot', 'random', 'random'] });
const sum = (counts: Uint32Array): number => counts.reduce((a, b) => a + b, 0);

describe('a part of a forecast', () => {
  test('has every rider and every seat in one place in every race', () => {
    const tally = ridePart(plan, 0, 40);
    expect(tally.races).toBe(40);
    expect(tally.riders.map(sum)).toEqual(Array(9).fill(40));
    expect(tally.seats.map(sum)).toEqual(Array(3).fill(40));
    for (let place = 0; place < 9; place++) expect(tally.riders.reduce((all, places) => all + places[place], 0)).toBe(40);
    expect([...tally.out]).toEqual(Array(9).fill(0));
  });

  test('is the same, however it is cut', () => {
    const whole = ridePart(plan, 0, 60);
    const cuts = [0, 1, 2, 7, 31, 60];
    const parts = cuts.slice(1).map((to, index) => ridePart(plan, cuts[index], to));
    expect(parts.reduce(merge)).toEqual(whole);
    expect(parts.reverse().reduce(merge)).toEqual(whole);
  });

  test('times the finish where races go by time', () => {
    const sim = { ...planOf({ game: 'wielersim' }), game: 'wielersim' as const };
    const { together, home, behind, riders } = ridePart(sim, 0, 5);
    expect(sum(together)).toBe(5);
    expect([...home]).toEqual(Array(riders.length).fill(5));
    expect(behind.some((seconds) => seconds > 0)).toBe(true);
    expect(behind.every((seconds) => seconds >= 0 && Number.isInteger(seconds))).toBe(true);
    expect(sum(ridePart(plan, 0, 5).together)).toBe(0);
    const parts = [ridePart(sim, 3, 5), ridePart(sim, 0, 3)];
    expect(parts.reduce(merge)).toEqual(ridePart(sim, 0, 5));
  });

  test('depends on the seed', () => {
    expect(ridePart(plan, 0, 40)).not.toEqual(ridePart({ ...plan, seed: 'galibier' }, 0, 40));
  });

  test('gives a race that anybody can ride again: the dice and the bots have a series each', () => {
    const dice = new SeededDice('alpe');
    const lots = new SeededDice('alpe/bots');
    dice.begin(5);
    lots.begin(5);
    const random = planOf({ seats: ['random', 'random'] });
    const race = game.race(random.options);
    const state = race.setup(dice);
    let choices = 0;
    for (let turn = race.turn(state); turn; turn = race.turn(state), choices++) {
      const choice = turn.choices[turn.choices.length === 1 ? 0 : lots.draw(turn.choices.length)];
      race.play(state, choice, dice);
    }
    const tally = ridePart(random, 5, 6);
    expect(tally.choices).toBe(choices);
    for (const { rider, place } of race.standings(state).riders) expect(tally.riders[rider]?.[place - 1]).toBe(1);
    for (const { seat, place } of race.standings(state).seats) expect(tally.seats[seat]?.[place - 1]).toBe(1);
  });

  test('counts who goes out', () => {
    const tally = ridePart(planOf({ options: { elimination: true, length: 50 }, seats: ['bot', 'bot', 'bot'] }), 0, 20);
    // LC-5.3: of nine riders two go out on each of two laps.
    expect(sum(tally.out)).toBe(20 * 4);
  });

  test('can begin anywhere, and leaves the position as it was', () => {
    const road = [57, 40, 39, 38, 37, 36].map((space, rider) => ({ rider, space }));
    const position = { round: 8, road, bonuses: [5, 0] };
    const ahead = planOf({ seats: ['bot', 'bot'], position });
    const before = JSON.stringify(ahead);
    const tally = ridePart(ahead, 0, 50);
    expect(tally.seats[0]?.[0]).toBe(50);
    expect(tally.riders[0]?.[0]).toBe(50);
    expect(JSON.stringify(ahead)).toBe(before);
  });

  test('of no races is empty', () => {
    const none: Tally = ridePart(plan, 3, 3);
    expect(none.races + none.choices + sum(none.out)).toBe(0);
    expect(merge(none, ridePart(plan, 3, 5))).toEqual(ridePart(plan, 3, 5));
  });

  test('of a game or a bot that does not exist is a mistake', () => {
    expect(() => ridePart({ ...plan, game: 'polo' as never }, 0, 1)).toThrow('no game polo');
    expect(() => ridePart({ ...plan, seats: ['x', 'x', 'x'] }, 0, 1)).toThrow('no bot x for los-ciclistas');
  });
});

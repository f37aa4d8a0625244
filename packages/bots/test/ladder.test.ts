import { SeededDice } from '@gruppetto/kernel';
import { toyRace } from '@gruppetto/testkit';
import { expect, test } from 'vitest';
import { climbLadder, fitPlackettLuce, type Level, rank, rideAlone, rideDeal } from '../src/index.ts';
import { mindWith, toyTraining } from './toy-mind.ts';

test('strengths are found again from races that follow them', () => {
  const dice = new SeededDice('plackett');
  const strengths: Record<Level, number> = { rookie: -0.8, 'rule-of-thumb': 0, captain: 0.5, champion: 1.2 };
  const finishes = Array.from({ length: 1500 }, () => {
    const left = Object.keys(strengths) as Level[];
    const finish: Level[] = [];
    while (left.length > 0) {
      const weights = left.map((level) => Math.exp(strengths[level]));
      let lot = (dice.draw(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
      const next = weights.findIndex((weight) => {
        lot -= weight;
        return lot < 0;
      });
      finish.push(...left.splice(Math.max(0, next), 1));
    }
    return finish;
  });
  const { strengths: found, errors } = fitPlackettLuce(finishes);
  for (const [index, level] of (Object.keys(strengths) as Level[]).entries()) {
    expect(Math.abs(found[index] - strengths[level])).toBeLessThan(0.25);
    expect(errors[index]).toBeLessThan(0.15);
  }
});

test('a ladder is reproducible deal by deal, and the Domestique stands at 1500', () => {
  const race = toyRace.race({ players: 4, length: 12, absent: [] });
  const mind = mindWith(toyTraining.network);
  const ladder = climbLadder(race, mind, { seed: 'l', deals: 1 });
  expect(rank('l', race.seats, [rideDeal(race, mind, 'l', 0)])).toEqual(ladder);
  expect(ladder.races).toBe(4 * 4);
  expect(ladder.levels['rule-of-thumb']).toEqual({ rating: 1500, error: 0, wins: 0.25, winsError: 0 });
});

test('whoever rides alone among Domestiques has every seat in turn, and a race depends on its number alone', () => {
  const race = toyRace.race({ players: 4, length: 12, absent: [] });
  const mind = mindWith(toyTraining.network);
  const ride = (from: number, to: number) => rideAlone(race, mind, 'rookie', 'alone', from, to);
  const wins = ride(0, 400);
  expect([...ride(0, 7), ...ride(7, 400)]).toEqual(wins);
  // Everybody is a Domestique, and one of them wins: the seats of a deal share one win.
  const alike = rideAlone(race, mind, 'rule-of-thumb', 'alone', 0, 400);
  expect(alike.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
});

test('a Rookie rides more deals than the others', () => {
  const race = toyRace.race({ players: 4, length: 12, absent: [] });
  const { won } = rideDeal(race, mindWith(toyTraining.network), 'l', 0);
  expect([won.rookie.length, won.captain.length, won.champion.length]).toEqual([404, 4, 4]);
});

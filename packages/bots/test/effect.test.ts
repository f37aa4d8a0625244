import { SeededDice } from '@gruppetto/kernel';
import { toyRace } from '@gruppetto/testkit';
import { expect, test } from 'vitest';
import { combine, ImaginedDice, type MeasuredEffect, measureEffect, samplesNeeded } from '../src/index.ts';
import { mindWith, toyTraining } from './toy-mind.ts';

const mind = mindWith(toyTraining.network);
const race = toyRace.race({ players: 2, length: 12, absent: [] });

test('what one gains by a choice, the others lose; error bars hold what many more samples find', () => {
  const state = race.setup(new SeededDice('effect'));
  const turn = race.turn(state);
  if (!turn) throw new Error('a race that begins');
  const { seat, choices } = turn;
  const view = race.view(state, seat);
  const departure = { race, seat, played: { view, choice: choices[0] }, usual: { view, choice: choices[choices.length - 1] } };
  const exact = measureEffect(mind, departure, 'exact', 4000);
  expect(exact.mean[0] + exact.mean[1]).toBeCloseTo(0, 9);
  const bars = Array.from({ length: 200 }, (_, nth) => measureEffect(mind, departure, `${nth}`, 32));
  const held = bars.filter(({ mean, variance }) => Math.abs(mean[seat] - exact.mean[seat]) <= 1.96 * Math.sqrt(variance[seat]) + 1e-4);
  expect(held.length).toBeGreaterThan(0.92 * bars.length);
  expect(measureEffect(mind, { ...departure, played: departure.usual }, 'same', 32).mean).toEqual([0, 0]);
});

const effect = (spread: number, cost: number, samples = 128): MeasuredEffect => ({
  mean: [0.1, -0.1],
  variance: [spread / samples, spread / samples],
  samples,
  cost,
});

test('samples go where they tell most for what they cost, until every sum is known well enough', () => {
  const effects = [
    { seat: 0, effect: effect(0.04, 10) },
    { seat: 0, effect: effect(0.01, 10) },
    { seat: 0, effect: effect(0.04, 40) },
  ];
  const more = samplesNeeded(effects, 0.01, Number.POSITIVE_INFINITY);
  expect(more[0]).toBeGreaterThan(more[1]);
  expect(more[0]).toBeGreaterThan(more[2]);
  const left = effects.reduce((sum, one, index) => sum + (one.effect.variance[0] * 128) / (128 + more[index]), 0);
  expect(Math.sqrt(left)).toBeLessThan(0.01);
  const half = samplesNeeded(effects, 0.005, 1000).reduce((sum, samples, index) => sum + samples * effects[index].effect.cost, 0);
  expect(half).toBeLessThan(1100);
  expect(samplesNeeded(effects, 1, 1000)).toEqual([0, 0, 0]);
});

test('what never differed in a few samples may be rare: it is looked at again, but not often', () => {
  const effects = [
    { seat: 0, effect: effect(0, 10, 32) },
    { seat: 1, effect: effect(0.04, 10, 3200) },
  ];
  expect(samplesNeeded(effects, 1, 10_000)[0]).toBe(96);
  const [never, often] = samplesNeeded(
    effects.map(({ seat, effect: { samples } }, index) => ({ seat, effect: effect(0.04 * index, 10, samples) })),
    0.001,
    Number.POSITIVE_INFINITY,
  );
  expect(never).toBeLessThan(often);
});

test('two measures are weighted by their samples', () => {
  const both = combine(effect(0.04, 10, 32), { ...effect(0.04, 10, 96), mean: [0.2, -0.2] });
  expect(both.samples).toBe(128);
  expect(both.mean[0]).toBeCloseTo(0.175, 9);
  expect(both.variance[0]).toBeCloseTo(0.04 / 128, 9);
});

test('dice of imagined races are fair, alike for the same key, and spread evenly over the samples', () => {
  const dice = new ImaginedDice('even');
  const thrown = (sample: number, round: number): number => {
    dice.first(sample);
    dice.key(round, 1, 0);
    return dice.roll(8);
  };
  expect(thrown(3, 2)).toBe(thrown(3, 2));
  const pairs = new Set<number>();
  for (let round = 0; round < 200; round++) {
    const faces = Array.from({ length: 8 }, (_, sample) => thrown(sample, round));
    expect(faces.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    pairs.add(10 * faces[0] + faces[1]);
  }
  // Each throw has an order of its own: the first two fall in different halves, and anyhow there.
  expect(pairs.size).toBe(32);
});

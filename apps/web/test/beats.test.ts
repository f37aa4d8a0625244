import { expect, test } from 'vitest';
import { beatsOf, rhythmOf, timesOf } from '../src/race/beats.ts';
import { beatOfRider } from '../src/race/playhead.ts';

const threw = { type: 'threw', rule: 'CP-2.1', rider: 0, dice: [3, 4] } as const;
const moved = { type: 'moved', rule: 'CP-2.1', rider: 0, to: 7 } as const;

test('what takes no time goes with what came before it', () => {
  expect(beatsOf([threw, { type: 'agreed', rule: 'CP-2.1' }, moved])).toEqual([
    { upTo: 2, lasts: 750, leads: true },
    { upTo: 3, lasts: 520, leads: false },
  ]);
});

test('those who follow without a throw of their own move with the rider before them', () => {
  const follower = { ...moved, rider: 1 };
  expect(beatsOf([threw, moved, follower, { ...follower, rider: 2 }, threw, moved])).toEqual([
    { upTo: 1, lasts: 750, leads: true },
    { upTo: 4, lasts: 520, leads: false },
    { upTo: 5, lasts: 750, leads: true },
    { upTo: 6, lasts: 520, leads: false },
  ]);
  const thrownFor = { ...follower, dice: [2] };
  expect(beatsOf([moved, thrownFor])).toHaveLength(2);
});

test('in a whole field the dice are seen with the move that they are thrown for', () => {
  const field = Array.from({ length: 10 }, () => [threw, moved]).flat();
  expect(beatsOf(field)).toHaveLength(10);
  expect(beatsOf(field)[0]).toEqual({ upTo: 2, lasts: 750, leads: false });
  expect(beatsOf(field.slice(0, 12))).toHaveLength(12);
});

test('five riders who throw one after the other are shown in three seconds, each in proportion', () => {
  const times = timesOf(Array.from({ length: 5 }, () => [threw, moved]).flat(), 'own');
  expect(times.reduce((sum, time) => sum + time, 0)).toBeCloseTo(3000);
  expect(times[0] / times[1]).toBeCloseTo(750 / 520);
});

test('of a whole field each throw is still seen', () => {
  for (const time of timesOf(
    Array.from({ length: 36 }, () => threw),
    'own',
  ))
    expect(time).toBe(150);
});

test('the throws that decide the race are slower than all others, whoever makes them', () => {
  const decides = [threw, moved, { type: 'finished', rule: 'CP-5.6', rider: 0, place: 1 }];
  expect(timesOf(decides, 'others')).toEqual([750 * 1.6, 520 * 1.6]);
});

test('others take less than half the time, and less still once many of them have moved in a row', () => {
  const steps = [{}, { seat: 0 }, ...Array.from({ length: 10 }, () => ({ seat: 1 }))];
  const own = new Set([0]);
  expect(rhythmOf(steps, 1, own)).toBe('own');
  expect(rhythmOf(steps, 2, own)).toBe('others');
  expect(rhythmOf(steps, 10, own)).toBe('many-others');
  expect(rhythmOf(steps, 2, new Set())).toBe('watched');
  expect(timesOf([threw], 'others')).toEqual([750 * 0.36]);
});

test('the dice of others lie there for a moment, and still do while the rider moves', () => {
  expect(timesOf([threw, moved], 'others')).toEqual([750 * 0.16, 520 * 0.36]);
  expect(timesOf([threw, moved], 'own')).toEqual([750, 520]);
});

test('in a moment of many riders, the beat of one is the last that tells of them', () => {
  const facts = [0, 1, 2].flatMap((rider) => [
    { ...threw, rider },
    { ...moved, rider },
  ]);
  const moment = { version: 1, facts, view: {}, standings: { over: false, measure: 'squares', riders: [], seats: [] } } as const;
  expect([0, 1, 2].map((rider) => beatOfRider(moment, rider))).toEqual([2, 4, 6]);
  expect(beatOfRider(moment, 7)).toBe(6);
});

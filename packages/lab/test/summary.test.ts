import { summarise, type Tally } from '@gruppetto/lab';
import { expect, test } from 'vitest';

const tally = (races: number, riders: readonly number[][], out: readonly number[] = riders.map(() => 0)): Tally => ({
  races,
  choices: 25 * races,
  riders: riders.map((counts) => Uint32Array.from(counts)),
  seats: [Uint32Array.of(races)],
  out: Uint32Array.from(out),
  together: new Uint32Array(riders.length),
  home: new Uint32Array(riders.length),
  behind: new Float64Array(riders.length),
  tables: [],
  jerseys: [],
});

// Wilson's 95 % interval, as the textbooks have it.
test.each([
  [0, 100, 0, 0.037],
  [1, 10, 0.0179, 0.4042],
  [10, 100, 0.0552, 0.1744],
  [50, 100, 0.4038, 0.5962],
  [81, 263, 0.2553, 0.3662],
  [100, 100, 0.963, 1],
])('%i wins in %i races', (wins, races, low, high) => {
  const { win } = summarise(tally(races, [[wins, races - wins]])).riders[0] as { win: { value: number; low: number; high: number } };
  expect(win.value).toBe(wins / races);
  expect(win.low).toBeCloseTo(low, 4);
  expect(win.high).toBeCloseTo(high, 4);
});

test('places, podium and mean place', () => {
  const { riders, seats, choices, races } = summarise(tally(4, [[2, 1, 0, 1, 0]], [1]));
  const [rider] = riders;
  expect(rider).toMatchObject({ rider: 0, places: [0.5, 0.25, 0, 0.25, 0], podium: { value: 0.75 }, out: { value: 0.25 } });
  // Places 1, 1, 2, 4: mean 2, standard deviation √2, standard error √2 / 2, times 1.96.
  expect(rider?.meanPlace.value).toBe(2);
  expect(rider?.meanPlace.high).toBeCloseTo(2 + 1.959964 * Math.SQRT1_2, 9);
  expect(rider?.meanPlace.low).toBe(1);
  expect(seats).toMatchObject([{ seat: 0, win: { value: 1, high: 1 }, podium: { value: 1 }, meanPlace: { value: 1, low: 1, high: 1 } }]);
  expect({ choices, races }).toEqual({ choices: 25, races: 4 });
});

test('the top ten are the first ten, and everybody where they are fewer', () => {
  const { riders } = summarise(
    tally(4, [
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0],
      [0, 4],
    ]),
  );
  expect(riders.map(({ topTen }) => topTen.value)).toEqual([0.25, 1]);
});

test('how races are won, and by how much, where they go by time', () => {
  const four = tally(4, Array<number[]>(12).fill([4]));
  const timed = { ...four, together: Uint32Array.of(1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1) };
  const { finishes, riders } = summarise({ ...timed, home: Uint32Array.of(4, 2), behind: Float64Array.of(0, 90) });
  expect(finishes).toMatchObject({ solo: { value: 0.25 }, smallGroup: { value: 0.5 }, bunch: { value: 0.25 } });
  expect(riders.slice(0, 3).map(({ gap }) => gap)).toEqual([0, 45, undefined]);
  expect(summarise(four).finishes).toBeUndefined();
});

test('a mean is never surer than the places allow, and one race is no measure', () => {
  expect(summarise(tally(1, [[0, 1, 0]])).riders[0]?.meanPlace).toEqual({ value: 2, low: 1, high: 3 });
});

test('no race has no summary', () => {
  expect(() => summarise(tally(0, [[0]]))).toThrow('no race was ridden');
});

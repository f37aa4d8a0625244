import { type Dice, MissingDie, RecordingDice, ScriptedDice, SeededDice, shuffle, TypedDice, WrongDie } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { count, unevenness } from './chi-square.ts';

/** Fair dice stay below this in all but one of thirty thousand tries; the seeds are fixed, so it is one try. */
const fair = 4;

const sides = [2, 6, 10, 12, 20];
const throws = 60_000;

const roll = (dice: Dice, times: number): readonly number[] => Array.from({ length: times }, () => dice.roll(6));

describe('seeded dice', () => {
  test.each(sides)('show each of %i sides as often', (faces) => {
    const dice = new SeededDice(`sides ${faces}`);
    expect(unevenness(count(faces, throws, () => dice.roll(faces) - 1))).toBeLessThan(fair);
  });

  test('are found out by that if a side is a twelfth too rare', () => {
    const dice = new SeededDice('loaded');
    const loaded = () => {
      const face = dice.roll(6);
      return (face === 6 && dice.draw(10) === 0 ? dice.roll(6) : face) - 1;
    };
    expect(unevenness(count(6, throws, loaded))).toBeGreaterThan(fair);
  });

  test('draw from more lots than divide their range without favour for the first ones', () => {
    const third = 2 ** 28;
    const dice = new SeededDice('lots');
    expect(unevenness(count(3, throws, () => Math.floor(dice.draw(3 * third) / third)))).toBeLessThan(fair);
    // What a bare remainder would do: the first third twice as often, from the same 30 bits.
    const bits = new SeededDice('lots');
    expect(unevenness(count(3, throws, () => Math.floor((bits.draw(4 * third) % (3 * third)) / third)))).toBeGreaterThan(fair);
  });

  test('draw the only lot, and every lot of their whole range', () => {
    const dice = new SeededDice('range');
    expect(dice.draw(1)).toBe(0);
    expect(dice.roll(1)).toBe(1);
    expect(dice.draw(2 ** 30)).toBeLessThan(2 ** 30);
  });

  test.each([0, -1, Number.NaN, 2 ** 30 + 1, Number.POSITIVE_INFINITY])('refuse to draw one of %d', (lots) => {
    expect(() => new SeededDice('none').draw(lots)).toThrow(RangeError);
  });

  test('fall the same from the same seed, in this version and every other', () => {
    expect(roll(new SeededDice('gruppetto'), 20)).toEqual([3, 6, 2, 4, 2, 1, 3, 3, 4, 5, 3, 3, 4, 2, 1, 1, 4, 2, 2, 5]);
    expect(roll(new SeededDice(''), 10)).toEqual([1, 6, 3, 5, 6, 5, 2, 5, 4, 2]);
    const seventh = new SeededDice('gruppetto');
    seventh.begin(7);
    expect(roll(seventh, 10)).toEqual([6, 1, 4, 3, 3, 4, 3, 6, 1, 6]);
  });

  test('fall otherwise from another seed', () => {
    const series = ['a', 'b', 'A', 'aa', 'a ', '', 'ä', 'a'.repeat(1000)].map((seed) => roll(new SeededDice(seed), 20).join());
    expect(new Set(series).size).toBe(series.length);
  });

  test('begin each series anew, whatever fell before', () => {
    const dice = new SeededDice('series');
    const first = roll(dice, 10);
    dice.begin(7);
    const seventh = roll(dice, 10);
    dice.begin(0);
    expect(roll(dice, 10)).toEqual(first);
    dice.begin(7);
    expect(roll(dice, 10)).toEqual(seventh);
    expect(seventh).not.toEqual(first);
  });

  describe('do not know of one another:', () => {
    const pairs = (pair: (time: number) => readonly [number, number]) =>
      unevenness(
        count(36, throws, (time) => {
          const [a, b] = pair(time);
          return 6 * (a - 1) + b - 1;
        }),
      );

    test('consecutive dice', () => {
      const dice = new SeededDice('consecutive');
      expect(pairs(() => [dice.roll(6), dice.roll(6)])).toBeLessThan(fair);
    });

    test('dice of which one comes two later', () => {
      const dice = new SeededDice('two later');
      expect(
        pairs(() => {
          const first = dice.roll(6);
          dice.roll(6);
          return [first, dice.roll(6)];
        }),
      ).toBeLessThan(fair);
    });

    const nth = (dice: SeededDice, series: number) => {
      dice.begin(series);
      return dice.roll(6);
    };

    test('the first dice of all series', () => {
      const dice = new SeededDice('first');
      expect(unevenness(count(6, throws, (series) => nth(dice, series) - 1))).toBeLessThan(fair);
    });

    test.each([1, 2, 3, 256, 65_536])('the first dice of series that are %i apart', (apart) => {
      const dice = new SeededDice(`apart ${apart}`);
      expect(pairs((series) => [nth(dice, series), nth(dice, series + apart)])).toBeLessThan(fair);
    });

    test('the first and the second die of a series', () => {
      const dice = new SeededDice('first and second');
      expect(pairs((series) => [nth(dice, series), dice.roll(6)])).toBeLessThan(fair);
    });

    test('the second die of a series and the first of the next', () => {
      const dice = new SeededDice('crosswise');
      expect(
        pairs((series) => {
          nth(dice, series);
          return [dice.roll(6), nth(dice, series + 1)];
        }),
      ).toBeLessThan(fair);
    });

    test('the first dice of seeds that differ by a number at their end', () => {
      expect(pairs((time) => [new SeededDice(`table ${time}`).roll(6), new SeededDice(`table ${time + 1}`).roll(6)])).toBeLessThan(fair);
    });
  });

  test('show their state to nobody', () => {
    const dice = new SeededDice('secret');
    expect(Reflect.ownKeys(dice)).toEqual([]);
    expect(JSON.stringify({ dice })).toBe('{"dice":{}}');
    expect({ ...dice }).toEqual({});
  });
});

describe('shuffling', () => {
  test('gives each order as often', () => {
    const dice = new SeededDice('shuffle');
    const orders = new Map<string, number>();
    const orderOf = () => {
      const order = shuffle(dice, ['a', 'b', 'c', 'd']).join('');
      return orders.get(order) ?? orders.set(order, orders.size).size - 1;
    };
    expect(unevenness(count(24, throws, orderOf))).toBeLessThan(fair);
  });

  test('changes the list it is given, and draws one lot less than there are cards', () => {
    const cards = ['a', 'b', 'c'];
    const dice = new ScriptedDice([0, 1]);
    expect(shuffle(dice, cards)).toBe(cards);
    expect(cards).toEqual(['c', 'b', 'a']);
    expect(dice.left).toBe(0);
  });

  test('leaves nothing and one card as they are, without a lot', () => {
    expect(shuffle(new ScriptedDice([]), [])).toEqual([]);
    expect(shuffle(new ScriptedDice([]), ['a'])).toEqual(['a']);
  });
});

describe('scripted dice', () => {
  test('fall as written, dice and lots from one script', () => {
    const dice = new ScriptedDice([6, 0, 20]);
    expect([dice.roll(6), dice.draw(3), dice.roll(20), dice.left]).toEqual([6, 0, 20, 0]);
  });

  test('say which die is missing', () => {
    const dice = new ScriptedDice([1]);
    dice.roll(6);
    expect(() => dice.roll(12)).toThrow(MissingDie);
    expect(() => dice.roll(12)).toThrow(expect.objectContaining({ sides: 12, name: 'MissingDie' }));
    expect(() => dice.draw(5)).toThrow(expect.objectContaining({ sides: 5 }));
  });

  test.each([0, 7, 2.5, -1, Number.NaN, '3' as unknown as number])('refuse %o on a die of six sides, and do not use it up', (face) => {
    const dice = new ScriptedDice([face]);
    expect(() => dice.roll(6)).toThrow(WrongDie);
    expect(dice.left).toBe(1);
  });

  test('name the place of a wrong die, and what might fall', () => {
    const dice = new ScriptedDice([1, 9]);
    dice.roll(6);
    expect(() => dice.roll(6)).toThrow('die 2 of the script shows 9; a number from 1 to 6 is to fall here');
    expect(() => dice.draw(9)).toThrow('die 2 of the script shows 9; a number from 0 to 8 is to fall here');
  });
});

describe('typed-in dice', () => {
  test('fall as typed, and lots are drawn for them', () => {
    const dice = new TypedDice([5, 2], new ScriptedDice([3]));
    expect([dice.roll(6), dice.draw(4), dice.roll(6)]).toEqual([5, 3, 2]);
  });

  test('say which die is to be typed next', () => {
    const dice = new TypedDice([], new SeededDice('lots'));
    expect(dice.draw(1)).toBe(0);
    expect(() => dice.roll(10)).toThrow(expect.objectContaining({ name: 'MissingDie', sides: 10 }));
  });

  test('refuse a face that the die does not have', () => {
    expect(() => new TypedDice([7], new SeededDice('lots')).roll(6)).toThrow(WrongDie);
  });
});

test('recording dice remember what fell, in order, and nothing that did not', () => {
  const dice = new RecordingDice(new ScriptedDice([4, 0]));
  expect([dice.roll(6), dice.draw(2)]).toEqual([4, 0]);
  expect(() => dice.roll(6)).toThrow(MissingDie);
  expect(dice.fallen).toEqual([4, 0]);
});

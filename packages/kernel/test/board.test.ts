import { type Fact, follow, type Spot } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';

const spots: readonly Spot[] = [
  { rider: 0, square: 9 },
  { rider: 1, square: 5 },
  { rider: 2, square: 5 },
  { rider: 3, square: 1 },
];

const after = (type: string, part: object) => follow(spots, { type, rule: 'T-1', ...part } as Fact);
const order = (some: readonly Spot[]) => some.map(({ rider, square }) => `${rider} on ${square}`);

describe('following the facts', () => {
  test.each<[string, string, object, string[]]>([
    ['forwards, last on their new square', 'moved', { rider: 3, from: 1, to: 5 }, ['0 on 9', '1 on 5', '2 on 5', '3 on 5']],
    ['to a square of their own', 'moved', { rider: 3, from: 1, to: 7 }, ['0 on 9', '3 on 7', '1 on 5', '2 on 5']],
    ['past everybody', 'moved', { rider: 1, from: 5, to: 10 }, ['1 on 10', '0 on 9', '2 on 5', '3 on 1']],
    ['backwards', 'moved', { rider: 0, from: 9, to: 1 }, ['1 on 5', '2 on 5', '3 on 1', '0 on 1']],
    ['behind everybody', 'moved', { rider: 0, from: 9, to: -1 }, ['1 on 5', '2 on 5', '3 on 1', '0 on -1']],
    ['nowhere, but as the last to arrive', 'moved', { rider: 1, from: 5, to: 5 }, ['0 on 9', '2 on 5', '1 on 5', '3 on 1']],
    ['somebody new', 'placed', { rider: 4, to: 5 }, ['0 on 9', '1 on 5', '2 on 5', '4 on 5', '3 on 1']],
    ['off the road, home', 'finished', { rider: 0, place: 1 }, ['1 on 5', '2 on 5', '3 on 1']],
    ['off the road, out', 'went-out', { rider: 2, reason: 'fell' }, ['0 on 9', '1 on 5', '3 on 1']],
    ['off the road, inside a block', 'absorbed', { rider: 2 }, ['0 on 9', '1 on 5', '3 on 1']],
  ])('%s', (_, type, part, expected) => {
    expect(order(after(type, part))).toEqual(expected);
  });

  test('keeps the lane of those who have one', () => {
    expect(after('moved', { rider: 3, from: 1, to: 6, lane: 2 })[1]).toEqual({ rider: 3, square: 6, lane: 2 });
    expect(after('moved', { rider: 3, from: 1, to: 6 })[1]).toStrictEqual({ rider: 3, square: 6 });
  });

  test('leaves everybody where they are at any other fact, and the list it was given as it was', () => {
    expect(after('threw', { rider: 1, dice: [6], sides: 6 })).toBe(spots);
    expect(after('began', { round: 2 })).toBe(spots);
    expect(after('moved', { from: 1, to: 6 })).toBe(spots);
    expect(order(spots)).toEqual(['0 on 9', '1 on 5', '2 on 5', '3 on 1']);
  });
});

import type { Road } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { stillOf } from '../src/index.ts';

const road: Road = {
  first: 1,
  length: 10,
  runOut: 2,
  layout: 'piles',
  sections: [
    { from: 1, to: 5, terrain: 'flat' },
    { from: 6, to: 10, terrain: 'climb' },
  ],
  markers: [],
};

const still = (title: string, square: number) =>
  stillOf({
    title,
    caption: 'Ana 1 throws 6.',
    road,
    board: { riders: [{ rider: 0, square }] },
    riders: [{ seat: 0, team: 0, number: 1 }],
    seats: [{ name: 'Ana', colour: 'red', player: 'person' }],
    standings: { measure: 'squares', riders: [{ rider: 0, place: 1, value: square }], seats: [] } as never,
    name: () => 'Ana 1',
  });

const spot = (svg: string) => /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];

test('riders are drawn where they are: further along the road, and higher on a climb', () => {
  const [x1 = 0, y1 = 0] = spot(still('Race', 2));
  const [x2 = 0, y2 = 0] = spot(still('Race', 9));
  expect(x2).toBeGreaterThan(x1);
  expect(y2).toBeLessThan(y1);
  expect(still('Race', 2)).toContain('1. Ana 1');
});

test('a rider beyond the road stays in the picture, and a name is no markup', () => {
  const [x = 0] = spot(still('Race', 500));
  expect(x).toBeLessThanOrEqual(1200);
  expect(still('<script>alert(1)</script>', 2)).not.toContain('<script>');
});

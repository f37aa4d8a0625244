import { expect, test } from 'vitest';
import { beatsOf } from '../src/race/beats.ts';

const threw = { type: 'threw', rule: 'CP-2.1', rider: 0, dice: [3, 4] } as const;
const moved = { type: 'moved', rule: 'CP-2.1', rider: 0, to: 7 } as const;
const whole = (beats: readonly { readonly lasts: number }[]) => beats.reduce((sum, { lasts }) => sum + lasts, 0);

test('what takes no time goes with what came before it', () => {
  expect(beatsOf([threw, { type: 'agreed', rule: 'CP-2.1' }, moved])).toEqual([
    { upTo: 2, lasts: 750 },
    { upTo: 3, lasts: 520 },
  ]);
});

test('five riders who throw one after the other are shown in three seconds, each in proportion', () => {
  const beats = beatsOf(Array.from({ length: 5 }, () => [threw, moved]).flat());
  expect(beats.map(({ upTo }) => upTo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(whole(beats)).toBeCloseTo(3000);
  expect(beats[0]?.lasts / beats[1]?.lasts).toBeCloseTo(750 / 520);
});

test('of a whole field each throw is still seen', () => {
  const beats = beatsOf(Array.from({ length: 36 }, () => threw));
  expect(beats).toHaveLength(36);
  for (const { lasts } of beats) expect(lasts).toBe(150);
});

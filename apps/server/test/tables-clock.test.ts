import type { Clock } from '@gruppetto/wire';
import { describe, expect, test } from 'vitest';
import { clocksAtStart, dueAt, leftAfter } from '../src/tables/room/clock.ts';

const at = (text: string): number => Date.parse(`2026-07-04T${text}:00Z`);
const hour = 3_600_000;

describe('a clock', () => {
  test('that nobody wanted never runs out', () => {
    expect(dueAt({ kind: 'none' }, at('12:00'), undefined)).toBeUndefined();
    expect(clocksAtStart({ kind: 'none' }, 3)).toBeUndefined();
  });

  test('for each choice begins anew', () => {
    expect(dueAt({ kind: 'move', minutes: 5 }, at('12:00'), undefined)).toBe(at('12:05'));
  });

  test('for the race runs down while its seat thinks', () => {
    const clock: Clock = { kind: 'race', minutes: 10 };
    const [left] = clocksAtStart(clock, 2) as [number, number];
    expect(dueAt(clock, at('12:00'), left)).toBe(at('12:10'));
    const after = leftAfter(left, at('12:00'), at('12:04'));
    expect(dueAt(clock, at('12:30'), after)).toBe(at('12:36'));
    expect(leftAfter(after, at('12:30'), at('13:00'))).toBe(0);
    // A clock that was set back gives nobody time.
    expect(leftAfter(after, at('12:30'), at('12:00'))).toBe(after);
  });

  test('that has run out leaves a minute for each choice to who is back', () => {
    expect(dueAt({ kind: 'race', minutes: 10 }, at('12:00'), 0)).toBe(at('12:01'));
  });
});

describe('a slow clock', () => {
  const night = { from: 22, to: 7, utcOffsetMinutes: 0 };
  test.each([
    ['by day', '09:00', 3, '12:00'],
    ['up to the night', '20:00', 2, '22:00'],
    ['over a night', '20:00', 4, '33:00'],
    ['in the evening part of the night', '23:00', 1, '32:00'],
    ['in the morning part of the night', '03:00', 1, '08:00'],
    ['at its first minute', '22:00', 1, '32:00'],
    ['at its last', '07:00', 1, '08:00'],
    ['over two nights', '21:00', 20, '59:00'],
  ])('stands still at night: %s', (_when, from, hours, until) => {
    const [hours24 = 0] = until.split(':').map(Number);
    expect(dueAt({ kind: 'slow', hours, night }, at(from), undefined)).toBe(at('00:00') + hours24 * hour);
  });

  test('goes by the clock on the host’s wall', () => {
    const tokyo = { ...night, utcOffsetMinutes: 9 * 60 };
    // 13:00 in London is 22:00 in Tokyo.
    expect(dueAt({ kind: 'slow', hours: 1, night: tokyo }, at('13:00'), undefined)).toBe(at('23:00'));
    const honolulu = { ...night, utcOffsetMinutes: -10 * 60 };
    expect(dueAt({ kind: 'slow', hours: 1, night: honolulu }, at('09:00'), undefined)).toBe(at('18:00'));
  });

  test('a night within the day, and none at all', () => {
    const siesta = { from: 13, to: 15, utcOffsetMinutes: 0 };
    expect(dueAt({ kind: 'slow', hours: 2, night: siesta }, at('12:00'), undefined)).toBe(at('16:00'));
    expect(dueAt({ kind: 'slow', hours: 24, night: { ...night, from: 7 } }, at('12:00'), undefined)).toBe(at('12:00') + 24 * hour);
    expect(dueAt({ kind: 'slow', hours: 24 }, at('12:00'), undefined)).toBe(at('12:00') + 24 * hour);
  });
});

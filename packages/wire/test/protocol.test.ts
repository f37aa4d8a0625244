import { describe, expect, test } from 'vitest';
import { givesAdvice, parsePageMessage, settingsSchema, tableCalls } from '../src/index.ts';

describe('what a page sends', () => {
  test.each([
    { type: 'hello', after: -1 },
    { type: 'step', id: 'a', after: 3, choice: { do: 'throw' } },
    { type: 'undo', id: 'a', after: 3 },
    { type: 'consent', request: 'a', agree: true },
    { type: 'chat', id: 'a', text: '<b>hello</b>' },
    { type: 'back' },
    { type: 'ping' },
  ])('$type is read as it is', (message) => {
    expect(parsePageMessage(message)).toEqual({ ok: true, value: message });
  });

  test.each([
    [undefined, '', 'missing'],
    [null, '', 'need-object'],
    ['hello', '', 'need-object'],
    [[], '', 'need-object'],
    [{}, 'type', 'missing'],
    [{ type: 'constructor' }, 'type', 'need-one-of'],
    [{ type: 'hello', after: 1.5 }, 'after', 'need-integer'],
    [{ type: 'hello', after: -2 }, 'after', 'out-of-range'],
    [{ type: 'step', id: 'x'.repeat(61), after: 1, choice: {} }, 'id', 'too-long'],
    [{ type: 'chat', id: 'a', text: 'x'.repeat(501) }, 'text', 'too-long'],
    [{ type: 'ping', more: 1 }, 'more', 'unknown-field'],
  ])('%j is told what is wrong with it', (message, at, reason) => {
    expect(parsePageMessage(message)).toMatchObject({ ok: false, problems: [{ at, need: { reason } }] });
  });
});

describe('what is asked of a table', () => {
  test('a rated table gives no advice', () => {
    expect([true, false].map((rated) => givesAdvice({ rated }))).toEqual([false, true]);
  });

  test('a table is private, may be watched, and has to say which clock', () => {
    expect(settingsSchema.parse({ clock: { kind: 'none' } })).toEqual({
      ok: true,
      value: { open: false, spectators: true, clock: { kind: 'none' }, rated: false },
    });
  });

  test.each([
    [{ kind: 'race' }, 'clock.minutes'],
    [{ kind: 'move' }, 'clock.minutes'],
    [{ kind: 'slow', minutes: 5 }, 'clock.hours'],
    [{ kind: 'days', hours: 5 }, 'clock.days'],
  ])('%j says how long', (clock, at) => {
    expect(tableCalls.settings.parse({ clock })).toMatchObject({ ok: false, problems: [{ at, need: { reason: 'missing' } }] });
  });

  test('a commitment is 32 bytes in hexadecimal digits', () => {
    expect(tableCalls.sit.parse({ name: 'Ana', commitment: 'ab'.repeat(32) }).ok).toBe(true);
    for (const commitment of ['ab', 'AB'.repeat(32), `${'ab'.repeat(31)}xy`])
      expect(tableCalls.sit.parse({ name: 'Ana', commitment })).toMatchObject({ ok: false, problems: [{ at: 'commitment' }] });
  });

  test('nobody is called nothing', () => {
    expect(tableCalls.sit.parse({ name: '  ', commitment: 'ab'.repeat(32) })).toMatchObject({ ok: false, problems: [{ at: 'name' }] });
  });
});

import { expect, test } from 'vitest';
import { jsonFault } from '../src/json-fault.ts';

test.each([
  ['', 'it ends too early, at line 1, column 1'],
  ['{"a": 1', 'it ends too early, at line 1, column 8'],
  ['[1, 2,\n', 'it ends too early, at line 2, column 1'],
  ['[1, x]', 'line 1, column 5'],
  ['[1 2]', 'line 1, column 4'],
  ['[1,]', 'line 1, column 4'],
  ['{"a": 1,\n  b: 2}', 'line 2, column 3'],
  ['{"a": 1,}', 'line 1, column 9'],
  ['{"a" 1}', 'line 1, column 6'],
  ['{"a": [1, {"b": tru}]}', 'line 1, column 17'],
  ['{"a": 01}', 'line 1, column 8'],
  ['[1}', 'line 1, column 3'],
  ['{"a": 1}\n\n]', 'line 3, column 1'],
  ['["a\tb"]', 'line 1, column 2'],
  ["{'a': 1}", 'line 1, column 2'],
  ['["\\x"]', 'line 1, column 2'],
  ['hello', 'line 1, column 1'],
])('%j', (text, where) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFault(text)).toBe(where);
});

test.each(['{}', '[]', ' [1, -2.5e+3, "\\u00e9\\"", true, false, null, {"a": {"b": []}}] ', '"x"', '7'])(
  '%s is JSON to its end',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(jsonFault(text)).toContain('it ends too early');
  },
);

test('a text that ends within a long string is read once', () => {
  const text = `["${'a '.repeat(100_000)}`;
  expect(jsonFault(text)).toBe('line 1, column 2');
  expect(jsonFault(`["${'\\n'.repeat(100_000)}`)).toBe('line 1, column 2');
});

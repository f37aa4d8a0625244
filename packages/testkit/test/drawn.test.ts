import { expect, test } from 'vitest';
import { drawnTo } from '../src/index.ts';

test.each([
  ['<rect x="1" y="2" width="10" height="20"/>', 11, 22],
  ['<g transform="translate(100 50)"><circle cx="5" cy="5" r="4"/></g><rect x="0" y="0" width="1" height="1"/>', 109, 59],
  ['<g transform="translate(1 1)"><g transform="translate(2 3)"><path d="M-1 -1L4 5Z"/></g></g>', 7, 9],
  ['<text x="30" y="40" font-size="3">here</text>', 30, 40],
])('%s is drawn as far as %d and %d', (body, right, bottom) => {
  expect(drawnTo(body)).toEqual({ right, bottom });
});

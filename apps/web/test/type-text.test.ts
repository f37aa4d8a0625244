import { expect, test } from 'vitest';
import { typeText } from '../src/account/type-text.ts';

test('a schema reads like a type', () => {
  const seat = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      place: { type: 'integer' },
      bots: { type: 'array', items: { enum: ['rookie', 'champion'] } },
      clock: { $ref: '#/components/schemas/Clock' },
      options: {},
      left: { type: 'array', items: { type: 'object', properties: { at: { type: 'number' } }, required: ['at'] } },
    },
    required: ['name', 'bots'],
  };
  expect(typeText(seat)).toBe(`{
  name: string
  place?: number
  bots: ('rookie' | 'champion')[]
  clock?: Clock
  options?: unknown
  left?: {
    at: number
  }[]
}`);
  expect(typeText({ type: 'object', properties: {} })).toBe('{}');
});

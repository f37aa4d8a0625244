import { type Fact, factFor } from '@gruppetto/kernel';
import { expect, test } from 'vitest';

interface Drew extends Fact {
  readonly seat: number;
  readonly secret?: { readonly seat: number; readonly card: number };
}

const drew: Drew = { type: 'drew', rule: 'T-4', seat: 1, secret: { seat: 1, card: 3 } };

test('a secret is heard by its seat alone', () => {
  expect(factFor(drew, 1)).toBe(drew);
  for (const viewer of [0, 2, 'spectator'] as const) expect(factFor(drew, viewer)).toStrictEqual({ type: 'drew', rule: 'T-4', seat: 1 });
});

test('the secret of the first seat is one, too', () => {
  expect(factFor({ ...drew, secret: { seat: 0, card: 3 } }, 'spectator').secret).toBeUndefined();
  expect(factFor({ ...drew, secret: { seat: 0, card: 3 } }, 0).secret).toEqual({ seat: 0, card: 3 });
});

test('what is open is heard by all, as it is', () => {
  const open: Fact = { type: 'began', rule: 'T-1' };
  for (const viewer of [0, 1, 'spectator'] as const) expect(factFor(open, viewer)).toBe(open);
});

test('the fact itself keeps its secret', () => {
  factFor(drew, 0);
  expect(drew.secret).toEqual({ seat: 1, card: 3 });
});

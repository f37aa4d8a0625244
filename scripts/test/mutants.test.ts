import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly change: string;
  readonly test: readonly [file: string, name: string];
}

const root = join(import.meta.dirname, '..', '..');
const { list }: { readonly list: readonly Mutant[] } = createRequire(import.meta.url)('../parts/mutants.cjs');

test('every mutant has one place to change, a name of its own, and a test', () => {
  const places = list.map(({ name, file, find, test: [tests] }) => ({
    name,
    places: readFileSync(join(root, file), 'utf8').split(find).length - 1,
    tested: existsSync(join(root, tests)),
  }));
  expect(places.filter(({ places, tested }) => places !== 1 || !tested)).toEqual([]);
  expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
});

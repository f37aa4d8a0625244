import fc from 'fast-check';

/** `node scripts/fuzz.cjs` asks for more than everybody's tests need. */
export const numRuns = Number(process.env.GRUPPETTO_FUZZ_RUNS ?? 300);
export const seed = Number(process.env.GRUPPETTO_FUZZ_SEED ?? 1903);
export const runs = { numRuns, seed };
export const timeout = 60_000 + numRuns * 50;

export const nonsense = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, true, -1, 1e308, 2 ** 53, '', '\u0000', '💥'.repeat(50), [], {}, { __proto__: null }, [[[[]]]]),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** A good file with a few places changed into something else. */
export const damaged = (files: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(), nonsense), { minLength: 1, maxLength: 4 }))
    .map(([file, changes]) => changes.reduce<unknown>((value, [place, other]) => changeAt(value, place, other), file));

function changeAt(value: unknown, place: number, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const names = Object.keys(value);
  if (names.length === 0 || place % 13 === 0) return other;
  const name = names[place % names.length];
  const inner = changeAt((value as Record<string, unknown>)[name], Math.floor(place / names.length), other);
  return Array.isArray(value) ? value.map((item, index) => (`${index}` === name ? inner : item)) : { ...value, [name]: inner };
}

/** Any text, or a good one with a part changed. */
export const damagedText = (good: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.tuple(fc.constantFrom(...good), fc.nat(), fc.nat(40), fc.string({ maxLength: 20 })).map(([text, at, gone, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + gone);
    }),
  );

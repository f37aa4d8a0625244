import {
  anything,
  flag,
  hasFormat,
  inside,
  integer,
  jsonSchema,
  list,
  number,
  object,
  oneOf,
  type Parsed,
  readable,
  refine,
  type Schema,
  text,
} from '@gruppetto/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Every problem, short: `seats[2].name: too-long`. */
const problems = (parsed: Parsed<unknown>): readonly string[] =>
  parsed.ok ? [] : parsed.problems.map(({ at, need }) => `${at}: ${need.reason}`);

/** An own field, as JSON.parse makes it; written in a literal it would set the prototype. */
const withProto = JSON.parse('{"__proto__": {"polluted": true}, "players": 2}');

const rider = object({ name: text(5), space: integer({ min: 1, max: 60 }) }, { colour: oneOf(['red', 'blue']) });
const race = object({
  players: integer({ min: 2, max: 10, default: 4 }),
  length: integer({ min: 50, max: 300, step: 5, default: 60 }),
  events: flag(false),
  end: oneOf(['all-home', 'first-finish'], 'all-home'),
  title: text(10, 'Tour'),
  riders: list(rider, { max: 3, default: [] }),
});

describe('a value that is right', () => {
  test('is given its defaults', () => {
    expect(race.parse({})).toEqual({
      ok: true,
      value: { players: 4, length: 60, events: false, end: 'all-home', title: 'Tour', riders: [] },
    });
  });

  test('keeps what it has, and what may be absent is absent', () => {
    const value = { players: 2, length: 55, events: true, end: 'first-finish', title: '', riders: [{ name: 'a', space: 60 }] };
    expect(race.parse(value)).toStrictEqual({ ok: true, value });
    expect(rider.parse({ name: 'a', space: 1, colour: undefined })).toStrictEqual({ ok: true, value: { name: 'a', space: 1 } });
  });

  test('is not changed, nor shared', () => {
    const input = { riders: [{ name: 'a', space: 60 }] };
    const parsed = race.parse(input);
    expect(input).toEqual({ riders: [{ name: 'a', space: 60 }] });
    expect(parsed.ok && parsed.value.riders[0]).not.toBe(input.riders[0]);
  });

  test('may be anything, also nothing, where the schema says so', () => {
    for (const value of [undefined, null, 1, 'a', [], { a: 1 }]) expect(anything().parse(value)).toEqual({ ok: true, value });
  });
});

describe('what is wrong is named, with its place', () => {
  test.each<[string, Schema<unknown>, unknown, string[]]>([
    ['an integer', integer({ min: 1, max: 6 }), '3', [': need-integer']],
    ['an integer', integer({ min: 1, max: 6 }), 2.5, [': need-integer']],
    ['an integer', integer({ min: 1, max: 6 }), Number.NaN, [': need-integer']],
    ['an integer', integer({ min: 1, max: 6 }), Number.POSITIVE_INFINITY, [': need-integer']],
    ['an integer', integer({ min: 1, max: 6 }), null, [': need-integer']],
    ['an integer', integer({ min: 1, max: 6 }), 10n, [': need-integer']],
    ['an integer', integer({ min: 1, max: 6 }), undefined, [': missing']],
    ['an integer', integer({ min: 1, max: 6 }), 0, [': out-of-range']],
    ['an integer', integer({ min: 1, max: 6 }), 7, [': out-of-range']],
    ['an integer', integer({ min: 5, max: 20, step: 5 }), 12, [': off-step']],
    ['a flag', flag(), 1, [': need-flag']],
    ['a flag', flag(true), null, [': need-flag']],
    ['one of some', oneOf(['a', 'b']), 'c', [': need-one-of']],
    ['one of some', oneOf(['a', 'b']), ['a'], [': need-one-of']],
    ['a text', text(3), 3, [': need-text']],
    ['a text', text(3), 'abcd', [': too-long']],
    ['a list', list(flag()), { length: 0 }, [': need-list']],
    ['a list', list(flag(), { min: 1 }), [], [': wrong-count']],
    ['a list', list(flag(), { max: 1 }), [true, true], [': wrong-count']],
    ['a list', list(flag()), [true, 1, false, 'no'], ['[1]: need-flag', '[3]: need-flag']],
    ['a list with holes', list(integer({ min: 0, max: 1 })), Array(2), ['[0]: missing', '[1]: missing']],
    ['a list that is far too long', list(flag()), Array(2 ** 31), [': wrong-count']],
    ['an object', race, null, [': need-object']],
    ['an object', race, [], [': need-object']],
    ['an object', race, 'race', [': need-object']],
    ['an object with other fields', race, { player: 3, Length: 60 }, ['player: unknown-field', 'Length: unknown-field']],
    [
      'an object with fields of every object',
      race,
      { toString: 1, constructor: 2 },
      ['toString: unknown-field', 'constructor: unknown-field'],
    ],
    ['an object with a prototype as a field', race, withProto, ['__proto__: unknown-field']],
    [
      'all parts of an object',
      race,
      {
        players: 1,
        riders: [
          { name: 'a', space: 1 },
          { name: 'abcdef', colour: 'green' },
        ],
      },
      ['players: out-of-range', 'riders[1].name: too-long', 'riders[1].space: missing', 'riders[1].colour: need-one-of'],
    ],
  ])('%s: %#', (_, schema, input, expected) => {
    expect(problems(schema.parse(input))).toEqual(expected);
  });

  test('with the limits that were passed', () => {
    const parsed = race.parse({ players: 11, length: 52, title: 'a very long title', end: 'never', riders: [1, 2, 3, 4] });
    expect(parsed).toEqual({
      ok: false,
      problems: [
        { at: 'players', need: { reason: 'out-of-range', with: { value: 11, min: 2, max: 10 } } },
        { at: 'length', need: { reason: 'off-step', with: { value: 52, step: 5 } } },
        { at: 'end', need: { reason: 'need-one-of', with: { values: 'all-home, first-finish' } } },
        { at: 'title', need: { reason: 'too-long', with: { max: 10 } } },
        { at: 'riders', need: { reason: 'wrong-count', with: { count: 4, min: 0, max: 3 } } },
      ],
    });
  });

  test('from the place that the caller names', () => {
    expect(problems(race.parse({ riders: [{ name: 'a', space: 0 }] }, 'options'))).toEqual(['options.riders[0].space: out-of-range']);
    expect(problems(race.parse(1, 'options'))).toEqual(['options: need-object']);
    expect(inside('', 'a')).toBe('a');
    expect(inside('a[0]', 'b')).toBe('a[0].b');
  });

  test('and what an input inherits is not its own', () => {
    expect(problems(rider.parse(Object.create({ name: 'a', space: 1 })))).toEqual(['name: missing', 'space: missing']);
    expect(problems(race.parse(withProto))).not.toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a refined schema', () => {
  const even = refine(object({ a: integer({ min: 0, max: 9 }), b: integer({ min: 0, max: 9, default: 0 }) }), ({ a, b }, at) =>
    (a + b) % 2 === 0 ? [] : [{ at: inside(at, 'a'), need: { reason: 'odd-sum', with: { a, b } } }],
  );

  test('checks the whole value, defaults and all', () => {
    expect(even.parse({ a: 2 })).toEqual({ ok: true, value: { a: 2, b: 0 } });
    expect(even.parse({ a: 3 }, 'sum')).toEqual({
      ok: false,
      problems: [{ at: 'sum.a', need: { reason: 'odd-sum', with: { a: 3, b: 0 } } }],
    });
  });

  test('is asked inside a list and an object too', () => {
    const nested = object({ sums: list(even) }, { last: even });
    expect(nested.parse({ sums: [{ a: 2 }], last: { a: 4 } })).toEqual({
      ok: true,
      value: { sums: [{ a: 2, b: 0 }], last: { a: 4, b: 0 } },
    });
    expect(problems(nested.parse({ sums: [{ a: 2 }, { a: 3 }], last: { a: 5 } }))).toEqual(['sums[1].a: odd-sum', 'last.a: odd-sum']);
  });

  test('is not asked while the parts are wrong', () => {
    expect(problems(even.parse({ a: 'x' }))).toEqual(['a: need-integer']);
  });

  test('has the shape of its base', () => {
    expect(even.shape.kind).toBe('object');
  });
});

test('what others read has no characters that nobody sees, or that turn around what stands beside them', () => {
  expect(readable(20).parse('Ben\u202e\0 \ud800(host)\u2066')).toEqual({ ok: true, value: 'Ben (host)' });
  expect(readable(20).parse('🚴 Žiga Ó')).toEqual({ ok: true, value: '🚴 Žiga Ó' });
  expect(readable(3).parse('abcd').ok).toBe(false);
  expect(readable(3, 'x').parse(undefined)).toEqual({ ok: true, value: 'x' });
});

test('a file says of which kind it is', () => {
  expect(hasFormat({ format: 'race' }, 'race')).toBe(true);
  for (const other of [{ format: 'tour' }, {}, [], null, undefined, 'race', 1]) expect(hasFormat(other, 'race')).toBe(false);
});

test('a JSON Schema says the same as the schema', () => {
  expect(jsonSchema(race.shape)).toEqual({
    type: 'object',
    properties: {
      players: { type: 'integer', minimum: 2, maximum: 10, default: 4 },
      length: { type: 'integer', minimum: 50, maximum: 300, multipleOf: 5, default: 60 },
      events: { type: 'boolean', default: false },
      end: { enum: ['all-home', 'first-finish'], default: 'all-home' },
      title: { type: 'string', maxLength: 10, default: 'Tour' },
      riders: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', maxLength: 5 },
            space: { type: 'integer', minimum: 1, maximum: 60 },
            colour: { enum: ['red', 'blue'] },
          },
          required: ['name', 'space'],
          additionalProperties: false,
        },
        minItems: 0,
        maxItems: 3,
        default: [],
      },
    },
    required: [],
    additionalProperties: false,
  });
  expect(jsonSchema(anything().shape)).toEqual({});
});

/** A schema, and values that it accepts. */
interface Sample {
  readonly schema: Schema<unknown>;
  readonly values: fc.Arbitrary<unknown>;
}

const leaves: fc.Arbitrary<Sample> = fc.oneof(
  fc.tuple(fc.integer({ min: -3, max: 3 }), fc.nat({ max: 5 }), fc.integer({ min: 1, max: 3 })).map(([low, more, step]) => {
    const [min, max] = [low * step, low * step + more];
    return {
      schema: integer({ min, max, step }),
      values: fc.nat({ max: Math.floor(more / step) }).map((steps) => min + steps * step),
    };
  }),
  fc.constant({ schema: flag(), values: fc.boolean() }),
  fc.constant({ schema: oneOf(['a', 'b', 'c']), values: fc.constantFrom('a', 'b', 'c') }),
  fc.nat({ max: 4 }).map((max) => ({ schema: text(max), values: fc.string({ maxLength: max }) })),
);

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaves,
    fc.tuple(tie('sample'), fc.nat({ max: 2 }), fc.nat({ max: 3 })).map(([{ schema, values }, min, more]) => ({
      schema: list(schema, { min, max: min + more }),
      values: fc.array(values, { minLength: min, maxLength: min + more }),
    })),
    fc.tuple(tie('sample'), tie('sample')).map(([a, b]) => ({
      schema: object({ must: a.schema }, { may: b.schema }),
      values: fc.record({ must: a.values, may: b.values }, { requiredKeys: ['must'], noNullPrototype: true }),
    })),
  ),
}));

/** As far as our schemas use JSON Schema. */
function accepts(schema: Record<string, unknown>, value: unknown): boolean {
  const { enum: values, type } = schema as { enum?: unknown[]; type?: string };
  const limit = (name: string) => schema[name] as number;
  if (values) return values.includes(value);
  switch (type) {
    case 'integer': {
      if (!Number.isInteger(value)) return false;
      const number = value as number;
      return number >= limit('minimum') && number <= limit('maximum') && number % (limit('multipleOf') ?? 1) === 0;
    }
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string' && value.length <= limit('maxLength');
    case 'array':
      if (!Array.isArray(value) || value.length < limit('minItems') || value.length > limit('maxItems')) return false;
      return value.every((item) => accepts(schema.items as Record<string, unknown>, item));
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const properties = schema.properties as Record<string, Record<string, unknown>>;
      if (!(schema.required as string[]).every((name) => Object.hasOwn(value, name))) return false;
      return Object.entries(value).every(([name, part]) => Object.hasOwn(properties, name) && accepts(properties[name] as never, part));
    }
    default:
      return true;
  }
}

describe('for any schema', () => {
  const seed = 1;
  const withValue = sample.chain(({ schema, values }) => fc.tuple(fc.constant(schema), values));
  const likely = fc.oneof(fc.jsonValue(), fc.integer({ min: -4, max: 9 }), fc.record({ must: fc.jsonValue(), may: fc.jsonValue() }));

  test('a right value is accepted as it is, also after JSON', () => {
    fc.assert(
      fc.property(withValue, ([schema, value]) => {
        expect(schema.parse(value)).toEqual({ ok: true, value });
        expect(schema.parse(JSON.parse(JSON.stringify(value)))).toEqual({ ok: true, value });
      }),
      { seed },
    );
  });

  test('what it gives, it accepts again; what it refuses has a place and a reason', () => {
    fc.assert(
      fc.property(sample, likely, ({ schema }, input) => {
        const parsed = schema.parse(input, 'it');
        if (parsed.ok) expect(schema.parse(parsed.value)).toEqual({ ok: true, value: parsed.value });
        else for (const { at, need } of parsed.problems) expect([at.startsWith('it'), need.reason === '']).toEqual([true, false]);
      }),
      { seed },
    );
  });

  test('its JSON Schema accepts the same', () => {
    fc.assert(
      fc.property(sample, likely, ({ schema }, input) => accepts(jsonSchema(schema.shape), input) === schema.parse(input).ok),
      { seed, numRuns: 1000 },
    );
    fc.assert(
      fc.property(withValue, ([schema, value]) => accepts(jsonSchema(schema.shape), value)),
      { seed },
    );
  });
});

describe('a number', () => {
  test('may have a fraction, and is finite', () => {
    expect(number().parse(1.5)).toEqual({ ok: true, value: 1.5 });
    for (const wrong of ['1', Number.NaN, Number.POSITIVE_INFINITY, null])
      expect(problems(number().parse(wrong, 'share'))).toEqual(['share: need-number']);
    expect(jsonSchema(number().shape)).toEqual({ type: 'number' });
  });
});

describe('a JSON Schema', () => {
  test('has no limit where a limit is infinite', () => {
    const endless = list(text(Number.POSITIVE_INFINITY), { max: Number.POSITIVE_INFINITY });
    expect(jsonSchema(endless.shape)).toEqual({ type: 'array', items: { type: 'string' }, minItems: 0 });
    expect(jsonSchema(integer({ min: 0, max: Number.POSITIVE_INFINITY }).shape)).toEqual({ type: 'integer', minimum: 0 });
    expect(integer({ min: Number.NEGATIVE_INFINITY, max: 0 }).parse(-1)).toEqual({ ok: true, value: -1 });
  });

  test('refers to parts that have a schema of their own', () => {
    const refOf = (shape: object) => (shape === rider.shape ? '#/rider' : undefined);
    expect(jsonSchema(list(rider, { max: 3 }).shape, refOf)).toEqual({
      type: 'array',
      items: { $ref: '#/rider' },
      minItems: 0,
      maxItems: 3,
    });
  });
});

import type { Refusal } from './names.ts';

/** What a value must look like, as plain data: it checks files, draws forms and becomes a JSON Schema. */
export type Shape =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly step?: number; readonly default?: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'flag'; readonly default?: boolean }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly default?: string }
  | { readonly kind: 'text'; readonly max: number; readonly default?: string }
  | { readonly kind: 'list'; readonly of: Shape; readonly min: number; readonly max: number; readonly default?: readonly unknown[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>>; readonly optional: readonly string[] }
  | { readonly kind: 'anything' };

/** A problem, and where: `seats[2].name`. The words for it are in the packages of words. */
export interface Problem {
  readonly at: string;
  readonly need: Refusal;
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

export interface Schema<T> {
  readonly shape: Shape;
  /** The value with its defaults filled in, or everything that is wrong with it. */
  parse(input: unknown, at?: string): Parsed<T>;
}

export const integer = (limits: { min: number; max: number; step?: number; default?: number }): Schema<number> =>
  schema({ kind: 'integer', ...limits });

/** Any number, also one with a fraction. */
export const number = (): Schema<number> => schema({ kind: 'number' });

export const flag = (byDefault?: boolean): Schema<boolean> =>
  schema(byDefault === undefined ? { kind: 'flag' } : { kind: 'flag', default: byDefault });

export const oneOf = <const V extends readonly string[]>(values: V, byDefault?: V[number]): Schema<V[number]> =>
  schema(byDefault === undefined ? { kind: 'one-of', values } : { kind: 'one-of', values, default: byDefault });

export const text = (max: number, byDefault?: string): Schema<string> =>
  schema(byDefault === undefined ? { kind: 'text', max } : { kind: 'text', max, default: byDefault });

/** What a line of text must not contain: control characters, changes of direction, halves of characters. */
export const strange = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/u;
const allStrange = new RegExp(strange, 'gu');

export const withoutStrange = (value: string): string => (strange.test(value) ? value.replace(allStrange, '') : value);

/** A name or a line that others read. Files of today may contain what nobody typed: it is left out, and they still open. */
export function readable(max: number, byDefault?: string): Schema<string> {
  const base = text(max, byDefault);
  return {
    shape: base.shape,
    parse(input, at) {
      const parsed = base.parse(input, at);
      return parsed.ok ? { ok: true, value: withoutStrange(parsed.value) } : parsed;
    },
  };
}

export function list<T>(of: Schema<T>, limits: { min?: number; max?: number; default?: readonly T[] } = {}): Schema<readonly T[]> {
  const { min = 0, max = 100_000 } = limits;
  return schema({ kind: 'list', of: of.shape, min, max, ...(limits.default && { default: limits.default }) }, [of]);
}

export const anything = <T = unknown>(): Schema<T> => schema({ kind: 'anything' });

type Values<F> = { readonly [K in keyof F]: F[K] extends Schema<infer T> ? T : never };

/** An object of these fields and no others. Those named second may be absent. */
export function object<F extends Record<string, Schema<unknown>>, O extends Record<string, Schema<unknown>> = Record<never, never>>(
  fields: F,
  optional: O = {} as O,
): Schema<Values<F> & Partial<Values<O>>> {
  const parts: Readonly<Record<string, Schema<unknown>>> = { ...fields, ...optional };
  const shapes = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.shape]));
  return schema({ kind: 'object', fields: shapes, optional: Object.keys(optional) }, Object.values(parts));
}

/** A schema with a further check of the whole value, made only when its parts are right. */
export function refine<T>(base: Schema<T>, check: (value: T, at: string) => readonly Problem[]): Schema<T> {
  return {
    shape: base.shape,
    parse(input, at = '') {
      const parsed = base.parse(input, at);
      if (!parsed.ok) return parsed;
      const problems = check(parsed.value, at);
      return problems.length > 0 ? { ok: false, problems } : parsed;
    },
  };
}

/** Whether a file says that it is of this kind. */
export const hasFormat = (input: unknown, format: string): boolean => (input as { format?: unknown } | null | undefined)?.format === format;

export const inside = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** `parts` are the schemas of a list's items or of an object's fields, in their order: they may check more than their shapes say. */
function schema<T>(shape: Shape, parts: readonly Schema<unknown>[] = []): Schema<T> {
  return {
    shape,
    parse(input, at = '') {
      const problems: Problem[] = [];
      const value = read(shape, parts, input, at, problems);
      return problems.length > 0 ? { ok: false, problems } : { ok: true, value: value as T };
    },
  };
}

function read(shape: Shape, parts: readonly Schema<unknown>[], input: unknown, at: string, problems: Problem[]): unknown {
  const wrong = (reason: string, details?: Refusal['with']) => note(problems, at, details ? { reason, with: details } : { reason });
  if (input === undefined && 'default' in shape) return shape.default;
  if (input === undefined && shape.kind !== 'anything') return wrong('missing');
  switch (shape.kind) {
    case 'integer': {
      const { min, max, step } = shape;
      if (typeof input !== 'number' || !Number.isInteger(input)) return wrong('need-integer', { min, max });
      if (input < min || input > max) return wrong('out-of-range', { value: input, min, max });
      if (step !== undefined && (input - min) % step !== 0) return wrong('off-step', { value: input, step });
      return input;
    }
    case 'number':
      return typeof input === 'number' && Number.isFinite(input) ? input : wrong('need-number');
    case 'flag':
      return typeof input === 'boolean' ? input : wrong('need-flag');
    case 'one-of':
      if (typeof input === 'string' && shape.values.includes(input)) return input;
      return wrong('need-one-of', { values: shape.values.join(', ') });
    case 'text':
      if (typeof input !== 'string') return wrong('need-text');
      return input.length <= shape.max ? input : wrong('too-long', { max: shape.max });
    case 'list': {
      const { min, max } = shape;
      if (!Array.isArray(input)) return wrong('need-list');
      if (input.length < min || input.length > max) return wrong('wrong-count', { count: input.length, min, max });
      return Array.from(input, (item, index) => readPart(parts[0], item, `${at}[${index}]`, problems));
    }
    case 'object':
      return readObject(shape, parts, input, at, problems);
    case 'anything':
      return input;
  }
}

function readPart(part: Schema<unknown>, input: unknown, at: string, problems: Problem[]): unknown {
  const parsed = part.parse(input, at);
  if (parsed.ok) return parsed.value;
  for (const { at: place, need } of parsed.problems) note(problems, place, need);
  return undefined;
}

/** Nobody reads more at once, and a small file can have very many. */
const maxProblems = 100;

function note(problems: Problem[], at: string, need: Refusal): undefined {
  if (problems.length < maxProblems) problems.push({ at, need });
}

function readObject(
  shape: Shape & { kind: 'object' },
  parts: readonly Schema<unknown>[],
  input: unknown,
  at: string,
  problems: Problem[],
): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return note(problems, at, { reason: 'need-object' });
  for (const name of Object.keys(input)) {
    if (problems.length >= maxProblems) break;
    if (!Object.hasOwn(shape.fields, name)) note(problems, inside(at, name), { reason: 'unknown-field' });
  }
  const value: Record<string, unknown> = {};
  for (const [index, name] of Object.keys(shape.fields).entries()) {
    const given = Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined;
    if (given === undefined && shape.optional.includes(name)) continue;
    const parsed = readPart(parts[index], given, inside(at, name), problems);
    if (parsed !== undefined) value[name] = parsed;
  }
  return value;
}

/**
 * The same shape as JSON Schema, draft 2020-12, for editors and other programs. Limits that are infinite are none. `refOf` says where a
 * part has a schema of its own.
 */
export function jsonSchema(shape: Shape, refOf: (part: Shape) => string | undefined = () => undefined): Record<string, unknown> {
  const fallback = 'default' in shape && shape.default !== undefined ? { default: shape.default } : {};
  const partOf = (part: Shape): Record<string, unknown> => {
    const ref = refOf(part);
    return ref === undefined ? jsonSchema(part, refOf) : { $ref: ref };
  };
  switch (shape.kind) {
    case 'integer': {
      // JSON Schema counts multiples from 0; every step we use starts at one of its multiples.
      const step = shape.step === undefined ? {} : { multipleOf: shape.step };
      return { type: 'integer', ...finite({ minimum: shape.min, maximum: shape.max }), ...step, ...fallback };
    }
    case 'number':
      return { type: 'number' };
    case 'flag':
      return { type: 'boolean', ...fallback };
    case 'one-of':
      return { enum: shape.values, ...fallback };
    case 'text':
      return { type: 'string', ...finite({ maxLength: shape.max }), ...fallback };
    case 'list':
      return { type: 'array', items: partOf(shape.of), ...finite({ minItems: shape.min, maxItems: shape.max }), ...fallback };
    case 'object': {
      const names = Object.keys(shape.fields);
      return {
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, partOf(shape.fields[name])])),
        required: names.filter((name) => !shape.optional.includes(name) && !('default' in shape.fields[name])),
        additionalProperties: false,
      };
    }
    case 'anything':
      return {};
  }
}

const finite = (limits: Readonly<Record<string, number>>): object =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => Number.isFinite(limit)));

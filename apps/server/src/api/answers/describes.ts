import { flag, integer, list, number, object, type Schema, text } from '@gruppetto/kernel';

/**
 * A schema of an answer that says all that its type says, and nothing else: a field that is added to the type, or is of another kind
 * there, doesn't compile here.
 */
export const describes =
  <T>() =>
  <U extends T>(schema: [keyof T, T] extends [keyof U, U] ? Schema<U> : never): Schema<T> =>
    schema;

/** What we send has no limits: limits are for what we receive. */
export const anyText: Schema<string> = text(Number.POSITIVE_INFINITY);
export const count: Schema<number> = integer({ min: 0, max: Number.POSITIVE_INFINITY });
export const whole: Schema<number> = integer({ min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY });
export const figure: Schema<number> = number();
/** Absent where it is not so. */
export const yes = flag() as Schema<boolean> as Schema<true>;
export const each = <T>(of: Schema<T>): Schema<readonly T[]> => list(of, { max: Number.POSITIVE_INFINITY });
export const pair = <T>(of: Schema<T>) => list(of, { min: 2, max: 2 }) as unknown as Schema<readonly [T, T]>;

/** A call that changes something and returns nothing. */
export const done: Schema<object> = object({});
export const madeId: Schema<{ readonly id: string }> = object({ id: anyText });

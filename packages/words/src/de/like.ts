/** The shape of English words, whatever they say. */
export type Like<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends (...args: never) => unknown
      ? T
      : T extends readonly unknown[] | object
        ? { readonly [K in keyof T]: Like<T[K]> }
        : T;

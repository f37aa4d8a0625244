export type Wide<T> = T extends (...all: infer A) => infer R
  ? (...all: A) => Wide<R>
  : T extends string
    ? string
    : T extends readonly (infer E)[]
      ? number extends T['length']
        ? readonly Wide<E>[]
        : { readonly [K in keyof T]: Wide<T[K]> }
      : T extends object
        ? { readonly [K in keyof T]: Wide<T[K]> }
        : T;

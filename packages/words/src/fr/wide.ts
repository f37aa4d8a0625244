/** The same keys and parameters; any text. */
export type Wide<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Wide<Said>
    : T extends readonly unknown[] | object
      ? { readonly [Key in keyof T]: Wide<T[Key]> }
      : T;

/** The shape of an English text, for another language: the same sentences with the same parameters, whatever they say. */
export type Shape<T> = T extends string
  ? string
  : T extends (...told: infer Told) => string
    ? (...told: Told) => string
    : { readonly [Key in keyof T]: Shape<T[Key]> };

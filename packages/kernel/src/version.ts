/** The version of the program, the same in every part of it; records say which one wrote them. */
export const version = '0.1.0';

/** Those that people may have typed: soft hyphens, joiners, and what makes a letter a picture. */
const invisible = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufe0e', '\ufe0f', '\ufeff'];

/** Takes invisible characters out of the keys of names, unless another account has the shorter key: no two new names look the same. */
export const nameKeysMigration = {
  id: 6,
  name: 'name keys',
  statements: invisible.flatMap((letter) => [
    `update accounts set name_key = replace(name_key, '${letter}', '') where name_key like '%${letter}%'
      and not exists (select 1 from accounts as other where other.name_key = replace(accounts.name_key, '${letter}', ''))`,
    `update shared_seats set held_for = replace(held_for, '${letter}', '') where held_for like '%${letter}%'`,
  ]),
} as const;

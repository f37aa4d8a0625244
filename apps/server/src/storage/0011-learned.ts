/** Which lessons an account has ridden. */
export const learnedMigration = {
  id: 11,
  name: 'learned',
  statements: [
    `create table learned (
      account text not null references accounts on delete cascade,
      lesson text not null,
      made bigint not null,
      primary key (account, lesson)
    )`,
  ],
} as const;

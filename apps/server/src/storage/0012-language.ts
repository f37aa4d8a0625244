/** The language of a person's notices. */
export const languageMigration = {
  id: 12,
  name: 'language',
  statements: ['alter table preferences add column language text'],
} as const;

/** In which language somebody is told of things. */
export const languageMigration = {
  id: 12,
  name: 'language',
  statements: ['alter table preferences add column language text'],
} as const;

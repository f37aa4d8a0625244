import { expect, test } from 'vitest';
import { byName, compareNames, folded, languages } from '../src/index.ts';

test.each(languages)('in %s, names stand as people look for them', (language) => {
  const named = ['Zoé', 'team 10', 'Ötzi', 'Anna', 'Team 2', 'otto', 'Émile', 'Emil'].map((name) => ({ name }));
  expect(byName(named, language).map(({ name }) => name)).toEqual(['Anna', 'Emil', 'Émile', 'otto', 'Ötzi', 'Team 2', 'team 10', 'Zoé']);
});

test('ñ is a letter of its own in Spanish, and an n with a sign elsewhere', () => {
  expect(compareNames('Ñandú', 'Nuria', 'es')).toBeGreaterThan(0);
  expect(compareNames('Ñandú', 'Nuria', 'de')).toBeLessThan(0);
});

test('a search finds a word without its accents', () => {
  expect(folded('Échappée')).toBe('echappee');
});

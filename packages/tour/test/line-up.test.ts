import type { Game } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { firstLineUp, giveRole, parseTour, type RiderEntry, reserves, ridersInTour } from '../src/index.ts';
import { paperPlan, paperRace } from './paper-race.ts';

const riders: readonly RiderEntry[] = [
  { id: 'a', name: 'Iria', age: 24 },
  { id: 'b', name: 'Uxía', note: 'hates cobbles' },
  { id: 'c', name: 'Noa' },
  { id: 'd', name: 'Bea', age: 31, note: 'back from injury' },
];

describe('CP-9.2, CP-9.6 riders and their roles', () => {
  test('CP-9.6 at first the riders of the team have the roles in their order', () => {
    expect(firstLineUp(riders, 3)).toEqual(['a', 'b', 'c']);
    expect(firstLineUp(riders.slice(0, 2), 3)).toEqual(['a', 'b', undefined]);
  });
  test('CP-9.2 a team has as many riders as its manager likes: those without a role are reserves', () => {
    expect(reserves(riders, ['a', 'b', 'c']).map(({ name }) => name)).toEqual(['Bea']);
  });
  test('CP-9.6 a reserve who is picked takes the role, and whoever had it is a reserve', () => {
    const lineUp = giveRole(['a', 'b', 'c'], 1, 'd');
    expect(lineUp).toEqual(['a', 'd', 'c']);
    expect(reserves(riders, lineUp).map(({ id }) => id)).toEqual(['b']);
  });
  test('CP-9.6 a rider who has another role swaps with the one who had this', () => {
    expect(giveRole(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
    expect(giveRole(['a', undefined, 'c'], 1, 'c')).toEqual(['a', 'c', undefined]);
    expect(giveRole(['a', 'b', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
  });
  test('CP-9.6 a role may be given to nobody: it goes by its number', () => {
    expect(giveRole(['a', 'b', 'c'], 2, undefined)).toEqual(['a', 'b', undefined]);
    expect(ridersInTour(riders, ['d', undefined, 'b'])).toEqual({
      names: ['Bea', '', 'Uxía'],
      about: [{ age: 31, note: 'back from injury' }, {}, { note: 'hates cobbles' }],
    });
  });
});

describe('CP-9.6 a plan with what is known of its riders', () => {
  const plan = paperPlan(['flat', 'hill']);
  const parse = (about: unknown) => parseTour({ ...plan, about }, () => paperRace as Game);

  test('is read again as it was written', () => {
    const about = [{ age: 24 }, {}, { note: 'fast' }, {}, {}, {}];
    expect(parse(about)).toEqual({ ok: true, value: { ...plan, about } });
  });
  test('a plan without it opens as before', () => expect(parseTour(plan, () => paperRace as Game)).toEqual({ ok: true, value: plan }));
  test.each([
    ['about', [{}]],
    ['about[0].age', [{ age: 3 }, {}, {}, {}, {}, {}]],
    ['about[0].note', [{ note: 'x'.repeat(201) }, {}, {}, {}, {}, {}]],
    ['about[0].shoes', [{ shoes: 44 }, {}, {}, {}, {}, {}]],
  ])('is blamed at %s', (at, about) => expect(parse(about)).toMatchObject({ ok: false, problems: [{ at }] }));
});

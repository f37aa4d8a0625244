import { beforeAll, expect, test } from 'vitest';
import { type Colour, cloth, colourNames, languages, loadLanguage, namesOf, seatName, shell } from '../src/index.ts';

beforeAll(async () => {
  await Promise.all(languages.map(loadLanguage));
});

test('every colour is known by its name in every language', () => {
  for (const colour of Object.keys(cloth) as Colour[])
    expect(colourNames[colour]).toEqual([...new Set(languages.map((language) => shell(language).colours[colour]))]);
});

test('a seat that nobody named is called in the language that is read; a name that somebody gave stays', () => {
  expect(seatName({ name: 'Rot', colour: 'red', player: 'person' }, 'fr')).toBe('Rouge');
  expect(seatName({ name: 'Rot', colour: 'blue', player: 'bot' }, 'fr')).toBe('Rot');
  expect(seatName({ name: 'Ann', colour: 'red', player: 'person' }, 'fr')).toBe('Ann');
  expect(seatName({ name: 'Viola', colour: 'purple', player: 'bot' }, 'de')).toBe('Lila');
  expect(seatName({ name: 'Viola', colour: 'purple', player: 'person' }, 'de')).toBe('Viola');
});

test('in files a seat is called as it is stored', () => {
  const seats = [{ name: 'Rot', colour: 'red', player: 'bot' }];
  const race = { riders: [{ seat: 0, number: 1 }] } as unknown as Parameters<typeof namesOf>[0];
  expect(namesOf(race, seats, [], 'file').rider(0)).toBe('Rot 1');
  expect(namesOf(race, seats, [], 'it').rider(0)).toBe('Rosso 1');
});

import { random } from '@gruppetto/bots';
import { findBot, findGame, findRoom, gameIds, gameOfRule, isBotName, roomOf, rooms, wordsOf } from '@gruppetto/catalogue/all';
import { expect, test } from 'vitest';

test('a room is what the list says it is', () => {
  expect(rooms.map(({ game }) => game.id)).toEqual(gameIds);
  expect(rooms.map(({ card }) => card.id)).toEqual(gameIds);
  for (const { game, words } of rooms) {
    expect(findGame(game.id)).toBe(game);
    expect(wordsOf(game.id)).toBe(words());
  }
});

test('what is not in the catalogue is not found', () => {
  expect(findRoom('no-such-game')).toBeUndefined();
  expect(findRoom('toString')).toBeUndefined();
  expect(() => roomOf('no-such-game')).toThrow('no game no-such-game');
});

test('no two games share the prefix of their rules, and a rule leads to its game', () => {
  expect(new Set(rooms.map(({ card }) => card.prefix)).size).toBe(rooms.length);
  for (const { card, example } of rooms) expect(gameOfRule(example.rule)).toBe(card.id);
  expect(gameOfRule('ZZ-1.1')).toBeUndefined();
});

test('bots are found by game and name', () => {
  const [{ game, ruleOfThumb }] = rooms;
  expect(findBot(game.id, 'random')).toBe(random);
  expect(findBot(game.id, 'rule-of-thumb')).toBe(ruleOfThumb);
  expect(findBot(game.id, 'grandmaster')).toBeUndefined();
  expect(['random', 'rule-of-thumb', 'grandmaster', 'person'].filter(isBotName)).toEqual(['random', 'rule-of-thumb']);
});

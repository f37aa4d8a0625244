import { findGame } from '@gruppetto/catalogue';
import { type Game, ScriptedDice, SeededDice } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { findBot, isBotName } from '../src/index.ts';
import { random } from '../src/random.ts';

const turnOf = (...choices: string[]) => ({ seat: 0, choices: choices.map((name) => ({ do: name })) });

test('chance takes every choice about as often', () => {
  const dice = new SeededDice('chance');
  const taken = new Map<string, number>();
  for (let nth = 0; nth < 3000; nth++) {
    const { do: name } = random(undefined, turnOf('a', 'b', 'c'), dice);
    taken.set(name, (taken.get(name) ?? 0) + 1);
  }
  for (const name of ['a', 'b', 'c']) expect(taken.get(name)).toBeGreaterThan(900);
});

test('chance is the dice it is given, and needs none where there is nothing to decide', () => {
  const dice = new ScriptedDice([2, 0]);
  expect(random(undefined, turnOf('a', 'b', 'c'), dice)).toEqual({ do: 'c' });
  expect(random(undefined, turnOf('only'), dice)).toEqual({ do: 'only' });
  expect(random(undefined, turnOf('a', 'b'), dice)).toEqual({ do: 'a' });
  expect(dice.left).toBe(0);
});

test('a turn without choices is a mistake of the game', () => {
  expect(() => random(undefined, turnOf(), new ScriptedDice([]))).toThrow('a turn without choices');
});

test('bots are found by game and name', () => {
  const game = findGame('los-ciclistas') as Game;
  expect(findBot(game, 'random')).toBe(random);
  expect(findBot(game, 'rule-of-thumb')).toBeTypeOf('function');
  expect(findBot(game, 'grandmaster')).toBeUndefined();
  expect(['random', 'rule-of-thumb', 'grandmaster', 'person'].filter(isBotName)).toEqual(['random', 'rule-of-thumb']);
});

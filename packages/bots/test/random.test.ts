import { ScriptedDice, SeededDice } from '@gruppetto/kernel';
import { toyRace } from '@gruppetto/testkit';
import { expect, test } from 'vitest';
import { type Bot, random } from '../src/index.ts';

const race = toyRace.race({ players: 2, length: 8, absent: [] }) as unknown as Parameters<Bot>[0];
const turnOf = (...choices: string[]) => ({ seat: 0, choices: choices.map((name) => ({ do: name })) });

test('chance takes every choice about as often', () => {
  const dice = new SeededDice('chance');
  const taken = new Map<string, number>();
  for (let nth = 0; nth < 3000; nth++) {
    const { do: name } = random(race, undefined, turnOf('a', 'b', 'c'), dice);
    taken.set(name, (taken.get(name) ?? 0) + 1);
  }
  for (const name of ['a', 'b', 'c']) expect(taken.get(name)).toBeGreaterThan(900);
});

test('chance is the dice it is given, and needs none where there is nothing to decide', () => {
  const dice = new ScriptedDice([2, 0]);
  expect(random(race, undefined, turnOf('a', 'b', 'c'), dice)).toEqual({ do: 'c' });
  expect(random(race, undefined, turnOf('only'), dice)).toEqual({ do: 'only' });
  expect(random(race, undefined, turnOf('a', 'b'), dice)).toEqual({ do: 'a' });
  expect(dice.left).toBe(0);
});

test('a turn without choices is a mistake of the game', () => {
  expect(() => random(race, undefined, turnOf(), new ScriptedDice([]))).toThrow('a turn without choices');
});

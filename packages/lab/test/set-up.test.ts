import '@gruppetto/catalogue/all';
import { parseSetUp } from '@gruppetto/lab';
import { expect, test } from 'vitest';

const problems = (input: unknown) => {
  const parsed = parseSetUp(input);
  return parsed.ok ? [] : parsed.problems.map(({ at, need }) => ({ at, ...need }));
};

test('the list of seats gives the number of players', () => {
  expect(parseSetUp({ game: 'los-ciclistas', seats: ['bot', 'random', 'rule-of-thumb'] })).toEqual({
    ok: true,
    value: {
      game: 'los-ciclistas',
      options: { players: 3, length: 60, events: false, elimination: false, end: 'all-home' },
      seats: ['rule-of-thumb', 'random', 'rule-of-thumb'],
    },
  });
});

test('without a list the options give the seats, and the best bot takes them', () => {
  expect(parseSetUp({ game: 'los-ciclistas', options: { players: 2 } })).toMatchObject({
    ok: true,
    value: { seats: ['rule-of-thumb', 'rule-of-thumb'] },
  });
});

test.each([
  ['a text', 'x', { at: '', reason: 'need-object' }],
  ['nothing', null, { at: '', reason: 'need-object' }],
  ['no game', {}, { at: 'game', reason: 'missing' }],
  ['an unknown game', { game: 'polo' }, { at: 'game', reason: 'unknown-game', with: { game: 'polo' } }],
  ['a field nobody knows', { game: 'los-ciclistas', colour: 'red' }, { at: 'colour', reason: 'unknown-field' }],
  ['options that are none', { game: 'los-ciclistas', options: null, seats: ['bot', 'bot'] }, { at: 'options', reason: 'need-object' }],
  ['options in a list', { game: 'los-ciclistas', options: [], seats: ['bot', 'bot'] }, { at: 'options', reason: 'need-object' }],
  [
    'a bad option',
    { game: 'los-ciclistas', options: { length: 61 }, seats: ['bot', 'bot'] },
    { at: 'options.length', reason: 'off-step', with: { value: 61, step: 5 } },
  ],
  [
    'too many seats',
    { game: 'los-ciclistas', seats: Array(11).fill('bot') },
    { at: 'seats', reason: 'wrong-count', with: { count: 11, min: 2, max: 10 } },
  ],
  [
    'other seats than players',
    { game: 'los-ciclistas', options: { players: 4 }, seats: ['bot', 'bot'] },
    { at: 'seats', reason: 'wrong-count', with: { count: 2, min: 4, max: 4 } },
  ],
  [
    'an unknown bot',
    { game: 'los-ciclistas', seats: ['bot', 'merckx'] },
    { at: 'seats[1]', reason: 'unknown-bot', with: { bot: 'merckx', bots: 'random, rookie, rule-of-thumb, captain, champion' } },
  ],
  [
    'a position that is none',
    { game: 'los-ciclistas', seats: ['bot', 'bot'], position: { round: 2, road: [], bonuses: [0, 0] } },
    { at: 'position.road', reason: 'riders-missing', with: { missing: 6 } },
  ],
])('%s is refused', (_, input, problem) => {
  expect(problems(input)).toEqual([problem]);
});

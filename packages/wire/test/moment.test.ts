import { findBot } from '@gruppetto/bots';
import { playableGames } from '@gruppetto/catalogue';
import { botDice, type Fact, lay, type Table, tableDice, take, type Viewer } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { momentFor, momentTexts } from '../src/index.ts';

test.each(playableGames)('$id: what is sent is the moment, for every viewer, at every step', (game) => {
  const options = game.options.parse({});
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const seats = Array.from({ length: game.seats(options.value) }, () => ({ name: '', colour: 'red', player: 'rule-of-thumb' }));
  const viewers: readonly Viewer[] = [...seats.keys(), 'spectator'];
  const laid = lay(game, options.value, seats, tableDice('a', 0));
  let table: Table = laid.table;
  let facts: readonly Fact[] = laid.facts;
  for (let step = 1; ; step++) {
    const texts = momentTexts(table, facts, viewers);
    for (const [index, viewer] of viewers.entries())
      expect(JSON.parse(texts[index])).toEqual(JSON.parse(JSON.stringify(momentFor(table, facts, viewer))));
    const turn = game.turn(table.state);
    if (!turn) return;
    const choice = findBot(game, 'rule-of-thumb')?.(game.view(table.state, turn.seat), turn, botDice('a', step)) ?? turn.choices[0];
    const taken = take(table, turn.seat, choice as never, tableDice('a', step));
    if (taken.kind !== 'taken') throw new Error('the bot made an impossible choice');
    table = taken.table;
    facts = taken.facts;
  }
});

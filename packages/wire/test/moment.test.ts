import { findBot, rooms } from '@gruppetto/catalogue/all';
import { botDice, type Fact, startTable, type Table, tableDice, take, type Viewer } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { momentFor, momentTexts } from '../src/index.ts';

test.each(rooms)('$card.id: what is sent is the moment, for every viewer, at every step', ({ game }) => {
  const options = game.options.parse({});
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const seats = Array.from({ length: game.race(options.value).seats }, () => ({ name: '', colour: 'red', player: 'rule-of-thumb' }));
  const viewers: readonly Viewer[] = [...seats.keys(), 'spectator'];
  const started = startTable(game, options.value, seats, tableDice('a', 0));
  let table: Table = started.table;
  let facts: readonly Fact[] = started.facts;
  for (let step = 1; ; step++) {
    const texts = momentTexts(table, facts, viewers);
    for (const [index, viewer] of viewers.entries())
      expect(JSON.parse(texts[index])).toEqual(JSON.parse(JSON.stringify(momentFor(table, facts, viewer))));
    const { race } = table;
    const turn = race.turn(table.state);
    if (!turn) return;
    const choice =
      findBot(game.id, 'rule-of-thumb')?.(race, race.view(table.state, turn.seat), turn, botDice('a', step)) ?? turn.choices[0];
    const taken = take(table, turn.seat, choice as never, tableDice('a', step));
    if (taken.kind !== 'taken') throw new Error('the bot made an impossible choice');
    table = taken.table;
    facts = taken.facts;
  }
});

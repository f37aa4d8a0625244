import { findBot, rooms } from '@gruppetto/catalogue/all';
import { botDice, recordOf, startTable, tableDice, take } from '@gruppetto/kernel';
import type { Browser } from '@playwright/test';
import { type BenchRow, rowOf } from './table.ts';
import { tapped } from './tapped.ts';

/** One race between all levels, and one that is hard to judge, because nobody in it rides by the rule of thumb. */
const fields = {
  'opponents of four levels': ['champion', 'captain', 'rule-of-thumb', 'rookie'],
  'four Champions': ['champion', 'champion', 'champion', 'champion'],
};
const colours = ['red', 'blue', 'green', 'yellow'];

const patience = 60_000;

/** Luck or skill? From the tap to the last figure, for the games with choices; and the widest error bar on the page. */
export async function verdictRows(browser: Browser, baseURL: string): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { game } of rooms.filter(({ ruleOfThumb }) => ruleOfThumb !== undefined))
    for (const [who, field] of Object.entries(fields)) {
      const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      await page.goto('/');
      const buffer = Buffer.from(JSON.stringify(raceOf(game.id, field)));
      await page.getByLabel('A saved race').setInputFiles({ name: 'a.race.json', mimeType: 'application/json', buffer });
      const took = await tapped(page.getByRole('button', { name: 'Luck or skill?' }), '.verdict .bridges', patience);
      const bars = (await page.locator('.bridge small').allTextContents()).map((text) => Number.parseFloat(text.replace('±', '')));
      await context.close();
      rows.push(
        rowOf(game.id, `a verdict on ${who}, from the tap to its last figure`, took, { max: 10_000 }),
        rowOf(game.id, 'its widest error bar', Math.max(...bars), { max: 2 }, 'points'),
      );
    }
  return rows;
}

/** A race of these bots, recorded. */
function raceOf(id: string, players: readonly string[]) {
  const room = rooms.find(({ game }) => game.id === id);
  const options = room?.game.options.parse({});
  if (!room || !options?.ok) throw new Error(`${id} has no race without options`);
  const seats = players.map((player, seat) => ({ name: player, colour: colours[seat], player }));
  let { table } = startTable(room.game, options.value, seats, tableDice('bench', 0));
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const step = table.steps.length + 1;
    const bot = findBot(id, players[turn.seat]);
    if (!bot) throw new Error(`${id} has no ${players[turn.seat]}`);
    const taken = take(
      table,
      turn.seat,
      bot(table.race, table.race.view(table.state, turn.seat), turn, botDice('bench', step)),
      tableDice('bench', step),
    );
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    table = taken.table;
  }
  return recordOf(table);
}

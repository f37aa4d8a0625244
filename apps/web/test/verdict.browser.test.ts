import { findBot, type GameId, openRoom } from '@gruppetto/catalogue';
import { botDice, recordOf, startTable, tableDice, take } from '@gruppetto/kernel';
import { expect, nothingOverflows, noViolations, result, soaks, startRace, test } from './browser.ts';

/** Of two players, by game. */
const races: Partial<Record<GameId, object>> = {
  'los-ciclistas': { players: 2, end: 'first-finish' },
  'leader-1': { players: 2 },
  ...(soaks && { 'cycling-party': { teams: 2 }, 'pace-wheel': { teams: 2 } }),
};

/** A race of somebody who chooses by lot against a Domestique: there is something to judge. */
async function recordedRace(id: GameId): Promise<string> {
  const { game } = await openRoom(id);
  const options = game.options.parse(races[id]);
  if (!options.ok) throw new Error('these options are fine');
  const players = ['person', 'rule-of-thumb'];
  const seats = players.map((player, seat) => ({ name: `Player ${seat + 1}`, colour: ['red', 'blue'][seat], player }));
  let { table } = startTable(game, options.value, seats, tableDice('verdict', 0));
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const step = table.steps.length + 1;
    const bot = findBot(id, players[turn.seat] === 'person' ? 'random' : players[turn.seat]);
    const choice = bot?.(table.race, table.race.view(table.state, turn.seat), turn, botDice('verdict', step));
    const taken = take(table, turn.seat, choice ?? turn.choices[0], tableDice('verdict', step));
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    table = taken.table;
  }
  return JSON.stringify(recordOf(table));
}

for (const id of Object.keys(races) as GameId[])
  test(`the verdict tells luck from choices, shows the turning points, and asks again: ${id}`, { tag: '@phone' }, async ({ page }) => {
    const buffer = Buffer.from(await recordedRace(id));
    await page.goto('/');
    await page.getByLabel('A saved race').setInputFiles({ name: 'a.race.json', mimeType: 'application/json', buffer });
    await expect(result(page)).toBeVisible();
    await page.getByRole('button', { name: 'Luck or skill?' }).click();
    await expect(page.getByRole('heading', { name: 'From the start to the result' })).toBeVisible({ timeout: 60_000 });
    const bridge = page.locator('.bridge').first();
    const figures = (await bridge.locator('td.figures').allTextContents()).map((text) => Number.parseFloat(text.replace('−', '-')));
    const [start, ...moves] = figures.slice(0, -1);
    expect(Math.abs(start + moves.reduce((sum, move) => sum + move, 0) - (figures.at(-1) as number))).toBeLessThan(0.5);
    await expect(page.locator('.turning-points li')).toHaveCount(5);
    const puzzle = page.locator('.puzzle');
    const [puzzles = 0] = (await page.locator('#puzzle-title + p').innerText()).match(/\d+(?=, )/)?.map(Number) ?? [];
    expect(puzzles).toBeGreaterThan(1);
    for (let nth = 1; nth <= puzzles; nth++) {
      await expect(page.getByText(`Puzzle ${nth} of ${puzzles}`)).toBeVisible();
      await puzzle.locator('li button').first().click();
      await expect(puzzle.getByRole('status')).not.toBeEmpty();
      await nothingOverflows(page);
      if (nth < puzzles) await page.getByRole('button', { name: 'Next puzzle' }).click();
    }
    await noViolations(page);
    await page.locator('.turning-points').getByRole('button', { name: 'Watch this moment' }).first().click();
    await expect(result(page)).toBeHidden();
  });

test('the odds wait until somebody who plays asks, and are there at once', { tag: '@any-width' }, async ({ page }) => {
  await startRace(page);
  const card = page.locator('details', { hasText: 'Chances of winning so far' });
  await expect(card).not.toHaveAttribute('open');
  await card.locator('summary').click();
  const chances = card.locator('.odds li b');
  await expect(chances).toHaveCount(4);
  const sum = (await chances.allTextContents()).reduce((all, text) => all + Number.parseInt(text, 10), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  await expect(card.locator('polyline').first()).not.toHaveCSS('stroke', 'none');
  const chip = page.getByRole('button', { name: /^Live odds: You win \d+ %\. Show everyone’s chances$/ });
  await expect(chip).toBeVisible();
  await card.locator('summary').click();
  await expect(chip).toBeHidden();
});

import { findBot, type GameId, openRoom } from '@gruppetto/catalogue';
import { botDice, recordOf, startTable, tableDice, take } from '@gruppetto/kernel';
import type { Locator, Page } from '@playwright/test';
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

/** A race of WielerSIM between many riders, in which nobody chooses anything. */
async function raceWithoutChoices(): Promise<string> {
  const { game } = await openRoom('wielersim');
  const options = game.options.parse({});
  if (!options.ok) throw new Error('a race needs no options');
  let { table } = startTable(game, options.value, [{ name: 'Ada', colour: 'red', player: 'person' }], tableDice('verdict', 0));
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const taken = take(table, turn.seat, turn.choices[0], tableDice('verdict', table.steps.length + 1));
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    table = taken.table;
  }
  return JSON.stringify(recordOf(table));
}

async function openRace(page: Page, record: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('A saved race').setInputFiles({ name: 'a.race.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await expect(result(page)).toBeVisible();
}

const ask = (page: Page) => page.getByRole('button', { name: 'Luck or skill?' });
const bridges = (page: Page) => page.getByRole('heading', { name: 'From the start to the result' });
const back = (page: Page) => page.getByRole('button', { name: 'Back to the verdict' });

/** What each of the bars says adds up to the result, but for half a point. */
async function addsUp(page: Page): Promise<void> {
  for (const bridge of await page.locator('.bridge').all()) {
    const figures = (await bridge.locator('td.figures').allTextContents()).map((text) => Number.parseFloat(text.replace('−', '-')));
    const [start, ...moves] = figures.slice(0, -1);
    expect(Math.abs(start + moves.reduce((sum, move) => sum + move, 0) - (figures.at(-1) as number))).toBeLessThan(0.5);
  }
}

/** From the verdict to a moment and back: nothing is judged again, and the button is found again. */
async function looksAndReturns(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(result(page)).toBeHidden();
  await expect(back(page)).toBeFocused();
  await expect(back(page)).toBeInViewport();
  await back(page).click();
  await expect(result(page)).toBeVisible();
  expect(await bridges(page).count()).toBe(1);
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
}

for (const id of Object.keys(races) as GameId[])
  test(`the verdict tells luck from choices, shows the turning points, and asks again: ${id}`, { tag: '@phone' }, async ({ page }) => {
    await openRace(page, await recordedRace(id));
    await ask(page).click();
    await expect(bridges(page)).toBeVisible({ timeout: 60_000 });
    await addsUp(page);
    await expect(page.locator('.turning-points > li')).toHaveCount(5);
    for (const cause of await page.locator('.turning-points .cause').allTextContents())
      expect(cause).toMatch(/^(Dice|Choice): Player [12]$/);
    const puzzle = page.locator('.puzzle');
    const [puzzles = 0] = (await page.locator('#puzzle-title + p').innerText()).match(/\d+(?=, )/)?.map(Number) ?? [];
    expect(puzzles).toBeGreaterThan(1);
    for (let nth = 1; nth <= puzzles; nth++) {
      await expect(page.getByText(`Puzzle ${nth} of ${puzzles}`)).toBeVisible();
      // Who stands where, and how much of what the player has left.
      await expect(puzzle.locator('.moment-road').locator('.riders .place, .blocks > *').first()).toBeVisible();
      await expect(puzzle.locator('.reserves li').first()).toContainText(/(space|row) \d+|peloton|front/i);
      await expect(puzzle.locator('.best')).toHaveCount(0);
      await puzzle.locator('.answers li button').first().click();
      await expect(puzzle.getByRole('status')).toContainText(/(Yes, that is the best choice|Best choice: .+)\. It /);
      await expect(puzzle.locator('.best')).toContainText('Best choice');
      await nothingOverflows(page);
      if (nth === 2) await looksAndReturns(page, puzzle.getByRole('button', { name: 'Watch this moment' }));
      if (nth === 2) await expect(puzzle.locator('.best')).toBeVisible();
      if (nth < puzzles) {
        await page.getByRole('button', { name: 'Next puzzle' }).click();
        await expect(puzzle.getByRole('heading')).toBeFocused();
      }
    }
    await noViolations(page);
    await looksAndReturns(page, page.locator('.turning-points').getByRole('button', { name: 'Watch this moment' }).first());
    await looksAndReturns(page, page.locator('.throws').getByRole('button').first());
  });

test('where nobody chooses there is only luck, of the riders; it may be stopped, and goes on while a moment is looked at', {
  tag: '@phone',
}, async ({ page }) => {
  await openRace(page, await raceWithoutChoices());
  await ask(page).click();
  const stop = page.getByRole('button', { name: 'Stop here' });
  await expect(page.getByText(/^Judging the race/)).toBeVisible();
  await page.locator('.story button').first().click();
  await expect(back(page)).toBeVisible();
  await expect(result(page)).toBeHidden();
  await back(page).click();
  await expect(ask(page)).toHaveCount(0);
  await stop.or(bridges(page)).first().waitFor({ timeout: 60_000 });
  // On a quick machine it may be done by then.
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => undefined);
  await expect(bridges(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.bridge')).toHaveCount(3);
  await expect(page.locator('.bridge').first().getByRole('row')).toHaveCount(4);
  await addsUp(page);
  await expect(page.locator('.throws li')).toHaveCount(6);
  await expect(page.locator('.puzzle, .costliest')).toHaveCount(0);
  await nothingOverflows(page);
  await noViolations(page);
  await looksAndReturns(page, page.locator('.throws article').nth(1).getByRole('button').first());
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

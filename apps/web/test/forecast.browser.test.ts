import { readFile } from 'node:fs/promises';
import { findGame } from '@gruppetto/catalogue/all';
import type { Game } from '@gruppetto/kernel';
import { csvOf, parseSetUp, ridePart, type SetUp, summarise } from '@gruppetto/lab';
import { namesOf } from '@gruppetto/words';
import type { Locator, Page } from '@playwright/test';
import { expect, nothingOverflows, noViolations, test } from './browser.ts';

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/new/los-ciclistas');
  await page.getByRole('button', { name: 'Forecast' }).click();
  return page.getByRole('dialog');
}

async function begin(dialog: Locator, races: number, seed: string): Promise<void> {
  await dialog.getByRole('spinbutton', { name: 'Races' }).fill(`${races}`);
  await dialog.getByLabel('Seed').fill(seed);
  await dialog.getByLabel('Run on the server').check();
  await dialog.getByRole('button', { name: 'Forecast' }).click();
}

test('a forecast on the server outlives its page, and can be stopped', { tag: '@any-width' }, async ({ page }) => {
  const first = await openDialog(page);
  await begin(first, 100_000, 'stelvio');
  await expect(first.locator('.chances tbody tr').first()).toBeVisible();
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: /, from the start: 100,000 races, seed stelvio/ }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+ of 100,000 races$/);
  await expect(dialog.getByRole('img', { name: /^Chances of winning: / })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+ of 100,000 races · stopped$/);
  await expect(dialog.getByRole('list', { name: 'On the server' })).toBeHidden();
  await expect(dialog.locator('.chances tbody tr').first()).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);
});

test('the server gives the same figures as anywhere else', { tag: '@any-width' }, async ({ page }) => {
  const dialog = await openDialog(page);
  await begin(dialog, 700, 'alpe');
  await expect(dialog.getByRole('status')).toHaveText('700 of 700 races · done');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'CSV' }).click()]);
  const game = findGame('los-ciclistas') as Game;
  const { value: setUp } = parseSetUp({ game: game.id }) as { value: SetUp };
  const csv = await readFile(await download.path(), 'utf8');
  const names = namesOf(game.race(setUp.options), await seatsOf(page));
  expect(csv).toBe(`\uFEFF${csvOf(summarise(ridePart({ ...setUp, seed: 'alpe' }, 0, 700)), names)}\n`);
  await dialog.getByRole('button', { name: 'Delete from the server' }).click();
  await expect(dialog.getByRole('list', { name: 'On the server' })).toBeHidden();
});

/** As this browser has kept them beside the forecast. */
const seatsOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('gruppetto-forecasts') ?? '[]')[0].seats);

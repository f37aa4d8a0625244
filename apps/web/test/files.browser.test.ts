import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, navigate, result, rideToTheFinish, startAmongPeople, startRace, steps, test } from './browser.ts';

const race = async (page: Page) => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the race' }).first().click();
  return JSON.parse(await readFile(await (await waiting).path(), 'utf8'));
};

const bring = async (page: Page, content: string, name = 'a.race.json') => {
  if (new URL(page.url()).pathname !== '/') await navigate(page, '/');
  await page.getByLabel('A saved race').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
};

test('a race that was saved is opened again, to the last step', { tag: '@any-width' }, async ({ page }) => {
  test.setTimeout(120_000);
  await startRace(page);
  await rideToTheFinish(page);
  const winner = await result(page).textContent();
  const count = await steps(page);
  const record = await race(page);
  expect(record.format).toBe('gruppetto-race');
  expect(JSON.stringify(record)).not.toContain('seed');
  await bring(page, JSON.stringify(record));
  await expect(result(page)).toHaveText(winner as string);
  expect(await steps(page)).toBe(count);
});

test('a shared file that did not arrive is asked for', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/?shared');
  await expect(page.getByRole('alert')).toHaveText('The file did not arrive: open it here.');
  await expect(page).toHaveURL(/\/$/);
});

test('an invalid file gets a sentence, and nothing changes; a race is deleted only when that is said twice', { tag: '@any-width' }, async ({
  page,
}) => {
  await startAmongPeople(page, 2);
  for (let step = 0; step < 7; step++) await page.locator('.choice:enabled').first().click();
  await expect.poll(() => steps(page)).toBeGreaterThanOrEqual(7);
  const record = await race(page);
  const alert = page.getByRole('alert');
  const altered = (change: (copy: typeof record) => void) => {
    const copy = structuredClone(record);
    change(copy);
    return JSON.stringify(copy);
  };
  await bring(page, 'rubbish {');
  await expect(alert).toContainText('a.race.json couldn’t be opened. This file is not valid JSON');
  await bring(page, '[]');
  await expect(alert).toContainText('This is not a Gruppetto race file');
  await bring(page, '{"format":"gruppetto-race"}');
  await expect(alert).toContainText('game: It is missing.');
  await bring(
    page,
    altered((copy) => Object.assign(copy, { game: 'ludo' })),
  );
  await expect(alert).toContainText('There is no game called "ludo" here.');
  await bring(
    page,
    altered((copy) => Object.assign(copy, { rules: 99 })),
  );
  await expect(alert).toContainText('version 99 of the rules');
  await bring(
    page,
    altered((copy) => copy.steps[3].dice.push(4)),
  );
  await expect(alert).toContainText('steps[3].dice: 1 die left over');
  await bring(
    page,
    altered((copy) => Object.assign(copy.steps[2], { choice: { do: 'fly' } })),
  );
  await expect(alert).toContainText('steps[2]: That isn’t one of the choices now.');
  await bring(
    page,
    altered((copy) => Object.assign(copy.steps[0].dice, { 0: 7 })),
  );
  await expect(alert).toContainText('steps[0].dice');
  await expect(page.locator('.races li')).toHaveCount(1);

  await page.getByRole('button', { name: 'Delete Los Ciclistas with Red, Blue' }).click();
  await expect(page.locator('.races li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete?' }).click();
  await expect(page.locator('.races li')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.races li')).toHaveCount(0);
});

test('an address of no table, no game and no page says so', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/table/nowhere');
  await expect(page.getByRole('heading', { name: 'Race not found' })).toBeVisible();
  await navigate(page, '/new/ludo');
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  await navigate(page, '/quite/elsewhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { name: 'Five cycling board games, one table.' })).toBeVisible();
});

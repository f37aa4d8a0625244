import type { LaunchOptions } from '@playwright/test';
import { test as base, clickToTheFinish, expect, result, steps } from './browser.ts';

/** As a friend in the house opens it: at a plain http address that is not this machine's own, where browsers keep some things back. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP friends.test 127.0.0.1'] }),
    { scope: 'worker' },
  ],
});

test('a local table at a plain http address: a race is played, kept, gone on with and forecast', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL as string);
  await page.goto(`http://friends.test:${port}/new/los-ciclistas`);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'locks' in navigator])).toEqual([false, false, false]);
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.locator('.choice').first().click();
  await expect(page.locator('.log ol')).toContainText(/Blue \d throws/);
  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(page.url());
  await expect(other.locator('.choice').first()).toBeVisible();
  const before = await steps(page);
  await page.locator('.choice').first().click();
  await expect.poll(() => steps(other)).toBeGreaterThan(before);
  await other.close();
  await page.getByRole('button', { name: 'Forecast' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: 'Races' }).fill('20');
  await dialog.getByRole('button', { name: 'Forecast' }).click();
  await expect(dialog.getByRole('status')).toHaveText('20 of 20 races: done');
  await page.keyboard.press('Escape');
  await page.reload();
  await clickToTheFinish(page);
  await expect(result(page)).toBeVisible();
});

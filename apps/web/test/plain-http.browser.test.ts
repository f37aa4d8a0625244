import { test as base, type LaunchOptions } from '@playwright/test';
import { complains, expect, result, rideToTheFinish, steps } from './browser.ts';
import { startServer } from './shared-server.ts';

/** Headers of the server that count behind TLS only, and say so. */
const known = /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/;

/** As a friend in the house opens it: at a plain http address that is not this machine's own, where browsers keep some things back. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP friends.lan 127.0.0.1'] }),
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (complains(message) && !known.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

test('a local table at a plain http address: a race is played, kept, gone on with and forecast', { tag: '@any-width' }, async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL as string);
  await page.goto(`http://friends.lan:${port}/new/los-ciclistas`);
  await page.locator('.more-options > summary').click();
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
  await expect(dialog.getByRole('status')).toHaveText('20 of 20 races · done');
  await page.keyboard.press('Escape');
  await page.reload();
  await rideToTheFinish(page);
  await expect(result(page)).toBeVisible();
});

test('a shared table at a plain http address: made with room for friends, its link copied, filled with bots and played', {
  tag: '@any-width',
}, async ({ page }) => {
  const server = await startServer('sqlite');
  const { port } = new URL(server.url);
  await page.goto(`http://friends.lan:${port}/new/los-ciclistas`);
  await page.getByRole('button', { name: 'Play online with friends' }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.locator('.people .name')).toHaveText(['Ann · you · host · here', 'Blue · free', 'Green · free', 'Purple · free']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the race' })).toBeDisabled();
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await page.locator('.choice').first().click();
  await expect.poll(() => steps(page)).toBeGreaterThan(1);
  await expect(page.locator('.seats .name')).toHaveText([/^Ann/, 'Blue bot', 'Green bot', 'Purple bot']);
  await page.close();
  await server.stop();
});

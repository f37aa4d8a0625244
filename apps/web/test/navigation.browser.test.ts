import { expect, test } from './browser.ts';

const places = [
  ['Tables', 'Tables on this server'],
  ['Learn', 'Learn by riding'],
  ['Play', 'Five cycling board games, one table.'],
] as const;

test('one navigation on every page leads everywhere; on a phone it folds', async ({ page }) => {
  await page.goto('/new/los-ciclistas');
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.getByRole('banner').waitFor();
  for (const [link, heading] of places) {
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a race is two clicks away, and no tap on a course changes it', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Los Ciclistas' }).click();
  await expect(page.getByText('You against 3 bots')).toBeVisible();
  await page.getByRole('button', { name: 'One bot fewer' }).click();
  await expect(page.getByText('You against 2 bots')).toBeVisible();
  await page.locator('.course-cards svg').first().click();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
  await expect(page.locator('.seats li')).toHaveCount(3);
});

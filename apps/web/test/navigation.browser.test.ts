import { expect, navigate, test } from './browser.ts';

const places = [
  ['Tables', 'Tables on this server', 'Tables on this server · Gruppetto'],
  ['Learn', 'Learn by riding', /Gruppetto$/],
  ['Play', 'Five cycling board games, one table.', 'Gruppetto'],
] as const;

test('one navigation on every page leads everywhere; on a phone it folds', async ({ page }) => {
  await page.goto('/new/los-ciclistas');
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.getByRole('banner').waitFor();
  for (const [link, heading, title] of places) {
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // The tab of the browser says which page it is.
    await expect(page).toHaveTitle(title);
  }
  await navigate(page, '/account');
  await expect(page).toHaveTitle('Your account · Gruppetto');
});

test('a race is two clicks away, and no tap on a course changes it', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Los Ciclistas' }).click();
  await expect(page.getByText('You against 3 bots')).toBeVisible();
  await page.getByRole('button', { name: 'One fewer bot' }).click();
  await expect(page.getByText('You against 2 bots')).toBeVisible();
  await page.locator('.course-cards svg').first().click();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
  await expect(page.locator('.seats li')).toHaveCount(3);
});

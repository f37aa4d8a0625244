import { expect, nothingOverflows, noViolations, openSetup, result, rideToTheFinish, steps, test } from './browser.ts';

test('a course is typed and painted, profiles are set, and the race is ridden to its end', { tag: '@any-width' }, async ({ page }) => {
  await openSetup(page, 'pace-wheel');
  await page.getByText('Type it, or make one up').click();
  const text = page.locator('#course-text');
  await text.fill('f12 u6 x9');
  await expect(page.getByText('“x9”, at character 8, is no run of squares')).toBeVisible();
  await text.fill('f9');
  await expect(page.getByText('A course has 20 to 300 squares, not 9.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the race' })).toBeDisabled();
  await text.fill('f12 u6 d6 f12');
  await page.getByRole('radio', { name: 'Uphill' }).check();
  await page.locator('.paint span').nth(0).click();
  await expect(text).toHaveValue('u1 f11 u6 d6 f12');
  await page.getByRole('radio', { name: 'Feed' }).check();
  await page.locator('.paint span').nth(1).click();
  await expect(text).toHaveValue('u1 F1 f10 u6 d6 f12');
  await page.locator('summary', { hasText: 'Profiles' }).click();
  await page.getByLabel('sprint of Red 1, typed').fill('9');
  await expect(page.getByText('A racer is given 15 points in all, not 16.')).toBeVisible();
  await page.getByLabel('Kind of Red 1').selectOption('all-rounder');
  await expect(page.getByText('A racer is given 15 points')).toBeHidden();
  await noViolations(page);
  await nothingOverflows(page);
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
  await noViolations(page);
  await rideToTheFinish(page);
  await expect(result(page)).toBeVisible();
  await nothingOverflows(page);
});

test('the wheel, the steps and the points are on the table', async ({ page }) => {
  // People only, so that the first turn waits for somebody and nothing has happened yet.
  await openSetup(page, 'pace-wheel');
  await page.locator('summary', { hasText: 'Profiles' }).click();
  await nothingOverflows(page);
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByLabel('Who plays, seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Start the race' }).click();
  for (let placed = 1; placed <= 6; placed++) {
    await page.locator('.choice:enabled').first().click();
    await expect.poll(() => steps(page)).toBe(placed);
  }
  await expect(page.getByRole('img', { name: /steady, flat, 4 squares a turn; a breakaway needs 6, a counter 2 more/ })).toBeVisible();
  await expect(page.locator('.turn-steps li')).toHaveCount(5);
  await expect(page.locator('.turn-steps [aria-current]')).toHaveCount(1);
  await expect(page.getByRole('img', { name: '8 left of 8' }).first()).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);
});

import type { Page } from '@playwright/test';
import {
  expect,
  fitsBothWidths,
  nothingOverflows,
  noViolations,
  openSetup,
  phoneFirst,
  result,
  rideToTheFinish,
  steps,
  test,
} from './browser.ts';

test('a course is typed and painted, profiles are set, and the race is ridden to its end', { tag: '@any-width' }, async ({ page }) => {
  await openSetup(page, 'pace-wheel');
  await page.getByText('Type a course, or let the program generate one').click();
  const text = page.locator('#course-text');
  await text.fill('f12 u6 x9');
  await expect(page.getByText('“x9”, at character 8, is not a run of squares')).toBeVisible();
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
  await page.getByLabel('Profiles').selectOption('given');
  await page.locator('summary', { hasText: 'Points' }).click();
  await page.getByLabel('sprint of Red 1, typed').fill('9');
  await expect(page.getByText('A racer gets 15 points in all, not 16.')).toBeVisible();
  await page.getByLabel('Kind of Red 1').selectOption('all-rounder');
  await expect(page.getByText('A racer gets 15 points')).toBeHidden();
  // What is right again stays open.
  await expect(page.getByLabel('sprint of Red 1, typed')).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
  await noViolations(page);
  await rideToTheFinish(page);
  await expect(result(page)).toBeVisible();
  await nothingOverflows(page);
});

/** One player alone, so that nothing happens by itself. */
async function startAlone(page: Page): Promise<void> {
  await openSetup(page, 'pace-wheel');
  for (const seat of [4, 3, 2]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Start the race' }).click();
}

test('points are given out at the table: by sliders, by a profile, or the usual three', phoneFirst, async ({ page }) => {
  await startAlone(page);
  const give = page.getByRole('button', { name: 'Give these points' });
  const usual = page.getByRole('button', { name: 'The usual three' });
  await expect(usual).toBeVisible();
  await fitsBothWidths(page);
  await page.getByLabel('sprint of Red 1').fill('7');
  await expect(give).toBeDisabled();
  await expect(page.getByText('2 too many')).toBeVisible();
  await page.getByLabel('climbing of Red 1').fill('3');
  await give.click();
  await expect.poll(() => steps(page)).toBe(1);
  await expect(page.getByText('Red 1 gets sprint 7, stamina 5, climbing 3.').first()).toBeVisible();
  // Those are for a whole team.
  await expect(usual).toBeHidden();
  await page.getByRole('button', { name: 'Climber' }).click();
  await give.click();
  await expect.poll(() => steps(page)).toBe(2);
  await expect(page.getByText('Red 2 gets sprint 2, stamina 5, climbing 8.').first()).toBeVisible();
  await noViolations(page);
});

test('the wheel, the steps and the points are on the table', phoneFirst, async ({ page }) => {
  await startAlone(page);
  // The usual three, then the racers are placed; the last needs no choice.
  for (let made = 1; made <= 3; made++) {
    await page.locator('.choice:enabled').first().click();
    await expect.poll(() => steps(page)).toBe(made);
  }
  const wheel = page.getByRole('img', {
    name: /steady on the flat, 4 squares a turn. A breakaway needs 6 or more; to follow it, beat the attacker’s result by 2/,
  });
  await expect(wheel).toBeVisible();
  await expect(page.locator('.turn-steps li')).toHaveCount(5);
  await expect(page.locator('.turn-steps [aria-current]')).toHaveCount(1);
  await expect(page.getByRole('img', { name: '8 left of 8' }).first()).toBeVisible();
  await noViolations(page);
  await fitsBothWidths(page);
});

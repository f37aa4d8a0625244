import type { Page } from '@playwright/test';
import { clickToTheFinish, expect, nothingOverflows, noViolations, openSetup, result, rideToTheFinish, soaks, test } from './browser.ts';

test('a stage is built under the senior rules, with the reason beside the field, and saved', { tag: '@any-width' }, async ({ page }) => {
  await openSetup(page, 'cycling-party');
  const start = page.getByRole('button', { name: 'Start the race' });
  const builder = page.locator('.stage-builder');
  // The first race is a junior one.
  await expect(page.getByLabel('Version')).toHaveValue('junior');
  await page.getByLabel('Version').selectOption('senior');
  await expect(builder).toContainText('Uses all 54 tiles of the box');
  await builder.getByLabel('Pass 2 from').fill('31');
  await expect(builder.locator('.problem').first()).toContainText('CP-');
  await expect(start).toBeDisabled();
  await builder.getByLabel('Pass 2 from').fill('62');
  await expect(builder.locator('.problem')).toHaveCount(0);
  await builder.getByLabel('Type').selectOption('high');
  await expect(builder.locator('.problem').first()).toContainText('CP-6.2');
  await builder.getByRole('button', { name: 'Generate a stage of this type' }).click();
  await expect(builder.locator('.problem')).toHaveCount(0);
  await builder.getByRole('spinbutton', { name: 'Length' }).fill('301');
  await expect(builder.locator('.problem').first()).toContainText('300');
  await builder.locator('#stage-ready').selectOption('wind-farms');
  await builder.getByRole('slider', { name: 'Pass 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(builder.getByLabel('Pass 1 from')).toHaveValue('26');
  const saved = page.waitForEvent('download');
  await builder.getByRole('button', { name: 'Save stage' }).click();
  await builder.getByLabel('Open stage').setInputFiles(await (await saved).path());
  await expect(builder.getByLabel('Pass 1 from')).toHaveValue('26');
  await builder.getByLabel('Open stage').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(builder.getByRole('alert')).toContainText('x.json: length: It is missing.');
  await noViolations(page);
  await nothingOverflows(page);
});

/** However long the question beside it is. */
async function scrubberFollowsTheRoad(page: Page): Promise<void> {
  const now = page.locator('.now');
  await now.evaluate((element) => {
    element.style.minHeight = '1200px';
  });
  const road = await page.locator('.road-card').boundingBox();
  const scrubber = await page.locator('.scrubber').boundingBox();
  expect((scrubber?.y ?? 0) - (road?.y ?? 0) - (road?.height ?? 0)).toBeCloseTo(14, 0);
  await now.evaluate((element) => {
    element.style.minHeight = '';
  });
}

test('a junior race is ridden to its end', { tag: '@any-width' }, async ({ page }) => {
  await openSetup(page, 'cycling-party');
  await page.getByLabel('Version').selectOption('junior');
  await page.getByRole('spinbutton', { name: 'Length' }).fill('60');
  while ((await page.getByRole('button', { name: /Remove pass/ }).count()) > 0)
    await page
      .getByRole('button', { name: /Remove pass/ })
      .first()
      .click();
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.getByRole('heading', { name: 'The teams' })).toBeVisible();
  await page.locator('.cp-team summary').first().click();
  await expect(page.locator('.cp-team').first()).toContainText('sprinter');
  await scrubberFollowsTheRoad(page);
  await noViolations(page);
  await nothingOverflows(page);
  // Every click of a whole race is made in Los Ciclistas.
  await (soaks ? clickToTheFinish(page) : rideToTheFinish(page));
  await expect(result(page)).toBeVisible();
});

test('a master stage has its sprints placed, with the reason beside the field, and shows who takes the points', { tag: '@phone' }, async ({
  page,
}) => {
  await openSetup(page, 'cycling-party');
  const start = page.getByRole('button', { name: 'Start the race' });
  const builder = page.locator('.stage-builder');
  await expect(builder.getByText('Intermediate sprints')).toHaveCount(0);
  await page.getByLabel('Version').selectOption('master');
  await expect(builder.getByLabel(/Sprint \d on km/)).toHaveCount(5);
  await builder.getByLabel('Sprint 2 on km').fill('31');
  await expect(builder.locator('.sprints .problem')).toContainText('Intermediate sprints are on the flat; km 31 is on pass 1. CP-8.2');
  await expect(start).toBeDisabled();
  await builder.getByRole('slider', { name: 'Sprint 2' }).focus();
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  await expect(builder.getByLabel('Sprint 2 on km')).toHaveValue('33');
  await expect(builder.locator('.problem')).toHaveCount(0);
  await builder.getByRole('button', { name: 'Remove sprint 1' }).click();
  await expect(builder.locator('.sprints .problem')).toContainText('5 intermediate sprints, not 4');
  await builder.getByRole('button', { name: 'Place them for me' }).click();
  await expect(builder.locator('.problem')).toHaveCount(0);
  await noViolations(page);
  await nothingOverflows(page);
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByLabel('Who plays, seat 1').selectOption('rule-of-thumb');
  await start.click();
  await page.getByRole('button', { name: /Skip to the finish/ }).click();
  await expect(result(page)).toBeVisible();
  const points = page.locator('.cp-points > li');
  await expect(points).toHaveCount(6);
  for (let prime = 0; prime < 6; prime++) await expect(points.nth(prime).locator('li')).toHaveCount(3);
  await expect(
    page
      .getByText(/\d+′ ?\d\d″/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);
});

import { expect, navigate, nothingOverflows, noViolations, openSetup, startAmongPeople, test } from './browser.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page is free of axe violations and fits, ${colorScheme}`, { tag: colorScheme === 'light' ? '@any-width' : '@phone' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await noViolations(page);
    await nothingOverflows(page);
    await openSetup(page, 'los-ciclistas');
    await page.getByLabel('Length').fill('55');
    await expect(page.getByText('A course has at least 60 spaces, not 55.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the race' })).toBeDisabled();
    await noViolations(page);
    await nothingOverflows(page);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await startAmongPeople(page, 2);
    await noViolations(page);
    for (let step = 0; step < 8; step++) await page.locator('.choice:enabled').first().click();
    await page.locator('.log .why').last().click();
    await page.getByText('The board in words').click();
    await noViolations(page);
    await nothingOverflows(page);
    if (await page.getByRole('button', { name: 'Menu' }).isVisible()) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog')).toContainText('LC-1.1');
    await noViolations(page);
    await page.keyboard.press('Escape');
    await navigate(page, '/table/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await noViolations(page);
  });

test('what is typed into the set-up is checked beside the field', { tag: '@any-width' }, async ({ page }) => {
  await openSetup(page, 'los-ciclistas');
  const start = page.getByRole('button', { name: 'Start the race' });
  const length = page.getByLabel('Length');
  await length.fill('');
  await expect(page.getByText('It must be a whole number from 50 to 300.')).toBeVisible();
  await expect(start).toBeDisabled();
  await length.fill('62');
  await expect(page.getByText('It is 62; it must go in steps of 5.')).toBeVisible();
  await length.fill('9000');
  await expect(page.getByText('it must be from 50 to 300')).toBeVisible();
  await page.getByRole('button', { name: 'What’s wrong?' }).click();
  await expect(length).toBeFocused();
  await length.fill('80');
  await page.getByRole('checkbox', { name: /^Elimination/ }).check();
  await expect(page.getByText('An elimination circuit has 50 or 60 spaces, not 80.')).toBeVisible();
  await length.fill('50');
  await expect(start).toBeEnabled();
  await page.getByLabel('Name, seat 1').fill('  ');
  await expect(page.getByText('Every seat needs a name.')).toBeVisible();
  await page.getByLabel('Name, seat 1').fill('<script>alert(1)</script>');
  await page.getByRole('checkbox', { name: /^Event cards/ }).check();
  await start.click();
  await expect(page.locator('.seats .name').first()).toHaveText('<script>alert(1)</script>'.slice(0, 24));
});

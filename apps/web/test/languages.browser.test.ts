import { cardOf, gameIds, openRoom, roomOf } from '@gruppetto/catalogue';
import { type Language, languages, loadLanguage, shell, words } from '@gruppetto/words';
import type { Page, Response } from '@playwright/test';
import { expect, gzipped, navigate, nothingOverflows, result, test } from './browser.ts';

/** Words that none of our other languages has. */
const english = /\b(the|and|with|your|their|from|which|you|are)\b/i;

test.beforeAll(async () => {
  await Promise.all(gameIds.map(openRoom));
  await Promise.all(languages.map(loadLanguage));
});

const titles = gameIds.map((id) => cardOf(id).title);

/** A page in its language: named so, without English, and nothing beside the screen. */
async function isFine(page: Page, language: Language, named: readonly string[] = titles): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('main')).toBeVisible();
  // Games and routes keep their names.
  const text = named.reduce((rest, name) => rest.replaceAll(name, ''), await page.locator('main').innerText());
  expect(text.split('\n').filter((line) => english.test(line))).toEqual([]);
  await nothingOverflows(page);
}

for (const language of languages.filter((tag) => tag !== 'en'))
  test(`in ${language}: every page, a race, a lesson and a tour on a phone`, { tag: '@phone' }, async ({ page }) => {
    const say = words(language);
    const bytes: Promise<number>[] = [];
    const weigh = (response: Response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) bytes.push(response.body().then(gzipped));
    };
    page.on('response', weigh);
    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: shell(language).headline(gameIds.length) })).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('response', weigh);
    expect((await Promise.all(bytes)).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(110_000);
    await isFine(page, language);

    for (const path of ['lobby', 'tours', 'learn', 'account', 'ratings', 'clubs', 'teams', 'nowhere']) {
      await navigate(page, `/${path}`);
      await isFine(page, language);
    }
    for (const game of gameIds) {
      await navigate(page, `/learn/${game}`);
      await isFine(page, language);
      await navigate(page, `/new/${game}`);
      await page.locator('.more-options > summary').click();
      // Ready-made routes have names of their own.
      const offered = await page.locator('.course-card b, select option, .course-card h3, .back-list b').allTextContents();
      await isFine(
        page,
        language,
        [...titles, ...offered].sort((a, b) => b.length - a.length),
      );
    }

    const [first] = (await roomOf('los-ciclistas').course?.())?.(language).lessons ?? [];
    await navigate(page, `/learn/los-ciclistas/${first?.id}`);
    await expect(page.locator('.coach-says')).toBeVisible();
    await page.locator('.lesson-side .choice').first().click();
    await expect(page.locator('.lesson-side .verdict')).toBeVisible();
    await isFine(page, language);

    await page.goto('/new/los-ciclistas');
    await page.getByRole('button', { name: say.setup.start }).click();
    await expect(page.locator('.choice').first()).toBeVisible();
    await isFine(page, language);
    const asked = () => page.locator('#turn-title').textContent();
    const before = await asked();
    await page.locator('.menu-button').click();
    await page.locator('select.language').selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await asked()).not.toBe(before);
    await page.locator('select.language').selectOption(language);
    await expect.poll(asked).toBe(before);
    await page.locator('.menu-button').click();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.log-lines li, .log li').count()).toBeGreaterThan(1);
    for (let pressed = 0; pressed < 60 && !(await result(page).isVisible()); pressed++)
      await page.keyboard.press(pressed % 2 ? 'f' : 'Enter');
    await isFine(page, language);

    await navigate(page, '/tours');
    await page.getByRole('button', { name: say.office.start }).first().click();
    await page.getByLabel(say.startTour.name).fill('Ronde');
    for (let step = 0; step < 3; step++) {
      await isFine(page, language);
      await page.getByRole('button', { name: say.startTour.onward }).click();
    }
    await page.getByRole('button', { name: say.startTour.accept }).click();
    await page.getByRole('button', { name: say.stage.simulate, exact: true }).click();
    await expect(page.getByRole('button', { name: say.stage.end })).toHaveCount(0);
    await isFine(page, language);
    for (const view of ['classifications', 'points', 'stages', 'riders', 'almanac', 'share'] as const) {
      await page.getByRole('button', { name: say.tour.views[view], exact: true }).click();
      await isFine(page, language);
    }
    await page.getByRole('button', { name: say.tour.views.stages, exact: true }).click();
    await page.getByRole('button', { name: say.stage.sheet }).click();
    await expect(page.locator('.paper > *').first()).toBeVisible();
    await isFine(page, language);
  });

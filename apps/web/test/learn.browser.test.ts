import type { Page } from '@playwright/test';
import { expect, fitsBothWidths, noViolations, rideToTheFinish, test } from './browser.ts';

const games = ['los-ciclistas', 'cycling-party', 'leader-1', 'pace-wheel', 'wielersim'] as const;

/** What a lesson has answered on the way. */
interface Ridden {
  readonly right: number;
  readonly again: number;
}

/**
 * Rides the lesson on show to its end, trying one choice after the other: by clicks without the pointer, which would take most of the time.
 * Nor is the page laid out meanwhile.
 */
function rideLesson(page: Page): Promise<Ridden> {
  return page.evaluate(
    () =>
      new Promise<Ridden>((done, fail) => {
        let right = 0;
        let again = 0;
        let tried = 0;
        let rounds = 0;
        const button = (selector: string) => document.querySelector<HTMLButtonElement>(`.lesson-side ${selector}`);
        const act = () => {
          if (++rounds > 3000) return end(() => fail(new Error(`stuck at "${document.querySelector('.coach-says')?.textContent}"`)));
          if (document.querySelector('.answer a.main')) return end(() => done({ right, again }));
          if (button('.verdict.right')) {
            right++;
            tried = 0;
            return button('.answer .main')?.click();
          }
          if (button('.verdict.again')) {
            again++;
            tried++;
            return button('.answer .main')?.click();
          }
          // Some questions are put together before they are answered: their last button answers.
          const offered = document.querySelectorAll<HTMLButtonElement>('.lesson-side .choices button.choice:enabled');
          offered[tried % Math.max(1, offered.length)]?.click();
        };
        const { style } = document.querySelector('#root') as HTMLElement;
        style.display = 'none';
        const timer = setInterval(act, 15);
        const end = (tell: () => void) => {
          clearInterval(timer);
          style.display = '';
          tell();
        };
      }),
  );
}

for (const game of games)
  test(`the whole course of ${game} is ridden, wrong turns and all, and fits a large screen too`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    const lessons = page.getByRole('list', { name: 'Lessons' }).getByRole('link');
    await lessons.first().waitFor();
    await fitsBothWidths(page);
    const count = await lessons.count();
    await lessons.first().click();
    let again = 0;
    for (let lesson = 1; lesson <= count; lesson++) {
      await expect(page.getByText(`Lesson ${lesson} of ${count}`)).toBeVisible();
      await expect(page.locator('.coach-says')).not.toHaveText(/…$/);
      await fitsBothWidths(page);
      if (lesson === 2) await noViolations(page);
      const ridden = await rideLesson(page);
      expect(ridden.right).toBeGreaterThan(0);
      again += ridden.again;
      if (lesson < count) await page.getByRole('link', { name: 'Next lesson' }).click();
    }
    expect(again).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Back to all lessons' }).last().click();
    await expect(page.getByText('All done.')).toBeVisible();
  });

test('the first race has a coach who explains, advises and congratulates', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/learn/los-ciclistas/first-race');
  await expect(page.locator('.coach-says')).toBeVisible();
  const question = page.locator('.turn').filter({ has: page.locator('.choice') });
  await question.getByText('What does this mean?').click();
  await expect(question.locator('.meaning p')).not.toBeEmpty();
  await page.keyboard.press('a');
  const advice = page.getByRole('table', { name: 'Your chance of winning' });
  await expect(advice.getByRole('row').first()).toContainText('%');
  await page.keyboard.press('a');
  await expect(advice).toBeHidden();
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog');
  await expect(rules.getByRole('heading', { name: 'Rules in one minute' })).toBeVisible();
  await rules.getByRole('searchbox', { name: 'Search the rules' }).fill('last lc-3.2');
  await expect(rules.getByText('1 rule found.')).toBeVisible();
  await expect(rules.locator('.one-rule')).toContainText('LC-3.2');
  await rules.locator('.minute .term').first().click();
  await expect(rules.locator('.term-window:popover-open')).toBeVisible();
  await noViolations(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await rideToTheFinish(page);
  await page.getByRole('link', { name: 'To the lessons' }).click();
  await expect(page.getByRole('link', { name: /^Your first race ✓/ })).toBeVisible();
});

test('what is learned comes along with an account, and nothing is lost', { tag: '@any-width' }, async ({ page, request }) => {
  await page.goto('/learn/los-ciclistas');
  await page.evaluate(() => localStorage.setItem('gruppetto-learned', JSON.stringify(['los-ciclistas/start'])));
  let kept: readonly string[] = ['los-ciclistas/draft'];
  await page.route('**/api/account', (route) => route.fulfill({ json: { account: { name: 'Ann', owner: false }, fresh: false } }));
  await page.route('**/api/learned', (route) => {
    kept = [...new Set([...kept, ...(route.request().postDataJSON().lessons as string[])])];
    return route.fulfill({ json: { lessons: kept } });
  });
  await page.reload();
  await expect(page.getByText('2 are done.')).toBeVisible();
  expect([...kept].sort()).toEqual(['los-ciclistas/draft', 'los-ciclistas/start']);
  expect((await request.get('/api/learned')).status()).toBe(401);
});

import { gameIds } from '@gruppetto/catalogue';
import type { Page } from '@playwright/test';
import { expect, soaks, test, visit } from './browser.ts';

/** What every frame that the browser paints shows: whoever acts, and the squares they may end on, in the picture or not. */
interface Film {
  frames: number;
  acting: number;
  outside: string[];
}

declare global {
  interface Window {
    film?: Film;
  }
}

/** Looks at the road in every frame from now on, however many there are. */
const film = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all: Film = { frames: 0, acting: 0, outside: [] };
    window.film = all;
    const look = () => {
      const frame = document.querySelector('.road-frame')?.getBoundingClientRect();
      const riders = [...document.querySelectorAll('.place.active')];
      const ends = [...document.querySelectorAll('.spread rect, .ghost-place > rect, .square-target rect')];
      all.frames++;
      if (frame && riders.length > 0) all.acting++;
      for (const one of frame ? [...riders, ...ends] : []) {
        const { left, width, top, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (frame && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom))
          all.outside.push(`${document.querySelector('.step-count')?.textContent}: ${document.querySelector('.caption p')?.textContent}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** That every frame so far was right, and that there was something to see. */
async function allWasInThePicture(page: Page): Promise<void> {
  const seen = await page.evaluate(() => window.film);
  expect(seen?.acting).toBeGreaterThan(20);
  expect(seen?.outside).toEqual([]);
}

/** Frames with somebody who acts, of each game. */
const frames = soaks ? 1000 : 50;

/** It moves while we wait, and drawing that is most of the work. */
const often = { timeout: 60_000, intervals: [100] };

const seen = async (page: Page): Promise<number> => Number(/\d+/.exec((await page.locator('.step-count').textContent()) ?? '')?.[0]);

test('whoever acts is in the picture, in every game and every frame, while one watches', async ({ page }) => {
  // A busy computer draws few frames in a second, and as many are looked at there.
  test.setTimeout(soaks ? 1_800_000 : 360_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const game of gameIds) {
    await visit(page, '/');
    await page
      .getByRole('button', { name: /^Watch / })
      .nth(1 + gameIds.indexOf(game))
      .click();
    await page.locator('.road-frame').waitFor();
    await film(page);
    await expect.poll(() => seen(page), often).toBeGreaterThan(1);
    await expect.poll(() => page.evaluate(() => window.film?.acting ?? 0), often).toBeGreaterThan(frames);
    await allWasInThePicture(page);
  }
  // It would have been noticed: a road that is scrolled away shows nobody who acts.
  await page.locator('.road-scroller').evaluate((road) => road.scrollTo({ left: road.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.film?.outside.length ?? 0), often).toBeGreaterThan(0);
});

test('every square where a rider may end is in the picture when they are asked', async ({ page }) => {
  await page.goto('/new/los-ciclistas');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.locator('.choice:enabled').first().waitFor();
  await film(page);
  for (let turn = 0; turn < 6; turn++) {
    await page.locator('.choice:enabled').first().waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.locator('.choice:enabled').first().click();
    await page.keyboard.press('f');
  }
  await page.locator('.choice:enabled').first().waitFor();
  await allWasInThePicture(page);
});

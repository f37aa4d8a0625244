import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

/** What a film of the race would show: whether the acting rider is in the picture, and the squares they may end on. */
interface Sample {
  readonly acting: boolean;
  readonly inPicture: boolean;
  readonly text: string;
}

/** Looks at the road every 450 milliseconds, for so long. */
const sample = (page: Page, milliseconds: number): Promise<readonly Sample[]> =>
  page.evaluate(
    (lasts) =>
      new Promise<Sample[]>((resolve) => {
        const samples: Sample[] = [];
        const inside = (box: DOMRect, frame: DOMRect) => {
          const middle = box.left + box.width / 2;
          return middle >= frame.left && middle <= frame.right;
        };
        const look = () => {
          const frame = document.querySelector('.road-frame')?.getBoundingClientRect();
          const rider = document.querySelector('.place.active')?.getBoundingClientRect();
          const ends = [...document.querySelectorAll('.spread rect, .ghost-place > rect, .square-target rect')];
          const seen =
            frame !== undefined &&
            [...(rider ? [rider] : []), ...ends.map((end) => end.getBoundingClientRect())].every((box) => inside(box, frame));
          samples.push({ acting: rider !== undefined, inPicture: seen, text: document.querySelector('.caption p')?.textContent ?? '' });
        };
        const timer = setInterval(look, 450);
        setTimeout(() => {
          clearInterval(timer);
          resolve(samples);
        }, lasts);
      }),
    milliseconds,
  );

for (const title of ['Los Ciclistas', 'Cycling Party', 'WielerSIM'])
  test(`${title}: whoever acts is in the picture, from before the dice fall`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.getByRole('button', { name: `Watch ${title}` }).click();
    await expect(page.locator('.place.active').first()).toBeVisible();
    const samples = await sample(page, 18_000);
    expect(samples.filter(({ acting }) => acting).length).toBeGreaterThan(15);
    expect(samples.filter(({ acting, inPicture }) => acting && !inPicture)).toEqual([]);
  });

test('every square where a rider may end is in the picture when they are asked', async ({ page }) => {
  await page.goto('/new/los-ciclistas');
  await page.getByRole('button', { name: 'Start the race' }).click();
  for (let turn = 0; turn < 6; turn++) {
    await page.locator('.choice:enabled').first().waitFor();
    expect((await sample(page, 500)).map(({ inPicture }) => inPicture)).toEqual([true]);
    await page.locator('.choice:enabled').first().click();
    await page.keyboard.press('f');
  }
});

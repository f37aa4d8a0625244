import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, noViolations, result, rideToTheFinish, startRace, test } from './browser.ts';

/** What a button of the dialog saves, and how long that took. */
async function saved(page: Page, name: string): Promise<{ readonly file: Buffer; readonly seconds: number }> {
  const began = Date.now();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await readFile(await (await download).path());
  return { file, seconds: (Date.now() - began) / 1000 };
}

const openShare = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).first().click();

/** As they begin: PNG and GIF have signatures, a part of an MP4 has its type after its length. */
const magic = { png: '\x89PNG', gif: 'GIF89a', mp4: 'ftyp' };

test('a race is shared at any moment: a picture, a film, and at the end its story', { tag: '@any-width' }, async ({ page }) => {
  await startRace(page);
  await openShare(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await noViolations(page);
  const svg = `${(await saved(page, 'Picture (SVG)')).file}`;
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain('Los Ciclistas');
  expect((await saved(page, 'Picture (PNG)')).file.subarray(0, 4).toString('latin1')).toBe(magic.png);
  await expect(page.getByText('Copy the story')).toHaveCount(0);
  // A film of the few steps so far: it takes as long as it lasts.
  const films = page.getByRole('button', { name: 'Video (MP4)' });
  const records = await page.evaluate(() => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported('video/mp4'));
  await expect(films).toHaveCount(records ? 1 : 0);
  if (records) expect((await saved(page, 'Video (MP4)')).file.subarray(4, 8).toString('latin1')).toBe(magic.mp4);
  await page.keyboard.press('Escape');

  await rideToTheFinish(page);
  await expect(result(page)).toBeVisible();
  await openShare(page);
  await expect(page.getByText('Copy the story')).toBeVisible();
  const { file, seconds } = await saved(page, 'Animation (GIF)');
  expect(file.subarray(0, 6).toString('latin1')).toBe(magic.gif);
  console.log(`a race as a GIF: ${Math.round(file.length / 1000)} kB in ${seconds.toFixed(1)} s`);
  // How long it takes says as much about what else the computer does.
  expect(file.length).toBeLessThan(1_000_000);
});

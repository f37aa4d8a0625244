import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { median } from './alternate.ts';
import { serveTour } from './served-tour.ts';
import { type BenchRow, rowOf } from './table.ts';
import { tapped } from './tapped.ts';
import { verdictRows } from './verdicts.ts';

const { findChromium } = createRequire(import.meta.url)('../../scripts/parts/chromium.cjs') as { findChromium(): string | undefined };

const rounds = 25;

/** The same tour on a phone of 360 by 740: from the tap to the picture; and verdicts. */
export async function browserRows(): Promise<readonly BenchRow[]> {
  const executablePath = findChromium();
  if (!executablePath) return [];
  const { id, typed, address, cookie, stop } = await serveTour(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)));
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const phone = { baseURL: address(), viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  const [name = '', value = ''] = cookie().split('=');
  await context.addCookies([{ name, value, url: address() }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () =>
    1000 * ((await session.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
  const times = { opened: [] as number[], openedBusy: [] as number[], entered: [] as number[], enteredBusy: [] as number[] };
  const timed = async (what: 'opened' | 'entered', tap: string, then: string) => {
    const before = await busy();
    times[what].push(await tapped(page.locator(tap), then));
    times[`${what}Busy`].push((await busy()) - before);
  };
  const tour = `a[href*="${id}"]`;
  const undo = '.tour-head .undo';
  const same = '.director .same';
  const free = '.pick-riders button:enabled';
  const last = '.order > li:nth-child(36)';
  for (let round = 0; round < rounds; round++) {
    await page.goto('/tours?later=true');
    await page.locator(tour).waitFor();
    await timed('opened', tour, last);
  }
  // No rider can be picked before it is said how they came in; "the same time" stays chosen.
  await tapped(page.locator(undo), same);
  await tapped(page.locator(same), free);
  await tapped(page.locator(free), last);
  for (let round = 0; round < rounds; round++) {
    await timed('entered', undo, free);
    await timed('entered', free, last);
  }
  await context.close();
  const verdicts = await verdictRows(browser, address());
  await browser.close();
  await stop();
  const row = (what: string, times: readonly number[], max: number) => rowOf('browser', what, median(times), { max });
  return [
    row(`a tour of 21 stages and ${typed.length} entries, from the tap in the list of tours to its picture`, times.opened, 200),
    row('the page at work for it', times.openedBusy, 200),
    row('one entry of it, from the tap to its picture', times.entered, 100),
    row('the page at work for it', times.enteredBusy, 100),
    ...verdicts,
  ];
}

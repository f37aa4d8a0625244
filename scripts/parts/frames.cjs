'use strict';
const { chromium } = require('@playwright/test');
const { findChromium } = require('./chromium.cjs');
const { Failure, say } = require('./command.cjs');

const help = `node scripts/frames.cjs http://localhost:1903   how many frames a second a phone draws of a race of 36 riders, its processor slowed four times`;

const slowed = 4;
const seconds = 10;

/** Watches the largest race on the screen of a phone and counts the frames. The server must be running: npm start. */
async function frames(argv) {
  const [address] = argv;
  if (address === '--help') return say(help);
  if (!address || !URL.canParse(address)) throw new Failure(`The address of a running server is wanted.\n${help}`, 2);
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: asRoot });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.goto(address);
    await page.getByRole('button', { name: 'Watch WielerSIM' }).click();
    await page.locator('.place.active').first().waitFor();
    const session = await page.context().newCDPSession(page);
    // In time of the processor, which a busy computer doesn't falsify.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
    const before = await worked();
    await page.waitForTimeout(seconds * 1000);
    const share = ((await worked()) - before) / seconds;
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const times = await page.evaluate(
      (lasts) =>
        new Promise((resolve) => {
          const all = [];
          const tick = (now) => {
            all.push(now);
            if (now - all[0] < lasts) requestAnimationFrame(tick);
            else resolve(all);
          };
          requestAnimationFrame(tick);
        }),
      seconds * 1000,
    );
    const gaps = times.slice(1).map((time, index) => time - times[index]);
    const late = gaps.filter((gap) => gap > 25).length;
    say(`the page works ${Math.round(share * 1000)} ms in a second; slowed ${slowed} times, ${Math.round(share * slowed * 100)} % of it`);
    say(
      `${(gaps.length / seconds).toFixed(1)} frames a second; ${late} of ${gaps.length} late; the longest took ${Math.round(Math.max(...gaps))} ms`,
    );
  } finally {
    await browser.close();
  }
}

module.exports = { frames };

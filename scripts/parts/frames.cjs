'use strict';
const { chromium } = require('@playwright/test');
const { findChromium } = require('./chromium.cjs');
const { Failure, say } = require('./command.cjs');

const help = `node scripts/frames.cjs http://localhost:1903   how many frames per second a phone draws while 36 riders move, with the processor slowed four times`;

const slowed = 4;
const seconds = 10;
/** By then everybody is on the road. */
const turns = 3;
/** What a phone draws in a second. */
const perSecond = 60;

/** Watches the largest race on the screen of a phone and counts the frames. The server must be running: npm start. */
async function frames(argv) {
  const [address] = argv;
  if (address === '--help') return say(help);
  if (!address || !URL.canParse(address)) throw new Failure(`Give the address of a running server.\n${help}`, 2);
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: asRoot });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await openRace(page, address);
    const session = await page.context().newCDPSession(page);
    const share = await workOf(page, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const { drawn, dropped } = movementIn(await framesOf(browser, page));
    // Apart: who asks for every frame keeps the page at work in every frame.
    const shown = await late(page);
    say(
      `the page works ${Math.round(share * 1000)} ms per second; slowed ${slowed} times, ${Math.round(share * slowed * 100)} % of the time`,
    );
    say(
      `while something moves: ${((perSecond * drawn) / (drawn + dropped)).toFixed(1)} frames a second, ${dropped} of ${drawn + dropped} dropped`,
    );
    say(`what the page itself answers: ${shown.perSecond.toFixed(1)} times a second, the longest wait ${Math.round(shown.longest)} ms`);
  } finally {
    await browser.close();
  }
}

/** The race under way, and nothing else: what is kept for later has been fetched. */
async function openRace(page, address) {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Watch WielerSIM' }).tap();
  await page.locator('.place.active').first().waitFor();
  await page.getByRole('button', { name: 'Pause' }).tap();
  for (let turn = 0; turn < turns; turn++) {
    const before = await page.locator('.step-count').textContent();
    await page.getByRole('button', { name: 'One step forward' }).tap();
    await page.waitForFunction((text) => document.querySelector('.step-count').textContent !== text, before);
  }
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
}

/** Which part of a second the page works, in time of the processor: a busy computer doesn't falsify it. */
async function workOf(page, session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
  const before = await worked();
  await page.waitForTimeout(seconds * 1000);
  return ((await worked()) - before) / seconds;
}

/** What the browser tells of its frames for a while. */
async function framesOf(browser, page) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['cc', 'benchmark'] } });
  await page.waitForTimeout(seconds * 1000);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/**
 * Of the frames in which something was to move: those that the browser has drawn, and those it has dropped. Where nothing was to change, it
 * says so in one of two ways: no update was desired; or, after the end of a glide and with a busy page, dropped without a loss of smoothness.
 */
function movementIn(events) {
  // Until the page is told that something glides by itself, that counts as moved by the page; what really is, the compositor has refused.
  const byPage = events.some(({ name, args }) => name === 'Animation' && args?.data?.compositeFailed);
  const frames = new Map();
  for (const { name, ph, pid, args } of events) {
    const report = args?.frame_reporter ?? args?.chrome_frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report) continue;
    const key = `${pid} ${report.layer_tree_host_id} ${report.frame_source} ${report.frame_sequence}`;
    frames.set(key, [...(frames.get(key) ?? []), report]);
  }
  const states = [...frames.values()].map((reports) => stateOf(reports, byPage));
  const count = (state) => states.filter((one) => one === state).length;
  return { drawn: count('drawn'), dropped: count('dropped') };
}

/** A frame may be told twice: with what moves by itself, as its fork, and later with what the page adds. */
function stateOf(reports, byPage) {
  const isDrawn = ({ state }) => state.startsWith('STATE_PRESENTED');
  const moving = reports.filter((one) => one.has_compositor_animation || (byPage && one.has_main_animation));
  if (byPage && moving.some((one) => one.affects_smoothness)) return 'dropped';
  const itself = moving.find((one) => one.frame_type === 'FORKED') ?? moving.find(isDrawn) ?? moving[0];
  if (!itself) return 'still';
  if (isDrawn(itself)) return 'drawn';
  return itself.affects_smoothness ? 'dropped' : 'still';
}

/** How often the page is asked for a frame and answers: taps wait as long. */
const late = (page) =>
  page.evaluate(
    (lasts) =>
      new Promise((resolve) => {
        let [first, last, count, longest] = [0, 0, 0, 0];
        const tick = (now) => {
          first ||= now;
          if (last) longest = Math.max(longest, now - last);
          last = now;
          count++;
          if (now - first < lasts) requestAnimationFrame(tick);
          else resolve({ perSecond: ((count - 1) * 1000) / (now - first), longest });
        };
        requestAnimationFrame(tick);
      }),
    seconds * 1000,
  );

module.exports = { frames, movementIn };

'use strict';
const { chromium } = require('@playwright/test');
const { findChromium } = require('./chromium.cjs');
const { Failure, say } = require('./command.cjs');

const help = `node scripts/pace.cjs http://localhost:1903                 how long a whole race against bots takes, game by game, and how much of it is waiting
node scripts/pace.cjs http://localhost:1903 <game>          for one game`;

/** How long somebody looks at a question before they take the framed answer, in milliseconds. */
const thought = 1500;
/** Nobody races for longer, in milliseconds. */
const longest = 15 * 60_000;

/** Plays whole races in a real browser, always with the framed answer. The server must be running: npm start. */
async function pace(argv) {
  const [address, ...wanted] = argv;
  if (address === '--help') return say(help);
  if (!address || !URL.canParse(address)) throw new Failure(`Give the address of a running server.\n${help}`, 2);
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: asRoot });
  try {
    const games = wanted.length > 0 ? wanted : await gamesAt(browser, address);
    for (const game of games) say(sayPace(game, await raceOf(browser, new URL(`/new/${game}`, address).href)));
  } finally {
    await browser.close();
  }
}

async function gamesAt(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator('a[href^="/new/"]').first().waitFor();
  const links = await page.locator('a[href^="/new/"]').evaluateAll((found) => found.map((link) => new URL(link.href).pathname));
  await page.close();
  return [...new Set(links)].map((path) => path.slice('/new/'.length));
}

async function raceOf(browser, setup) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' });
  await page.goto(setup);
  await page.locator('.go .main').click();
  await page.locator('.road-card').waitFor();
  const counts = await page.evaluate(play, { thought, longest });
  await page.close();
  return counts;
}

/** In the page: answers, and adds up what its time is spent on. */
function play({ thought, longest }) {
  return new Promise((resolve, reject) => {
    const counts = { clicks: 1, asked: 0, own: 0, waiting: 0 };
    const began = performance.now();
    let last = began;
    let askedSince;
    const timer = setInterval(() => {
      const now = performance.now();
      const spent = now - last;
      last = now;
      const over = document.querySelector('#result-title');
      if (over || now - began > longest) {
        clearInterval(timer);
        if (over) resolve(counts);
        else reject(new Error('the race did not end'));
        return;
      }
      const answer = document.querySelector('.choice.first:enabled') ?? document.querySelector('.choice:enabled');
      if (answer) {
        counts.asked += spent;
        askedSince ??= now;
        if (now - askedSince < thought) return;
        askedSince = undefined;
        counts.clicks++;
        answer.click();
        // One's own riders at work, or those of the others.
      } else if (document.querySelector('.place.active .own')) counts.own += spent;
      else counts.waiting += spent;
    }, 50);
  });
}

function sayPace(game, { clicks, asked, own, waiting }) {
  const whole = asked + own + waiting;
  const share = (part) => `${Math.round((100 * part) / whole)} %`;
  return `${game}: ${(whole / 60_000).toFixed(1)} minutes, ${clicks} clicks; ${share(asked)} questions, ${share(own)} one's own riders, ${share(waiting)} waiting`;
}

module.exports = { pace };

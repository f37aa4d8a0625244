import { gzipSync } from 'node:zlib';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { soaks } from '../../../scripts/test/soaks.ts';

/** Something that a console should not have to say; that Playwright keeps service workers out is what we asked for. */
export const complains = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' || message.type() === 'warning') && !message.text().startsWith('Service Worker registration blocked');

/** A page whose console must stay silent, and which asks for a calm screen unless a test wants to see movement. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (complains(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect, soaks };

/** Of a journey that is the same at both widths: walked on a phone, and in the soak at a desk too. */
export const phoneFirst = soaks ? {} : { tag: '@phone' };

/** The router of the pages, which leaves itself in every window. */
interface Router {
  readonly history: { push(href: string): void };
  subscribe(event: 'onRendered', listener: () => void): () => void;
}

/** What links do: to another page without loading the program again, which would take most of the time of many a test. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate(
    (href) =>
      new Promise<void>((rendered) => {
        const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: Router };
        const unsubscribe = router.subscribe('onRendered', () => {
          unsubscribe();
          rendered();
        });
        router.history.push(href);
      }),
    to,
  );

/** By its address where no page is yet, or where a link would lead nowhere else; as links do from another page. */
export const visit = async (page: Page, to: string): Promise<void> => {
  const at = page.url();
  if (at === 'about:blank' || new URL(at).pathname === to) await page.goto(to);
  else await navigate(page, to);
};

/** Two clicks from the start page: a race against three bots. */
export async function startRace(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Los Ciclistas' }).click();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
}

/** Everything of a set-up that is folded away at first. */
export async function openSetup(page: Page, game: string): Promise<void> {
  await visit(page, `/new/${game}`);
  await page.locator('.more-options > summary').click();
}

/** A race of people only, so that nothing happens by itself. */
export async function startAmongPeople(page: Page, people: number, prepare?: () => Promise<void>): Promise<void> {
  await openSetup(page, 'los-ciclistas');
  for (let seat = 4; seat > people; seat--) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  for (let seat = 1; seat <= people; seat++) await page.getByLabel(`Who plays, seat ${seat}`).selectOption('person');
  await prepare?.();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
}

export const result = (page: Page) => page.locator('#result-title');

export const isOver = async (page: Page): Promise<boolean> => (await result(page).count()) > 0;

/**
 * Lets a page take by itself what is offered first, or go on to who is next, as fast as it is offered: clicks without the pointer, which
 * would take most of the time of a race. Nor is the page laid out meanwhile, which would take most of the rest. Gives how to end it.
 */
async function playsByItself(page: Page): Promise<() => Promise<void>> {
  const end = 'plays-no-more';
  await page.evaluate((event) => {
    const { style } = document.querySelector('#root') as HTMLElement;
    style.display = 'none';
    const take = () => {
      const offered = document.querySelector<HTMLButtonElement>('.choice:enabled');
      (offered ?? [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Skip to')))?.click();
    };
    const timer = setInterval(take, 10);
    const stop = () => {
      clearInterval(timer);
      style.display = '';
    };
    addEventListener(event, stop, { once: true });
  }, end);
  return () => page.evaluate((event) => void dispatchEvent(new Event(event)), end);
}

/** All these pages play by themselves until that is so. */
export async function playUntil(pages: readonly Page[], isSo: () => Promise<boolean>): Promise<void> {
  const ends = await Promise.all(pages.map(playsByItself));
  await expect.poll(isSo, { timeout: 100_000, intervals: [50, 100, 200] }).toBe(true);
  await Promise.all(ends.map((end) => end()));
}

/** Takes what is offered first until somebody has won. */
export const rideToTheFinish = (page: Page): Promise<void> => playUntil([page], () => isOver(page));

/** Clicks through a race until somebody has won. */
export async function clickToTheFinish(page: Page): Promise<void> {
  // By their classes: looking for roles would take most of the time on a page with thousands of squares.
  const offered = page.locator('.choice:enabled, button:has-text("Skip to")').first();
  for (let clicks = 0; clicks < 400; clicks++) {
    await offered.or(result(page)).first().waitFor();
    if (await isOver(page)) return;
    // Whatever is offered may be gone again a moment later: the next round of the loop sees what came instead.
    await offered.click({ timeout: 2000 }).catch(() => undefined);
  }
  throw new Error('the race did not end');
}

export const steps = async (page: Page): Promise<number> =>
  Number((await page.locator('.step-count').textContent())?.match(/of (\d+)/)?.[1]);

declare const axe: typeof axeCore;

/** Read into a page once, not for every look at it: that would take most of the time. */
export async function noViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
  expect(found).toEqual([]);
}

export async function nothingOverflows(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  expect(content).toBeLessThanOrEqual(window);
  const squeezed = await page.evaluate(() => {
    // What the browser puts off until somebody scrolls there has no size yet: here everything is laid out.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(all);
    const controls = 'button, a, select, textarea, summary, input:not([type="radio"], [type="checkbox"], [type="file"])';
    const found = [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }))
      .flatMap(({ name, box }) => (box.width < 24 || box.height < 16 ? [`${name}: ${box.width} × ${box.height}`] : []));
    document.adoptedStyleSheets.pop();
    return found;
  });
  expect(squeezed).toEqual([]);
}

/** A phone and a desk; one page is looked at in both more quickly than it is loaded twice. */
export const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

export async function fitsBothWidths(page: Page): Promise<void> {
  const own = page.viewportSize() ?? widths.phone;
  await nothingOverflows(page);
  await page.setViewportSize(own.width === widths.phone.width ? widths.desktop : widths.phone);
  // What measures itself has measured the new width by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await nothingOverflows(page);
  await page.setViewportSize(own);
}

export const gzipped = (body: Buffer): number => gzipSync(body).length;

/** The header and the card say the same of the favourite. Looked at together: between two looks the odds may have become sharper. */
export async function sameFavourite(page: Page): Promise<void> {
  const said = () =>
    page.evaluate(() => {
      const [header, card] = ['.odds-chip b', '.odds li b'].map((one) => document.querySelector(one)?.textContent);
      return header !== undefined && header === card;
    });
  await expect.poll(said).toBe(true);
}

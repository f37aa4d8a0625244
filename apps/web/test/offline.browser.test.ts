import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { result, steps } from './browser.ts';

// The console says by itself that a server is away: these pages are judged by what they show.
test.use({ serviceWorkers: 'allow' });

const kept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
const caches = (page: Page) => page.evaluate(() => window.caches.keys());

test('without a server a stored race opens again and is played on, and another one is begun', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/new/los-ciclistas');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.locator('.choice').first().click();
  await expect.poll(() => steps(page)).toBeGreaterThanOrEqual(4);
  await expect.poll(() => kept(page)).toBe('activated');
  const before = await steps(page);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => steps(page)).toBeGreaterThanOrEqual(before);
  await page.locator('.choice').first().click();
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your races' }).getByRole('link')).toHaveCount(1);
  // Nothing of this game has been fetched before.
  await page.getByRole('link', { name: 'Play Pace Wheel' }).click();
  await expect(page.getByText('132 squares').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
  await page.goto('/lobby');
  await expect(page.getByRole('alert')).toHaveText('The server can’t be reached');
});

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/**
 * The built app on a server of its own, which can be given another edition of it, and fail. It keeps what its first page asks for: all of
 * it is kept, and used, in the test above.
 */
async function serveEditions() {
  const root = join(import.meta.dirname, '..', 'dist');
  const state = { edition: 'first', failing: false };
  const asked = new Set<string>();
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.includes('.') ? url : '/index.html';
    if (!name.endsWith('service-worker.js')) asked.add(url);
    const body = await readFile(join(root, name)).catch(() => undefined);
    if (state.failing || !body) return response.writeHead(state.failing ? 502 : 404).end();
    const answer =
      name === '/index.html'
        ? `${body}<meta name="edition" content="${state.edition}">`
        : name === '/service-worker.js'
          ? `${body}`
              .replace(/version = '.*'/, `version = '${state.edition}'`)
              .replace(/files = \[.*\]/, `files = ${JSON.stringify([...asked])}`)
          : body;
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'font/woff2', 'cache-control': 'no-cache' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}

test('a new edition is shown at once, and what was kept of the old one is thrown away', { tag: '@any-width' }, async ({
  page,
  context,
}) => {
  const { state, url, stop } = await serveEditions();
  const shows = (edition: string) => expect(page.locator('meta[name="edition"]')).toHaveAttribute('content', edition);
  await page.goto(url);
  await expect.poll(() => kept(page)).toBe('activated');
  state.edition = 'second';
  await page.reload();
  await shows('second');
  // Both are kept while a page of the old one may still be open; the old one is what its worker falls back on.
  await expect.poll(() => caches(page)).toEqual(['gruppetto-first', 'gruppetto-second']);
  state.failing = true;
  await page.reload();
  await shows('first');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  state.failing = false;
  await page.close();
  const cachesOfNext = async () => {
    const next = await context.newPage();
    await next.goto(url);
    const names = await caches(next);
    await next.close();
    return names;
  };
  await expect.poll(cachesOfNext).toEqual(['gruppetto-second']);
  state.failing = true;
  const last = await context.newPage();
  await last.goto(url);
  await expect(last.locator('meta[name="edition"]')).toHaveAttribute('content', 'second');
  stop();
});

test('files that are opened or shared with the installed app are opened, and its shortcuts lead somewhere', { tag: '@any-width' }, async ({
  page,
}) => {
  const file = join(import.meta.dirname, '..', '..', '..', 'packages/games/los-ciclistas/test/sixty-spaces.race.json');
  const text = await readFile(file, 'utf8');
  const { shortcuts } = await (await page.request.get('/manifest.webmanifest')).json();
  expect(shortcuts).toHaveLength(2);
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect.poll(() => kept(page)).toBe('activated');

  // As another app shares it: a form that the service worker takes.
  await page.evaluate((content) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
    const files = new DataTransfer();
    files.items.add(new File([content], 'sixty spaces.race.json', { type: 'application/json' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, text);
  await expect(result(page)).toBeVisible();
  expect(await page.evaluate(() => window.caches.keys())).not.toContain('shared-file');

  // As a file is opened with the app: the system hands it over when the page asks.
  await page.addInitScript((content) => {
    const handle = { getFile: async () => new File([content], 'sixty-spaces.race.json', { type: 'application/json' }) };
    const launchQueue = { setConsumer: (take: (launch: object) => void) => take({ files: [handle] }) };
    // The browser has one of its own, which nothing is assigned to.
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  }, text);
  await page.goto('/');
  await expect(result(page)).toBeVisible();
});

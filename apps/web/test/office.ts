import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { complains, visit } from './browser.ts';
import { startServer, type TestServer } from './shared-server.ts';

/** A page of a server of its own, on a fresh database: the first to sign up is its owner. */
export const test = base.extend<{ server: TestServer; network: { mayFail: boolean } }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startServer('sqlite');
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  // Where a test takes the server away, or asks for what is refused, the browser says so in its console.
  network: async ({ browserName: _ }, use) => use({ mayFail: false }),
  page: async ({ page, network }, use) => {
    const complaints = complaintsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
    expect(complaints.filter((text) => !network.mayFail || !text.startsWith('Failed to load resource'))).toEqual([]);
  },
});

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (complains(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

export const password = 'a long enough one';

/** Signs up without the forms; the first one is the owner, the others need a key of theirs. */
export async function signUp({ request }: BrowserContext, url: string, name: string, key?: string): Promise<void> {
  const answer = await request.post(`${url}/api/accounts`, { data: { name, password, ...(key && { key }) }, headers: { origin: url } });
  expect(answer.status()).toBe(201);
}

export async function makeKey({ request }: BrowserContext, url: string): Promise<string> {
  const answer = await request.post(`${url}/api/keys`, { data: { count: 1 }, headers: { origin: url } });
  return ((await answer.json()) as { keys: string[] }).keys[0] ?? '';
}

/** Four steps as they come, in the game of this title. */
export async function makeTour(page: Page, title: string, name: string, prepare?: () => Promise<void>): Promise<void> {
  await visit(page, '/tours?later=true');
  await page.getByRole('button', { name: /^New tour/ }).click();
  await page.getByText(title, { exact: true }).click();
  await page.getByLabel('Tour name').fill(name);
  await prepare?.();
  for (const step of ['Points', 'Stages', 'Teams']) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: `New tour: ${step}` }).waitFor();
  }
  await page.getByRole('button', { name: 'Create tour' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export const openView = (page: Page, view: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Pages of the tour' }).getByRole('button', { name: view, exact: true }).click();

export const openStage = (page: Page, stage: number): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Stages of the tour' })
    .getByRole('button', { name: new RegExp(`^Stage ${stage},`) })
    .click();

export { expect };

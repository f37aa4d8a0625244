import type { ServerMessage } from '@gruppetto/wire';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { complains, isOver, openSetup, playUntil, steps, visit } from './browser.ts';
import { startServer, type TestServer } from './shared-server.ts';

/** One person with a browser of their own; what its console complains about, and what the server has sent them. */
export interface Person {
  readonly server: string;
  readonly context: BrowserContext;
  readonly complaints: string[];
  readonly received: ServerMessage[];
  page: Page;
}

export const phone = { width: 360, height: 740 };

export const test = base.extend<{ kind: 'sqlite' | 'postgres'; server: TestServer; comes: (screen?: typeof phone) => Promise<Person> }>({
  kind: ['sqlite', { option: true }],
  server: async ({ kind }, use) => {
    const server = await startServer(kind);
    await use(server);
    await server.stop();
  },
  comes: async ({ browser, server }, use) => {
    const people: Person[] = [];
    await use(async (screen) => {
      const person = await arrive(browser, server.url, screen);
      people.push(person);
      return person;
    });
    for (const { context, complaints } of people) {
      await context.close();
      expect(complaints).toEqual([]);
    }
  },
});

async function arrive(browser: Browser, baseURL: string, viewport = { width: 1280, height: 860 }): Promise<Person> {
  const colorScheme = viewport === phone ? 'dark' : 'light';
  const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  const received: ServerMessage[] = [];
  context.on('console', (message) => {
    if (complains(message)) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('page', (page) => {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(JSON.parse(`${payload}`))));
  });
  return { server: baseURL, context, complaints, received, page: await context.newPage() };
}

/** What is ridden at a table, by how many. */
export interface TableRace {
  readonly game: string;
  readonly options: object;
  readonly people: number;
  readonly bots?: number;
}

const colours = ['red', 'blue', 'green', 'purple'];

/** As the set-up page makes it, without its clicks: those have tests of their own. Gives its address. */
export async function tableOf(
  { context, server }: Person,
  hostName: string,
  { game, options, people, bots = 0 }: TableRace,
): Promise<string> {
  const seats = colours.slice(0, people + bots).map((colour, seat) => ({ colour, ...(seat >= people && { player: 'rule-of-thumb' }) }));
  const data = { id: crypto.randomUUID(), game, options, seats, hostName, settings: { clock: { kind: 'none' } } };
  const answer = await context.request.post('/api/tables', { data, headers: { origin: server } });
  expect(answer.status()).toBe(200);
  return `${server}/shared/${data.id}`;
}

/** Ann and Bo at a table of Los Ciclistas that she has opened, before the start. Gives its address. */
export async function sitDown(ann: Person, bo: Person): Promise<string> {
  const url = await tableOf(ann, 'Ann', { game: 'los-ciclistas', options: { players: 2, length: 60 }, people: 2 });
  await sit(ann, url, 'Ann', 'Red', true);
  await sit(bo, url, 'Bo', 'Blue');
  return url;
}

/** Makes a table of what the set-up page says; its host has sat down. */
export async function makeTable(
  { page }: Person,
  name: string,
  set: (page: Page) => Promise<void> = async () => undefined,
): Promise<string> {
  await page.getByRole('button', { name: 'Play online with friends' }).click();
  await page.getByLabel('Your name').fill(name);
  await set(page);
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.locator('.people .active .name')).toContainText(`${name} · you · host · here`);
  return page.url();
}

export async function setUpCiclistas({ page }: Person, people: number): Promise<void> {
  await openSetup(page, 'los-ciclistas');
  for (let seat = 4; seat > people; seat--) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  for (let seat = 1; seat <= people; seat++) await page.getByLabel(`Who plays, seat ${seat}`).selectOption('person');
  await page.getByLabel('Length').fill('60');
}

export async function sit({ page }: Person, url: string, name: string, seat: string, isHost = false): Promise<void> {
  await visit(page, new URL(url, 'http://any').pathname);
  await page.getByLabel(`Your name, ${seat}`).fill(name);
  await page.getByRole('button', { name: `Sit here ${seat}` }).click();
  await expect(page.locator('.people .active .name')).toContainText(`${name} · you ·${isHost ? ' host ·' : ''} here`);
}

export async function start({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.live-bar')).toBeVisible();
}

export const status = ({ page }: Person) => page.locator('.live-bar [role="status"]');

/** Whoever is asked takes what is offered first, until that is so, or the race is over. */
export const play = (people: readonly Person[], until: () => Promise<boolean> = async () => false): Promise<void> =>
  playUntil(
    people.map(({ page }) => page),
    async () => (await until()) || (await isOver(people[0].page)),
  );

/** The one of them who has something to choose, once there is one. */
export async function whoIsAsked(people: readonly Person[]): Promise<Person> {
  let asked: Person | undefined;
  const find = async () => {
    for (const person of people) if ((await person.page.locator('.choice:enabled').count()) > 0) asked = person;
    return asked !== undefined;
  };
  await expect.poll(find).toBe(true);
  return asked as unknown as Person;
}

/** So many steps and not one more: each is seen by everybody before the next. */
export async function playSteps(people: readonly Person[], count: number): Promise<void> {
  for (let step = 0; step < count; step++) {
    const { page } = await whoIsAsked(people);
    const before = await steps(page);
    await page.locator('.choice:enabled').first().click();
    for (const person of people) await expect.poll(() => steps(person.page)).toBe(before + 1);
  }
}

export const reached =
  (step: number, { page }: Person) =>
  async () =>
    (await steps(page)) >= step;

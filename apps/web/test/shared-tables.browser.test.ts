import { readFile } from 'node:fs/promises';
import { findGame } from '@gruppetto/catalogue';
import { type Game, type RaceRecord, replay, sameData } from '@gruppetto/kernel';
import { momentFor, type ServerMessage, verifyRecord } from '@gruppetto/wire';
import { expect, type Page } from '@playwright/test';
import { navigate, nothingOverflows, noViolations, openSetup, result, sameFavourite, steps } from './browser.ts';
import { databases } from './shared-server.ts';
import {
  makeTable,
  type Person,
  phone,
  play,
  playSteps,
  reached,
  setUpCiclistas,
  sit,
  sitDown,
  start,
  status,
  tableOf,
  test,
  whoIsAsked,
} from './together.ts';

// Each test has people with large and with small screens.
test.skip(({ isMobile }) => isMobile);

async function savedRecord({ page }: Person): Promise<RaceRecord> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the race' }).first().click();
  return JSON.parse(await readFile(await (await waiting).path(), 'utf8'));
}

/** Every moment that was sent to a page is what its seat may know of it, and not a word more. */
function knewOnly({ received }: Person, record: RaceRecord, seat: number | 'spectator'): void {
  const game = findGame(record.game) as Game;
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { tables, facts } = replayed.value;
  const moments = received.flatMap((message) => (message.type === 'moments' ? message.moments : []));
  expect(moments.length).toBeGreaterThan(record.steps.length);
  for (const moment of moments) {
    const may = JSON.parse(JSON.stringify(momentFor(tables[moment.version] as never, facts[moment.version] as never, seat)));
    if (!sameData(moment, may)) expect(moment).toEqual(may);
  }
}

// What is kept is the same on both, as the tests of the server hold; here each has one race that is ridden in browsers.
const [first = 'sqlite', second = first] = databases;

test.describe(`on ${first}`, () => {
  test.use({ kind: first });

  test('two people ride Los Ciclistas together; one leaves and returns; every die is verified', async ({ comes }) => {
    test.setTimeout(240_000);
    const ann = await comes();
    const bo = await comes(phone);
    await setUpCiclistas(ann, 2);
    const url = await makeTable(ann, 'Ann');
    await sit(bo, url, 'Bo', 'Blue');
    await bo.page.getByLabel('Message to everyone').fill('Here I am <b>at last</b>');
    await bo.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(ann.page.locator('.chat ol')).toContainText('Bo Here I am <b>at last</b>');
    await start(ann);
    await expect(status(ann)).toHaveText('Your turn.');
    await expect(ann.page).toHaveTitle('● Your turn · Los Ciclistas · Gruppetto');
    await expect(status(bo)).toHaveText('Waiting for Ann.');
    await nothingOverflows(bo.page);
    await noViolations(bo.page);
    await play([ann, bo], reached(12, ann));

    await bo.page.close();
    await expect(ann.page.locator('.seats li').nth(1)).toContainText('away');
    // On until it is their turn: nobody plays for them.
    await play([ann], async () => (await status(ann).textContent())?.trim() === 'Waiting for Bo.');
    bo.page = await bo.context.newPage();
    await bo.page.goto(url);
    await expect(bo.page.locator('.seats li').nth(1)).toContainText('Bo · you · here');
    await expect(ann.page.locator('.seats li').nth(1)).toContainText('Bo · here');
    const there = await steps(ann.page);
    await expect.poll(() => steps(bo.page)).toBe(there);
    await play([ann, bo]);

    await expect(result(ann.page)).toBeVisible();
    // One of them has won, and is told so.
    await expect(result(bo.page)).toBeVisible();
    const titles = await Promise.all([ann, bo].map(({ page }) => result(page).textContent()));
    const [winner] = titles.flatMap((title) => title?.match(/^You win with (.+)$/)?.[1] ?? []);
    expect(titles.toSorted()).toEqual([`You win with ${winner}`, `${winner} wins`].toSorted());
    expect(await bo.page.locator('.log ol').textContent()).toBe(await ann.page.locator('.log ol').textContent());
    for (const { page } of [ann, bo]) {
      await page.getByRole('button', { name: 'Verify every die' }).click();
      await expect(page.getByText(/^Every die is right: \d+ dice in \d+ steps, as the seals promised\.$/)).toBeVisible();
    }
    const record = await savedRecord(bo);
    expect(verifyRecord(findGame('los-ciclistas') as Game, record)).toMatchObject({ ok: true });
    knewOnly(ann, record, 0);
    knewOnly(bo, record, 1);
    await nothingOverflows(bo.page);
    await noViolations(ann.page);
    // A server that lies about one die is found out.
    await bo.page.route('**/record', (route) => {
      const [index] = record.steps.flatMap(({ dice }, at) => (dice.length > 0 ? [at] : []));
      const lie = record.steps.map((step, at) => (at === index ? { ...step, dice: step.dice.map((face) => (face % 6) + 1) } : step));
      return route.fulfill({ json: { ...record, steps: lie } });
    });
    await bo.page.reload();
    await bo.page.getByRole('button', { name: 'Verify every die' }).click();
    await expect(bo.page.getByText(/^Something is wrong with the dice of this race\. steps\[\d+\]/)).toBeVisible();
    await ann.page.getByRole('button', { name: 'Rematch' }).click();
    await expect(ann.page.getByRole('heading', { name: 'Los Ciclistas · Take your seats' })).toBeVisible();
    await bo.page.getByRole('button', { name: 'Go to the rematch' }).click();
    await expect(bo.page.getByRole('heading', { name: 'Los Ciclistas · Take your seats' })).toBeVisible();
    expect(bo.page.url()).toBe(ann.page.url());
    await navigate(bo.page, '/');
    await expect(bo.page.getByRole('heading', { name: 'Five games' })).toBeVisible();
    await navigate(ann.page, '/');
    await ann.page.getByRole('region', { name: 'Your shared tables' }).getByRole('link').click();
    await expect(ann.page.getByRole('heading', { name: 'Los Ciclistas · Take your seats' })).toBeVisible();

    await navigate(ann.page, new URL(url).pathname);
    await ann.page.getByRole('button', { name: 'One step back' }).click();
    await ann.page.getByRole('button', { name: 'Forecast' }).click();
    await expect(ann.page.getByRole('dialog')).toContainText(`many times from step ${record.steps.length - 1}`);
    await ann.page.keyboard.press('Escape');
    await ann.page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(ann.page).toHaveURL(/\/table\//);
    // A last step that changes no place is ridden by a bot as soon as the table is open.
    const [last, before] = [record.steps.length, record.steps.length - 1];
    await expect(ann.page.locator('.step-count')).toHaveText(
      new RegExp(`^step (${before} of ${before}|${before} of ${last}|${last} of ${last})$`),
    );
  });
});

test.describe(`on ${second}`, () => {
  test.use({ kind: second });

  test('three people ride Leader 1 together while a fourth watches; nobody is sent what another keeps', async ({ comes }) => {
    test.setTimeout(300_000);
    const [ann, bo, cy] = [await comes(), await comes(phone), await comes()] as const;
    const { page } = ann;
    await openSetup(page, 'leader-1');
    await page.getByRole('button', { name: 'Remove seat 4' }).click();
    for (const seat of [2, 3]) await page.getByLabel(`Who plays, seat ${seat}`).selectOption('person');
    await page.getByLabel('Riders each').fill('1');
    await page.getByText('Generate a race').click();
    await page.getByLabel('hexagons', { exact: true }).fill('4');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const url = await makeTable(ann, 'Ann');
    await sit(bo, url, 'Bo', 'White');
    await sit(cy, url, 'Cy', 'Green');
    await start(ann);
    const dee = await comes(phone);
    await dee.page.goto(url);
    await expect(dee.page.locator('.live-bar')).toContainText('View only: you are watching.');
    await play([ann, bo, cy], reached(25, ann));
    await navigate(cy.page, '/lobby');
    await expect(ann.page.locator('.seats li').nth(2)).toContainText('away');
    await cy.page.getByRole('link', { name: 'Leader 1: Hell of the North Ann’s table' }).click();
    await expect(cy.page.locator('.seats li').nth(2)).toContainText('Cy · you · here');
    await play([ann, bo, cy]);
    for (const { page: one } of [ann, bo, cy, dee]) await expect(result(one)).toBeVisible();
    await expect(dee.page.locator('.choice')).toHaveCount(0);
    const record = await savedRecord(dee);
    knewOnly(ann, record, 0);
    knewOnly(bo, record, 1);
    knewOnly(cy, record, 2);
    knewOnly(dee, record, 'spectator');
    expect(record.steps.length).toBeGreaterThan(25);
    await dee.page.getByRole('button', { name: 'Verify every die' }).click();
    await expect(dee.page.getByText(/^Every die is right/)).toBeVisible();
  });
});

test('people who watch see the odds of a race with secrets while it is raced; players see their own when they ask', async ({ comes }) => {
  const ann = await comes();
  const bo = await comes();
  const dee = await comes(phone);
  const url = await tableOf(ann, 'Ann', { game: 'leader-1', options: { players: 3, ridersEach: 1 }, people: 2, bots: 1 });
  await sit(ann, url, 'Ann', 'Red', true);
  await sit(bo, url, 'Bo', 'Blue');
  await start(ann);
  const asked: string[] = [];
  for (const { page } of [ann, dee]) page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await dee.page.goto(url);
  const chip = ({ page }: Person) => page.getByRole('button', { name: /^Live odds: / });
  const chances = ({ page }: Person) => page.locator('.odds li b');
  await expect(chip(dee)).toBeVisible();
  await expect(chances(dee)).toHaveCount(3);
  await play([ann, bo], reached(20, ann));
  // Sharpened by races in workers while people think, from what is seen and nothing else.
  await expect.poll(() => dee.page.workers().length).toBeGreaterThan(0);
  await chip(dee).click();
  await expect(chances(dee).first()).toBeInViewport();
  const sum = (await chances(dee).allTextContents()).reduce((all, text) => all + Number.parseInt(text, 10), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  await sameFavourite(dee.page);
  await nothingOverflows(dee.page);
  await noViolations(dee.page);

  await expect(chip(ann)).toHaveCount(0);
  await ann.page.getByText('Chances of winning so far').click();
  await expect(chip(ann)).toContainText('You win');
  await expect(chances(ann)).toHaveCount(3);
  await expect.poll(() => ann.page.workers().length).toBeGreaterThan(0);
  expect(asked.filter((path) => path.endsWith('/record'))).toEqual([]);
  await noViolations(ann.page);
});

test('a player whose time ran out is told, and says they are back', async ({ comes }) => {
  const ann = await comes();
  const bo = await comes(phone);
  await sitDown(ann, bo);
  const sent: string[] = [];
  // The server says so a little earlier than it would.
  await ann.page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      sent.push(`${text}`);
      server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(`${text}`) as ServerMessage;
      if (message.type !== 'table' || message.table.status !== 'racing') return socket.send(text);
      const [own, ...others] = message.table.seats;
      socket.send(JSON.stringify({ ...message, table: { ...message.table, seats: [{ ...own, standIn: 'rule-of-thumb' }, ...others] } }));
    });
  });
  await ann.page.reload();
  await start(ann);
  await expect(ann.page.locator('.live-bar')).toContainText('Your time ran out. A bot is playing for you.');
  await noViolations(ann.page);
  await ann.page.getByRole('button', { name: 'I’m back' }).click();
  await expect.poll(() => sent.map((text) => (JSON.parse(text) as { type: string }).type)).toContain('back');
});

test('a table is made, its seat left and taken again by keys alone', async ({ comes }) => {
  const ann = await comes();
  const { page } = ann;
  await setUpCiclistas(ann, 2);
  await page.getByRole('button', { name: 'Play online with friends' }).press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Leave the seat' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.people > li').first()).toBeFocused();
  await expect(page.getByLabel('Your name, Red')).toBeVisible();
  await page.getByRole('button', { name: 'Sit here Red' }).press('Enter');
  await expect(page.locator('.people > li.active')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Leave the seat' })).toBeFocused();
});

test('two at a table: what is said and noted is kept, a throw is taken back, two windows are one person', async ({ comes }) => {
  const ann = await comes();
  const bo = await comes(phone);
  const url = await sitDown(ann, bo);
  await start(ann);

  const other = await ann.context.newPage();

  await test.step('what is said can be unheard and reported; notes and the address for “your turn” are for oneself', async () => {
    const { page } = ann;
    await bo.page.getByLabel('Message to everyone').fill('Boo');
    await bo.page.keyboard.press('Enter');
    const lines = page.locator('.chat ol li');
    await lines.first().getByText('…').click();
    await page.getByRole('button', { name: 'Report Bo’s message' }).click();
    await page.getByRole('button', { name: 'Report it?' }).click();
    await expect(page.getByText('Reported to the people who run this server.')).toBeVisible();
    await page.getByRole('button', { name: 'Mute Bo' }).click();
    await expect(lines).toHaveCount(0);
    await page.getByRole('button', { name: 'Unmute Bo' }).click();
    await expect(lines).toHaveCount(1);

    await page.getByText('Private notes').click();
    const kept = page.waitForResponse((response) => response.url().endsWith('/notes') && response.ok());
    await page.getByRole('textbox', { name: 'Private notes' }).fill('attack on the hill');
    await kept;
    await page.getByText('Notify me when it’s my turn').first().click();
    await page.getByLabel('Webhook for your turn').fill('https://example.org/turn');
    await page.locator('.tell-me').getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.tell-me')).toContainText('Saved.');
    await noViolations(page);
    await page.reload();
    await page.getByText('Private notes').click();
    await expect(page.getByRole('textbox', { name: 'Private notes' })).toHaveValue('attack on the hill');
    await page.getByText('Notify me when it’s my turn').first().click();
    await expect(page.getByLabel('Webhook for your turn')).toHaveValue('https://example.org/turn');
    await page.locator('.seals summary').click();
    await expect(page.locator('.seals dd').first()).toHaveText(/^[0-9a-f]{64}$/);
    await bo.page.getByText('Private notes').click();
    await expect(bo.page.getByRole('textbox', { name: 'Private notes' })).toHaveValue('');
    await other.goto(url);
    await other.getByText('Private notes').click();
    await other.getByRole('textbox', { name: 'Private notes' }).fill('wait for the sprint');
    await expect(page.getByRole('textbox', { name: 'Private notes' })).toHaveValue('wait for the sprint');
  });

  await test.step('what was thrown is taken back when everybody agrees', async () => {
    await ann.page.locator('.choice').first().click();
    await expect.poll(() => steps(bo.page)).toBe(1);
    const undo = ann.page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(ann.page.locator('.live-bar')).toContainText(/You have asked to take back your throw of \d \+ \d\./);
    await expect(bo.page.locator('.live-bar')).toContainText(/Ann asks to take back their throw of \d \+ \d\./);
    await noViolations(bo.page);
    await bo.page.getByRole('button', { name: 'Decline' }).click();
    await expect(ann.page.locator('.undo-wish')).toHaveCount(0);
    await undo.click();
    await bo.page.getByRole('button', { name: 'Allow the take-back' }).click();
    await expect.poll(() => steps(ann.page)).toBe(0);
    await expect.poll(() => steps(bo.page)).toBe(0);
    await expect(status(ann)).toHaveText('Your turn.');
    await expect(bo.page.locator('.chat .event')).toHaveText('Ann has taken back 1 step, with everyone’s consent.');
  });

  await test.step('two windows of one person, and a click too many: one step', async () => {
    await expect(other.locator('.choice').first()).toBeVisible();
    // One of the two may find that there is nothing left to click.
    const click = (page: Page) => page.locator('.choice').first().dblclick({ timeout: 3000 });
    await Promise.allSettled([click(ann.page), click(other)]);
    await expect(status(bo)).toHaveText('Your turn.');
    await expect.poll(() => steps(bo.page)).toBe(1);
    await expect.poll(() => steps(other)).toBe(1);
    await expect.poll(() => steps(ann.page)).toBe(1);
  });
});

test('a restarted server costs nothing but time, and people who come back are shown what happened since their last turn', async ({
  comes,
  server,
}) => {
  const ann = await comes();
  const bo = await comes(phone);
  const url = await sitDown(ann, bo);

  await test.step('“your turn” comes as a notification to who looks elsewhere', async () => {
    await bo.context.grantPermissions(['notifications']);
    await bo.page.addInitScript(() => {
      const shown: string[] = [];
      Object.defineProperty(document, 'hidden', { get: () => true });
      const ShownNotification = class extends EventTarget {
        static permission = 'granted';
        constructor(text: string) {
          super();
          shown.push(text);
        }
      };
      Object.assign(window, { Notification: ShownNotification, shown });
    });
    await bo.page.reload();
    await bo.page.getByText('Notify me when it’s my turn').first().click();
    await expect(bo.page.getByText('This browser notifies you when it’s your turn.')).toBeVisible();
    await start(ann);
    await expect(status(bo)).toHaveText('Waiting for Ann.');
    await ann.page.locator('.choice').first().click();
    await expect(status(bo)).toHaveText('Your turn.');
    expect(await bo.page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(['Your turn: Los Ciclistas']);
  });

  await test.step('a restarted server costs nothing but time', async () => {
    await playSteps([ann, bo], 1);
    await server.restart(async () => {
      for (const person of [ann, bo]) await expect(status(person)).toHaveText('Reconnecting … Nothing is lost.');
      // Who chooses meanwhile has chosen.
      const { page } = await whoIsAsked([ann, bo]);
      await page.locator('.choice:enabled').first().click();
      await expect(ann.page.locator('.choice:enabled')).toHaveCount(0);
      await expect(bo.page.locator('.choice:enabled')).toHaveCount(0);
    });
    await expect.poll(() => steps(ann.page)).toBe(3);
    await expect.poll(() => steps(bo.page)).toBe(3);
    await playSteps([ann, bo], 1);
    // The browser itself says that it could not connect for a while.
    for (const { complaints } of [ann, bo]) {
      const others = complaints.filter((complaint) => !complaint.includes('WebSocket connection'));
      complaints.splice(0, complaints.length, ...others);
    }
  });

  await test.step('people who come back are shown what happened since their last turn', async () => {
    await bo.page.close();
    await ann.page.locator('.choice').first().click();
    await expect(status(ann)).toHaveText('Waiting for Bo.');
    bo.page = await bo.context.newPage();
    await bo.page.emulateMedia({ reducedMotion: 'no-preference' });
    // Time stands still, so that there is time to look.
    await bo.page.clock.install();
    await bo.page.clock.pauseAt(Date.now() + 60_000);
    await bo.page.goto(url);
    await expect(bo.page.getByText('Since your last turn …')).toBeVisible();
    await expect(bo.page.locator('.step-count')).toHaveText('step 4 of 5');
    await bo.page.clock.resume();
    await expect(bo.page.locator('.choice').first()).toBeVisible();
    await expect(bo.page.getByText('Since your last turn …')).toBeHidden();
  });
});

/** On a small screen what belongs to the page is behind its menu. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.getByRole('banner').waitFor();
  if (await menu.isVisible()) await menu.click();
}

test('an own choice in which nothing fell is taken back at once', async ({ comes }) => {
  const ann = await comes();
  const bo = await comes(phone);
  const url = await tableOf(ann, 'Ann', { game: 'pace-wheel', options: { teams: 2 }, people: 2 });
  await sit(ann, url, 'Ann', 'Red', true);
  await sit(bo, url, 'Bo', 'Blue');
  await start(ann);
  // Who places the first racer is thrown for.
  const first = await whoIsAsked([ann, bo]);
  const second = first === ann ? bo : ann;
  await first.page.locator('.choice').first().click();
  await expect.poll(() => steps(second.page)).toBe(1);
  await openMenu(first.page);
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => steps(second.page)).toBe(0);
  await expect(status(first)).toHaveText('Your turn.');
  await expect(first.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the lobby finds what is open; the host lets bots sit, removes, bans, hands over and shuts the spectators out', async ({ comes }) => {
  const ann = await comes();
  const bo = await comes(phone);
  await setUpCiclistas(ann, 3);
  const url = await makeTable(ann, 'Ann', async (page) => {
    await page.getByLabel('Listed in the lobby').check();
    await page.getByLabel(/^Clock/).selectOption('move');
    await page.getByLabel('Minutes').fill('5');
  });
  await bo.page.goto('/');
  await openMenu(bo.page);
  await bo.page.getByRole('link', { name: 'Tables', exact: true }).click();
  const listing = bo.page.getByRole('link', { name: 'Los Ciclistas Ann’s table' });
  await expect(listing).toContainText('not started · 2 of 3 seats free · 5 min per choice');
  await bo.page.getByLabel('Game').selectOption('wielersim');
  await expect(bo.page.getByText('No tables match.')).toBeVisible();
  await bo.page.getByLabel('Game').selectOption('los-ciclistas');
  await bo.page.getByLabel('Clock').selectOption('move');
  await bo.page.getByLabel('with a free seat').check();
  await expect(listing).toBeVisible();
  await nothingOverflows(bo.page);
  await noViolations(bo.page);
  await listing.click();
  await bo.page.getByLabel('Your name, Blue').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit here Blue' }).click();
  await nothingOverflows(bo.page);
  await noViolations(bo.page);

  const people = ann.page.locator('.people > li');
  const { page } = ann;
  await expect(page.getByRole('button', { name: 'Start the race' })).toBeDisabled();
  await page.getByLabel('Who plays Green').selectOption('rule-of-thumb');
  await expect(people.nth(2)).toContainText('bot');
  await people.nth(1).getByText('For the host').click();
  await noViolations(page);
  await page.getByRole('button', { name: 'Remove Bo' }).click();
  await page.getByRole('button', { name: 'Remove?' }).click();
  await expect(people.nth(1)).toContainText('free');
  await bo.page.getByRole('button', { name: 'Sit here Blue' }).click();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.live-bar .clock')).toHaveText(/^[45]:\d\d$/);

  await page.getByRole('button', { name: 'Table settings' }).click();
  const dialog = page.getByRole('dialog');
  await noViolations(page);
  await dialog.getByText('For the host').first().click();
  await dialog.getByRole('button', { name: 'Make Bo the host' }).click();
  await dialog.getByRole('button', { name: 'Hand over?' }).click();
  await expect(dialog.locator('.people > li').nth(1)).toContainText('Bo · host · here');
  await page.keyboard.press('Escape');

  const dee = await comes();
  await dee.page.goto(`${url}?lang=nl`);
  await expect(dee.page.locator('.live-bar')).toContainText('Alleen kijken: je bent toeschouwer.');
  await openMenu(bo.page);
  await bo.page.getByRole('button', { name: 'Table settings' }).click();
  const hosting = bo.page.getByRole('dialog');
  await hosting.getByRole('checkbox', { name: /^Spectators/ }).uncheck();
  await hosting.getByRole('button', { name: 'Save' }).click();
  await expect(dee.page.getByRole('heading', { name: 'Geen toeschouwers aan deze tafel' })).toBeVisible();
  await expect(dee.page.getByText('Van de host mogen alleen de spelers deze koers zien.')).toBeVisible();
  await hosting.getByText('For the host').first().click();
  await hosting.getByRole('button', { name: 'Ban Ann' }).click();
  await hosting.getByRole('button', { name: 'Ban for good?' }).click();
  await expect(page.getByRole('heading', { name: 'You were banned from this table' })).toBeVisible();
  await expect(hosting.locator('.people > li').first()).toContainText('bot');
  await nothingOverflows(bo.page);
});

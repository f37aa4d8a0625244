import type { Page } from '@playwright/test';
import { isOver, navigate, nothingOverflows, noViolations, playUntil } from './browser.ts';
import { expect, openStage, openView, password, test } from './office.ts';
import { addUp, readStage, readTable, type ShownStage } from './tour-adder.ts';

/** The canal run is flat: sprints at 20, 48, 85, 120 and 138, a third-category pass that ends at 69, and hills that give nothing. */
const primes = [
  { place: 'Intermediate sprint, km 20', kind: 'sprint', order: ['Bea', 'Mistral 2', 'Zephyr 3'] },
  { place: 'Intermediate sprint, km 48', kind: 'sprint', order: ['Mistral 2', 'Bea', 'Mistral 3'] },
  { place: 'Third-category pass, km 69', kind: 'third', order: ['Ana', 'Mistral 1', 'Mistral 5'] },
  { place: 'Intermediate sprint, km 85', kind: 'sprint', order: ['Bea', 'Mistral 2', 'Zephyr 3'] },
  { place: 'Intermediate sprint, km 120', kind: 'sprint', order: ['Mistral 2', 'Bea', 'Zephyr 3'] },
  { place: 'Intermediate sprint, km 138', kind: 'sprint', order: ['Bea', 'Mistral 2', 'Mistral 3'] },
];

/** Minutes, square and die; the seconds are 60 × minutes + 60 − 5 × square + 6 − die (CP-8.8). */
const arrivals = [
  { name: 'Bea', came: [0, 10, 4], seconds: 12 },
  { name: 'Mistral 2', came: [0, 8, 2], seconds: 24 },
  { name: 'Ana', came: [0, 8, 1], seconds: 25 },
  { name: 'Mistral 1', came: [0, 5, 6], seconds: 35 },
  { name: 'Zephyr 3', came: [1, 9, 3], seconds: 78 },
  { name: 'Mistral 3', came: [1, 9, 3], seconds: 78 },
  { name: 'Zephyr 4', came: [1, 2, 5], seconds: 111 },
  { name: 'Mistral 4', came: [2, 12, 6], seconds: 120 },
  { name: 'Zephyr 5', came: [2, 1, 1], seconds: 180 },
  { name: 'Mistral 5', came: [2, 1, 1], seconds: 180 },
] as const;

const time = (seconds: number) => `${Math.floor(seconds / 60)}′${String(seconds % 60).padStart(2, '0')}″`;
const teamOf = (name: string) => (name.startsWith('Mistral') ? 'Mistral' : 'Zephyr');
const tables = ['Individual', 'Mountain', 'Intermediate sprints', 'Regularity', 'Teams'] as const;

async function addTeam(page: Page, name: string, colour: string, riders: readonly string[]): Promise<void> {
  await page.getByLabel('Team name').fill(name);
  await page.getByText(colour, { exact: true }).click();
  for (const [index, rider] of riders.entries()) await page.getByLabel(`Rider ${index + 1}`, { exact: true }).fill(rider);
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

const tap = (page: Page, name: string) => page.locator('.rider-picker').getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => expect(page.locator('.sync')).toHaveText('Saved');

/** On a phone the tools of a rider are folded away. */
async function change(page: Page, rider: string, tool: string): Promise<void> {
  const unfold = page.getByRole('button', { name: `Edit ${rider}`, exact: true });
  if ((await unfold.isVisible()) && (await unfold.getAttribute('aria-expanded')) === 'false') await unfold.click();
  await page.getByRole('button', { name: tool }).click();
}

async function comeHome(page: Page, { name, came: [minutes, square, die] }: (typeof arrivals)[number]): Promise<void> {
  const pad = page.locator('.director .arrival-pad');
  await pad.getByLabel('Minutes', { exact: true }).fill(String(minutes));
  await pad.getByRole('button', { name: `Square ${square}`, exact: true }).click();
  await pad.getByRole('button', { name: `Die ${die}`, exact: true }).click();
  await tap(page, name);
}

test('a newcomer makes a tour of three stages, types, simulates and races them, corrects the first and finds the right winner', {
  tag: '@phone',
}, async ({ page, context, network, browser, server }) => {
  test.setTimeout(300_000);
  network.mayFail = true;
  await page.goto('/account');

  // CP-9.1: the first person of a fresh installation needs no key.
  await page.getByLabel('Name').fill('Newcomer');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page.getByRole('heading', { name: 'Signed in as Newcomer' })).toBeVisible();
  await navigate(page, '/tours');

  // CP-9.2: a person who has no team sees this first.
  await expect(page.getByRole('heading', { name: 'First, your teams' })).toBeVisible();
  await addTeam(page, 'Zephyr', 'Blue', ['Ana', 'Bea']);
  await page.getByRole('button', { name: 'Add team' }).click();
  await addTeam(page, 'Mistral', 'Red', []);
  await page.locator('.office-nav').getByRole('link', { name: 'Tours', exact: true }).click();
  await page.getByRole('button', { name: /^New tour/ }).click();

  // CP-9.3 to CP-9.6, with a reload in the middle.
  await page.getByText('Cycling Party', { exact: true }).click();
  await page.getByLabel('Tour name').fill('Three days');
  await page.getByLabel('Teams').fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  // 3 × 5 for stages, 10 7 5 3 1 individual, 5 3 1 in three tables, 6 4 2 for teams.
  await expect(page.locator('.in-play')).toContainText('80');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Edit stage 1' }).click();
  await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'The canal run' });
  await page.getByRole('button', { name: 'Edit stage 3' }).click();
  await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'Between the wind farms' });
  await page.getByLabel('Name of stage 1').fill('Along the canal');
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Name of stage 1')).toHaveValue('Along the canal');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Tour name')).toHaveValue('Three days');
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Use one of your teams as team 1').selectOption({ label: 'Zephyr' });
  await page.getByLabel('Use one of your teams as team 2').selectOption({ label: 'Mistral' });
  await expect(page.getByLabel('Jersey of team 1')).toHaveValue('blue');
  await page.getByRole('button', { name: 'Create tour' }).click();
  await expect(page.getByRole('heading', { name: 'Along the canal' })).toBeVisible();

  // CP-9.7: stage 1 as it happened on a table.
  for (const { place, order } of primes) {
    await page.locator('.place-tabs').getByRole('button', { name: place }).click();
    for (const name of order) await tap(page, name);
  }
  await page
    .locator('.place-tabs')
    .getByRole('button', { name: /^Finish/ })
    .click();
  for (const arrival of arrivals.slice(0, 4)) await comeHome(page, arrival);
  await saved(page);

  // The server is gone for a while: the director goes on, also after a reload.
  await context.route('**/api/**', (route) => route.abort());
  for (const arrival of arrivals.slice(4, 7)) await comeHome(page, arrival);
  await expect(page.locator('.sync')).toHaveText('Offline: saved on this device');
  await page.reload();
  await expect(page.locator('.sync')).toHaveText('Offline: saved on this device');
  await expect(page.locator('.order > li')).toHaveCount(7);
  await comeHome(page, arrivals[7]);
  await expect(page.getByText('2 riders still to enter')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End stage' })).toBeDisabled();
  await context.unroute('**/api/**');
  await saved(page);
  await page.reload();
  await expect(page.locator('.order > li')).toHaveCount(8);
  for (const arrival of arrivals.slice(8)) await comeHome(page, arrival);
  for (const { seconds } of arrivals) await expect(page.locator('.order .came b', { hasText: time(seconds) }).first()).toBeVisible();

  // A slip of the finger, and back.
  await change(page, 'Bea', 'Move Bea down one place');
  await expect(page.getByText(/Before you can end the stage/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Everything is entered.')).toBeVisible();
  await page.getByRole('button', { name: 'End stage' }).click();
  await expect(page.getByRole('heading', { name: /^Bea wins and takes/ })).toBeVisible();
  // CP-8.13: Bea leads the sprints and the regularity too, and the next wear these jerseys for them.
  await expect(page.locator('.jersey-card .worn-for')).toHaveText(['worn for Bea', 'worn for Bea']);
  await noViolations(page);
  await nothingOverflows(page);
  await page.getByRole('button', { name: 'On to stage 2' }).first().click();
  await expect(page.getByText('Stage 2 of 3')).toBeVisible();

  // Stage 1 alone, by hand.
  await openView(page, 'Classifications');
  const first: ShownStage = { type: 'flat', home: arrivals.map(({ name, seconds }) => ({ name, seconds })), primes };
  expect(await readTable(page, 'Individual')).toEqual(arrivals.map(({ name, seconds }) => [name, seconds]));
  expect((await readTable(page, 'Intermediate sprints')).slice(0, 4)).toEqual([
    ['Bea', 21],
    ['Mistral 2', 19],
    ['Zephyr 3', 3],
    ['Mistral 3', 2],
  ]);
  expect((await readTable(page, 'Mountain')).slice(0, 3)).toEqual([
    ['Ana', 5],
    ['Mistral 1', 3],
    ['Mistral 5', 1],
  ]);
  expect((await readTable(page, 'Regularity')).slice(0, 3)).toEqual([
    ['Bea', 100],
    ['Mistral 2', 80],
    ['Ana', 60],
  ]);
  expect(await readTable(page, 'Teams')).toEqual([
    ['Zephyr', 12 + 25 + 78],
    ['Mistral', 24 + 35 + 78],
  ]);
  // CP-8.13: who leads several wears the first; the others go to the next who wears none.
  await expect(page.locator('.jersey-podium b')).toHaveText(['Bea', 'Ana', 'Mistral 2', 'Mistral 1']);
  await openView(page, 'Cycling Party');
  // Zephyr: stage 5, individual 10 + 5 + 1, mountain 5, sprints 5 + 1, regularity 5 + 1, teams 6.
  // Mistral: individual 7 + 3, mountain 3 + 1, sprints 3, regularity 3, teams 4.
  await expect(page.locator('.points-table tbody tr').nth(0)).toContainText('Zephyr');
  await expect(page.locator('.points-table .big')).toHaveText(['44', '24']);

  // Stage 2 is simulated, stage 3 raced against a bot.
  await openView(page, 'Stage');
  await openStage(page, 2);
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  await expect(page.getByText('finished, simulated')).toBeVisible();
  const second = await readStage(page);
  expect(second.home).toHaveLength(10);
  // What bots rode can be watched again.
  await page.getByRole('button', { name: 'Watch the race again' }).click();
  await page.getByRole('link', { name: 'Stage 2 of Three days' }).click();
  await expect(page.getByRole('link', { name: 'Watch the race again' })).toBeVisible();
  await openStage(page, 3);
  await page.getByRole('button', { name: 'Race it here' }).click();
  await expect(page.getByRole('link', { name: 'Stage 3 of Three days' })).toBeVisible();
  await expect(page.locator('.riders [fill="url(#jersey-leader-yellow)"]').first()).toBeAttached();
  const over = page.getByRole('link', { name: 'To the tour' });
  // What isn't drawn has no role: the link is there when the result is.
  await playUntil([page], () => isOver(page));
  await over.click();
  await expect(page.getByText('finished, raced here')).toBeVisible();
  const third = await readStage(page);

  // CP-9.9: stage 1 was wrong: Mistral 2 took the last sprint, and Bea came on square 9.
  await openStage(page, 1);
  await page.getByRole('button', { name: 'Reopen and correct' }).click();
  await page.locator('.place-tabs').getByRole('button', { name: 'Intermediate sprint, km 138' }).click();
  await change(page, 'Mistral 2', 'Move Mistral 2 up one place');
  await page
    .locator('.place-tabs')
    .getByRole('button', { name: /^Finish/ })
    .click();
  await change(page, 'Bea', 'Change the finish of Bea');
  await page.locator('.edit-time').getByRole('button', { name: 'Square 9', exact: true }).click();
  await page.locator('.edit-time').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'End stage' }).click();
  await saved(page);
  const corrected: ShownStage = {
    ...first,
    home: first.home.map((one) => (one.name === 'Bea' ? { ...one, seconds: 17 } : one)),
    primes: primes.map((one) => (one.place.endsWith('138') ? { ...one, order: ['Mistral 2', 'Bea', 'Mistral 3'] } : one)),
  };

  // Every sum once more, without the program.
  const sums = addUp([corrected, second, third], teamOf);
  expect(sums.tables['Intermediate sprints'].get('Mistral 2')).toBeGreaterThanOrEqual(21);
  await openView(page, 'Classifications');
  // CP-8.1: nobody has a place in a table of points without a point in it.
  const placed = (table: (typeof tables)[number]) =>
    [...sums.tables[table]].filter(([, total]) => table === 'Individual' || table === 'Teams' || total > 0);
  for (const table of tables) expect(new Map(await readTable(page, table)), table).toEqual(new Map(placed(table)));
  const worth: Readonly<Record<(typeof tables)[number], readonly number[]>> = {
    Individual: [10, 7, 5, 3, 1],
    Mountain: [5, 3, 1],
    'Intermediate sprints': [5, 3, 1],
    Regularity: [5, 3, 1],
    Teams: [6, 4, 2],
  };
  const points = new Map([
    ['Zephyr', 0],
    ['Mistral', 0],
  ]);
  const give = (name: string, value: number) => points.set(name, (points.get(name) ?? 0) + value);
  for (const name of sums.wins) give(teamOf(name), 5);
  for (const table of tables) for (const [place, name] of sums.ranked(table).entries()) give(teamOf(name), worth[table][place] ?? 0);
  await openView(page, 'Cycling Party');
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
  const [best = '', other = ''] = [...points].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
  await expect(page.locator('.points-table .big')).toHaveText([String(points.get(best)), String(points.get(other))]);
  if (points.get(best) !== points.get(other)) await expect(page.getByText(`${best} wins the tour`)).toBeVisible();
  await nothingOverflows(page);
  await noViolations(page);

  // It is all with the server: on another device the raced stage can be watched again.
  const elsewhere = await browser.newContext({ baseURL: server.url, storageState: await page.context().storageState() });
  const device = await elsewhere.newPage();
  await device.goto('/tours');
  await expect(device.getByText('3 stages, finished')).toBeVisible();
  await device.getByRole('link', { name: 'Three days' }).click();
  await openView(device, 'Stage');
  await openStage(device, 3);
  await device.getByRole('button', { name: 'Watch the race again' }).click();
  await expect(device.getByRole('link', { name: 'Stage 3 of Three days' })).toBeVisible();
  await elsewhere.close();
});

import { expect } from '@playwright/test';
import { planOf } from '../../server/test/plans.ts';
import { navigate, nothingOverflows, noViolations, openSetup, result } from './browser.ts';
import { makeKey, signUp } from './office.ts';
import { makeTable, type Person, phone, play, reached, sit, start, test, whoIsAsked } from './together.ts';

// Each test has people with large and with small screens.
test.skip(({ isMobile }) => isMobile);

test('with bots at the start every die is verified; a spectator who looked back goes live again', async ({ comes }) => {
  test.setTimeout(240_000);
  const ann = await comes();
  const dee = await comes(phone);
  const { page } = ann;
  // A signed-in host does not type a name again.
  await signUp(ann.context, ann.server, 'Ann');
  await openSetup(page, 'los-ciclistas');
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByLabel('Length').fill('60');
  await page.getByRole('button', { name: 'Play online with friends' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ann');
  await page.getByLabel(/^Clock/).selectOption('race');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.locator('.people .active .name')).toContainText('Ann · you · host · here');
  const url = page.url();
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await expect(page.locator('.live-bar')).toBeVisible();
  // The clock of the dialog is that of the race, not that of the dialog.
  const clocks = page.locator('.clock.running');
  await expect(clocks.first()).toBeVisible();
  await page.waitForTimeout(2500);
  await page.getByRole('button', { name: 'Table settings' }).click();
  const shown = await page.getByRole('dialog').locator('.clock.running').textContent();
  expect(shown).not.toBe('20:00');
  await page.keyboard.press('Escape');

  await dee.page.goto(url);
  const bar = dee.page.locator('.live-bar');
  await expect(bar).toContainText('Live');
  await play([ann], reached(8, ann));
  await dee.page.getByRole('button', { name: 'One step back' }).click();
  await expect(bar).toContainText(/\d+ steps? behind/);
  await expect(dee.page.getByRole('button', { name: 'Skip to my turn' })).toHaveCount(0);
  await dee.page.getByRole('button', { name: /^Back to the race/ }).click();
  await expect(bar).toContainText('Live');
  await play([ann]);
  for (const person of [ann, dee]) {
    await expect(result(person.page)).toBeVisible();
    await person.page.getByRole('button', { name: 'Verify every die' }).click();
    await expect(person.page.getByText(/^Every die is right: \d+ dice in \d+ steps, as the seals promised\.$/)).toBeVisible();
  }
  // A server that has swapped the seal of its secret is found out.
  await page.evaluate((id) => {
    const key = `gruppetto-dice-${id}`;
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), commitment: 'f'.repeat(64) }));
  }, url.split('/').at(-1));
  await page.getByRole('button', { name: 'Verify every die' }).click();
  await expect(page.getByText(/^Something is wrong with the dice of this race\. fairness\.commitment/)).toBeVisible();
});

/** Ann founds a club and begins a season, Bo joins by the link; gives the address of the club. */
async function foundClub({ page }: Person, bo: Person): Promise<string> {
  await navigate(page, '/clubs');
  await page.getByLabel('Name of the club').fill('The Thursday Bunch');
  await page.getByRole('button', { name: 'Create a club' }).click();
  await expect(page.getByRole('heading', { name: 'The Thursday Bunch' })).toBeVisible();
  await page.getByRole('button', { name: 'Create a link' }).click();
  await bo.page.goto(await page.getByLabel('Invitation link').inputValue());
  await expect(bo.page.getByRole('heading', { name: 'Join The Thursday Bunch?' })).toBeVisible();
  await bo.page.getByRole('button', { name: 'Join the club' }).click();
  await expect(bo.page.getByText('Club · 2 members · private')).toBeVisible();
  await page.getByLabel('Name of the season').fill('Autumn');
  await page.getByRole('button', { name: 'Start a season' }).click();
  await expect(page.getByRole('heading', { name: 'Autumn' })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** The race has given points; Ann ends the season, which is in the hall of fame, and a league pairs the two. */
async function endSeason({ page }: Person, bo: Person, club: string): Promise<void> {
  await navigate(page, club);
  await expect(page.getByText(/^(Ann leads Bo|Bo leads Ann) by \d+ points? in Autumn\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'End the season' }).click();
  await page.getByRole('button', { name: 'End it and name the winner?' }).click();
  await expect(page.getByText(/^Autumn, \d+ points$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start a cup or a league' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Winter league');
  await page.getByLabel('Type').selectOption('league');
  await page.getByRole('button', { name: 'Start the first round' }).click();
  await expect(page.getByRole('region', { name: 'Winter league' })).toBeVisible();
  await noViolations(page);
  await navigate(bo.page, club);
  await nothingOverflows(bo.page);
  await bo.page.getByRole('link', { name: 'Go to table 1' }).click();
  await expect(bo.page.getByRole('button', { name: /^Sit here/ }).first()).toBeVisible();
}

test('friends in two towns: a club with its season and league, a rated race, a rematch with reserved seats, a profile', async ({
  comes,
}) => {
  test.setTimeout(240_000);
  const ann = await comes();
  const bo = await comes(phone);
  await signUp(ann.context, ann.server, 'Ann');
  await signUp(bo.context, bo.server, 'Bo', await makeKey(ann.context, ann.server));
  for (const { page } of [ann, bo]) await page.goto('/account');
  await ann.page.getByLabel('Name of their account').fill('Bo');
  await ann.page.getByRole('button', { name: 'Add friend' }).click();
  await expect(ann.page.getByText('hasn’t added you yet')).toBeVisible();
  await bo.page.getByLabel('Name of their account').fill('Ann');
  await bo.page.getByRole('button', { name: 'Add friend' }).click();
  await expect(bo.page.getByText('added you too', { exact: true })).toBeVisible();
  await noViolations(ann.page);
  await nothingOverflows(bo.page);
  const club = await foundClub(ann, bo);

  await openSetup(ann.page, 'los-ciclistas');
  for (let seat = 4; seat > 3; seat--) await ann.page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await ann.page.getByLabel('Length').fill('60');
  const url = await makeTable(ann, 'Ann', async (page) => page.getByLabel('Rated').check());
  // One tap keeps a seat for a friend, who finds it in the list of their tables.
  await ann.page.getByRole('button', { name: 'Reserve a seat for Bo' }).click();
  await expect(ann.page.getByText('reserved for Bo').first()).toBeVisible();
  await ann.page.getByLabel('Club').selectOption('The Thursday Bunch');
  await navigate(bo.page, '/lobby');
  await bo.page.getByRole('link', { name: 'Los Ciclistas Ann’s table' }).click();
  await bo.page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await expect(bo.page.locator('.people .active .name')).toContainText('Bo · you');
  await ann.page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await expect(ann.page.locator('.live-bar')).toBeVisible();
  const asked = await whoIsAsked([ann, bo]);
  await expect(asked.page.getByRole('button', { name: /^Ask the coach/ })).toHaveCount(0);
  // Nor are they told their odds, as those are who watch.
  const odds = ({ page }: Person) => page.getByText('Chances of winning so far');
  await expect(odds(asked)).toHaveCount(0);
  const cy = await comes();
  await cy.page.goto(url);
  await expect(odds(cy)).toBeVisible();
  await play([ann, bo]);
  await expect(result(bo.page)).toBeVisible();
  await expect(odds(bo)).toHaveCount(1);
  await expect(ann.page.getByText(/[+−]\d+ rating/).first()).toBeVisible();

  await ann.page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(ann.page.locator('.people .active .name')).toContainText('Ann · you · host');
  await expect(ann.page.getByText('reserved for Bo').first()).toBeVisible();
  await bo.page.getByRole('button', { name: 'Go to the rematch' }).click();
  await expect(bo.page.locator('.people .active .name')).toContainText('Bo · you');
  expect(new URL(bo.page.url()).pathname).toBe(new URL(ann.page.url()).pathname);
  expect(bo.page.url()).not.toBe(url);

  await endSeason(ann, bo, club);
  for (const { page } of [ann, bo]) {
    await navigate(page, '/ratings');
    await expect(page.getByRole('region', { name: '2 players' }).getByRole('row')).toHaveCount(2);
    await noViolations(page);
    await nothingOverflows(page);
    await navigate(page, '/players/Ann');
    await expect(page.getByRole('heading', { name: 'Ann' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Head to head' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Rating of Ann over time/ })).toBeVisible();
    await noViolations(page);
    await nothingOverflows(page);
  }
});

/** Ann goes on vacation from her account page and comes back; Bo, at the table, sees both. */
async function seesVacation({ page }: Person, bo: Person): Promise<void> {
  const tag = bo.page.getByText(/on vacation until/).filter({ visible: true });
  await navigate(page, '/account');
  await page.getByRole('button', { name: 'Start vacation' }).click();
  await expect(page.getByText(/^On vacation until/)).toBeVisible();
  await expect(tag.first()).toBeVisible();
  await nothingOverflows(bo.page);
  await page.getByRole('button', { name: 'End vacation' }).click();
  await expect(tag).toHaveCount(0);
}

test('a stage is raced online: its result enters the tour, and the next stage stands ready', async ({ comes }) => {
  test.setTimeout(240_000);
  const ann = await comes();
  const bo = await comes(phone);
  await signUp(ann.context, ann.server, 'Ann');
  const id = crypto.randomUUID();
  const plan = planOf(2);
  const stages = plan.stages.map(({ name }) => ({ name, options: { players: 4, length: 60 } }));
  const seats = plan.seats.map((team, seat) => ({ ...team, player: seat < 2 ? 'person' : 'rule-of-thumb' }));
  const data = { id, plan: { ...plan, stages, seats } };
  expect((await ann.context.request.post('/api/tours', { data, headers: { origin: ann.server } })).ok()).toBe(true);
  await ann.page.goto(`/tours/${id}`);
  await ann.page.getByRole('button', { name: 'Race it online' }).click();
  await ann.page.getByLabel(/^Clock/).selectOption('days');
  await ann.page.getByRole('button', { name: 'Open the stage' }).click();
  await expect(ann.page.getByText('Stage 1 of 2: Vuelta de prueba')).toBeVisible();
  const url = ann.page.url();
  await ann.page.getByRole('button', { name: 'Sit here Red' }).click();
  await sit(bo, url, 'Bo', 'Blue');
  await start(ann);
  await seesVacation(ann, bo);
  await navigate(ann.page, new URL(url).pathname);
  await play([ann, bo]);
  await expect(ann.page.getByText('Stage 2 is ready, and your seat is reserved.')).toBeVisible();
  await bo.page.getByRole('link', { name: 'Go to stage 2' }).click();
  await expect(bo.page.getByText('reserved for Bo').first()).toBeVisible();
  await ann.page.getByRole('link', { name: 'To the tour: Vuelta de prueba' }).click();
  await ann.page
    .getByRole('button', { name: 'Stage 1, closed' })
    .or(ann.page.getByRole('button', { name: /^Stage 1,/ }))
    .first()
    .click();
  await expect(ann.page.getByText(/raced/).first()).toBeVisible();
});

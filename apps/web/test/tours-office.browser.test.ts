import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { navigate, nothingOverflows, noViolations, rideToTheFinish, soaks } from './browser.ts';
import { complaintsOf, expect, makeKey, makeTour, openStage, openView, password, signUp, test } from './office.ts';

/** On a phone the tools of a rider are folded away. */
async function unfoldTools(page: Page, rider: string): Promise<void> {
  const unfold = page.getByRole('button', { name: `Edit ${rider}`, exact: true });
  if (await unfold.isVisible()) await unfold.click();
}

const views = ['Stage', 'Classifications', 'Stages', 'Riders', 'Almanac', 'Share'];

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page of the office is free of axe violations and fits, ${colorScheme}`, {
    tag: colorScheme === 'light' ? '@any-width' : '@phone',
  }, async ({ page, context, server }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(context, server.url, 'Olga');
    const check = async () => {
      await noViolations(page);
      await nothingOverflows(page);
    };
    await page.goto('/teams');
    await page.getByRole('heading', { name: 'First, your teams' }).waitFor();
    await check();
    await navigate(page, '/tours?later=true');
    await page.getByRole('button', { name: /^New tour/ }).click();
    await page.getByText('Cycling Party', { exact: true }).click();
    await page.getByLabel('Tour name').fill('Over the passes');
    await page.getByLabel('Type of tour').selectOption('high-mountain');
    await page.getByRole('spinbutton', { name: /^Stages/ }).fill('2');
    await page.getByLabel('Teams').fill('3');
    await check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Points in play').waitFor();
    await check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Edit stage 2' }).click();
    await page.getByLabel('Pass 1 from').waitFor();
    await check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name of team 3').waitFor();
    await check();
    await page.getByRole('button', { name: 'Create tour' }).click();
    await page
      .locator('.place-tabs')
      .getByRole('button', { name: /^Finish/ })
      .click();
    await check();
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    await page.getByText('finished, simulated').waitFor();
    await openStage(page, 2);
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    await page.getByText('finished, simulated').waitFor();
    for (const view of [...views, 'Advantages', 'Cycling Party']) {
      await openView(page, view);
      await expect(page.locator('main section, main .card').first()).toBeVisible();
      await check();
    }
    for (const stage of [1, 2]) {
      await navigate(page, `${new URL(page.url()).pathname}?view=ceremony&stage=${stage}`);
      await page.locator('.ceremony .headline').waitFor();
      await check();
    }
    for (const view of ['sheet', 'report']) {
      await navigate(page, `${new URL(page.url()).pathname}?view=${view}`);
      await page.getByRole('button', { name: 'Print' }).waitFor();
      await check();
    }
    await navigate(page, '/tours');
    await page.getByText('2 stages, finished').waitFor();
    await check();
  });

/** The other ones differ only in their names and figures, and were looked at above. */
const ofItsGame = ['Stage', 'Stages', 'Standings'];

test('tours of the other games go through the same screens, and a stage has a field for its course', { tag: '@any-width' }, async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(360_000);
  await signUp(context, server.url, 'Olga');
  for (const title of ['Los Ciclistas', 'Leader 1: Hell of the North', 'Pace Wheel', 'WielerSIM'])
    await test.step(title, async () => {
      await makeTour(page, title, `A tour of ${title}`, async () => {
        await page.getByRole('spinbutton', { name: /^Stages/ }).fill('2');
      });
      // Even where all courses are of our own.
      if (title.startsWith('Leader 1')) {
        await openView(page, 'Stages');
        await page.getByRole('button', { name: 'Change the course' }).click();
        await page.getByLabel('Race', { exact: true }).selectOption('miners-road');
        await noViolations(page);
        await page.getByRole('button', { name: 'Use this course' }).click();
        await expect(page.locator('.stage-facts')).toContainText('72 rows');
        await openView(page, 'Stage');
      }
      await noViolations(page);
      await nothingOverflows(page);
      await page.getByRole('button', { name: /Simulate all remaining/ }).click();
      await expect(page.getByRole('button', { name: 'Stage 2, finished' })).toBeVisible({ timeout: 60_000 });
      // What a race director counts has a page where there is something to count.
      const shown = await page.getByRole('navigation', { name: 'Pages of the tour' }).getByRole('button').allTextContents();
      expect(shown).toEqual(expect.arrayContaining([...views, 'Standings']));
      if (title === 'WielerSIM') expect(shown).not.toContain('Advantages');
      for (const view of shown.filter((one) => soaks || ofItsGame.includes(one))) {
        await openView(page, view);
        await expect(page.locator('main section, main .card').first()).toBeVisible();
        await noViolations(page);
        await nothingOverflows(page);
      }
      await openView(page, 'Standings');
      await expect(page.locator('.tour-winner')).toBeVisible();
    });
});

test('a stage of another game is typed in by what its game asks for', { tag: '@any-width' }, async ({ page, context, server }) => {
  await signUp(context, server.url, 'Olga');
  await makeTour(page, 'Los Ciclistas', 'Two riders short', async () => {
    await page.getByRole('spinbutton', { name: /^Stages/ }).fill('1');
    await page.getByLabel('Type of tour').selectOption('road');
    await page.getByLabel('Teams').fill('2');
  });
  const pad = page.locator('.director .arrival-pad');
  const tap = (name: string) => page.locator('.rider-picker').getByRole('button', { name, exact: true }).click();
  for (const [name, round, label] of [
    ['Red 1', 1, 3],
    ['Blue 1', 1, 3],
    ['Blue 2', 1, 7],
    ['Red 2', 2, 0],
    ['Red 3', 2, 4],
  ] as const) {
    await pad.getByRole('button', { name: `Round ${round}`, exact: true }).click();
    await pad.getByRole('button', { name: `Space ${label}`, exact: true }).click();
    await expect(pad.locator('output')).toHaveText(`${round}′${label}`);
    await tap(name);
  }
  await expect(page.getByText(/^Blue 3 /).last()).toBeVisible();
  await page.getByRole('button', { name: /^Same as Red 3/ }).click();
  await tap('Blue 3');
  await page.getByRole('button', { name: 'End stage' }).click();
  await expect(page.getByRole('heading', { name: 'Red wins Two riders short' })).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);
});

test('a second tap on the same spot does nothing; what is missing or out of order is said at once, a tap away', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await signUp(context, server.url, 'Paula');
  await makeTour(page, 'Cycling Party', 'Quick fingers', async () => {
    await page.getByRole('spinbutton', { name: /^Stages/ }).fill('1');
    await page.getByLabel('Teams').fill('2');
  });
  const tabs = page.locator('.place-tabs');
  const shownTab = tabs.locator('[aria-pressed="true"]');
  const places = await tabs.getByRole('button').count();
  await expect(page.locator('.end-stage li')).toHaveCount(places);
  const inside = async () => {
    const [tab, row] = [await shownTab.boundingBox(), await tabs.boundingBox()];
    return tab && row && tab.x >= row.x - 1 && tab.x + tab.width <= row.x + row.width + 1;
  };

  const picker = page.locator('.rider-picker');
  const name = (await picker.locator('.pick-riders button').first().getAttribute('aria-label')) ?? '';
  const first = picker.getByRole('button', { name, exact: true });
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  const spot = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await page.mouse.click(...spot);
  await page.mouse.click(...spot);
  await expect(page.locator('.order > li')).toHaveCount(1);
  await expect(page.locator('.tap-shield')).toHaveCount(0);
  await expect(page.locator('.order > li')).toHaveCount(1);

  await page.locator('.end-stage').getByRole('button', { name: '10 riders still to enter' }).click();
  await expect(shownTab).toHaveText(/^Finish/);
  await expect.poll(inside).toBe(true);
  await page.reload();
  const pad = page.locator('.director .arrival-pad');
  await tabs.getByRole('button', { name: /^Finish/ }).click();
  // Nothing is chosen for anybody: without a time no rider can be entered.
  await expect(picker.getByRole('button', { name: 'Red 1', exact: true })).toBeDisabled();
  const came = async (square: number) => {
    await pad.getByLabel('Minutes', { exact: true }).fill('0');
    await pad.getByRole('button', { name: `Square ${square}`, exact: true }).click();
    await pad.getByRole('button', { name: 'Die 1', exact: true }).click();
  };
  await came(4);
  await expect(pad.locator('output')).toHaveText('0′45″');
  await picker.getByRole('button', { name: 'Red 1', exact: true }).click();
  await expect(picker.getByRole('button', { name: 'Blue 1', exact: true })).toBeDisabled();
  // A bunch finishes the same, one tap each.
  await page.getByRole('button', { name: /^Same as Red 1/ }).click();
  await picker.getByRole('button', { name: 'Red 2', exact: true }).click();
  await picker.getByRole('button', { name: 'Red 3', exact: true }).click();
  // A forgotten rider is put in at their place.
  await unfoldTools(page, 'Red 2');
  await page.getByRole('button', { name: 'Add a rider before Red 2' }).click();
  await expect(page.getByText('This rider becomes 2nd')).toBeVisible();
  await picker.getByRole('button', { name: 'Blue 2', exact: true }).click();
  await expect(page.locator('.order .rider-name')).toHaveText(['Red 1', 'Blue 2', 'Red 2', 'Red 3']);
  await came(9);
  await picker.getByRole('button', { name: 'Blue 1', exact: true }).click();
  const said = 'Blue 1 is further past the line than the rider placed ahead.';
  await expect(page.locator('.order > li.wrong')).toContainText(said);
  await tabs.getByRole('button').first().click();
  await page.locator('.end-stage').getByRole('button', { name: said }).click();
  await expect(page.locator('.order > li.wrong')).toBeFocused();
  await expect(page.locator('.order > li.wrong')).toBeInViewport();
});

test('sharing: a director enters, the owner sees it come, a reader and a follower look on', { tag: '@any-width' }, async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  await signUp(context, server.url, 'Olga');
  await makeTour(page, 'Cycling Party', 'Shared', async () => {
    await page.getByLabel('Teams').fill('2');
  });
  const address = new URL(page.url()).pathname;
  await openView(page, 'Share');
  const linkFor = async (button: string, label: string) => {
    await page.getByRole('button', { name: button }).click();
    const made = page.getByRole('textbox', { name: label });
    await expect(made).toHaveValue(/^http/);
    return made.inputValue();
  };
  const withdrawn = await linkFor('Invite a reader', 'Invitation link');
  await page.getByRole('button', { name: 'Cancel 1 open invitation' }).click();
  await expect(page.getByText('There are no open invitations any more.')).toBeVisible();
  expect((await context.request.get(withdrawn.replace('/invitation/', '/api/invitations/'))).status()).toBe(404);
  const invited = await linkFor('Invite a director', 'Invitation link');
  await page.getByRole('textbox', { name: 'Invitation link' }).waitFor();
  await page.getByRole('button', { name: 'Invite a reader' }).click();
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).not.toHaveValue(invited);
  const reading = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  const follow = await linkFor('Create follow link', 'Follow link');

  const directing = await browser.newContext({ baseURL: server.url });
  // It says to what and as what before anybody signs in.
  const stranger = await directing.newPage();
  await stranger.goto(invited);
  await expect(stranger.getByRole('heading', { name: 'You are invited to Shared' })).toBeVisible();
  await expect(stranger.getByText('You will be a director')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Accept' })).toBeHidden();
  await stranger.close();
  await signUp(directing, server.url, 'Dirk', await makeKey(context, server.url));
  const director = await directing.newPage();
  const complaints = complaintsOf(director);
  await director.goto(invited);
  await expect(director.getByRole('heading', { name: 'You are invited to Shared' })).toBeVisible();
  await director.getByRole('button', { name: 'Accept' }).click();
  await expect(director.getByRole('heading', { level: 1, name: 'Shared' })).toBeVisible();

  const readers = await browser.newContext({ baseURL: server.url });
  await signUp(readers, server.url, 'Rita', await makeKey(context, server.url));
  const reader = await readers.newPage();
  await reader.goto(reading);
  await reader.getByRole('button', { name: 'Accept' }).click();
  await expect(reader.getByText('View only')).toBeVisible();
  await expect(reader.locator('.rider-picker')).toBeHidden();

  const following = await browser.newContext({ baseURL: server.url });
  const follower = await following.newPage();
  await follower.goto(follow);
  await expect(follower.getByText('View only')).toBeVisible();
  await expect(follower.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(follower.locator('.rider-picker')).toBeHidden();

  await navigate(page, address);
  await director.locator('.rider-picker').getByRole('button', { name: 'Red 2', exact: true }).click();
  for (const watching of [page, reader, follower]) await expect(watching.locator('.order > li')).toContainText(['Red 2']);
  await page.locator('.rider-picker').getByRole('button', { name: 'Blue 2', exact: true }).click();
  await expect(director.locator('.order > li')).toHaveCount(2);
  // Another director's entry is named before it goes.
  await director.getByRole('button', { name: 'Undo Olga’s entry' }).first().click();
  await director.getByRole('button', { name: /^Undo Olga’s “Blue 2: / }).click();
  await expect(page.locator('.order > li')).toHaveCount(1);
  // The follow link can be seen again, by the director too.
  await openView(director, 'Share');
  await expect(director.getByRole('textbox', { name: 'Follow link' })).toHaveValue(follow);
  await expect(director.getByRole('img', { name: 'QR code of the follow link' })).toBeVisible();

  await openView(page, 'Share');
  await page.getByRole('button', { name: 'Remove Dirk' }).click();
  await page.getByRole('button', { name: 'Really remove?' }).click();
  await expect(page.locator('.members').getByText('Dirk')).toBeHidden();
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  await directing.close();
  await readers.close();
  await following.close();
});

test('a tour is saved as files, and deleted only when asked twice', { tag: '@any-width' }, async ({ page, context, server }) => {
  await signUp(context, server.url, 'Olga');
  // A draft that reaches the server after its tour was made would be there for good.
  await page.route('**/api/drafts/*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  const underWay = page.waitForRequest((request) => request.method() === 'PUT');
  await makeTour(page, 'Cycling Party', 'For the shelf', async () => {
    await underWay;
    await page.getByRole('spinbutton', { name: /^Stages/ }).fill('1');
    await page.getByLabel('Teams').fill('2');
  });
  await openView(page, 'Cycling Party');
  await page.getByRole('button', { name: /^Ride it \d+ times/ }).click();
  await expect(page.locator('.tour-chances section')).toHaveCount(5);
  await openView(page, 'Stage');
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  await page.getByText('finished, simulated').waitFor();
  await openView(page, 'Share');
  const save = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  expect((await save('Classifications (CSV)')).split('\r\n')[0]).toBe(
    '\uFEFFafter_stage,stage_name,classification,place,name,team,number,total,total_time,of_this_stage,of_this_stage_time',
  );
  expect((await save('Stages (CSV)')).split('\r\n').length).toBeGreaterThan(10);
  expect(JSON.parse(await save('Save as file')).name).toBe('For the shelf');
  await navigate(page, '/tours');
  await page.getByRole('button', { name: 'Delete For the shelf' }).click();
  await page.getByRole('button', { name: 'Really delete?' }).click();
  await expect(page.getByText('No tours yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeHidden();
});

test('teams are changed and removed, and a draft is found again or deleted', { tag: '@any-width' }, async ({ page, context, server }) => {
  await signUp(context, server.url, 'Olga');
  await page.goto('/tours');
  await expect(page.getByRole('heading', { name: 'First, your teams' })).toBeVisible();
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByText('Please name the team.')).toBeVisible();
  await page.getByLabel('Team name').fill('Zephyr');
  await page.getByRole('button', { name: 'Save team' }).click();
  await page.getByRole('button', { name: 'Edit Zephyr' }).click();
  await page.getByLabel('Team name').fill('Sirocco');
  await page.getByLabel('Rider 6', { exact: true }).fill('Finn');
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(page.locator('.team-card')).toContainText('Finn');
  await page.reload();
  await page.getByRole('button', { name: 'Delete Sirocco' }).click();
  await page.getByRole('button', { name: 'Really delete?' }).click();
  await expect(page.getByRole('heading', { name: 'First, your teams' })).toBeVisible();
  await page.getByRole('link', { name: /^Skip for now/ }).click();

  await page.getByRole('button', { name: /^New tour/ }).click();
  await page.getByText('Cycling Party', { exact: true }).click();
  await expect(page.getByText('Please name the tour.')).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please name the tour.')).toBeVisible();
  await page.getByLabel('Tour name').fill('Half of it');
  await page.getByRole('spinbutton', { name: /^Stages/ }).fill('101');
  await expect(page.getByText('A tour has 1 to 100 stages.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByRole('spinbutton', { name: /^Stages/ }).fill('21');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.stage-card')).toHaveCount(21);
  // CP-1.7, CP-9.5: what breaks a rule is refused beside its field.
  await page.getByRole('button', { name: 'Edit stage 1', exact: true }).click();
  await page.getByLabel('Pass 1 from').fill('149');
  await expect(page.locator('.stage-builder .problem').first()).toContainText('CP-1.7');
  await expect(page.getByText('Stage 1 doesn’t work like this.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.locator('.office-nav').getByRole('link', { name: 'Tours', exact: true }).click();
  await page.getByRole('link', { name: /Half of it/ }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await navigate(page, '/tours');
  await page.getByRole('button', { name: 'Delete the draft Half of it' }).click();
  await page.getByRole('button', { name: 'Really delete?' }).click();
  await expect(page.getByText('Half of it')).toBeHidden();
});

test('what another tab or another director has done meanwhile is kept, and what no longer fits is said', { tag: '@any-width' }, async ({
  page,
  context,
  browser,
  server,
  network,
}) => {
  network.mayFail = true;
  await signUp(context, server.url, 'Olga');
  await makeTour(page, 'Cycling Party', 'Two directors', async () => {
    await page.getByLabel('Teams').fill('2');
  });
  // Nor do two tabs of one director lose one another's entries.
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.locator('.rider-picker').getByRole('button', { name: 'Blue 1', exact: true }).click();
  await expect(page.locator('.order > li')).toHaveCount(1);
  await page.locator('.rider-picker').getByRole('button', { name: 'Red 1', exact: true }).click();
  await expect(tab.locator('.order > li')).toHaveCount(2);
  await expect(tab.locator('.sync')).toHaveText('Saved');
  await tab.close();
  await expect(page.locator('.sync')).toHaveText('Saved');

  const second = await browser.newContext({ baseURL: server.url });
  await second.request.post(`${server.url}/api/session`, { data: { name: 'Olga', password }, headers: { origin: server.url } });
  const other = await second.newPage();
  await other.goto(page.url());
  const tap = (on: Page, name: string) => on.locator('.rider-picker').getByRole('button', { name, exact: true }).click();
  await expect(other.locator('.sync')).toHaveText('Saved');
  for (const one of [page, other]) await one.locator('.place-tabs').getByRole('button').nth(1).click();
  await context.route('**/api/**', (route) => route.abort());
  await tap(page, 'Red 2');
  await tap(page, 'Blue 5');
  await expect(page.locator('.sync')).toHaveText('Offline: saved on this device');
  await tap(other, 'Red 2');
  await expect(other.locator('.sync')).toHaveText('Saved');
  await context.unroute('**/api/**');
  await expect(page.getByRole('alert')).toContainText('Red 2 is already in this order.');
  await expect(page.locator('.sync')).toHaveText('Saved');
  for (const one of [page, other]) await expect(one.locator('.order .rider-name')).toHaveText(['Red 2', 'Blue 5']);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await second.close();
});

test('a stage that was raced and emptied is typed in, and its race comes back only when asked', { tag: '@any-width' }, async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  await signUp(context, server.url, 'Olga');
  await makeTour(page, 'Los Ciclistas', 'Raced', async () => {
    await page.getByRole('spinbutton', { name: /^Stages/ }).fill('2');
    await page.getByLabel('Type of tour').selectOption('road');
    await page.getByLabel('Teams').fill('2');
  });
  await page.getByRole('button', { name: 'Race it here' }).click();
  await rideToTheFinish(page);
  await page.getByRole('link', { name: 'To the tour' }).click();
  await expect(page.getByText('finished, raced here')).toBeVisible();
  await expect(page.locator('.sync')).toHaveText('Saved');
  await page.getByRole('button', { name: 'Reopen and correct' }).click();
  await page.getByRole('button', { name: 'Clear stage' }).click();
  await page.getByRole('button', { name: 'Really clear?' }).click();
  await expect(page.locator('.rider-picker')).toBeVisible();
  await page.getByRole('button', { name: 'Use the result of the race' }).click();
  await expect(page.getByText('finished, raced here')).toBeVisible();
});

test('tables keep place, name and total in sight, tabs open at the current stage, and what is no tour says so', {
  tag: '@phone',
}, async ({ page, context, server, network }) => {
  await signUp(context, server.url, 'Olga');
  await makeTour(page, 'Cycling Party', 'Read at a glance');
  await page.getByRole('button', { name: /Simulate all remaining/ }).click();
  await expect(page.getByRole('button', { name: 'Stage 3, finished' })).toBeVisible({ timeout: 60_000 });
  // CP-9.8.
  await openView(page, 'Stages');
  await expect(page.getByText('Stage 3 of 3')).toBeVisible();
  // CP-1.10.
  await expect(page.locator('svg.circuit')).toBeVisible();
  await openView(page, 'Classifications');
  const row = page.locator('.ranking.whole tbody tr').first();
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const column of ['.place', '.who', '.total']) {
    const box = await row.locator(column).boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.height).toBeLessThan(64);
  }
  network.mayFail = true;
  await navigate(page, '/tours/nonsense');
  await expect(page.getByRole('heading', { name: 'You can’t open this tour' })).toBeVisible();
  await page.getByRole('link', { name: 'All tours' }).click();
  await expect(page.getByRole('link', { name: /Read at a glance/ })).toBeVisible();
});

test('a tour without an account: planned, ridden, entered and printed in this browser, and taken along by an account', {
  tag: '@any-width',
}, async ({ page, context, server }) => {
  test.setTimeout(120_000);
  await makeTour(page, 'Los Ciclistas', 'Kitchen table', async () => {
    await page.getByRole('spinbutton', { name: /^Stages/ }).fill('2');
    await page.getByLabel('Teams').fill('2');
  });
  await expect(page.locator('.sync')).toHaveText('Saved in this browser');
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  await expect(page.getByText('finished, simulated')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stage 1, finished' })).toBeVisible();
  await openView(page, 'Stages');
  await page.getByRole('button', { name: 'Print stage sheet' }).click();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await openView(page, 'Share');
  await expect(page.getByRole('heading', { name: 'Share this tour' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await (await download).path();
  await navigate(page, '/tours');
  await expect(page.getByRole('link', { name: /Kitchen table/ })).toContainText('Stage 2 of 2');

  // Opened from its file it is another tour; then an account takes the first along.
  await page.getByLabel('Open a saved tour').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Stage 1, finished' })).toBeVisible();
  await signUp(context, server.url, 'Olga');
  await page.goto('/tours?later=true');
  await page.getByRole('button', { name: 'Add to my account Kitchen table' }).first().click();
  await expect(page.getByRole('button', { name: 'Add to my account Kitchen table' })).toHaveCount(1);
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Your tours' }) })
    .getByRole('link', { name: /Kitchen table/ })
    .click();
  await expect(page.locator('.sync')).toHaveText('Saved');
  await expect(page.getByText('Stage 2 of 2')).toBeVisible();
});

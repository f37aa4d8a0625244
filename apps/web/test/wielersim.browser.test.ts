import { readFile } from 'node:fs/promises';
import { findGame } from '@gruppetto/catalogue/all';
import type { Game } from '@gruppetto/kernel';
import { csvOf, parseSetUp, ridePart, type SetUp, summarise } from '@gruppetto/lab';
import { namesOf } from '@gruppetto/words';
import type { Locator, Page } from '@playwright/test';
import { expect, fitsBothWidths, nothingOverflows, noViolations, phoneFirst, result, sameFavourite, steps, test } from './browser.ts';

const shortLoop = `The Short Loop
location     | km | event       | sqr | sec
Gate         |  0 |             |  60 | blue
Hill (start) | 10 | climb start |  50 | red
Hill (top)   | 14 | C2 (4)      |  36 | green
Bridge       | 20 | Sp          |  20 |
Square       | 30 | finish      |   0 |
hierarchy: leader, climber, sprinter, helper
`;

const startButton = (page: Page): Locator => page.getByRole('button', { name: 'Start the race' });

/** The editors are folded away. */
async function openOptions(page: Page): Promise<void> {
  await page.goto('/new/wielersim');
  await page.locator('.more-options summary').first().click();
}

async function setUpShortLoop(page: Page): Promise<void> {
  await openOptions(page);
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await page.locator('#route-text').fill(shortLoop);
  await page.locator('#riders-ready').selectOption('five-teams');
}

async function textOf(page: Page, click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFile(await file.path(), 'utf8');
}

test(
  'a route is typed beside its profile: mistakes are named by line and field, and nothing typed is lost',
  phoneFirst,
  async ({ page }) => {
    await openOptions(page);
    await page.getByRole('button', { name: 'Edit as text' }).click();
    const text = page.locator('#route-text');
    await text.fill(shortLoop.replace('|  36 |', '|  45 |'));
    await expect(page.getByText('Line 5, event: A climb has at least 12 squares; this one has 5.')).toBeVisible();
    await expect(startButton(page)).toBeDisabled();
    await expect(page.locator('.route-field .route-profile')).toContainText('as it was before the mistake');
    await text.fill(shortLoop.replace('Bridge       | 20 | Sp  ', 'Bridge       | 20 | finish'));
    await expect(page.getByText('There is already a finish on line 6.')).toBeVisible();
    await text.fill(shortLoop.replace('red', 'mauve'));
    await expect(page.getByText('Line 4, colour: There is no colour “mauve”. The colours are: yellow, red, green, blue.')).toBeVisible();
    await noViolations(page);
    await fitsBothWidths(page);
    await page.getByRole('button', { name: /Line 4, colour/ }).click();
    await expect(text).toBeFocused();
    await text.fill(shortLoop);
    await expect(
      page
        .locator('.route-field')
        .getByRole('group', { name: /^Profile: 60 squares; Hill, C2 with malus 4, 36 to go; sprint at Bridge, 20 to go/ }),
    ).toBeVisible();
    await page.locator('#route-ready').selectOption({ index: 1 });
    await expect(text).not.toHaveValue(shortLoop);
    await page.getByRole('button', { name: 'Back to my route' }).click();
    await expect(text).toHaveValue(shortLoop);
    await expect(startButton(page)).toBeEnabled();
  },
);

test('a route is edited row by row and dragged on its profile; the text says the same', phoneFirst, async ({ page }) => {
  await setUpShortLoop(page);
  const field = page.locator('.route-field');
  await field.getByRole('button', { name: 'Edit as a table' }).click();
  await page.getByLabel('Location of row 4').fill('Old Bridge');
  await page.getByRole('button', { name: 'a climb' }).click();
  await expect(page.getByText('A climb has at least 12 squares')).toBeHidden();
  const top = page.getByRole('slider', { name: 'New climb, squares to go' }).last();
  const squares = Number(await top.getAttribute('aria-valuenow'));
  await top.focus();
  await page.keyboard.press('ArrowRight');
  await expect(top).toHaveAttribute('aria-valuenow', `${squares - 1}`);
  const bridge = page.getByRole('slider', { name: 'Old Bridge, squares to go' });
  const box = (await bridge.locator('circle').boundingBox()) as { x: number; y: number; width: number; height: number };
  const before = Number(await bridge.getAttribute('aria-valuenow'));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await bridge.getAttribute('aria-valuenow'))).toBeLessThan(before);
  await page.getByLabel('Location of row 1').fill('');
  await expect(page.getByRole('button', { name: /^Line 3, location/ })).toBeVisible();
  await expect(startButton(page)).toBeDisabled();
  await page.getByRole('button', { name: /^Line 3, location/ }).click();
  await expect(page.getByLabel('Location of row 1')).toBeFocused();
  await page.getByLabel('Location of row 1').fill('Gate');
  await page.getByRole('button', { name: 'Move climber up' }).click();
  await noViolations(page);
  await fitsBothWidths(page);
  await field.getByRole('button', { name: 'Edit as text' }).click();
  await expect(page.locator('#route-text')).toHaveValue(/New climb \(top\).*C2 \(4\)/);
  await expect(page.locator('#route-text')).toHaveValue(/hierarchy: climber, leader, sprinter, helper/);
  await expect(startButton(page)).toBeEnabled();
});

test('a start list is chosen, typed, brought as a file and edited in a table', { tag: '@any-width' }, async ({ page }) => {
  await openOptions(page);
  await page.getByRole('button', { name: 'Type or paste CSV' }).click();
  const text = page.locator('#riders-text');
  const own = 'Reds,Ann,leader\nReds,Bea,climber\nBlues,Cleo,boss\n';
  await text.fill(own);
  await expect(page.getByText('Line 3, type: “boss” is not a type of rider')).toBeVisible();
  await expect(startButton(page)).toBeDisabled();
  const many = Array.from({ length: 201 }, (_, index) => `Team ${index},Rider ${index},leader`).join('\n');
  await text.fill(many);
  await expect(page.getByText('Line 201: Too many riders: at most 200 can start.')).toBeVisible();
  await text.fill(own.replace('boss', 'sprinter'));
  const bring = page.getByLabel('Open a CSV file');
  await bring.setInputFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('team,rider,type\nOlé,José,leader\n', 'latin1'),
  });
  await expect(page.getByRole('alert')).toContainText('old.csv: Line 2: Some letters are broken. Save the text as UTF-8');
  await expect(text).toHaveValue(own.replace('boss', 'sprinter'));
  await bring.setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from('Olé;José;leader\nOlé;Luis;helper\n') });
  await expect(text).toHaveValue('Olé;José;leader\nOlé;Luis;helper\n');
  await page.locator('.start-list-field').getByRole('button', { name: 'Edit as a table' }).click();
  await page.getByLabel('Name of number 2').fill('José');
  await expect(page.getByText('José of Olé is already on line 2.')).toBeVisible();
  await page.getByLabel('Name of number 2').fill('Luis');
  await page.getByRole('button', { name: 'Add a rider' }).click();
  await expect(page.getByText('Line 4, rider: It is missing.')).toBeVisible();
  await page.getByLabel('Name of number 3').fill('Marta');
  await expect(page.getByLabel('Type of number 3')).toHaveValue('climber');
  await noViolations(page);
  await nothingOverflows(page);
  await page.locator('#jersey').selectOption('3 · Marta, Olé');
  await expect(startButton(page)).toBeEnabled();
});

test('a race rides itself: gaps, lower thirds, on from incident to incident, to the finish; the odds from the moment on show', {
  tag: '@any-width',
}, async ({ page }) => {
  await setUpShortLoop(page);
  await startButton(page).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.lower-third')).toBeVisible();
  // Nobody plays here, so nobody has to ask for them.
  const odds = page.locator('.odds');
  await expect(odds.locator('li b')).toHaveCount(5);
  await sameFavourite(page);
  const incident = page.getByRole('button', { name: 'Next incident' });
  const caption = page.locator('.lower-tag');
  await incident.click();
  // Chance decides what comes first; a top that is passed with it has the last word.
  await expect(caption).toHaveText(/^(Attack|Crash|Flat tyre|Split|Catch|Sprint|Finish|C2)$/);
  const before = await steps(page);
  await page.getByRole('button', { name: 'To the present' }).click();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(() => steps(page)).toBe(before + 1);
  await expect(page.getByRole('region', { name: 'Gaps' })).toContainText(/to go/);
  await noViolations(page);
  await nothingOverflows(page);
  await page.getByRole('button', { name: /Skip to the finish/ }).click();
  await expect(result(page)).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);

  await page.getByRole('button', { name: 'Forecast' }).click();
  await expect(page.getByText('This race is over.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'One step back' }).click();
  const step = (await steps(page)) - 1;
  await page.getByRole('button', { name: 'Forecast' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`many times from step ${step}`)).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'Races' }).fill('50');
  await dialog.getByRole('button', { name: 'Forecast' }).click();
  await expect(dialog.getByRole('status')).toHaveText('50 of 50 races · done');
  await page.keyboard.press('Escape');
  await expect(odds.locator('polyline')).toHaveCount(5);
  // All points are there, the first one too: the curve begins where the race did.
  const points = async () => (await odds.locator('polyline').first().getAttribute('points'))?.split(' ').length;
  await expect.poll(points).toBe(step + 1);
  await nothingOverflows(page);
});

test('a forecast can be stopped, and its seed gives the same figures as anywhere else', { tag: '@any-width' }, async ({ page }) => {
  await setUpShortLoop(page);
  await page.getByRole('button', { name: 'Forecast' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: 'Races' }).fill('1000000');
  await dialog.getByLabel('Seed').fill('alpe');
  await dialog.getByRole('button', { name: 'Forecast' }).click();
  await expect(dialog.locator('.chances tbody tr').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/of 1,000,000 races · stopped/);
  await dialog.getByRole('spinbutton', { name: 'Races' }).fill('200');
  await dialog.getByRole('button', { name: 'Forecast' }).click();
  await expect(dialog.getByRole('status')).toHaveText('200 of 200 races · done');
  await expect(dialog.getByRole('img', { name: /^Chances of winning: / })).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);
  const file = await textOf(page, () => dialog.getByRole('button', { name: 'Set-up for the command line' }).click());
  const setUp = parseSetUp(JSON.parse(file)) as { value: SetUp };
  const game = findGame('wielersim') as Game;
  const names = namesOf(game.race(setUp.value.options), [{ name: 'Commentator', colour: 'red', player: 'rule-of-thumb' }]);
  const here = csvOf(summarise(ridePart({ ...setUp.value, seed: 'alpe' }, 0, 200)), names);
  expect(await textOf(page, () => dialog.getByRole('button', { name: 'CSV' }).click())).toBe(`\uFEFF${here}\n`);
});

test('somebody backs a rider, sees them on the road, and is told how they did', phoneFirst, async ({ page }) => {
  await page.goto('/new/wielersim');
  await expect(page.locator('.which .route-profile')).toBeVisible();
  await page.getByRole('button', { name: 'Climbers' }).click();
  const chosen = page.locator('.back-list button').nth(1);
  const name = await chosen.locator('b').innerText();
  await chosen.click();
  await expect(page.locator('.you-back')).toContainText(name);
  await noViolations(page);
  await fitsBothWidths(page);
  await startButton(page).click();
  await page.getByRole('button', { name: /Skip to the finish/ }).click();
  await expect(result(page)).toBeVisible();
  await expect(page.locator('.finish > header')).toContainText(`You backed ${name}`);
  await expect(page.getByText(/^Before the start, their chance of winning was \d+ %\.$/)).toBeVisible();
  await expect(page.locator('.all-riders .active')).toContainText(name);
});

import type { Page } from '@playwright/test';
import { expect, fitsBothWidths, nothingOverflows, noViolations, openSetup, phoneFirst, result, rideToTheFinish, test } from './browser.ts';

/** Two people with a rider each, so that nothing happens by itself. */
async function twoPeople(page: Page): Promise<void> {
  await openSetup(page, 'leader-1');
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await page.getByLabel('Who plays, seat 2').selectOption('person');
  await page.getByLabel('Riders each').fill('1');
}

const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start the race' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
};

/** Chooses what is offered first until squares are to choose from. */
async function toTheSquares(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 40; clicks++) {
    const question = page.locator('#turn-title');
    const asked = await question.textContent();
    if (await page.locator('.square-target').first().isVisible()) return;
    const front = page.locator('.choice', { hasText: 'In front' });
    await ((await front.count()) > 0 ? front : page.locator('.choice:enabled').first()).click();
    await expect(question).not.toHaveText(asked ?? '');
  }
  throw new Error('nobody was asked for a square');
}

test('a race is chosen, built with its faults named, made up, and ridden to its end', { tag: '@any-width' }, async ({ page }) => {
  await twoPeople(page);
  const go = page.getByRole('button', { name: 'Start the race' });
  await page.getByLabel('Race', { exact: true }).selectOption('two-passes');
  await expect(page.getByRole('img', { name: 'A road of 12 hexagons' })).toBeVisible();
  await expect(page.locator('.race-sum')).toContainText('12 hexagons, 72 rows. Every rider starts with 56 energy.');

  await page.getByRole('button', { name: 'Edit this race' }).click();
  await expect(page.getByText('This race is ready to ride.')).toBeVisible();
  await page.getByRole('button', { name: /^6 / }).click();
  await page.getByRole('button', { name: 'Feed zone after row 34' }).click();
  await expect(page.getByText('A stage of 12 hexagons has 1 feed zone, not 0.')).toBeVisible();
  await expect(go).toBeDisabled();
  await page.getByRole('button', { name: 'Feed zone after row 33' }).click();
  await expect(page.getByText('This race is ready to ride.')).toBeVisible();

  await page.getByRole('button', { name: /^3 / }).click();
  await page.getByLabel('Category of the climb').selectOption('');
  await expect(page.locator('.workbench')).toContainText('The climb that begins on hexagon 3 needs a category.');
  await page.getByLabel('Category of the climb').selectOption('2');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('img', { name: 'A road of 11 hexagons' })).toBeVisible();
  await expect(page.locator('.race-sum')).toContainText('Every rider starts with 50 energy.');
  await page.getByRole('button', { name: '10a add after hexagon 3: plain, straight, 4 energy, 2 dark squares' }).click();
  await page.getByRole('button', { name: 'Turn over' }).click();
  await expect(page.getByRole('button', { name: /^4 (! )?mountain tile 10b, 6 energy/ })).toBeVisible();
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(page.getByRole('button', { name: /^3 (! )?mountain tile 10b, 6 energy/ })).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);

  // Emptied, and saved as it was before; opened again, it is the same race.
  await page.getByRole('button', { name: 'Clear the road' }).click();
  await expect(page.getByText('An empty road. Add the first tile from the box below.')).toBeVisible();
  await expect(go).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the plan' }).click();
  const file = await (await saving).path();
  await page.getByLabel('Race', { exact: true }).selectOption('three-harbours');
  await page
    .getByLabel('Open a plan')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"hexagons": ["99z"]}') });
  await expect(page.getByRole('alert')).toContainText('bad.json: ');
  await page.getByRole('button', { name: 'Build a new race' }).click();
  for (const tile of ['9a', '1b', '10b', '6b']) await page.getByRole('button', { name: new RegExp(`^${tile} add `) }).click();
  await expect(page.locator('.race-sum')).toContainText('4 hexagons, 24 rows. Every rider starts with 20 energy.');
  await page.getByRole('button', { name: 'Place the markers for me' }).click();
  await expect(page.getByText('This race is ready to ride.')).toBeVisible();
  await page.getByLabel('Open a plan').setInputFiles(file);
  await expect(page.getByRole('button', { name: /^3 (! )?mountain tile 10b, 6 energy/ })).toBeVisible();

  await page.getByText('Generate a race').click();
  await page.getByLabel('hexagons', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('img', { name: 'A road of 4 hexagons' })).toBeVisible();
  await expect(page.getByText('This race is ready to ride.')).toBeVisible();
  await start(page);
  await rideToTheFinish(page);
  await expect(result(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the race' }).last()).toBeEnabled();
  await nothingOverflows(page);
});

test(
  'a square is chosen on the road itself, with its price; the peloton, the phases and the energy are beside it',
  phoneFirst,
  async ({ page }) => {
    await twoPeople(page);
    await start(page);
    await toTheSquares(page);
    await expect(page.locator('.turn-steps [aria-current]')).toHaveText(/Attacks/);
    await expect(page.locator('.peloton-tile')).toBeVisible();
    await expect(page.locator('.tokens tbody tr')).toHaveCount(2);
    await expect(page.locator('.tokens tbody tr').first()).toContainText('throws the die');
    await expect(page.getByRole('img', { name: /^0 risks taken; the next one fails 33 % of the time/ }).first()).toBeVisible();
    await noViolations(page);
    await fitsBothWidths(page);
    const target = page.locator('.target').first();
    // The first rider to take is the rouleur: four squares from the plain, three of them free.
    await expect(target.locator('.price')).toHaveText('−1');
    await page.mouse.move(0, 0);
    await expect(page.getByText('On each square: its price in energy, and the risk in %.')).toBeVisible();
    // Nothing lies over the squares, not even where the question is under the thumb.
    const square = await target.locator('.hit-area').evaluate((area) => {
      const { left, top, width, height } = area.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === area;
    });
    expect(square).toBe(true);
    await target.locator('.hit-area').click();
    await expect(page.locator('.log-text', { hasText: /breaks away to row 5, lane 1, for 1 energy/ })).toBeVisible();
  },
);

test('a kept feed tile is seen by its player only', { tag: '@any-width' }, async ({ page }) => {
  await twoPeople(page);
  await start(page);
  const riders = { Black: 'Black 1', White: 'White 4' } as const;
  const looksLike = async (own: keyof typeof riders) => {
    const other = own === 'Black' ? 'White' : 'Black';
    const row = (name: string) => page.locator('.energy tr', { hasText: name });
    await expect(row(riders[own]).locator('.tile')).toHaveText(/^[2-5]$/);
    await expect(row(riders[other]).locator('.tile')).toHaveText('face down');
    await expect(
      page
        .locator('.log')
        .getByText(new RegExp(`^${riders[own]} draws a feed tile: [2-5]\\.$`))
        .first(),
    ).toBeAttached();
    await expect(page.locator('.log').getByText(`${riders[other]} draws a feed tile.`, { exact: true }).first()).toBeAttached();
    expect(await page.content()).not.toContain(`${riders[other]} draws a feed tile:`);
  };
  const asked = async () => ((await page.locator('#turn-title').textContent())?.startsWith('Black') ? 'Black' : 'White');
  const seen = new Set<string>();
  for (let clicks = 0; clicks < 20 && seen.size < 2; clicks++) {
    const who = await asked();
    // The tiles are drawn when all have lined up.
    if ((await page.locator('.energy .tile').count()) === 2) {
      await looksLike(who);
      seen.add(who);
    }
    const question = await page.locator('#turn-title').textContent();
    await page.locator('.choice:enabled').first().click();
    await expect(page.locator('#turn-title')).not.toHaveText(question ?? '');
  }
  expect(seen.size).toBe(2);
  // A record has every die in it, those of the tiles too.
  await expect(page.getByRole('button', { name: 'Save after the finish' })).toBeDisabled();
});

test('a choice can be taken back, but not a feed tile that all have seen', { tag: '@any-width' }, async ({ page }) => {
  await twoPeople(page);
  await start(page);
  await toTheSquares(page);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(page.locator('.energy .tile')).toHaveCount(2);
  await page.locator('.choice', { hasText: 'feed tile' }).click();
  await expect(page.locator('.energy .tile')).toHaveCount(1);
  const hold = page.locator('.choice:enabled', { hasText: 'Nobody breaks away' });
  await expect(hold).toBeVisible();
  await expect(undo).toHaveCount(0);
  const question = await page.locator('#turn-title').textContent();
  await hold.click();
  await undo.click();
  await expect(page.locator('#turn-title')).toHaveText(question ?? '');
  await expect(hold).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('the map with everybody on it is one tap away', phoneFirst, async ({ page }) => {
  await page.goto('/new/leader-1');
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.getByRole('button', { name: 'Map' }).click();
  const map = page.getByRole('dialog', { name: 'Map' });
  await expect(map.locator('.race-map')).toBeVisible();
  // The whole field waits in the peloton.
  await expect(map.locator('.map-token text')).toHaveText('12');
  await noViolations(page);
  await fitsBothWidths(page);
});

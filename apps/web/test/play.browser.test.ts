import {
  clickToTheFinish,
  expect,
  gzipped,
  navigate,
  nothingOverflows,
  noViolations,
  openSetup,
  result,
  startAmongPeople,
  startRace,
  steps,
  test,
} from './browser.ts';

test('a stranger plays a whole race by clicking, and again in another seating order', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  await startRace(page);
  await clickToTheFinish(page);
  await expect(result(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /^1: .*, 2: .*, 3: / })).toBeVisible();
  await expect(page.locator('.all-riders li')).toHaveCount(12);
  await expect(page.locator('.story li')).toHaveCount(5);
  await page.getByRole('button', { name: 'Places' }).click();
  await expect(page.getByText('Place in the race, round by round')).toBeVisible();
  await page.getByText('Were the dice fair?').click();
  await expect(page.getByText(/throws of 2 dice/)).toBeVisible();
  await nothingOverflows(page);
  await noViolations(page);
  await page.getByRole('button', { name: 'Rematch, new seating order' }).click();
  await expect(page.locator('.seats .name').first()).toHaveText('Blue bot');
});

test('a whole race by keyboard alone', { tag: '@any-width' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Los Ciclistas' }).focus();
  await page.keyboard.press('Enter');
  for (const left of [2, 1]) {
    await page.getByRole('button', { name: 'One fewer bot' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`You against ${left} bot`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Start the race' }).focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 600 && !(await result(page).isVisible()); presses++) {
    await page.locator('.choice:enabled, .turn.waiting, .finish').first().waitFor();
    await page.keyboard.press((await page.locator('.choice:enabled').count()) > 0 ? 'Enter' : 'f');
  }
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(result(page)).toBeHidden();
  await page.keyboard.press('Home');
  await expect(page.locator('.step-count')).toContainText('step 0 of');
  await page.keyboard.press('End');
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: /the rules/ })).toContainText('LC-3.1');
});

test('two people at one screen: choices, log and scrubber explain the race; a second window and a reload lose nothing', {
  tag: '@any-width',
}, async ({ page, context }) => {
  test.setTimeout(180_000);
  await startAmongPeople(page, 2);
  await expect(page).toHaveTitle('Los Ciclistas · Gruppetto');
  const count = page.locator('.step-count');
  const choose = async (from: number, to: number) => {
    for (let step = from; step <= to; step++) {
      await page.locator('.choice:enabled').first().click();
      await expect.poll(() => steps(page)).toBe(step);
    }
  };

  await test.step('a choice shows on the road what it would mean, and why another is not there', async () => {
    await expect(page.locator('.spread rect')).toHaveCount(11);
    await choose(1, 1);
    await page.keyboard.press('b');
    const board = page.locator('.text-board');
    await expect(board).toContainText('60 spaces. 1 rider on the road.');
    await expect(board.locator('tbody tr')).toHaveCount(1);
    await expect(board.locator('tbody td')).toHaveText('Red 1');
    await choose(2, 6);
    await expect(page.locator('.barred')).toContainText('nobody moves before them');
    await expect(page.locator('.barred')).toContainText('LC-3.1');
  });

  await test.step('the scrubber goes through the whole race and plays it again', async () => {
    await page.getByRole('slider', { name: 'Moment of the race' }).fill('2');
    await expect(count).toHaveText('step 2 of 6');
    await expect(page.locator('.choice')).toHaveCount(0);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(count).toHaveText('step 3 of 6');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(count).toHaveText('step 6 of 6');
    await expect(page.locator('.choice').first()).toBeVisible();
  });

  await test.step('two windows on one table: the second is told what it missed', async () => {
    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto(page.url());
    await expect(other.locator('.choice').first()).toBeVisible();
    await choose(7, 7);
    await expect.poll(() => steps(other)).toBe(7);
    await other.locator('.choice').first().click();
    await expect.poll(() => steps(page)).toBe(8);
    await other.close();
  });

  await test.step('a reload in the middle loses nothing', async () => {
    await choose(9, 10);
    const before = await page.locator('.log ol').textContent();
    await page.reload();
    await expect.poll(() => steps(page)).toBe(10);
    expect(await page.locator('.log ol').textContent()).toBe(before);
    await navigate(page, '/');
    await expect(page.getByRole('heading', { name: 'Your races' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue Los Ciclistas with Red, Blue' }).click();
    await page.locator('.choice:enabled').first().click();
    await expect.poll(() => steps(page)).toBeGreaterThan(10);
  });

  await test.step('the log leads to its moment and says why', async () => {
    const line = page.locator('.log li', { hasText: 'Red 1' }).first();
    await line.getByRole('button', { name: 'why?' }).click();
    await expect(line.locator('.why-box')).toContainText('LC-1.4');
    await expect(line.locator('.why-box')).toContainText('throws two dice for them');
    await expect(line.locator('.why-box .die')).toHaveCount(2);
    await line.locator('.log-seek').click();
    await expect(count).toHaveText(/^step 1 of 1\d$/);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(count).toHaveText('step 1 of 1');
    await navigate(page, '/');
    await expect(page.locator('.races li')).toHaveCount(2);
  });

  await test.step('the set-up is as it was left, until somebody wants the usual one', async () => {
    await openSetup(page, 'los-ciclistas');
    await expect(page.getByLabel('Who plays, seat 2')).toHaveValue('person');
    await expect(page.locator('.seat-list li')).toHaveCount(2);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(page.getByLabel('Who plays, seat 2')).toHaveValue('rule-of-thumb');
    await expect(page.locator('.seat-list li')).toHaveCount(4);
  });
});

test('real dice are typed in by people and thrown by bots', { tag: '@any-width' }, async ({ page }) => {
  await startAmongPeople(page, 2, async () => {
    await page.getByLabel('Real dice').check();
    await page.getByLabel('Who plays, seat 2').selectOption('rule-of-thumb');
  });
  await page.locator('.choice').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Red: throw your dice' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose again' }).click();
  await page.locator('.choice').first().click();
  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.getByRole('button', { name: '6', exact: true }).click();
  await expect(page.locator('.log ol')).toContainText('Red 1 throws 5 + 6 and starts on 11.');
  await expect(page.locator('.log ol')).toContainText(/Blue \d throws/);
  await page.locator('.choice').first().click();
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await expect(page.locator('.log ol')).toContainText('throws 2 + 3 and starts on 5.');
});

test('a draft is taken back, but not once dice have fallen', { tag: '@any-width' }, async ({ page }) => {
  await startAmongPeople(page, 2, async () => page.getByLabel('Real dice').check());
  const typed = async (a: number, b: number) => {
    await page.locator('.choice', { hasText: 'Throw' }).first().click();
    await page.keyboard.press(`${a}`);
    await page.keyboard.press(`${b}`);
  };
  for (const [index, dice] of [
    [6, 6],
    [6, 6],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ].entries()) {
    await typed(dice[0], dice[1]);
    await expect.poll(() => steps(page)).toBe(index + 1);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await typed(4, 5);
  await expect(page.locator('#turn-title')).toHaveText('Blue 1: throw or draft?');
  await page.locator('.choice', { hasText: 'Draft' }).click();
  await expect(page.locator('.log ol')).toContainText('Blue 1 takes Red 1’s wheel to 20 and earns a bonus.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#turn-title')).toHaveText('Blue 1: throw or draft?');
  await expect(page.locator('.log ol')).not.toContainText('takes Red');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('bots ride a race to its end while one watches, with movement', { tag: '@any-width' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch a race' }).click();
  await expect.poll(() => steps(page), { timeout: 20_000 }).toBeGreaterThan(3);
  await expect(page.locator('.fallen .die').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.keyboard.press('f');
  await expect(result(page)).toBeVisible({ timeout: 30_000 });
});

test('the first page is small', { tag: '@any-width' }, async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipped(body), 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(110_000);
});

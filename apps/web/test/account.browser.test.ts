import { readFile } from 'node:fs/promises';
import { fitsBothWidths, nothingOverflows, noViolations, phoneFirst } from './browser.ts';
import { expect, makeKey, password, signUp, test } from './office.ts';

const other = 'quite another one';

test('accounts: the owner makes keys, a key works once, what is wrong is said beside its field', { tag: '@any-width' }, async ({
  page,
  browser,
  server,
  network,
}) => {
  network.mayFail = true;
  await page.goto('/account');
  await expect(page.getByText('Nobody has signed up here yet')).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(2);
  await page.getByLabel('Name').fill('Olga');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.locator('.asked .problem')).toHaveCount(1);
  await noViolations(page);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Signed in as Olga' })).toBeVisible();
  await expect(page.getByText('Owner of this server')).toBeVisible();
  await page.getByRole('link', { name: 'Run this server' }).click();
  await expect(page.getByRole('heading', { name: 'Your server' })).toBeVisible();
  await page.getByLabel('How many').fill('2');
  await page.getByRole('button', { name: 'Create keys' }).click();
  await expect(page.getByLabel('Sign-up key')).toHaveCount(2);
  const key = await page.getByLabel('Sign-up key').first().inputValue();
  await expect(page.getByText('Olga created 2 keys.')).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);

  const guest = await browser.newContext({ baseURL: server.url });
  const guests = await guest.newPage();
  await guests.goto('/account');
  await guests.getByRole('button', { name: /No account yet/ }).click();
  await guests.getByLabel('Name').fill('Gus');
  await guests.getByLabel('Password').fill(password);
  await guests.getByLabel('Sign-up key').fill('no such key');
  await guests.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(guests.getByRole('alert')).toBeVisible();
  await guests.getByLabel('Sign-up key').fill(key);
  await guests.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(guests.getByRole('heading', { name: 'Signed in as Gus' })).toBeVisible();
  await expect(guests.getByRole('link', { name: 'Run this server' })).toBeHidden();
  await guests.getByLabel('What it is for').fill('my bot');
  await guests.getByRole('button', { name: 'Create token' }).click();
  await expect(guests.getByLabel('Token', { exact: true })).toHaveValue(/^gruppetto_/);
  await guests.getByRole('link', { name: 'How to use the API' }).click();
  await expect(guests.getByText('GET /api/tokens')).toBeVisible();
  await noViolations(guests);
  await page.reload();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: /^Suspend\?/ }).click();
  await expect(page.getByText('Olga suspended Gus')).toBeVisible();
  await guests.goto('/account');
  await expect(guests.getByRole('button', { name: /No account yet/ })).toBeVisible();
  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByText('Olga lifted the suspension of Gus')).toBeVisible();
  await guests.getByLabel('Name').fill('Gus');
  await guests.getByLabel('Password').fill(password);
  await guests.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(guests.getByRole('heading', { name: 'Signed in as Gus' })).toBeVisible();
  await guests.getByRole('button', { name: 'Sign out', exact: true }).click();

  await guests.getByRole('button', { name: /No account yet/ }).click();
  await guests.getByLabel('Name').fill('Second');
  await guests.getByLabel('Password').fill(password);
  await guests.getByLabel('Sign-up key').fill(key);
  await guests.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(guests.getByRole('alert')).toBeVisible();
  await guest.close();
});

test('accounts: sign in, change the password, sign out everywhere, export, delete', { tag: '@any-width' }, async ({
  page,
  context,
  browser,
  server,
  network,
}) => {
  network.mayFail = true;
  await signUp(context, server.url, 'Olga');
  await page.goto('/account');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(other);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  const second = await browser.newContext({ baseURL: server.url });
  const elsewhere = await second.newPage();
  await elsewhere.goto('/account');
  await elsewhere.getByLabel('Name').fill('olga');
  await elsewhere.getByLabel('Password').fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByText('That name and password don’t match.')).toBeVisible();
  await elsewhere.getByLabel('Password').fill(other);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Signed in as Olga' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Olga');

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await second.close();

  await page.getByLabel('Name').fill('Olga');
  await page.getByLabel('Password').fill(other);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await noViolations(page);
  await page.getByRole('dialog').getByLabel('Password').fill('not this one at all');
  await page.getByRole('button', { name: 'Delete everything for good' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password').fill(other);
  await page.getByRole('button', { name: 'Delete everything for good' }).click();
  await expect(page.getByText('Nobody has signed up here yet')).toBeVisible();
});

test('accounts: a forgotten password is set anew by a link of the owner, once', { tag: '@any-width' }, async ({
  page,
  context,
  browser,
  server,
  network,
}) => {
  network.mayFail = true;
  await signUp(context, server.url, 'Olga');
  const forgetful = await browser.newContext({ baseURL: server.url });
  await signUp(forgetful, server.url, 'Gus', await makeKey(context, server.url));
  await page.goto('/owner');
  await page.getByRole('button', { name: 'Reset link: Gus' }).click();
  const link = await page.getByLabel('Reset link', { exact: true }).inputValue();
  const pages = await forgetful.newPage();
  await pages.goto(link);
  await pages.getByLabel('New password').fill(other);
  await pages.getByRole('button', { name: 'Set password' }).click();
  await pages.getByRole('link', { name: 'Sign in' }).click();
  await pages.getByLabel('Name').fill('Gus');
  await pages.getByLabel('Password').fill(other);
  await pages.getByRole('button', { name: 'Sign in' }).click();
  await expect(pages.getByRole('heading', { name: 'Signed in as Gus' })).toBeVisible();
  await pages.goto(link);
  await pages.getByLabel('New password').fill(password);
  await pages.getByRole('button', { name: 'Set password' }).click();
  await expect(pages.getByRole('alert')).toBeVisible();
  await forgetful.close();
});

test('accounts: the owner goes back to a backup, and everything is as it was', { tag: '@any-width' }, async ({
  page,
  context,
  browser,
  server,
  network,
}) => {
  // While it restores, the server answers with 503 or not at all.
  network.mayFail = true;
  await signUp(context, server.url, 'Olga');
  await page.goto('/owner');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('1 account, 0 tours and 0 tables')).toBeVisible();
  const guest = await browser.newContext({ baseURL: server.url });
  await signUp(guest, server.url, 'Gus', await makeKey(context, server.url));
  await page.reload();
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Gus');

  await page.getByRole('button', { name: /^Restore/ }).click();
  await noViolations(page);
  await page.getByRole('dialog').getByLabel('Password').fill('not this one at all');
  await page.getByRole('button', { name: /^Restore, and lose everything since/ }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /^Restore, and lose everything since/ }).click();
  await expect(page.getByRole('status').getByText(/^Olga restored the backup gruppetto-.*\.backup\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'People' })).not.toContainText('Gus');
  await expect(page.getByText(/^before-restore-/)).toBeVisible();
  await noViolations(page);
  await nothingOverflows(page);
  await guest.close();
});

test('without the server the pages say so, and go on when it is back', phoneFirst, async ({ page, context, network }) => {
  network.mayFail = true;
  await context.route('**/api/**', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'The server can’t be reached' })).toBeVisible();
  await noViolations(page);
  await fitsBothWidths(page);
  await context.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
});

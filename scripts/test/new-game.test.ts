import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, extname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../parts/chromium.cjs';
import { soaks } from './soaks.ts';

const root = join(import.meta.dirname, '..', '..');
let tree: string;

/** Only what `npm install` would do here: a link to the new workspace. */
const fakeNpm = `#!/bin/sh
ln -s ../../packages/games/penny-farthing node_modules/@gruppetto/penny-farthing
`;

function run(...args: readonly string[]) {
  const env = { ...process.env, PATH: [join(tree, 'bin'), process.env.PATH].join(delimiter) };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, env, encoding: 'utf8', maxBuffer: 1e8 });
  return { status, said: `${stdout}${stderr}` };
}

/** The repository as it is, with its installed packages, in another place. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'gruppetto-new-game-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of stdout.split('\n').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  mkdirSync(join(tree, 'node_modules', '@gruppetto'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@gruppetto' && !one.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  const workspaces = ['packages', 'packages/games', 'apps'].flatMap((parent) =>
    readdirSync(join(tree, parent)).map((name) => join(parent, name)),
  );
  for (const folder of workspaces.filter((one) => existsSync(join(tree, one, 'package.json')))) {
    const { name } = JSON.parse(readFileSync(join(tree, folder, 'package.json'), 'utf8'));
    if (name.startsWith('@gruppetto/')) symlinkSync(join(tree, folder), join(tree, 'node_modules', name));
  }
  mkdirSync(join(tree, 'bin'));
  writeFileSync(join(tree, 'bin', 'npm'), fakeNpm);
  chmodSync(join(tree, 'bin', 'npm'), 0o755);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each([[[]], [['Penny Farthing']], [['los-ciclistas']], [['penny', 'farthing']]])('%j gets a sentence, and makes nothing', (args) => {
  const { status, said } = run('scripts/new-game.cjs', ...args);
  expect(status).toBe(2);
  expect(said).toMatch(/^(Say what the game is called|There is a game "los-ciclistas" already)/);
});

describe('npm run new-game penny-farthing', { timeout: 300_000 }, () => {
  let browser: Browser;
  let server: Server;

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('makes a room that passes the contract suite and the linter', () => {
    const { status, said } = run('scripts/new-game.cjs', 'penny-farthing');
    expect(said).toContain('Penny Farthing has its room');
    expect(status).toBe(0);
    const tests = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'packages/games/penny-farthing',
      // What is said of all games is read again in the soak, but for the races of all of them.
      soaks ? 'packages/catalogue' : 'packages/catalogue/test/catalogue.test.ts',
      '--exclude',
      '**/languages.test.ts',
    );
    expect(tests.status, tests.said).toBe(0);
    const lint = run('node_modules/@biomejs/biome/bin/biome', 'check', 'packages/games/penny-farthing', 'packages/catalogue');
    expect(lint.status, lint.said).toBe(0);
  });

  // "npm test" has seen to it that there is one; "npm run check" leaves the browser out.
  test.skipIf(findChromium() === undefined)('which stands on the start page and rides in the browser', async () => {
    const built = run('node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error', '--minify', 'false');
    expect(built.status, built.said).toBe(0);
    server = createServer(({ url = '/' }, response) => {
      const file = join(tree, 'apps/web/dist', new URL(url, 'http://page').pathname);
      const found = extname(file) !== '' && existsSync(file);
      if (!found && url.startsWith('/api')) return void response.writeHead(503).end();
      const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
      response.writeHead(200, { 'content-type': (found && types[extname(file)]) || 'text/html' });
      response.end(readFileSync(found ? file : join(tree, 'apps/web/dist/index.html')));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() as string });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: 'Watch Penny Farthing' }).click();
    await page.getByRole('button', { name: /Skip to the finish/ }).click({ timeout: 120_000 });
    await page.locator('#result-title').waitFor({ timeout: 120_000 });
  });
});

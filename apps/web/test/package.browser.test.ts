import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '@gruppetto/catalogue';
import { version } from '@gruppetto/kernel';
import { expect, test } from '@playwright/test';
import { makePackage } from '../../../scripts/parts/pack.cjs';
import { startRegistry } from '../../../scripts/test/offline-registry.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** It may grow, but not without anybody noticing. */
const maxBytes = 10_000_000;

let place: string;
let registry: Awaited<ReturnType<typeof startRegistry>>;

test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'gruppetto-package-'));
  registry = await startRegistry();
});
test.afterAll(async () => {
  await registry.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Runs a program in the folder where the package is installed; nothing but its own data folder is known to it. */
async function run(command: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: place, npm_config_registry: registry.url, npm_config_cache: join(place, 'cache') };
  const child = spawn(command, args, { cwd: join(place, 'folder'), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  const code = await new Promise((done) => child.once('close', done));
  expect(code, `${command} ${args.join(' ')}: ${err}${out}`).toBe(0);
  return out;
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else yield file;
  }
}

/** What only we need, and what names a place on this machine. */
const unwanted = (folder: string): readonly string[] =>
  [...filesIn(folder)].filter((file) => {
    if (/\.(map|tsx|tsbuildinfo)$|[^d]\.ts$|\/(test|testkit|decisions|scripts)\//.test(file.slice(folder.length))) return true;
    return /\.(js|ts|json|html|css|md)$/.test(file) && readFileSync(file, 'utf8').includes(root);
  });

/** A program of docs/library.md, and what it prints. */
const programs = [
  ...readFileSync(join(root, 'docs/library.md'), 'utf8').matchAll(/^```js\n([^`]*(?:`[^`\n]+`[^`]*)*)^```\n\n^```text\n([^`]*)^```$/gm),
];

const typed = `${gameIds.map((id, at) => `import { room as room${at} } from 'gruppetto/${id}/room';`).join('\n')}
import { type Game, SeededDice } from 'gruppetto/kernel';
import { findGame } from 'gruppetto/catalogue/all';
const games: readonly string[] = [${gameIds.map((_, at) => `room${at}.game.id`).join(', ')}];
const found: Game | undefined = findGame(games[0] ?? '');
// @ts-expect-error a seed is a text
new SeededDice(7);
export { found };
`;

test('the package installs in an empty folder, rides, serves and is imported @any-width', async ({ page }) => {
  test.setTimeout(300_000);
  const file = await makePackage();
  const { size } = statSync(file);
  console.log(`the package has ${(size / 1e6).toFixed(2)} MB`);
  expect(size).toBeLessThan(maxBytes);

  mkdirSync(join(place, 'folder'));
  await run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', file);
  const installed = join(place, 'folder/node_modules/gruppetto');
  expect(unwanted(installed)).toEqual([]);

  const gruppetto = join(place, 'folder/node_modules/.bin/gruppetto');
  expect(await run(gruppetto, '--version')).toBe(`${version}\n`);
  expect(programs.length).toBeGreaterThan(2);
  await Promise.all([
    ...gameIds.map(async (id) => expect(await run(gruppetto, 'race', id, '--seed', 'alpe'), id).not.toBe('')),
    ...programs.map(async ([, program = '', output], at) => {
      writeFileSync(join(place, `folder/try-${at}.mjs`), program);
      expect(await run(process.execPath, `try-${at}.mjs`)).toBe(output);
    }),
  ]);
  writeFileSync(join(place, 'folder/typed.mts'), typed);
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', 'typed.mts'],
    { cwd: join(place, 'folder'), encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });

  const server = spawn(gruppetto, ['serve', '--port', '0', '--data', join(place, 'data')], {
    env: { PATH: process.env.PATH, HOME: place },
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (text) => {
          said += text;
          const found = /http:\/\/localhost:\d+/.exec(said);
          if (found) resolve(found[0]);
        });
      server.once('close', () => reject(new Error(said)));
    });
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok', version });
    expect(await run(gruppetto, 'doctor', '--url', address)).toContain(`ok  Address: ${address} answers with Gruppetto ${version}.`);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(`Gruppetto ${version}`)).toBeVisible();
  } finally {
    const ended = new Promise((done) => server.once('close', done));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});

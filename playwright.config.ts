import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/parts/chromium.cjs';
import { scratch } from './scripts/parts/scratch.cjs';

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? `${address.port}` : ''));
    });
  });

// The workers read this file again and must come to the same port: they inherit the environment.
process.env.GRUPPETTO_TEST_PORT ??= await freePort();
// What the tests keep is kept nowhere else, and not for long.
if (!process.env.GRUPPETTO_TEST_DATA) {
  const folder = mkdtempSync(join(scratch(), 'gruppetto-browser-'));
  process.env.GRUPPETTO_TEST_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const baseURL = `http://127.0.0.1:${process.env.GRUPPETTO_TEST_PORT}`;

const executablePath = findChromium();
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export default defineConfig({
  testDir: 'apps/web/test',
  testMatch: '*.browser.test.ts',
  fullyParallel: true,
  // What is compiled needs no second compiler in every worker.
  build: { external: ['**/dist/**'] },
  forbidOnly: true,
  // They wait for pages half of their time.
  workers: Math.max(3, availableParallelism()),
  // Against a test that hangs, not a measure of speed: a machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    // It would fetch the whole app for every test; those that are about it let it in.
    serviceWorkers: 'block',
    // A control that isn't there fails its own step, not the whole test minutes later.
    actionTimeout: 30_000,
    launchOptions: { args: [...asRoot, ...quiet], ...(executablePath && { executablePath }) },
  },
  // Some run at both widths; one is enough for what makes no difference, or is made for a phone. The longest journeys begin first.
  projects: [
    { name: 'phone', grepInvert: /@any-width/, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `node scripts/start.cjs --port ${process.env.GRUPPETTO_TEST_PORT}`,
    env: { GRUPPETTO_DATA: process.env.GRUPPETTO_TEST_DATA, DATABASE_URL: '' },
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

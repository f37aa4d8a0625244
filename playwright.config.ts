import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/parts/chromium.cjs';

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? `${address.port}` : ''));
    });
  });

// The workers read this file again and must come to the same port: they inherit the environment.
process.env.GRUPPETTO_TEST_PORT ??= await freePort();
const baseURL = `http://127.0.0.1:${process.env.GRUPPETTO_TEST_PORT}`;

const executablePath = findChromium();
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export default defineConfig({
  testDir: 'apps/web/test',
  testMatch: '*.browser.test.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // Against a test that hangs, not a measure of speed: a machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: { args: [...asRoot, ...quiet], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `node scripts/start.cjs --port ${process.env.GRUPPETTO_TEST_PORT}`,
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

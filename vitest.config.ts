import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run on the sources of every package, not on what was built last.
const conditions = ['source', 'node'];

// Against a test that hangs, not a measure of speed: a machine may be busy.
const within = (limit: number) => ({ testTimeout: limit, hookTimeout: limit });

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    // What one file has loaded serves the next: loading the server for each costs a quarter of the time.
    isolate: false,
    // Many wait for processes and databases.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/test/**/*.test.ts'],
          ...within(600_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['{apps,bench,scripts}/**/test/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          globalSetup: ['apps/server/test/door.ts'],
          ...within(60_000),
        },
      },
    ],
  },
});

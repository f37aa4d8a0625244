import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run on the sources of every package, not on what was built last.
const conditions = ['source', 'node'];

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    include: ['{packages,apps,bench,scripts}/**/test/**/*.test.{ts,tsx}'],
    globalSetup: ['apps/server/test/door.ts'],
    // Many wait for processes and databases.
    maxWorkers: Math.max(4, availableParallelism()),
    // Against a test that hangs, not a measure of speed: a machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
  },
});

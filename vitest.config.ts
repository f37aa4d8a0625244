import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests run on the sources of every package, not on what was built last.
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  resolve: { conditions: ['source', 'node', 'import', 'default'] },
  test: { include: ['{packages,apps}/**/test/**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'] },
});

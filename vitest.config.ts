import { defineConfig } from 'vitest/config';

// Tests run on the sources of every package, not on what was built last.
const conditions = ['source', 'node'];

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    include: ['{packages,apps,bench,scripts}/**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
  },
});

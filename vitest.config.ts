import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests run on the sources of every package, not on what was built last.
const conditions = ['source', 'node'];

// Against a test that hangs, not a measure of speed: a machine may be busy.
const limit = 600_000;

/** They take long for their size, by which Vitest would order them. */
const slow =
  /\/(contract|free-loop|kill[a-z-]*|languages|load|long-races|new-game|postgres-restarts|simulation|tables-(engines|faults|processes))\.test\.ts$/;

/** Slow ones first, so that no core waits for one at the end; and last what waits for nothing. */
const rankOf = ({ moduleId }: TestSpecification): number => (moduleId.includes('/packages/') ? 2 : 0) + (slow.test(moduleId) ? 0 : 1);

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    include: ['{packages,apps,bench,scripts}/**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    globalSetup: ['apps/server/test/door.ts'],
    testTimeout: limit,
    hookTimeout: limit,
    // What one file has loaded serves the next: loading the server for each costs a quarter of the time.
    isolate: false,
    // Room for what a test makes: collecting garbage would be measured where work is counted (growth.test.ts).
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    // Many wait for processes and databases.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { sequencer: SlowestFirst },
  },
});

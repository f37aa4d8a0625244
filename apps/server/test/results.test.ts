import { expect, test } from 'vitest';
import { Results, type ResultsOptions } from '../src/results/results.ts';

/** Results of a database that fails so often, and the attempts that are waiting. */
function resultsOf(failures: number) {
  const waiting: (() => void)[] = [];
  const log = { reads: 0, errors: 0 };
  const options = {
    store: {
      async read() {
        if (++log.reads <= failures) throw new Error('the database is away');
        return undefined;
      },
    },
    parts: [],
    log: { error: () => log.errors++ },
    timing: {
      after: (_milliseconds: number, call: () => void) => {
        waiting.push(call);
        return () => waiting.splice(waiting.indexOf(call), 1);
      },
    },
  } as unknown as ResultsOptions;
  return { results: new Results(options), waiting, log };
}

test('a result that could not be settled is settled later, as often as it takes', async () => {
  const { results, waiting, log } = resultsOf(3);
  await results.settle('a race');
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect({ ...log, waiting: waiting.length }).toEqual({ reads: attempt, errors: attempt, waiting: 1 });
    waiting.shift()?.();
    await results.settle('a race');
  }
  expect({ ...log, waiting: waiting.length }).toEqual({ reads: 4, errors: 3, waiting: 0 });
});

test('a server that stops tries no more', async () => {
  const { results, waiting } = resultsOf(1);
  await results.settle('a race');
  await results.close();
  expect(waiting).toEqual([]);
});
